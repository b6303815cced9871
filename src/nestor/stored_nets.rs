//! The file of nets: for each kind, in the order of [`NetKind::all`], the length of its packed
//! numbers in bytes, as four little-endian bytes, and the packed numbers. Nothing is packed for a
//! net that was not trained, and kinds at the end may be missing.

use std::collections::BTreeMap;

use miniz_oxide::deflate::compress_to_vec_zlib;
use miniz_oxide::inflate::decompress_to_vec_zlib;

use super::net_kind::NetKind;

/// The level of compression, 0 to 10.
const COMPRESSION_LEVEL: u8 = 9;

/// The built-in nets, trained by `arena train`; see `assets/nestor.txt`.
pub const STORED_NETS: &[u8] = include_bytes!("../../assets/nestor.net");

/// Packs the numbers of a net.
pub fn pack(numbers: &[i16]) -> Vec<u8> {
    // The sign is the lowest bit, so that small numbers have an upper byte of 0. Lower and upper
    // bytes are compressed one after the other, because they have little in common.
    let words = || numbers.iter().map(|number| ((number << 1) ^ (number >> 15)).to_le_bytes());
    let [low, high] = [0, 1].map(|byte| words().map(move |word| word[byte]));
    compress_to_vec_zlib(&low.chain(high).collect::<Vec<u8>>(), COMPRESSION_LEVEL)
}

/// Returns the numbers of a packed net; `None` if they cannot be decompressed.
pub fn unpack(packed: &[u8]) -> Option<Vec<i16>> {
    let bytes = decompress_to_vec_zlib(packed).ok()?;
    let (low, high) = bytes.split_at(bytes.len() / 2);
    let number = |(low, high): (&u8, &u8)| {
        let word = u16::from_le_bytes([*low, *high]);
        (word >> 1).cast_signed() ^ -(word & 1).cast_signed()
    };
    Some(low.iter().zip(high).map(number).collect())
}

/// Splits a file of nets into the packed nets; `None` if it has other contents.
pub fn split_stored(mut file: &[u8]) -> Option<BTreeMap<NetKind, &[u8]>> {
    let mut nets = BTreeMap::new();
    for kind in NetKind::all() {
        if file.is_empty() {
            break;
        }
        let (length, rest) = file.split_first_chunk()?;
        let (packed, rest) = rest.split_at_checked(u32::from_le_bytes(*length) as usize)?;
        if !packed.is_empty() {
            nets.insert(kind, packed);
        }
        file = rest;
    }
    file.is_empty().then_some(nets)
}

/// Joins packed nets into a file.
pub fn join_stored<'a>(packed: impl Fn(NetKind) -> Option<&'a [u8]>) -> Vec<u8> {
    let nets = NetKind::all().map(|kind| packed(kind).unwrap_or_default());
    nets.flat_map(|net| [&(net.len() as u32).to_le_bytes(), net].concat()).collect()
}
