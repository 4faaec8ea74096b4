// The package as others get it: packed by npm, and installed from there into an empty project of its own.
import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { ROOT } from "../../scripts/versions.mjs";

/** @param {string} program @param {string[]} args @param {string} cwd */
const run = (program, args, cwd) => promisify(execFile)(program, args, { cwd, timeout: 60_000 });

export class Project {
  /** What is in the package, by the paths there. @type {string[]} */
  files = [];

  /** @param {string} folder */
  constructor(folder) {
    this.folder = folder;
  }

  /** The built package, packed and installed. Nothing is fetched: it has no dependencies. End it with `remove()`. */
  static async create() {
    const project = new Project(mkdtempSync(join(tmpdir(), "cat-and-mouse-package-")));
    const { folder } = project;
    try {
      // What prepack would build has been built.
      const pack = ["pack", "--ignore-scripts", "--json", "--pack-destination", folder];
      const { stdout } = await run("npm", pack, ROOT);
      const [packed] = /** @type {{ filename: string, files: { path: string }[] }[]} */ (
        Object.values(JSON.parse(stdout))
      );
      if (!packed) throw new Error(`npm packed nothing: ${stdout}`);
      project.files = packed.files.map(({ path }) => path);
      project.write({ "package.json": '{ "name": "empty", "private": true }' });
      await run("npm", ["install", "--offline", "--no-audit", "--no-fund", `./${packed.filename}`], folder);
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
