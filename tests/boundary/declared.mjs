// The declarations in src/web/types.d.ts, as read by TypeScript's own parser.
import { join } from "node:path";
import * as ast from "typescript/unstable/ast";
import { API } from "typescript/unstable/sync";
import { ROOT } from "../../scripts/versions.mjs";

const { SyntaxKind } = ast;
const file = join(ROOT, "src", "web", "types.d.ts");
const typescript = new API({ cwd: ROOT });
const program = typescript.updateSnapshot({ openFiles: [file] }).getDefaultProjectForFile(file)?.program;
const statements = /** @type {any[]} */ ([...(program?.getSourceFile(file)?.statements ?? [])]);
process.once("exit", () => typescript.close());

/** @param {any} node @param {number} kind */
const has = (node, kind) => node.modifiers?.some((/** @type {any} */ modifier) => modifier.kind === kind) ?? false;
/** @param {any} node */
const nameOf = (node) => node.name?.text ?? node.name?.getText();

/**
 * A function or a method. Overloads are several signatures with the same name.
 * @typedef {{ name: string, first: string | undefined, parameters: number, returns: any }} Signature `first` is the name of the first parameter
 * @typedef {object} Class
 * @property {Signature[]} methods
 * @property {Signature[]} statics
 * @property {{ name: string, type: any, isReadOnly: boolean }[]} properties
 * @property {boolean} isMade whether it has a public constructor
 */

/** @param {any} node @returns {Signature} */
const signature = (node) => ({
  name: nameOf(node),
  first: node.parameters[0]?.name.text,
  parameters: node.parameters.length,
  returns: node.type,
});

/** @param {any} node @returns {Class} */
function classOf({ members }) {
  const methods = members.filter(ast.isMethodDeclaration);
  const isStatic = (/** @type {any} */ node) => has(node, SyntaxKind.StaticKeyword);
  const known = [SyntaxKind.Constructor, SyntaxKind.MethodDeclaration, SyntaxKind.PropertyDeclaration];
  for (const { kind } of members) if (!known.includes(kind)) throw new Error(`unexpected: ${SyntaxKind[kind]}`);
  return {
    methods: methods.filter((/** @type {any} */ node) => !isStatic(node)).map(signature),
    statics: methods.filter(isStatic).map(signature),
    properties: members.filter(ast.isPropertyDeclaration).map((/** @type {any} */ node) => ({
      name: nameOf(node),
      type: node.type,
      isReadOnly: has(node, SyntaxKind.ReadonlyKeyword),
    })),
    isMade: members.some(
      (/** @type {any} */ node) => node.kind === SyntaxKind.Constructor && !has(node, SyntaxKind.PrivateKeyword),
    ),
  };
}

/** The classes by their names. @type {Record<string, Class>} */
export const classes = Object.fromEntries(
  statements.filter(ast.isClassDeclaration).map((node) => [nameOf(node), classOf(node)]),
);
/** The functions; the default export is `default`. @type {Signature[]} */
export const functions = statements
  .filter(ast.isFunctionDeclaration)
  .map((node) => ({ ...signature(node), ...(has(node, SyntaxKind.DefaultKeyword) && { name: "default" }) }));

/** The declaration of a type. @param {string} name */
const typeNamed = (name) =>
  statements.find(
    (node) => (ast.isTypeAliasDeclaration(node) || ast.isInterfaceDeclaration(node)) && nameOf(node) === name,
  );

/** The members of an interface, including inherited members. @param {any} node @returns {any[]} */
const membersOf = (node) => [
  ...node.members,
  ...(node.heritageClauses ?? []).flatMap((/** @type {any} */ clause) =>
    [...clause.types].flatMap((type) => membersOf(typeNamed(type.expression.text))),
  ),
];

/** The first mismatch of a value and a type; undefined if the value fits. @param {any} type @param {any} value @param {string} [at] @returns {string | undefined} */
export function mismatch(type, value, at = "the result") {
  const not = (/** @type {boolean} */ fits) => (fits ? undefined : `${at} is no ${type.getText()}`);
  /** @param {any[]} types @param {any[]} values */
  const each = (types, values) =>
    values.map((value, index) => mismatch(types[index], value, `${at}[${index}]`)).find(Boolean);
  switch (type.kind) {
    case SyntaxKind.NumberKeyword:
      return not(typeof value === "number");
    case SyntaxKind.StringKeyword:
      return not(typeof value === "string");
    case SyntaxKind.BooleanKeyword:
    case SyntaxKind.TypePredicate:
      return not(typeof value === "boolean");
    case SyntaxKind.VoidKeyword:
      return not(value === undefined);
    case SyntaxKind.ParenthesizedType:
    case SyntaxKind.NamedTupleMember:
      return mismatch(type.type, value, at);
    case SyntaxKind.LiteralType:
      // The type is the text of one value: a string, a number, true, false or null.
      return not(value === JSON.parse(type.literal.getText()));
    case SyntaxKind.UnionType: {
      const found = [...type.types].map((one) => mismatch(one, value, at));
      // Reports a mismatch inside an object, if there is one: it says more than that the value matches no type.
      return found.includes(undefined) ? undefined : (found.find((one) => !one?.startsWith(`${at} is`)) ?? not(false));
    }
    // A type parameter decides between the two types. Its value is not known here, so the value may fit either type.
    case SyntaxKind.ConditionalType:
      return mismatch(type.trueType, value, at) && mismatch(type.falseType, value, at);
    case SyntaxKind.ArrayType:
      return not(Array.isArray(value)) ?? each(Array(value.length).fill(type.elementType), value);
    case SyntaxKind.TupleType:
      return not(Array.isArray(value) && value.length === type.elements.length) ?? each([...type.elements], value);
    case SyntaxKind.TypeLiteral:
      return ofMembers([...type.members]);
    case SyntaxKind.TypeReference: {
      const name = type.typeName.text;
      const declared = typeNamed(name);
      if (declared === undefined)
        return not(Object.prototype.toString.call(value) === `[object ${name}]` || value?.constructor.name === name);
      return ast.isInterfaceDeclaration(declared) ? ofMembers(membersOf(declared)) : mismatch(declared.type, value, at);
    }
    default:
      throw new Error(`no value has been compared with a type like ${type.getText()} yet`);
  }
  /** @param {any[]} members */
  function ofMembers(members) {
    if (typeof value !== "object" || value === null || Object.getPrototypeOf(value) !== Object.prototype)
      return not(false);
    const names = members.map(nameOf);
    const more = Object.keys(value).find((key) => !names.includes(key));
    if (more) return `${at} has ${more}, which is not promised`;
    const isThere = (/** @type {any} */ member) => nameOf(member) in value || member.postfixToken === undefined;
    return members
      .filter(isThere)
      .map((member) => mismatch(member.type, value[nameOf(member)], `${at}.${nameOf(member)}`))
      .find(Boolean);
  }
}
