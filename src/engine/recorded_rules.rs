//! Rules in a record of a game.

use std::fmt;

use serde::de::value::{MapAccessDeserializer, StringDeserializer};
use serde::de::{DeserializeSeed, Error, IntoDeserializer as _, MapAccess, Visitor};
use serde::{Deserialize, Deserializer};

use super::rules::{Capicua, Rules};

/// The name of [`Rules::capicua_equal_ends`] in a file.
pub(super) const CAPICUA_EQUAL_ENDS: &str = "capicua_equal_ends";

/// The rules in a record, which must replay the game as it was played.
///
/// Before the rule [`Rules::capicua_equal_ends`] existed, a capicúa with equal ends scored, so the
/// rule is on in records that lack it.
#[derive(Debug, Clone, Copy)]
pub(super) struct RecordedRules(pub Rules);

impl<'de> Deserialize<'de> for RecordedRules {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_struct("Rules", &[], RulesVisitor)
    }
}

struct RulesVisitor;

impl<'de> Visitor<'de> for RulesVisitor {
    type Value = RecordedRules;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("struct Rules")
    }

    fn visit_map<A: MapAccess<'de>>(self, fields: A) -> Result<RecordedRules, A::Error> {
        let mut has_equal_ends_field = false;
        let rules = Rules::deserialize(MapAccessDeserializer::new(RuleFields {
            fields,
            has_equal_ends_field: &mut has_equal_ends_field,
        }))?;
        let is_older = !has_equal_ends_field && rules.capicua != Capicua::None;
        Ok(RecordedRules(Rules {
            capicua_equal_ends: rules.capicua_equal_ends || is_older,
            ..rules
        }))
    }
}

/// Passes on the fields of the rules, and notes whether one of them is [`CAPICUA_EQUAL_ENDS`].
struct RuleFields<'a, A> {
    fields: A,
    has_equal_ends_field: &'a mut bool,
}

impl<'de, A: MapAccess<'de>> MapAccess<'de> for RuleFields<'_, A> {
    type Error = A::Error;

    fn next_key_seed<K: DeserializeSeed<'de>>(
        &mut self,
        seed: K,
    ) -> Result<Option<K::Value>, A::Error> {
        let Some(Identifier(name)) = self.fields.next_key()? else {
            return Ok(None);
        };
        *self.has_equal_ends_field |= name == CAPICUA_EQUAL_ENDS;
        let name: StringDeserializer<A::Error> = name.into_deserializer();
        seed.deserialize(name).map(Some)
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, A::Error> {
        self.fields.next_value_seed(seed)
    }
}

struct Identifier(String);

impl<'de> Deserialize<'de> for Identifier {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct NameVisitor;

        impl Visitor<'_> for NameVisitor {
            type Value = Identifier;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("the name of a rule")
            }

            fn visit_str<E: Error>(self, name: &str) -> Result<Identifier, E> {
                Ok(Identifier(name.to_owned()))
            }
        }

        deserializer.deserialize_identifier(NameVisitor)
    }
}

/// Reads the rules of a record. For serde's `deserialize_with`.
pub(super) fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Rules, D::Error> {
    RecordedRules::deserialize(deserializer).map(|RecordedRules(rules)| rules)
}

/// Reads the changed rules of a recorded round, if any. For serde's `deserialize_with`.
pub(super) fn read_changed<'de, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<Option<Rules>, D::Error> {
    let rules = Option::<RecordedRules>::deserialize(deserializer)?;
    Ok(rules.map(|RecordedRules(rules)| rules))
}
