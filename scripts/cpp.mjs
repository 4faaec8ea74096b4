// Compresses the C++ compiler for the site: the files of npm's @yowasp/clang, into target/cpp/. build.mjs and dev.mjs
// call it. www/check/cpp/load.ts serves the files it finds there; without this step, the site has no C++.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { ROOT } from "./versions.mjs";

const FROM = join(ROOT, "node_modules", "@yowasp", "clang");
export const CPP = join(ROOT, "target", "cpp");

/** The files of the package: its script, and those that the script requests by these names. */
const FILES = [
  "bundle.js",
  "llvm-resources.tar",
  "llvm.core.wasm",
  "llvm.core2.wasm",
  "llvm.core3.wasm",
  "llvm.core4.wasm",
];

/** Compresses the files, once for each version of the package. */
export function packCompiler() {
  const { version } = JSON.parse(readFileSync(join(FROM, "package.json"), "utf8"));
  const stamp = join(CPP, ".made-from");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === version) return;
  console.log(`• compressing the C++ compiler ${version}`);
  const scratch = `${CPP}-${process.pid}`;
  mkdirSync(scratch, { recursive: true });
  // Servers do not know this file extension. If they knew it, they might decompress the files.
  for (const name of FILES)
    writeFileSync(join(scratch, `${name}.packed`), gzipSync(readFileSync(join(FROM, "gen", name)), { level: 9 }));
  writeFileSync(join(scratch, ".made-from"), version);
  removeCompiler();
  renameSync(scratch, CPP);
}

/** Removes the files, for a site without C++. */
export function removeCompiler() {
  rmSync(CPP, { recursive: true, force: true });
}
