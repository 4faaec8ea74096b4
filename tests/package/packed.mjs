// The package as users get it: packed by npm, and installed into an empty project.
import { execFile } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { STAGED, stage } from "../../scripts/package.mjs";
import { ROOT } from "../../scripts/versions.mjs";

/** @param {string} program @param {string[]} args @param {string} cwd */
const run = (program, args, cwd) => promisify(execFile)(program, args, { cwd, timeout: 600_000 });

export class Project {
  /** The paths of the files in the package. @type {string[]} */
  files = [];

  /** @param {string} folder */
  constructor(folder) {
    this.folder = folder;
  }

  /**
   * Packs the built package, and installs it in a new folder without downloads, since it has no dependencies. End the
   * project with `remove()`.
   * @param {string} [tools] a folder with a manifest and a lock file of the project's tools
   */
  static async create(tools) {
    const project = new Project(mkdtempSync(join(tmpdir(), "cat-and-mouse-package-")));
    const { folder } = project;
    try {
      stage();
      const { stdout } = await run("npm", ["pack", STAGED, "--json", "--pack-destination", folder], ROOT);
      const [packed] = /** @type {{ filename: string, files: { path: string }[] }[]} */ (
        Object.values(JSON.parse(stdout))
      );
      if (!packed) throw new Error(`npm packed nothing: ${stdout}`);
      project.files = packed.files.map(({ path }) => path);
      if (tools)
        for (const name of ["package.json", "package-lock.json"]) copyFileSync(join(tools, name), join(folder, name));
      else project.write({ "package.json": '{ "name": "empty", "private": true }' });
      // Vite sets NODE_ENV to production in this process, so npm would leave out development tools.
      const install = ["install", ...(tools ? ["--prefer-offline", "--include=dev"] : ["--offline"])];
      await run("npm", [...install, "--no-audit", "--no-fund", `./${packed.filename}`], folder);
    } catch (error) {
      project.remove();
      throw error;
    }
    return project;
  }

  /** @param {Record<string, string>} files their contents, by their paths */
  write(files) {
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(dirname(join(this.folder, path)), { recursive: true });
      writeFileSync(join(this.folder, path), content);
    }
  }

  /** The output of a program of the project. @param {string} path @returns {Promise<string>} */
  async node(path) {
    return (await run(process.execPath, [path], this.folder)).stdout;
  }

  /** The compiler's errors for a file, line by line. @param {string} path @param {string[]} options @returns {Promise<string[]>} */
  async tsc(path, options) {
    const compiler = join(ROOT, "node_modules", "typescript", "bin", "tsc");
    const args = [compiler, "--strict", "--noEmit", "--ignoreConfig", "--pretty", "false", ...options, path];
    try {
      await run(process.execPath, args, this.folder);
      return [];
    } catch (error) {
      const { stdout } = /** @type {{ stdout?: string }} */ (error);
      if (!stdout) throw error;
      return stdout.trim().split("\n");
    }
  }

  remove() {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
