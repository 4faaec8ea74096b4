//! The command line of a census.

use std::fs;
use std::io::{self, IsTerminal};
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use clap::{Args, Subcommand, value_parser};

use crate::check::{Checked, check};
use crate::file;
use crate::findings::{self, hash};
use crate::merge::{check_totals, merged};
use crate::part::{Part, Shard};
use crate::report;
use crate::shape::Shape;

/// The arguments of a census.
#[derive(Args, Debug)]
#[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
pub struct Census {
    #[command(subcommand)]
    task: Option<Task>,
    #[command(flatten)]
    count: Option<Count>,
}

#[derive(Subcommand, Debug)]
enum Task {
    /// Puts shards together: the file is the same as that of a census without shards
    ///
    /// Refuses shards that are missing, given twice, cut short, damaged or of another census, and checks the totals. Writes the
    /// file of the whole census, and SHA256SUMS with the checksums of all files, to the directory of the first shard.
    Merge {
        /// The files of all shards
        #[arg(required = true)]
        files: Vec<PathBuf>,
        /// Prints the result as JSON
        #[arg(long)]
        json: bool,
    },
    /// Solves a sample of each file and all boards of its records again, by a solver that shares no code with the census
    Check {
        /// The files of shards or of whole censuses
        #[arg(required = true)]
        files: Vec<PathBuf>,
    },
}

#[derive(Args, Debug)]
struct Count {
    /// The number of rows, not more than the columns
    #[arg(value_parser = value_parser!(u32))]
    rows: u32,
    /// The number of columns
    #[arg(value_parser = value_parser!(u32))]
    cols: u32,
    /// Counts only this part of the boards, for example 3/64
    #[arg(long, requires = "out")]
    shard: Option<Shard>,
    /// The directory for the file with the result. A census that was stopped goes on from there
    #[arg(long)]
    out: Option<PathBuf>,
    /// The number of threads [default: one for each processor]
    #[arg(long, value_parser = value_parser!(u16).range(1..=1024))]
    jobs: Option<u16>,
    /// Saves what is done so often, in seconds
    #[arg(long, value_parser = seconds, default_value = "10")]
    save_every: Duration,
    /// Prints the result as JSON
    #[arg(long)]
    json: bool,
}

fn seconds(text: &str) -> Result<Duration, String> {
    let seconds = text.parse().ok().filter(|seconds| (0.001..=3_600.0).contains(seconds));
    seconds.map(Duration::from_secs_f64).ok_or_else(|| "write a number of seconds from 0.001 to 3600".to_owned())
}

impl Census {
    /// Whether the output is JSON.
    pub fn is_json(&self) -> bool {
        match (&self.task, &self.count) {
            (Some(Task::Merge { json, .. }), _) => *json,
            (Some(Task::Check { .. }), _) | (None, None) => false,
            (None, Some(count)) => count.json,
        }
    }
}

/// Runs a census, and returns what to print.
///
/// # Errors
/// A sentence that says what is wrong.
pub fn run(census: Census) -> Result<String, String> {
    match (census.task, census.count) {
        (Some(Task::Merge { files, json }), _) => merge(&files, json),
        (Some(Task::Check { files }), _) => check_all(&files),
        (None, Some(count)) => counted(&count),
        (None, None) => Err("Write the number of rows and of columns.".to_owned()),
    }
}

fn counted(count: &Count) -> Result<String, String> {
    let shape = Arc::new(Shape::new(count.rows, count.cols)?);
    let shard = count.shard.unwrap_or(Shard::WHOLE);
    let new = Part::new(&shape, shard);
    let jobs = count.jobs.map_or_else(|| thread::available_parallelism().map_or(1, NonZero::get), usize::from);
    let Some(out) = &count.out else {
        return finished(&finish(new, jobs, count.save_every, |_| Ok(()))?, count.json);
    };

    fs::create_dir_all(out).map_err(|error| format!("{} cannot be made: {error}.", out.display()))?;
    let path = out.join(file_name(&new));
    let unfinished = path.with_extension("part");
    if path.exists() {
        let (part, _) = read(&path)?;
        belongs(&new, &part, &path)?;
        eprintln!("{} is there already.", path.display());
        // A census that is killed right after writing its result leaves the file of unfinished work behind.
        remove(&unfinished)?;
        remove_unwritten(&path)?;
        return finished(&part, count.json);
    }
    let part = if unfinished.exists() {
        let (part, _) = read(&unfinished)?;
        belongs(&new, &part, &unfinished)?;
        eprintln!("{} of {} blocks are done already.", part.done, part.blocks());
        part
    } else {
        new
    };
    let part = finish(part, jobs, count.save_every, |part| write(&unfinished, &file::text(part)))?;
    write(&path, &file::text(&part))?;
    remove(&unfinished)?;
    remove_unwritten(&path)?;
    finished(&part, count.json)
}

/// Removes the temporary files that a census of the same part left behind because it was killed during a write.
fn remove_unwritten(path: &Path) -> Result<(), String> {
    let begin = format!("{}.", path.file_stem().map_or_else(String::new, |stem| stem.to_string_lossy().into_owned()));
    let folder = path.parent().unwrap_or(Path::new("."));
    let entries = fs::read_dir(folder).map_err(|error| format!("{} cannot be read: {error}.", folder.display()))?;
    for left in entries.flatten().map(|entry| entry.path()) {
        let name = name_of(&left);
        if name.starts_with(&begin) && left.extension().is_some_and(|extension| extension == "tmp") {
            remove(&left)?;
        }
    }
    Ok(())
}

