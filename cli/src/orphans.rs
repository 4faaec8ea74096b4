//! Ends the processes that the judged program has left behind outside its process group, such as a child that called
//! `setsid`.
//!
//! On Linux, the judge becomes the parent of each such process when the process's own parent ends. Other Unix systems
//! have no such call. On Windows, a job object holds all processes that the program starts.

/// Makes the judge the new parent of each of its descendants whose own parent ends.
#[cfg(target_os = "linux")]
pub fn adopt() {
    let _ = nix::sys::prctl::set_child_subreaper(true);
}

/// Ends all children of the judge, and their children.
#[cfg(target_os = "linux")]
pub fn end() {
    use nix::sys::signal::{Signal, kill};
    use nix::sys::wait::waitpid;

    // When a child ends, its own children become children of the judge.
    loop {
        let mut ended = 0;
        for child in children() {
            if kill(child, Signal::SIGKILL).is_ok() && waitpid(child, None).is_ok() {
                ended += 1;
            }
        }
        if ended == 0 {
            return;
        }
    }
}

/// The children of the judge. `/proc/…/stat` begins with the number of the process, its name in parentheses, its state,
/// and the number of its parent.
#[cfg(target_os = "linux")]
fn children() -> Vec<nix::unistd::Pid> {
    let own = std::process::id().to_string();
    let is_child = |number: &i32| {
        let stat = std::fs::read_to_string(format!("/proc/{number}/stat")).unwrap_or_default();
        stat.rsplit(')').next().and_then(|rest| rest.split_whitespace().nth(1)) == Some(&own)
    };
    let Ok(processes) = std::fs::read_dir("/proc") else { return Vec::new() };
    let numbers = processes.filter_map(|entry| entry.ok()?.file_name().to_str()?.parse::<i32>().ok());
    numbers.filter(is_child).map(nix::unistd::Pid::from_raw).collect()
}

#[cfg(not(target_os = "linux"))]
pub fn adopt() {}

#[cfg(not(target_os = "linux"))]
pub fn end() {}
