/** What a schema of a new document breaks for those who wrote to the schema of the document before. */
import { keyOf, list, type Node, resolve, texts } from './document.ts';

/** A request may accept more than before, a response may only return what it returned before. */
export type Direction = 'request' | 'response';

export interface Sides {
  readonly before: Node;
  readonly after: Node;
}

export interface Documents extends Sides {
  readonly direction: Direction;
  /** Of pairs of references, by the pair: schemas are referred to from many places, and by themselves. */
  readonly found: Map<string, string[]>;
}

/** Each change that breaks, with the location it is at. */
export function schemaChanges(documents: Documents, sides: Sides, location: string): string[] {
  const [old, fresh] = [keyOf(sides.before, '$ref'), keyOf(sides.after, '$ref')];
  if (old === '' || fresh === '') return comparedChanges(documents, sides, location);
  const pair = `${documents.direction} ${old} ${fresh}`;
  const known = documents.found.get(pair);
  // Within itself a pair adds nothing.
  if (known === undefined) documents.found.set(pair, []);
  const changes = known ?? comparedChanges(documents, sides, '');
  documents.found.set(pair, changes);
  return changes.map((change) => `${location}${change}`);
}

function comparedChanges(documents: Documents, sides: Sides, location: string): string[] {
  const before = alternatives(documents.before, sides.before);
  const after = alternatives(documents.after, sides.after);
  const isRequest = documents.direction === 'request';
  const [held, offered] = isRequest ? [before, after] : [after, before];
  return held.flatMap((schema) => {
    const matches = offered.filter((other) => includesType(other, schema));
    if (matches.length === 0)
      return [`${location}: ${isRequest ? 'no longer takes' : 'may now be'} ${kindOf(schema)}`];
    const changes = matches.map((other) => {
      const pair = isRequest ? { before: schema, after: other } : { before: other, after: schema };
      return partChanges(documents, pair, location);
    });
    return changes.toSorted((a, b) => a.length - b.length)[0] ?? [];
  });
}

/** The schemas that a value may follow, each of one type: `anyOf`, `oneOf` and a list of types are the same. */
function alternatives(document: Node, node: Node): Node[] {
  const schema = resolve(document, node);
  const parts = [...list(schema['anyOf']), ...list(schema['oneOf'])];
  if (parts.length > 0) return parts.flatMap((part) => alternatives(document, part));
  const types = texts(schema['type']);
  if (types.length < 2) return [schema];
  return types.map((type) => (type === 'null' ? { type } : { ...schema, type }));
}

const kindOf = (schema: Node): string => texts(schema['type'])[0] ?? 'any value';

/** Whether a schema takes the type of another: every integer is a number. */
function includesType(wider: Node, schema: Node): boolean {
  const [type, other] = [kindOf(wider), kindOf(schema)];
  return type === 'any value' || type === other || (type === 'number' && other === 'integer');
}

function partChanges(documents: Documents, sides: Sides, location: string): string[] {
  return [
    ...valueChanges(documents.direction, sides, location),
    ...(documents.direction === 'request' ? boundChanges(sides, location) : []),
    ...propertyChanges(documents, sides, location),
    ...innerChanges(documents, sides, location),
  ];
}

function valueChanges(direction: Direction, { before, after }: Sides, location: string): string[] {
  const [old, fresh] = [valuesOf(before), valuesOf(after)];
  const lost = old?.filter((value) => fresh?.includes(value) === false) ?? [];
  const isClosed = direction === 'request' && old === undefined && fresh !== undefined;
  const isOpened = direction === 'response' && old !== undefined && fresh === undefined;
  const narrower = direction === 'request' ? after['format'] : before['format'];
  const isReformatted = before['format'] !== after['format'] && narrower !== undefined;
  return [
    ...lost.map((value) => `${location}: the value ${value} is removed`),
    ...(isClosed ? [`${location}: takes listed values alone`] : []),
    ...(isOpened ? [`${location}: may be any value`] : []),
    ...(isReformatted ? [`${location}: has the format ${keyOf(after, 'format') || 'of any text'}`] : []),
  ];
}

function valuesOf(schema: Node): string[] | undefined {
  if ('const' in schema) return [JSON.stringify(schema['const'])];
  const values = schema['enum'];
  return Array.isArray(values) ? values.map((value) => JSON.stringify(value)) : undefined;
}

const upper = ['maxLength', 'maxItems', 'maximum', 'maxProperties'];
const lower = ['minLength', 'minItems', 'minimum'];

function boundOf(schema: Node, key: string, otherwise: number): number {
  const value = schema[key];
  return typeof value === 'number' ? value : otherwise;
}

function boundChanges({ before, after }: Sides, location: string): string[] {
  const isTighter = (key: string): boolean =>
    upper.includes(key)
      ? boundOf(after, key, Infinity) < boundOf(before, key, Infinity)
      : boundOf(after, key, -Infinity) > boundOf(before, key, -Infinity);
  const isOtherPattern = after['pattern'] !== undefined && after['pattern'] !== before['pattern'];
  return [
    ...[...upper, ...lower]
      .filter(isTighter)
      .map((key) => `${location}: ${key} is now ${String(after[key])}`),
    ...(isOtherPattern ? [`${location}: has another pattern`] : []),
  ];
}

function propertyChanges(documents: Documents, { before, after }: Sides, location: string): string[] {
  const isRequest = documents.direction === 'request';
  const [old, fresh] = [propertiesOf(before), propertiesOf(after)];
  const [wasRequired, isRequired] = [texts(before['required']), texts(after['required'])];
  const removed = Object.keys(old).filter((name) => !(name in fresh) && hasClosedEnd(isRequest, after));
  const added = isRequired.filter((name) => !wasRequired.includes(name));
  const dropped = wasRequired.filter((name) => !isRequired.includes(name) && name in fresh);
  return [
    ...removed.map((name) => `${location}/${name}: removed`),
    ...(isRequest ? added.map((name) => `${location}/${name}: now required`) : []),
    ...(isRequest ? [] : dropped.map((name) => `${location}/${name}: may now be absent`)),
    ...Object.entries(old).flatMap(([name, schema]) => {
      const other = fresh[name];
      return other === undefined
        ? []
        : schemaChanges(documents, { before: schema, after: other }, `${location}/${name}`);
    }),
  ];
}

/** A response that loses a field breaks; a request does where the field is then refused. */
const hasClosedEnd = (isRequest: boolean, after: Node): boolean =>
  !isRequest || after['additionalProperties'] === false;

function propertiesOf(schema: Node): Record<string, Node> {
  const entries = Object.entries(Object(schema['properties']));
  return Object.fromEntries(entries.map(([name, value]) => [name, Object(value)]));
}

function innerChanges(documents: Documents, { before, after }: Sides, location: string): string[] {
  return ['items', 'additionalProperties'].flatMap((key) => {
    const [old, fresh] = [before[key], after[key]];
    if (typeof old !== 'object' || old === null) return [];
    if (typeof fresh !== 'object' || fresh === null) return [`${location}/*: removed`];
    return schemaChanges(documents, { before: Object(old), after: Object(fresh) }, `${location}/*`);
  });
}
