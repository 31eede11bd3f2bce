/** The strings of each test of the repository, read from its syntax tree. */
import { parseSync } from 'oxc-parser';
import { filesMatching, read } from './repository.ts';

export interface TestStrings {
  /** `file « title »`. */
  readonly test: string;
  readonly texts: readonly string[];
}

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

/** This test reads the table of fallbacks and produces no message. */
const tableOfFallbacks = 'has every fallback of the two catalogues';

/** Every string of a file. */
export function readStrings(file: string): string[] {
  return textsOf({ type: 'Program', body: parseSync(file, read(file)).program }, new Map());
}

export function readTestStrings(): TestStrings[] {
  return filesMatching(/\.(test|spec|stories)\.tsx?$/)
    .filter((file) => !file.startsWith('tooling/checks/'))
    .flatMap(stringsOfFile);
}

/** Typography is not a difference (D27). */
export function fold(text: string): string {
  return text
    .replaceAll('’', "'")
    .replaceAll(/[\u00A0\u202F]/g, ' ')
    .replaceAll(/ ([!?:])/g, '$1')
    .trimEnd();
}

function stringsOfFile(file: string): TestStrings[] {
  const nodes = [...walk(parseSync(file, read(file)).program)];
  const constants = new Map(
    nodes
      .filter(({ type }) => type === 'VariableDeclarator' || type === 'FunctionDeclaration')
      .flatMap((node) => (isNode(node['id']) ? [[String(node['id']['name']), node] as const] : [])),
  );
  return nodes.filter(isTest).flatMap((node) => {
    const texts = textsOf(node, constants).map(fold);
    const title = texts[0] ?? '';
    return texts.some((text) => text.includes(tableOfFallbacks))
      ? []
      : [{ test: `${file} « ${title} »`, texts }];
  });
}

/** `it('…')`, `it.each(rows)('…')`, `test('…')`, and a story: its `play` looks for what it shows. */
function isTest(node: Node): boolean {
  if (node.type === 'ExportNamedDeclaration') return [...walk(node)].some((inner) => isKey(inner, 'play'));
  if (node.type !== 'CallExpression') return false;
  let callee = node['callee'];
  while (isNode(callee) && callee.type !== 'Identifier') callee = callee['object'] ?? callee['callee'];
  return isNode(callee) && (callee['name'] === 'it' || callee['name'] === 'test');
}

function isKey({ type, key }: Node, name: string): boolean {
  return type === 'Property' && isNode(key) && key['name'] === name;
}

/** The strings of a piece of code, and of the constants and functions of its file that it uses. */
function textsOf(node: Node, constants: ReadonlyMap<string, Node>, seen = new Set<string>()): string[] {
  return [...walk(node)].flatMap((inner) => {
    if (inner.type === 'Literal' && typeof inner['value'] === 'string') return [inner['value']];
    if (isNodeLike(inner['regex']))
      return [String(inner['regex']['pattern']).replaceAll(String.raw`\s`, ' ')];
    if (inner.type === 'JSXText') return [String(inner['value'])];
    if (inner.type === 'TemplateElement')
      return isNodeLike(inner['value']) ? [String(inner['value']['cooked'])] : [];
    const name = inner.type === 'Identifier' ? String(inner['name']) : '';
    const used = constants.get(name);
    if (used === undefined || seen.has(name)) return [];
    seen.add(name);
    return textsOf(used, constants, seen);
  });
}

function* walk(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const item of value) yield* walk(item);
  else if (isNode(value)) {
    yield value;
    for (const child of Object.values(value)) yield* walk(child);
  }
}

function isNodeLike(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isNode(value: unknown): value is Node {
  return isNodeLike(value) && typeof value['type'] === 'string';
}
