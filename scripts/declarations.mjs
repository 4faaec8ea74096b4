// `npm run declarations`: writes the data types of src/web/types.d.ts from the Rust types, including
// documentation. With `--check`, for check.mjs, it only reports differences. It reads src/ as formatted by
// rustfmt, and stops at unknown syntax; tests/boundary compares the results of calls with the types.
import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { main, Stop } from "./run.mjs";
import { installed, ROOT } from "./versions.mjs";
import { PACKAGE } from "./wasm.mjs";

const SOURCES = join(ROOT, "src");
const FILE = join(SOURCES, "web", "types.d.ts");
const BEGIN =
  "// The data. `npm run declarations` writes it from the Rust types: change it, and what it says, there.\n";
const END = "\n// The calls, and types that only they need.\n";
const WIDTH = 120;

/**
 * The source of an interface or type in types.d.ts. `rust` is the Rust type. `types` gives the TypeScript for types of
 * its fields for which `KNOWN` is wrong or has nothing, such as type parameters. `fields` lists special fields:
 * each has its TypeScript (text), the codes that never occur in it (list), or null if the field is omitted.
 * @typedef {[rust: string, types?: Record<string, string>, fields?: Record<string, string | string[] | null>]} Source
 */
const ON_BOARD = { T: "Outcome", E: "Ending" };
const ON_GRAPH = { T: "GraphOutcome", E: "GraphEnding", Outcome: "GraphOutcome", Move: "GraphMove" };
const NODES = { ...ON_GRAPH, Cell: "GraphNode", Cells: "GraphNode[]" };
const EDGE = "[from: GraphNode, to: GraphNode]";
const NOT_ON_BOARD = { verdict: ["win-to-draw", "draw-to-loss", "loss-to-draw"], refusal: ["nodes", "edges"] };
const NOT_ON_GRAPH = { verdict: ["same", "win-to-limit", "limit-to-loss"], refusal: ["settings", "pieces", "walls"] };

/** The declared types, in the order of types.d.ts. @type {Record<string, Source>} */
const DECLARED = {
  Player: ["Player"],
  Piece: ["Piece"],
  State: ["State"],
  Move: ["Move"],
  Forced: ["Forced"],
  Ending: ["BoardEnding"],
  Outcome: ["Outcome"],
  RankedMove: ["RankedMove", ON_BOARD],
  Grade: ["Grade", ON_BOARD, NOT_ON_BOARD],
  Line: ["Line", ON_BOARD],
  Refutation: ["Refutation", ON_BOARD],
  Strength: ["Strength"],
  Decided: ["Decided"],
  DecidedState: ["DecidedState"],
  Stats: ["Stats"],
  Reason: ["Explanation"],
  Choice: ["Choice"],
  Proof: ["Proof", {}, { goal: ["limit"] }],
  RouteCell: ["RouteCell"],
  Fork: ["Fork"],
  OnlyMove: ["OnlyMove"],
  WallChange: ["WallChange"],
  PieceEffects: ["PieceEffects", { Effects: "(Outcome | null)[]" }],
  MethodComparison: ["Comparison"],
  CountedMethod: ["MethodResult"],
  BoardView: ["BoardView"],
  Progress: ["Progress", { Changes: "Cell[]" }, { ...NOT_ON_BOARD, "goal.winner": "Player" }],
  FewestWalls: ["FewestChanges", { Change: "Cell" }],
  Transform: ["Transform"],
  LinkKeys: ["LinkKeys"],
  PastedCase: ["PastedCase", { Answer: "boolean" }],
  SearchProgress: ["SearchProgress"],

  GraphMove: ["Move", NODES],
  GraphEnding: ["GraphEnding"],
  GraphOutcome: ["GraphOutcome"],
  RankedGraphMove: ["RankedMove", NODES],
  GraphGrade: ["Grade", NODES, NOT_ON_GRAPH],
  GraphLine: ["Line", NODES],
  GraphRefutation: ["Refutation", NODES],
  GraphReason: ["GraphExplanation"],
  GraphProof: ["GraphProof", NODES, { goal: ["draw"] }],
  CatResponse: ["Response", NODES],
  StrategyEntry: ["StrategyEntry", NODES],
  EdgeEffect: ["EdgeEffect", NODES, { change: ["limit"] }],
  StartEffects: ["StartEffects"],
  GraphView: ["GraphView", { Progress: "GraphProgress" }, { kind: '"graph" | "states"' }],
  DrawnNode: ["Node", NODES],
  GraphProgress: ["Progress", { ...NODES, Changes: `${EDGE}[]` }, { ...NOT_ON_GRAPH, moved: null }],
  FewestEdges: ["FewestChanges", { Change: EDGE }],
  PastedGraphCase: ["PastedCase", { ...ON_GRAPH, Answer: "0 | 1 | 2" }],
  GraphSearchProgress: ["GraphSearchProgress"],

  ProblemName: ["Problem"],
  JudgeProgress: ["JudgeProgress"],
  "JudgeReport<Problem extends ProblemName = ProblemName>": [
    "JudgeReport",
    { Question: "QuestionOf<Problem>", Answer: "boolean | number", Cell: "number" },
    { "mistakes.jumps.of": 'Player | "both"' },
  ],
  MistakeCode: ["MistakeCode"],
  MistakenMove: ["MistakenMove", { Cell: "number" }],
};

