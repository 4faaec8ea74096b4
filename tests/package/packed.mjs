// The package as others get it: packed by npm, and installed from there into an empty project of its own.
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
  /** What is in the package, by the paths there. @type {string[]} */
  files = [];

  /** @param {string} folder */
  constructor(folder) {
    this.folder = folder;
  }

  /**
   * The built package, packed and installed. Nothing is fetched for it: it has no dependencies. End it with `remove()`.
   * @param {string} [tools] a folder with a manifest and a lock file of what else the project needs
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
      // Tools are asked for as such: Vite has made a production of this process, for which npm leaves them out.
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

  /** What a program of the project prints. @param {string} path @returns {Promise<string>} */
  async node(path) {
    return (await run(process.execPath, [path], this.folder)).stdout;
  }

  /** What the compiler says of a file, line by line; nothing when all is well. @param {string} path @param {string[]} options @returns {Promise<string[]>} */
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
