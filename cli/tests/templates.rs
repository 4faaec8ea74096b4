//! Runs the template of each language: as it is under `judge`, and with a solution that shows what it gets.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use libtest_mimic::{Arguments, Failed, Trial};

/// A template.
struct Template {
    language: &'static str,
    problem: &'static str,
    /// The file that its comment names.
    file: &'static str,
    /// The compiler with its arguments, if the language has one, and the program with its arguments.
    compile: &'static [&'static str],
    run: &'static [&'static str],
    /// The stub, and a statement that depends on everything the stub gets.
    stub: &'static str,
    probe: &'static str,
}

const PYTHON: Template = Template {
    language: "python",
    problem: "1728",
    file: "solution.py",
    compile: &[],
    run: &["python3", "solution.py"],
    stub: "return False",
    probe: r#"return grid == ["M#.", "C.F"] and catJump == 1 and mouseJump == 2"#,
};

const JAVASCRIPT: Template = Template {
    language: "javascript",
    problem: "1728",
    file: "solution.mjs",
    compile: &[],
    run: &["node", "solution.mjs"],
    stub: "return false;",
    probe: r#"return grid.join() === "M#.,C.F" && catJump === 1 && mouseJump === 2;"#,
};

const JAVA: Template = Template {
    language: "java",
    problem: "1728",
    file: "Main.java",
    compile: &[],
    run: &["java", "Main.java"],
    stub: "return false;",
    probe: r#"return Arrays.asList(grid).equals(List.of("M#.", "C.F")) && catJump == 1 && mouseJump == 2;"#,
};

const CPP: Template = Template {
    language: "cpp",
    problem: "1728",
    file: "solution.cpp",
    compile: &["g++", "-O2", "-o", "solution", "solution.cpp"],
    run: &["./solution"],
    stub: "return false;",
    probe: r#"return grid == vector<string>{"M#.", "C.F"} && catJump == 1 && mouseJump == 2;"#,
};

const RUST: Template = Template {
    language: "rust",
    problem: "1728",
    file: "solution.rs",
    compile: &["rustc", "-O", "solution.rs"],
    run: &["./solution"],
    stub: "        false\n",
    probe: "grid == [\"M#.\", \"C.F\"] && cat_jump == 1 && mouse_jump == 2\n",
};

const TEMPLATES: [Template; 10] = [
    PYTHON,
    JAVASCRIPT,
    JAVA,
    CPP,
    RUST,
    Template {
        problem: "913",
        stub: "return 0",
        probe: "return 2 if graph == [[2, 5], [3], [0, 4, 5], [1, 4, 5], [2, 3], [0, 2, 3]] else len(graph)",
        ..PYTHON
    },
    Template {
        problem: "913",
        stub: "return 0;",
        probe: r#"return JSON.stringify(graph) === "[[2,5],[3],[0,4,5],[1,4,5],[2,3],[0,2,3]]" ? 2 : graph.length;"#,
        ..JAVASCRIPT
    },
    Template {
        problem: "913",
        stub: "return 0;",
        probe: r#"return Arrays.deepToString(graph).equals("[[2, 5], [3], [0, 4, 5], [1, 4, 5], [2, 3], [0, 2, 3]]") ? 2 : graph.length;"#,
        ..JAVA
    },
    Template {
        problem: "913",
        stub: "return 0;",
        probe: "return graph == vector<vector<int>>{{2, 5}, {3}, {0, 4, 5}, {1, 4, 5}, {2, 3}, {0, 2, 3}} ? 2 : graph.size();",
        ..CPP
    },
    Template {
        problem: "913",
        stub: "        0\n",
        probe: "if format!(\"{graph:?}\") == \"[[2, 5], [3], [0, 4, 5], [1, 4, 5], [2, 3], [0, 2, 3]]\" { 2 } else { graph.len() as i32 }\n",
        ..RUST
    },
];