/** TypeScript for Rust types that are built in, declared by hand, or in `DECLARED`. Others become fields or codes. */
const KNOWN = /** @type {Record<string, string>} */ ({ bool: "boolean", str: "string", String: "string" });
for (const name of ["u8", "u16", "u32", "u64", "usize"]) KNOWN[name] = "number";
for (const name of ["Cell", "GraphNode", "Content", "Given"]) KNOWN[name] = name;
KNOWN.Cells = "Cell[]";
for (const [name, [rust]] of Object.entries(DECLARED)) KNOWN[rust] ??= name;

/**
 * A struct with its fields, or an enum with its variants.
 * @typedef {{ docs: string, attributes: string, name: string, type: string }} Member
 * @typedef {Omit<Member, "type"> & { kind: string, file: string, members: Member[], unread: string }} Item
 */
const DOCS = "((?: *///.*\\n)*)((?: *(?:#\\[|// ).*\\n)*)";
const ITEM = new RegExp(`^${DOCS}(?:pub.*? )?(struct|enum) (\\w+)(?:<.*>)? \\{\\n((?:.*\\n)*?)\\}`, "gm");
const PAYLOAD = "\\(.*\\)| \\{\\n(?: {8}.*\\n)* {4}\\}";
const MEMBER = new RegExp(`^${DOCS} {4}(?:pub(?:\\(.*?\\))? )?(\\w+)(?:: (.*)|${PAYLOAD})?,\\n`, "gm");

/** Attributes of serde that change the output in ways unknown to this script. */
const UNKNOWN =
  /^ *#\[.*\b(?:content|flatten|into|rename_all_fields|skip|skip_serializing|tag|transparent|untagged|with)\b.*/m;

const ITEMS = readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".rs"))
  .sort()
  .flatMap((path) => {
    const file = join(SOURCES, path);
    const items = readFileSync(file, "utf8").matchAll(ITEM);
    return [...items].map(([, docs = "", attributes = "", kind = "", name = "", body = ""]) => {
      const members = [...body.matchAll(MEMBER)].map(([, docs = "", attributes = "", name = "", type = ""]) => {
        return { docs, attributes, name, type };
      });
      const unread = body.replace(MEMBER, "").trim() || (UNKNOWN.exec(attributes + body)?.[0] ?? "");
      return /** @type {Item} */ ({ docs, attributes, kind, name, file: relative(ROOT, file), members, unread });
    });
  });

/** All types with this name, those of src/web/ first, because they are serialised. @param {string} name */
function allNamed(name) {
  const isOfWeb = (/** @type {Item} */ { file }) => Number(file.startsWith("src/web/"));
  return ITEMS.filter((item) => item.name === name).sort((a, b) => isOfWeb(b) - isOfWeb(a));
}

/** @param {string} name */
function itemNamed(name) {
  const [item, other] = allNamed(name);
  if (!item) throw new Stop(`scripts/declarations.mjs finds no type ${name} in src/.`);
  if (other && !item.file.startsWith("src/web/"))
    throw new Stop(`${name} is a type of ${item.file} and ${other.file}.`);
  if (item.unread)
    throw new Stop(`scripts/declarations.mjs cannot read this of ${name}, ${item.file}:\n${item.unread}`);
  return item;
}