/// Removes a file if it is there. A process on another machine may have removed the file in the meantime.
fn remove(path: &Path) -> Result<(), String> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => {
            Err(format!("{} cannot be removed: {error}.", path.display()))
        }
        _ => Ok(()),
    }
}

/// Counts all blocks of the part. Each time `save_every` has passed, gives the unfinished part to `keep`.
fn finish(
    mut part: Part,
    jobs: usize,
    save_every: Duration,
    keep: impl Fn(&Part) -> Result<(), String>,
) -> Result<Part, String> {
    let (begin, done_before) = (Instant::now(), part.done);
    while !part.is_finished() {
        part.count_for(save_every, jobs);
        if part.is_finished() {
            break;
        }
        keep(&part)?;
        let (done, blocks) = (part.done, part.blocks());
        // The order of the blocks is mixed, so the blocks that are left take as long on average as the finished ones.
        let left = begin.elapsed().as_secs_f64() / precise(done - done_before) * precise(blocks - done);
        let percent = 100.0 * precise(done) / precise(blocks);
        let line = format!("{} {}: {percent:.1} %, {} left", part.shape(), part.shard, duration(left));
        if io::stderr().is_terminal() { eprint!("\r{line}   ") } else { eprintln!("{line}") }
    }
    if io::stderr().is_terminal() && begin.elapsed() > Duration::from_secs(5) {
        eprintln!();
    }
    Ok(part)
}

#[allow(clippy::cast_precision_loss)] // fewer than 2^24 blocks
fn precise(number: u64) -> f64 {
    number as f64
}

/// A time in words.
fn duration(seconds: f64) -> String {
    match seconds {
        ..90.0 => format!("{seconds:.0} s"),
        ..5400.0 => format!("{:.0} min", seconds / 60.0),
        _ => format!("{:.1} h", seconds / 3600.0),
    }
}

/// The output at the end.
fn finished(part: &Part, json: bool) -> Result<String, String> {
    if part.shard == Shard::WHOLE {
        check_totals(part)?;
    }
    Ok(if json { report::json(part) } else { report::words(part) })
}

/// The name of the file of a part.
pub fn file_name(part: &Part) -> String {
    let Shard { number, of } = part.shard;
    let shape = part.shape();
    if part.shard == Shard::WHOLE {
        format!("census-{shape}.txt")
    } else {
        format!("census-{shape}-{number}of{of}.txt")
    }
}

/// Checks that a file belongs to the part that was asked for.
fn belongs(asked: &Part, found: &Part, path: &Path) -> Result<(), String> {
    if (asked.shape(), asked.shard) != (found.shape(), found.shard) {
        return Err(format!(
            "{} is of another census: {}, shard {}. Move it away.",
            path.display(),
            found.shape(),
            found.shard
        ));
    }
    if asked.engine != found.engine {
        return Err(format!(
            "{} was written by a program that gives other answers than this one. Move it away to begin anew.",
            path.display()
        ));
    }
    Ok(())
}

fn merge(files: &[PathBuf], json: bool) -> Result<String, String> {
    let mut parts = Vec::new();
    let mut sums = Vec::new();
    let out = files[0].parent().unwrap_or(Path::new("."));
    for path in files {
        let (part, text) = read(path)?;
        parts.push((path.display().to_string(), part));
        if path.parent() == files[0].parent() {
            sums.push((name_of(path), hash(&text)));
        }
    }
    let whole = merged(&parts)?;
    let path = out.join(file_name(&whole));
    let text = file::text(&whole);
    write(&path, &text)?;
    sums.push((name_of(&path), hash(&text)));
    sums.sort();
    sums.dedup();
    let mut lines = String::new();
    for (name, sum) in sums {
        findings::put(&mut lines, format_args!("{sum}  {name}\n"));
    }
    write(&out.join("SHA256SUMS"), &lines)?;
    finished(&whole, json)
}

fn name_of(path: &Path) -> String {
    path.file_name().map_or_else(String::new, |name| name.to_string_lossy().into_owned())
}

fn check_all(files: &[PathBuf]) -> Result<String, String> {
    let mut lines = String::new();
    for path in files {
        let (part, text) = read(path)?;
        let checked = check(&part, &text).map_err(|error| format!("{} {error}.", path.display()))?;
        let Checked { wall_sets, boards } = checked;
        let file = path.display();
        findings::put(
            &mut lines,
            format_args!(
                "{file}: all boards with {wall_sets} sets of walls and {boards} boards of records agree with the textbook solver.\n"
            ),
        );
    }
    Ok(lines)
}

/// Reads a part, and returns it with its text.
fn read(path: &Path) -> Result<(Part, String), String> {
    let text = fs::read_to_string(path).map_err(|error| format!("{} cannot be read: {error}.", path.display()))?;
    let part = file::read(&text).map_err(|error| format!("{} {error}.", path.display()))?;
    Ok((part, text))
}

/// Writes a file under a temporary name and then renames it, so that nobody reads half a file, even if this program is
/// killed. The temporary name is random, because processes of several machines may write the same shard.
fn write(path: &Path, text: &str) -> Result<(), String> {
    let once = || {
        let written = path.with_extension(format!("{:016x}.tmp", fastrand::u64(..)));
        fs::File::create(&written)
            .and_then(|mut file| io::Write::write_all(&mut file, text.as_bytes()).and_then(|()| file.sync_all()))
            .and_then(|()| fs::rename(&written, path))
    };
    // Tries again, because another process that has finished the same shard may have removed the temporary file.
    let done = once().or_else(|error| if error.kind() == io::ErrorKind::NotFound { once() } else { Err(error) });
    done.map_err(|error| format!("{} cannot be written: {error}.", path.display()))
}
