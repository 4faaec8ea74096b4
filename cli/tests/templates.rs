//! Runs the template of each language: with a solution that prints its input, with a right one, and with the stub,
//! which is wrong. Wrong solutions are judged in `tests/node/judge.test.mjs`, because the judge does not depend on the
//! language.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::{env, fs, iter};

use libtest_mimic::{Arguments, Failed, Trial};

struct Template {
    language: &'static str,
    problem: &'static str,
    /// The file name in the template's comment.
    file: &'static str,
    /// The end of the path of a right solution (see `published`). The solution replaces the part of the template that
    /// begins with the text `replaces` and ends before the main loop.
    solution: &'static str,
    replaces: &'static str,
    /// The compiler with its arguments (empty if the language has none), and the program with its arguments.
    compile: &'static [&'static str],
    run: &'static [&'static str],
    /// The stub, and a statement that depends on all the stub's arguments.
    stub: &'static str,
    probe: &'static str,
}

const PYTHON: Template = Template {
    language: "python",
    problem: "1728",
    file: "solution.py",
    solution: "py",
    replaces: "class Solution:",
    compile: &[],
    run: &["python3", "solution.py"],
    stub: "return False",
    probe: r#"return grid == ["M#.", "C.F"] and catJump == 1 and mouseJump == 2"#,
};

const PYTHON_913: Template = Template {
    problem: "913",
    stub: "return 0",
    probe: "return 2 if graph == [[2, 5], [3], [0, 4, 5], [1, 4, 5], [2, 3], [0, 2, 3]] else len(graph)",
    ..PYTHON
};

const JAVASCRIPT: Template = Template {
    language: "javascript",
    problem: "1728",
    file: "solution.mjs",
    solution: "queue.js",
    replaces: "/**",
    compile: &[],
    run: &["node", "solution.mjs"],
    stub: "return false;",
    probe: r#"return grid.join() === "M#.,C.F" && catJump === 1 && mouseJump === 2;"#,
};

const JAVA: Template = Template {
    language: "java",
    problem: "1728",
    file: "Main.java",
    solution: "java",
    replaces: "class Solution {",
    compile: &[],
    run: &["java", "Main.java"],
    stub: "return false;",
    probe: r#"return Arrays.asList(grid).equals(List.of("M#.", "C.F")) && catJump == 1 && mouseJump == 2;"#,
};

const JAVA_913: Template = Template {
    problem: "913",
    stub: "return 0;",
    probe: r#"return Arrays.deepToString(graph).equals("[[2, 5], [3], [0, 4, 5], [1, 4, 5], [2, 3], [0, 2, 3]]") ? 2 : graph.length;"#,
    ..JAVA
};

const CPP: Template = Template {
    language: "cpp",
    problem: "1728",
    file: "solution.cpp",
    solution: "right.cpp",
    replaces: "class Solution {",
    compile: &["g++", "-std=c++20", "-O2", "-o", "solution", "solution.cpp"],
    run: &["./solution"],
    stub: "return false;",
    probe: r#"return grid == vector<string>{"M#.", "C.F"} && catJump == 1 && mouseJump == 2;"#,
};

const CPP_913: Template = Template {
    problem: "913",
    stub: "return 0;",
    probe: "return graph == vector<vector<int>>{{2, 5}, {3}, {0, 4, 5}, {1, 4, 5}, {2, 3}, {0, 2, 3}} ? 2 : graph.size();",
    ..CPP
};

const RUST: Template = Template {
    language: "rust",
    problem: "1728",
    file: "solution.rs",
    solution: "solution.rs",
    replaces: "impl Solution {",
    compile: &["rustc", "--edition", "2021", "-O", "solution.rs"],
    run: &["./solution"],
    stub: "        false\n",
    probe: "grid == [\"M#.\", \"C.F\"] && cat_jump == 1 && mouse_jump == 2\n",
};

const TYPESCRIPT: Template = Template {
    language: "typescript",
    file: "solution.mts",
    replaces: "function ca",
    // This machine's Node.js may be too old to run TypeScript, so the compiler makes JavaScript.
    compile: &["tsc", "--ignoreConfig", "--noCheck", "--target", "es2022", "solution.mts"],
    ..JAVASCRIPT
};