impl Template {
    /// The text that the command line prints.
    fn text(&self) -> Result<String, Failed> {
        let output = cat_and_mouse().args(["template", self.language, "--problem", self.problem]).output()?;
        Ok(String::from_utf8(output.stdout)?)
    }

    /// Writes the program to a folder of its own, and compiles it.
    fn prepare(&self, text: &str, purpose: &str) -> Result<PathBuf, Failed> {
        let name = format!("{}-{}-{purpose}", self.language, self.problem);
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        fs::create_dir_all(&folder)?;
        fs::write(folder.join(self.file), text)?;
        if let [compiler, arguments @ ..] = self.compile {
            let output = Command::new(compiler).args(arguments).current_dir(&folder).output()?;
            equal(&String::from_utf8(output.stderr).map(|_| output.status.success())?, &true)?;
        }
        Ok(folder)
    }

    /// The first program that its language needs and the machine lacks.
    fn missing(&self) -> Option<&'static str> {
        let is_missing = |program: &str| {
            let mut command = Command::new(program);
            command.arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status().is_err()
        };
        let needed = self.compile.first().or(self.run.first()).copied();
        needed.filter(|&program| is_missing(program))
    }

    fn answers_what_it_is_asked(&self) -> Result<(), Failed> {
        let text = self.text()?;
        equal(&text.matches(self.stub).count(), &1)?;
        let folder = self.prepare(&text.replace(self.stub, self.probe), "probe")?;
        let [program, arguments @ ..] = self.run else { return Err("no program".into()) };
        let mut child = Command::new(program)
            .args(arguments)
            .current_dir(&folder)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()?;
        let (questions, answers) = match self.problem {
            "1728" => ("M#./C.F 1 2\nM#./C.F 2 1\n", "true\nfalse\n"),
            // The last node has no neighbours.
            _ => ("2 5;3;0 4 5;1 4 5;2 3;0 2 3\n2;2;0 1;\n", "2\n4\n"),
        };
        child.stdin.take().ok_or("no input")?.write_all(questions.as_bytes())?;
        let output = child.wait_with_output()?;
        equal(&String::from_utf8(output.stdout)?.replace('\r', "").as_str(), &answers)
    }

    fn is_judged(&self) -> Result<(), Failed> {
        let folder = self.prepare(&self.text()?, "judged")?;
        let arguments = ["judge", "--problem", self.problem, "--"];
        let output = cat_and_mouse().args(arguments).args(self.run).current_dir(&folder).output()?;
        let text = String::from_utf8(output.stdout)?;
        let heading = text.lines().next().unwrap_or_default();
        let expected = match self.problem {
            "1728" => "Wrong answer. This is the smallest board on which the program fails:",
            _ => "Wrong answer. This is the smallest graph on which the program fails:",
        };
        equal(&(output.status.code(), heading), &(Some(1), expected))
    }
}

fn cat_and_mouse() -> Command {
    Command::new(env!("CARGO_BIN_EXE_cat-and-mouse"))
}

fn equal<T: PartialEq + std::fmt::Debug>(left: &T, right: &T) -> Result<(), Failed> {
    if left == right { Ok(()) } else { Err(format!("{left:?} is not {right:?}").into()) }
}

fn main() {
    let arguments = Arguments::from_args();
    let trials = TEMPLATES.iter().flat_map(|template| {
        let missing = template.missing();
        if let Some(program) = missing {
            println!("skipped: {} needs {program}, which is not on this machine", template.language);
        }
        let name = format!("{}_{}", template.language, template.problem);
        [
            Trial::test(format!("{name}_answers_what_it_is_asked"), || template.answers_what_it_is_asked()),
            Trial::test(format!("{name}_is_judged"), || template.is_judged()),
        ]
        .map(|trial| trial.with_ignored_flag(missing.is_some()))
    });
    libtest_mimic::run(&arguments, trials.collect()).exit();
}
