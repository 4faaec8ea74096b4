//! Puts the shards of a census together.

use std::collections::BTreeMap;

use crate::part::{Part, Shard, engine_hash};

/// The whole census, from all of its shards in any order, each with the name of its file. The result is the same as that
/// of a census without shards.
///
/// # Errors
/// A sentence that says which shard is missing, given twice, not finished or of another census, or which total is wrong.
pub fn merged(parts: &[(String, Part)]) -> Result<Part, String> {
    let Some((first_name, first)) = parts.first() else { return Err("There are no shards to merge.".to_owned()) };
    let mut by_number: BTreeMap<u64, (&str, &Part)> = BTreeMap::new();
    for (name, part) in parts {
        let described = |part: &Part| format!("{} in {} shards", part.shape(), part.shard.of);
        if described(part) != described(first) {
            return Err(format!(
                "{name} is of another census ({}) than {first_name} ({}).",
                described(part),
                described(first)
            ));
        }
        if part.engine != engine_hash() {
            return Err(format!(
                "{name} was computed by a program that gives other answers than this one: its engine has the hash {}, not {}. \
                 Compute the shard again.",
                part.engine,
                engine_hash()
            ));
        }
        if !part.is_finished() {
            let (done, blocks) = (part.done, part.blocks());
            return Err(format!("{name} is not finished: {done} of {blocks} blocks. Start its shard again to go on."));
        }
        if let Some((other, _)) = by_number.insert(part.shard.number, (name, part)) {
            return Err(format!("Shard {} is given twice: {other} and {name}. Leave one out.", part.shard));
        }
    }
    let of = first.shard.of;
    let missing: Vec<String> =
        (1..=of).filter(|number| !by_number.contains_key(number)).map(|it| it.to_string()).collect();
    if !missing.is_empty() {
        let some = missing.iter().take(20).cloned().collect::<Vec<_>>().join(", ");
        return Err(match missing.len() {
            1 => format!("Shard {some} of {of} is missing."),
            2..=20 => format!("Shards {some} of {of} are missing."),
            count => format!("{count} of {of} shards are missing: {some} and more."),
        });
    }

    let mut whole = Part::new(first.shape(), Shard::WHOLE);
    whole.done = whole.blocks();
    for (_, part) in by_number.values() {
        whole.tally.add(&part.tally);
    }
    check_totals(&whole)?;
    Ok(whole)
}

/// Compares the totals of a whole census with those that Burnside's lemma gives.
///
/// # Errors
/// A sentence that says which total is wrong.
pub fn check_totals(whole: &Part) -> Result<(), String> {
    let (shape, tally) = (whole.shape(), &whole.tally);
    let totals = [
        ("sets of walls up to symmetry", tally.wall_sets, shape.wall_sets()),
        ("sets of walls", tally.images, shape.all()),
        ("sets of walls with food up to symmetry", tally.foods, shape.foods()),
    ];
    match totals.into_iter().find(|(_, found, expected)| found != expected) {
        None => Ok(()),
        Some((what, found, expected)) => {
            Err(format!("The census counted {found} {what}, but there are {expected}. Some shard is wrong."))
        }
    }
}