const GO: Template = Template {
    language: "go",
    problem: "1728",
    file: "solution.go",
    solution: "solution.go",
    replaces: "func ca",
    compile: &["go", "build", "-o", "solution", "solution.go"],
    run: &["./solution"],
    stub: "return false",
    probe: r#"return strings.Join(grid, ",") == "M#.,C.F" && catJump == 1 && mouseJump == 2"#,
};

const CSHARP: Template = Template {
    language: "csharp",
    problem: "1728",
    file: "Solution.cs",
    solution: "Solution.cs",
    replaces: "public class Solution",
    // The template is for .NET. The test uses an older compiler, Mono's; .NET accepts all code that Mono accepts.
    compile: &["mcs", "Solution.cs"],
    run: &["mono", "Solution.exe"],
    stub: "return false;",
    probe: r#"return string.Join(",", grid) == "M#.,C.F" && catJump == 1 && mouseJump == 2;"#,
};

const TEMPLATES: [Template; 16] = [
    PYTHON,
    JAVASCRIPT,
    TYPESCRIPT,
    JAVA,
    CPP,
    CSHARP,
    GO,
    RUST,
    PYTHON_913,
    Template {
        problem: "913",
        stub: "return 0;",
        probe: r#"return JSON.stringify(graph) === "[[2,5],[3],[0,4,5],[1,4,5],[2,3],[0,2,3]]" ? 2 : graph.length;"#,
        ..JAVASCRIPT
    },
    Template {
        problem: "913",
        stub: "return 0;",
        probe: r#"return JSON.stringify(graph) === "[[2,5],[3],[0,4,5],[1,4,5],[2,3],[0,2,3]]" ? 2 : graph.length;"#,
        ..TYPESCRIPT
    },
    Template {
        problem: "913",
        stub: "return 0",
        probe: r#"if fmt.Sprint(graph) == "[[2 5] [3] [0 4 5] [1 4 5] [2 3] [0 2 3]]" {
		return 2
	}
	return len(graph)"#,
        ..GO
    },
    JAVA_913,
    CPP_913,
    Template {
        problem: "913",
        stub: "return 0;",
        probe: r#"return string.Join(";", graph.Select(to => string.Join(" ", to))) == "2 5;3;0 4 5;1 4 5;2 3;0 2 3" ? 2 : graph.Length;"#,
        ..CSHARP
    },
    Template {
        problem: "913",
        stub: "        0\n",
        probe: "if format!(\"{graph:?}\") == \"[[2, 5], [3], [0, 4, 5], [1, 4, 5], [2, 3], [0, 2, 3]]\" { 2 } else { graph.len() as i32 }\n",
        ..RUST
    },
];

