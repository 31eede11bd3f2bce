/** Reading of an OpenAPI document whose types are not known: an older one, or one that a test made. */

export type Node = Readonly<Record<string, unknown>>;

/** A member of an object, or nothing. */
export const member = (node: unknown, key: string): Node => Object(Object(node)[key]);

/** The schema, parameter or response that a reference names. Keywords beside the reference are added. */
export function resolve(document: Node, node: Node): Node {
  const reference = node['$ref'];
  if (typeof reference !== 'string') return node;
  const { $ref: _, ...beside } = node;
  const target = reference.slice(2).split('/').reduce<Node>(member, document);
  return { ...resolve(document, target), ...beside };
}

export const list = (value: unknown): Node[] => (Array.isArray(value) ? value.map(Object) : []);

/** One text, or a list of them. */
export const texts = (value: unknown): string[] =>
  [value].flat().filter((item): item is string => typeof item === 'string');

/** A text, empty where there is none. */
export function keyOf(node: Node, key: string): string {
  const value = node[key];
  return typeof value === 'string' ? value : '';
}