/** @param {string} name */
const camelCase = (name) => name.replace(/_(\w)/g, (_, letter) => letter.toUpperCase());

/** The name of a field or a variant in JavaScript. @param {Item} item @param {Member} member */
function nameOf(item, { name, attributes }) {
  const own = /(?:rename|strum\(serialize) = "(.+?)"/.exec(attributes)?.[1];
  const rule = /(?:rename_all|serialize_all) = "(.+?)"/.exec(item.attributes)?.[1];
  if (own) return own;
  const words = name.replace(/(?<=[a-z])(?=[A-Z])/g, "-").toLowerCase();
  if (item.kind === "struct") return rule === "camelCase" ? camelCase(name) : name;
  if (rule === "kebab-case" || rule === words) return words;
  if (rule === "lowercase") return name.toLowerCase();
  throw new Stop(`The names of ${item.name} in JavaScript are not known.`);
}

/**
 * A Rust comment for readers of types.d.ts: without sections and examples, and with JavaScript names.
 * @param {string} docs
 */
function prose(docs) {
  const text = docs.replace(/^ *\/\/\/ ?/gm, "").replace(/\n# .*|\n```.*?\n```/gs, "");
  return text
    .replace(/\[([^\]`]*)\]\(.*?\)/g, "$1")
    .replace(/\[`(.*?)`\](?:\((.*?)\))?/g, (_, shown, target = shown) => {
      const [name = "", type = ""] = target.split("::").reverse();
      const item = allNamed(type)[0];
      const variant = item?.kind === "enum" && item.members.find((member) => member.name === name);
      if (variant) return `\`"${nameOf(item, variant)}"\``;
      return `\`${KNOWN[type] ? `${KNOWN[type]}.${name}` : (KNOWN[shown] ?? shown.replace("::", "."))}\``;
    })
    .replace(/`None`/g, "`null`")
    .replace(/`[^`]*`/g, camelCase)
    .trim();
}

/** The codes of an enum with their meanings. @param {string} name @param {string[]} [without] */
function codesOf(name, without = []) {
  const item = itemNamed(name);
  const codes = item.members.map((member) => ({ code: nameOf(item, member), docs: prose(member.docs) }));
  return codes.filter(({ code }) => !without.includes(code));
}

/** @param {{ code: string }[]} codes */
const union = (codes) => codes.map(({ code }) => JSON.stringify(code)).join(" | ");

/**
 * The documentation `docs`, with the codes and their meanings after its first paragraph.
 * @param {string} docs
 * @param {{ code: string, docs: string }[]} codes
 */
function withCodes(docs, codes) {
  const lower = (/** @type {string} */ text) => text.replace(/^[A-Z](?=[a-z]*\b)/, (letter) => letter.toLowerCase());
  const list = codes.map(({ code, docs }) => `\n- \`"${code}"\`: ${lower(docs)}`);
  return docs.replace(/(?=\n\n)|$/, () => list.splice(0).join("")).trim();
}

/** A comment of TypeScript. @param {string} docs @param {string} indent */
function comment(docs, indent) {
  if (docs === "") return "";
  const lines = docs.split(/\n(?=- |\n)|(?<=\n)\n/).flatMap((paragraph) => {
    const hanging = paragraph.startsWith("- ") ? "  " : "";
    const lines = [""];
    for (const word of paragraph.split(/\s+/).filter(Boolean)) {
      const last = lines.pop();
      const longer = last ? `${last} ${word}` : word;
      if (`${indent} * ${longer}`.length <= WIDTH) lines.push(longer);
      else lines.push(last ?? "", hanging + word);
    }
    return lines;
  });
  if (lines.length === 1 && `${indent}/** ${docs} */`.length <= WIDTH) return `${indent}/** ${lines[0]} */\n`;
  return `${indent}/**\n${lines.map((line) => `${indent} * ${line}`.trimEnd()).join("\n")}\n${indent} */\n`;
}

/** Splits a list of types at its outer commas. @param {string} list */
function parts(list) {
  const found = [""];
  let depth = 0;
  for (const letter of list) {
    depth += Number("<(".includes(letter)) - Number(">)".includes(letter));
    if (letter === "," && depth === 0) found.push("");
    else found[found.length - 1] += letter;
  }
  return found.map((part) => part.trim()).filter(Boolean);
}

/**
 * A type, and its codes that no other declaration explains.
 * @typedef {{ text: string, codes: { code: string, docs: string }[] }} Type
 */

/** A Rust type in TypeScript. @param {string} rust @param {Source} source @param {string} path of the field @returns {Type} */
function typeOf(rust, source, path) {
  const [, types = {}, fields = {}] = source;
  const special = fields[path];
  if (typeof special === "string") return { text: special, codes: [] };
  const [, name = "", list = ""] = /^(?:&'\w+ )?(\w*)(?:[<([](.*)[>)\]])?$/.exec(rust) ?? [];
  const inner = parts(list).map((part) => typeOf(part, source, path));
  const [{ text, codes } = { text: "", codes: [] }] = inner;
  if (name === "Option") return { text: `${text} | null`, codes };
  const isList = name === "Vec" || rust.startsWith("&'a [");
  if (isList) return { text: / \| /.test(text.replace(/\{.*\}/s, "")) ? `(${text})[]` : `${text}[]`, codes };
  if (name === "Name") return { text, codes };
  if (name === "" && list) return { text: `[${inner.map(({ text }) => text).join(", ")}]`, codes: [] };
  if (types[name]) return { text: types[name], codes: [] };
  if (KNOWN[name] && !special) return { text: KNOWN[name], codes: [] };
  if (itemNamed(name).kind === "struct") return { text: fieldsOf(name, source, `${path}.`), codes: [] };
  const found = codesOf(name, special ?? []);
  return { text: union(found), codes: KNOWN[name] ? [] : found };
}

/** The fields of a struct. @param {string} struct @param {Source} source @param {string} [path] of the struct in the interface */
function fieldsOf(struct, source, path = "") {
  const item = itemNamed(struct);
  const indent = "  ".repeat(path.split(".").length);
  const fields = item.members.map((member) => {
    const name = nameOf(item, member);
    if (source[2]?.[path + name] === null) return "";
    // If a field with `skip_serializing_if` is `None`, Rust omits it, so in JavaScript its value is never null.
    const type = member.attributes.includes("skip_serializing_if")
      ? member.type.replace(/^Option<(.*)>$/, "$1")
      : member.type;
    const { text, codes } = typeOf(type, source, path + name);
    const likeIt = allNamed(struct).flatMap((other) => other.members.filter((other) => other.name === member.name));
    const docs = prose(likeIt.find(({ docs }) => docs)?.docs ?? "");
    return `${comment(withCodes(docs, codes), indent)}${indent}${name}: ${text};\n`;
  });
  return `{\n${fields.join("")}${indent.slice(2)}}`;
}

/** The declaration of a type. @param {[name: string, source: Source]} entry */
function declaration([name, source]) {
  const [rust] = source;
  const docs = prose(allNamed(rust).find(({ docs }) => docs)?.docs ?? "");
  if (itemNamed(rust).kind === "struct")
    return `${comment(docs, "")}export interface ${name} ${fieldsOf(rust, source)}\n`;
  const codes = codesOf(rust);
  return `${comment(withCodes(docs, codes), "")}export type ${name} = ${union(codes)};\n`;
}

await main(async () => {
  const before = readFileSync(FILE, "utf8");
  const [head, data] = before.split(BEGIN);
  const tail = data?.slice(data.indexOf(END));
  if (!tail?.startsWith(END)) throw new Stop("src/web/types.d.ts does not say where the data begins or where it ends.");
  const input = `${head}${BEGIN}\n${Object.entries(DECLARED).map(declaration).join("\n")}${tail}`;
  const format = ["format", `--stdin-file-path=${FILE}`];
  const { status, stdout, stderr } = spawnSync(installed("biome"), format, { cwd: ROOT, encoding: "utf8", input });
  if (status !== 0) throw new Stop(stderr);
  if (!process.argv.includes("--check")) {
    writeFileSync(FILE, stdout);
    // The built package has a copy of the types, against which the page is checked.
    if (existsSync(PACKAGE.folder)) copyFileSync(FILE, join(PACKAGE.folder, "cat_and_mouse.d.ts"));
    return;
  }
  if (before !== stdout) throw new Stop("src/web/types.d.ts is out of date: npm run declarations writes it.");
});
