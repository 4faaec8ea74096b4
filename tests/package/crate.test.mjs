// What `cargo publish` would upload, asked in a tree in which everything has been built.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { promisify } from "node:util";
import { ROOT } from "../../scripts/versions.mjs";

/** What belongs to the crate; Cargo adds the last three. */
const BELONGS =
  /^(src\/.+|docs\/crate\.md|LICENSE-(APACHE|MIT)|Cargo\.(toml|lock)|Cargo\.toml\.orig|\.cargo_vcs_info\.json)$/;

test("the crate contains its sources, README and licences, and nothing from node_modules or the builds", async () => {
  for (const folder of ["node_modules", "pkg"]) assert.ok(existsSync(join(ROOT, folder)), `${folder} is there`);
  const { stdout } = await promisify(execFile)("cargo", ["package", "--list", "--allow-dirty"], { cwd: ROOT });
  const files = stdout.trim().split("\n");
  for (const name of ["src/lib.rs", "docs/crate.md", "LICENSE-MIT", "LICENSE-APACHE"])
    assert.ok(files.includes(name), name);
  assert.deepEqual(
    files.filter((name) => !BELONGS.test(name)),
    [],
  );
});