impl Template {
    /// The file with a right solution in LeetCode's form.
    fn published(&self) -> String {
        match self.language {
            // A solution in JavaScript is also one in TypeScript.
            "javascript" | "typescript" if self.problem == "913" => format!("tests/right/graph-{}", self.solution),
            "javascript" | "typescript" => format!("tests/right/{}", self.solution),
            "python" | "java" => format!("www/tutorial/solutions/{}.{}", self.problem, self.solution),
            "cpp" => format!("www/check/solutions/{}-{}", self.problem, self.solution),
            _ => format!("cli/tests/published/{}/{}", self.problem, self.solution),
        }
    }

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
            let output = command(compiler).args(arguments).current_dir(&folder).output()?;
            equal(&String::from_utf8(output.stderr).map(|_| output.status.success())?, &true)?;
        }
        Ok(folder)
    }

    /// The first program that the language needs and this machine lacks.
    fn missing(&self) -> Option<&'static str> {
        let is_missing = |program: &str| {
            let mut command = command(program);
            // go has no --version, but it runs and prints an error.
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

    /// The template with this solution in it, instead of the empty function.
    fn with(&self, solution: &str) -> Result<String, Failed> {
        let text = self.text()?;
        let start = text.find(self.replaces).ok_or("no stub")?;
        let rest = &text[start..];
        let end = rest.find("One question per line").and_then(|end| rest[..end].rfind('\n')).unwrap_or(rest.len());
        Ok([&text[..start], solution, &rest[end..]].concat())
    }

    /// Judges the program in this folder. Returns the exit code and the output.
    fn judged(&self, folder: &Path, arguments: &[&str]) -> Result<(Option<i32>, String), Failed> {
        let output = cat_and_mouse()
            .args(["judge", "--problem", self.problem])
            .args(arguments)
            .arg("--")
            .args(self.run)
            .current_dir(folder)
            .output()?;
        Ok((output.status.code(), String::from_utf8(output.stdout)?))
    }

    fn takes_a_published_solution(&self) -> Result<(), Failed> {
        let published = read(&self.published())?;
        let folder = self.prepare(&self.with(&published)?, "published")?;
        let (code, text) = self.judged(&folder, &["--questions", "300", "--time-limit", "20s"])?;
        equal(
            &(code, text.lines().next().unwrap_or_default()),
            &(Some(0), "Accepted: 300 questions were answered correctly."),
        )
    }

    /// Without bits/stdc++.h, the template includes the headers one by one.
    fn compiles_without_bits() -> Result<(), Failed> {
        let text = CPP.with(&read(&CPP.published())?)?;
        equal(&text.matches("__has_include(<bits/stdc++.h>)").count(), &1)?;
        let own = "vector<int> one{1}; int own = accumulate(begin(one), end(one), 0) + numeric_limits<int>::min() + INT_MAX;
            unordered_set<int> set; stack<int> stacked; map<int, int> sorted; array<int, 2> two; priority_queue<int> first;";
        let text = text
            .replace("__has_include(<bits/stdc++.h>)", "0")
            .replace("    bool canMouseWin", &format!("{own}\n    bool canMouseWin"));
        CPP.prepare(&text, "headers").map(|_| ())
    }

    fn is_judged(&self) -> Result<(), Failed> {
        let folder = self.prepare(&self.text()?, "judged")?;
        let (code, text) = self.judged(&folder, &["--time-limit", "60s"])?;
        let expected = match self.problem {
            "1728" => {
                "Wrong answer. This is the smallest board on which the program fails (with jumps up to the longer side):"
            }
            _ => "Wrong answer. This is the smallest graph on which the program fails:",
        };
        equal(&(code, text.lines().next().unwrap_or_default()), &(Some(1), expected))
    }
}

/// The program crashes on boards with more columns than rows.
fn is_told_where_it_fails() -> Result<(), Failed> {
    let crash = "const right = canMouseWin;
canMouseWin = (grid, ...jumps) => { if (grid.length < grid[0].length) process.exit(3); return right(grid, ...jumps); };";
    let source = format!("{}\n{crash}\n", read("tests/right/queue.js")?);
    let folder = JAVASCRIPT.prepare(&JAVASCRIPT.with(&source)?, "wide")?;
    let (_, text) = JAVASCRIPT.judged(&folder, &["--questions", "80", "--time-limit", "60s"])?;
    let told = text.lines().find(|line| line.starts_with("All errors found ")).unwrap_or(&text);
    equal(&told, &"All errors found are on boards with more columns than rows.")
}

/// The text of a file of the project.
fn read(path: &str) -> Result<String, Failed> {
    Ok(fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(path))?)
}

/// A program of this machine, or one from the project's `node_modules`.
fn command(program: &str) -> Command {
    let installed = Path::new(env!("CARGO_MANIFEST_DIR")).join("../node_modules/.bin");
    let others = env::var_os("PATH").unwrap_or_default();
    let path = env::join_paths(iter::once(installed).chain(env::split_paths(&others))).expect("paths");
    let mut command = Command::new(program);
    command.env("PATH", path);
    command
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
            Trial::test(format!("{name}_takes_a_published_solution"), || template.takes_a_published_solution()),
            Trial::test(format!("{name}_is_judged"), || template.is_judged()),
        ]
        .map(|trial| trial.with_ignored_flag(missing.is_some()))
    });
    let wide = Trial::test("a_program_is_told_where_it_fails", is_told_where_it_fails)
        .with_ignored_flag(JAVASCRIPT.missing().is_some());
    let headers = Trial::test("cpp_1728_compiles_where_no_file_has_all_headers", Template::compiles_without_bits)
        .with_ignored_flag(CPP.missing().is_some());
    libtest_mimic::run(&arguments, trials.chain([wide, headers]).collect()).exit();
}
