//! Common parts of the settings of the rules and of the display.

use strum::VariantArray;

use engine::Capicua;

/// The value of any setting, independent of the language.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SettingValue {
    /// A switch is on (`true`) or off.
    Switch(bool),
    /// One of several named values.
    Name(&'static str),
    /// A number, or `None` for no limit.
    Number(Option<u16>),
}

impl SettingValue {
    /// Returns the id of the value, the same in every language.
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

impl From<u16> for SettingValue {
    fn from(number: u16) -> Self {
        Self::Number(Some(number))
    }
}

impl From<Capicua> for SettingValue {
    fn from(capicua: Capicua) -> Self {
        match capicua {
            Capicua::None => Self::Name("none"),
            Capicua::Points(points) => points.into(),
            Capicua::Doubles => Self::Name("doubles"),
            Capicua::HandMore => Self::Name("hand-more"),
        }
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

/// Functions that list the values of a field of `Whole`, and convert a value for display.
pub(super) struct FieldChoices<Whole, Value> {
    /// Lists the values of the field, given the other fields.
    pub list: fn(&Whole) -> Vec<Value>,
    /// Converts a value of the field for display.
    pub convert: fn(Value) -> SettingValue,
}

/// Returns the values of a switch: off, then on.
pub(super) fn switch<Whole>() -> FieldChoices<Whole, bool> {
    FieldChoices { list: |_| vec![false, true], convert: SettingValue::Switch }
}

/// The choices of an enum: a function that lists all variants, by name.
pub(super) fn names<Whole, Value>() -> FieldChoices<Whole, Value>
where
    Value: VariantArray + Copy + Into<&'static str>,
{
    FieldChoices {
        list: |_| Value::VARIANTS.to_vec(),
        convert: |value| SettingValue::Name(value.into()),
    }
}

/// Returns those variants of an enum that `list` returns, by name.
pub(super) fn some_names<Whole, Value>(list: fn(&Whole) -> Vec<Value>) -> FieldChoices<Whole, Value>
where
    Value: Into<&'static str>,
{
    FieldChoices { list, convert: |value| SettingValue::Name(value.into()) }
}

/// Returns the values that `list` returns, each converted to a [`SettingValue`].
pub(super) fn some_values<Whole, Value>(
    list: fn(&Whole) -> Vec<Value>,
) -> FieldChoices<Whole, Value>
where
    Value: Into<SettingValue>,
{
    FieldChoices { list, convert: Into::into }
}

/// Defines the settings of a type. A row has the setting, its part, its field, and its values.
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

        /// Fails to compile if a row for a field is missing.
        const _: fn($whole) = |whole| {
            let $whole { $($left_out: _,)* $($field: _,)* } = whole;
        };

        impl $list {
            /// Every setting, in the order of the rows.
            pub const ALL: [Self; Self::VARIANTS.len()] =
                *Self::VARIANTS.first_chunk().expect("it is as long");

            /// Returns the part in which this setting is shown.
            pub const fn part(self) -> $parts {
                match self {
                    $(Self::$setting => $parts::$part,)*
                }
            }

            /// Returns `whole` with this setting as in `source`.
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

            /// The value of this setting in `whole`.
            pub fn value(self, whole: &$whole) -> SettingValue {
                match self {
                    $(Self::$setting => {
                        let values: FieldChoices<$whole, _> = $values;
                        (values.convert)(whole.$field)
                    })*
                }
            }

            /// Returns a copy of `whole` with each value of this setting, including the present
            /// one. For a switch, off comes first.
            pub fn choices(self, whole: &$whole) -> Vec<$whole> {
                match self {
                    $(Self::$setting => {
                        let values: FieldChoices<$whole, _> = $values;
                        let values = (values.list)(whole).into_iter();
                        let with = |value| {
                            let mut copy = *whole;
                            copy.$field = value;
                            copy
                        };
                        values.map(with).collect()
                    })*
                }
            }

            /// Returns whether the values of this setting are off and on.
            pub fn is_switch(self) -> bool {
                matches!(self.value(&$whole::default()), SettingValue::Switch(_))
            }
        }
    };
}

pub(super) use settings;
