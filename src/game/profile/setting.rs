//! What can be set, one by one: what the rules and the display have in common.

use strum::VariantArray;

/// Value of a setting.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SettingValue {
    /// A switch is on (`true`) or off.
    Switch(bool),
    /// One of several values with names.
    Name(&'static str),
    /// A number of something, or no limit.
    Number(Option<u16>),
}

impl SettingValue {
    /// A name for it that no language changes.
    pub fn id(self) -> String {
        match self {
            Self::Switch(true) => "on".to_owned(),
            Self::Switch(false) => "off".to_owned(),
            Self::Name(name) => name.to_owned(),
            Self::Number(Some(number)) => number.to_string(),
            Self::Number(None) => "none".to_owned(),
        }
    }
}

impl From<u8> for SettingValue {
    fn from(number: u8) -> Self {
        Self::Number(Some(number.into()))
    }
}

impl From<Option<u8>> for SettingValue {
    fn from(number: Option<u8>) -> Self {
        Self::Number(number.map(u16::from))
    }
}

impl From<Option<u16>> for SettingValue {
    fn from(number: Option<u16>) -> Self {
        Self::Number(number)
    }
}

/// The values that a field of a `Whole` can have.
pub(super) struct Values<Whole, Value> {
    /// All of them, beside the other fields as they are set.
    pub all: fn(&Whole) -> Vec<Value>,
    /// What kind of value one of them is.
    pub kind: fn(Value) -> SettingValue,
}

/// Off, then on.
pub(super) fn switch<Whole>() -> Values<Whole, bool> {
    Values {
        all: |_| vec![false, true],
        kind: SettingValue::Switch,
    }
}

/// All values of a type that lists them.
pub(super) fn names<Whole, Value>() -> Values<Whole, Value>
where
    Value: VariantArray + Copy + Into<&'static str>,
{
    Values {
        all: |_| Value::VARIANTS.to_vec(),
        kind: |value| SettingValue::Name(value.into()),
    }
}

/// These numbers.
pub(super) fn numbers<Whole, Value>(all: fn(&Whole) -> Vec<Value>) -> Values<Whole, Value>
where
    Value: Into<SettingValue>,
{
    Values {
        all,
        kind: Into::into,
    }
}

/// Writes out a list of what can be set in a type. A row is a setting, the part
/// it belongs to, its field, and its values.
macro_rules! settings {
    (
        $(#[$list_doc:meta])*
        $list:ident of $whole:ident, without { $($left_out:ident),* }, in parts of $parts:ident:
        $($(#[$doc:meta])* $setting:ident: $part:ident, $field:ident = $values:expr;)*
    ) => {
        $(#[$list_doc])*
        #[derive(
            Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, VariantArray, IntoStaticStr,
        )]
        #[strum(serialize_all = "kebab-case")]
        pub enum $list {
            $($(#[$doc])* $setting,)*
        }

        /// No field is left out: this would not compile.
        const _: fn($whole) = |whole| {
            let $whole { $($left_out: _,)* $($field: _,)* } = whole;
        };

        impl $list {
            /// Each of them, in the order in which they stand in the list.
            pub const ALL: [Self; Self::VARIANTS.len()] =
                *Self::VARIANTS.first_chunk().expect("it is as long");

            /// The part that it belongs to.
            pub const fn part(self) -> $parts {
                match self {
                    $(Self::$setting => $parts::$part,)*
                }
            }

            /// `whole` with this one as it is in `source`.
            #[must_use]
            pub const fn copied(self, source: &$whole, whole: &$whole) -> $whole {
                match self {
                    $(Self::$setting => {
                        let mut copy = *whole;
                        copy.$field = source.$field;
                        copy
                    })*
                }
            }

            /// Its value.
            pub fn value(self, whole: &$whole) -> SettingValue {
                match self {
                    $(Self::$setting => {
                        let values: Values<$whole, _> = $values;
                        (values.kind)(whole.$field)
                    })*
                }
            }

            /// `whole` once for each value of this one, with the others unchanged;
            /// the present value is among them. A switch gives off, then on.
            pub fn choices(self, whole: &$whole) -> Vec<$whole> {
                match self {
                    $(Self::$setting => {
                        let values: Values<$whole, _> = $values;
                        let values = (values.all)(whole).into_iter();
                        let with = |value| {
                            let mut copy = *whole;
                            copy.$field = value;
                            copy
                        };
                        values.map(with).collect()
                    })*
                }
            }

            /// Whether it is a switch, off or on.
            pub fn is_switch(self) -> bool {
                matches!(self.value(&$whole::default()), SettingValue::Switch(_))
            }
        }
    };
}

pub(super) use settings;
