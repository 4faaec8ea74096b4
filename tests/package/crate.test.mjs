// The files that `cargo publish` would upload from a fully built tree.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { promisify } from "node:util";
import { programLicenses } from "../../scripts/licenses.mjs";
import { ROOT } from "../../scripts/versions.mjs";

const ask = async (/** @type {string} */ program, /** @type {string[]} */ ...args) =>
  (await promisify(execFile)(program, args, { cwd: ROOT })).stdout.trim().split("\n");

test("the crate contains the tracked sources, its README and the licences, and nothing from node_modules or the builds", async () => {
  for (const folder of ["node_modules", "pkg"]) assert.ok(existsSync(join(ROOT, folder)), `${folder} is there`);
  const files = await ask("cargo", "package", "--list", "--allow-dirty");
  const sources = await ask("git", "ls-files", "--cached", "--others", "--exclude-standard", "src");
  const documents = [
    "CHANGELOG.md",
    "LICENSE-APACHE",
    "LICENSE-MIT",
    "SECURITY.md",
    "docs/crate.md",
    "docs/performance.md",
    "docs/solving.md",
  ];
  const added = [".cargo_vcs_info.json", "Cargo.lock", "Cargo.toml", "Cargo.toml.orig"];
  assert.deepEqual(files.sort(), [...added, ...documents, ...sources].sort());
});

test("the licences of all that is compiled into the command line are listed, each with its text", () => {
  for (const [target, own] of /** @type {const} */ ([
    ["x86_64-unknown-linux-musl", ["nix", "musl"]],
    ["aarch64-apple-darwin", ["nix", "objc2"]],
    ["x86_64-pc-windows-msvc", ["windows-sys"]],
  ])) {
    const text = programLicenses(target);
    const parts = text.split(/^## /m).slice(1);
    const names = parts.map((part) => part.split(" ")[0]);
    for (const name of ["clap", "form_urlencoded", "rayon", "sha2", "wide", "rust", ...own])
      assert.ok(names.includes(name), `${target}: ${name} is not among ${names}`);
    assert.ok(!names.some((name) => name?.startsWith("cat-and-mouse")), "our own are elsewhere");
    for (const part of parts) assert.match(part, /permission|license|copyright/i, part.split("\n")[0]);
    assert.ok(
      parts.every((part) => part.length > 500 && !part.includes("contains no text")),
      target,
    );
  }
});
