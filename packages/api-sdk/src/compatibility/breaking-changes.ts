/**
 * What a new version of the spec breaks for callers that were written to the version before. Callers ignore fields and
 * values that they do not know: a response may gain both.
 */
import { keyOf, list, member, type Node, resolve, texts } from './document.ts';
import { type Direction, type Documents, type Sides, schemaChanges } from './schema-changes.ts';

const methods = ['get', 'post', 'patch', 'put', 'delete'];

/** One line for each breaking change, which begins with the operation; empty when there is none. */
export function breakingChanges(before: Node, after: Node): string[] {
  const documents = { before, after, found: new Map<string, string[]>() };
  return Object.entries(member(before, 'paths')).flatMap(([path, item]) =>
    methods
      .filter((method) => method in Object(item))
      .flatMap((method) => operationChanges(documents, path, method)),
  );
}

type Compared = Omit<Documents, 'direction'>;

function operationChanges(documents: Compared, path: string, method: string): string[] {
  const [before, after] = [documents.before, documents.after].map((document) =>
    member(member(member(document, 'paths'), path), method),
  );
  const name = keyOf(before ?? {}, 'operationId');
  if (before === undefined || after === undefined || !('operationId' in after))
    return [`${name}: ${method.toUpperCase()} ${path} is removed`];
  const sides = { before, after };
  const shared = [documents.before, documents.after].map((document) =>
    list(member(member(document, 'paths'), path)['parameters']),
  );
  return [
    ...accessChanges(sides),
    ...parameterChanges(documents, sides, shared),
    ...bodyChanges(documents, sides),
    ...responseChanges(documents, sides),
  ].map((change) => `${name}: ${change}`);
}

function accessChanges({ before, after }: Sides): string[] {
  const [name, other] = [keyOf(before, 'operationId'), keyOf(after, 'operationId')];
  const open = texts(after['x-roles']);
  const lost = open.includes('public') ? [] : texts(before['x-roles']).filter((role) => !open.includes(role));
  return [
    ...(name === other ? [] : [`is now named ${other}`]),
    ...lost.map((role) => `is closed to ${role}`),
    ...(after['x-step-up'] === true && before['x-step-up'] !== true ? ['needs a step-up'] : []),
  ];
}

function parameterChanges(documents: Compared, { before, after }: Sides, shared: Node[][]): string[] {
  const old = parametersOf(documents.before, [...(shared[0] ?? []), ...list(before['parameters'])]);
  const fresh = parametersOf(documents.after, [...(shared[1] ?? []), ...list(after['parameters'])]);
  const added = [...fresh].filter(([name, { required }]) => required === true && !old.has(name));
  return [
    ...added.map(([name]) => `the ${name} is new and required`),
    ...[...old].flatMap(([name, parameter]) => {
      const other = fresh.get(name);
      if (other === undefined) return [`the ${name} is removed`];
      const isRequired = other['required'] === true && parameter['required'] !== true;
      return [
        ...(isRequired ? [`the ${name} is now required`] : []),
        ...compare(documents, 'request', { before: parameter, after: other }, name),
      ];
    }),
  ];
}

function parametersOf(document: Node, parameters: Node[]): Map<string, Node> {
  const found = parameters.map((parameter) => resolve(document, parameter));
  return new Map(
    found.map((parameter) => [`${keyOf(parameter, 'in')} ${keyOf(parameter, 'name')}`, parameter]),
  );
}

function bodyChanges(documents: Compared, sides: Sides): string[] {
  const before = resolve(documents.before, member(sides.before, 'requestBody'));
  const after = resolve(documents.after, member(sides.after, 'requestBody'));
  const isRequired = after['required'] === true && before['required'] !== true;
  return [
    ...(isRequired ? ['a body is now required'] : []),
    ...contentChanges(documents, 'request', { before, after }, 'body'),
  ];
}

function responseChanges(documents: Compared, sides: Sides): string[] {
  const [old, fresh] = [member(sides.before, 'responses'), member(sides.after, 'responses')];
  return Object.entries(old).flatMap(([status, response]) => {
    // An error that no longer comes breaks nothing.
    if (!(status in fresh)) return status.startsWith('2') ? [`the response ${status} is removed`] : [];
    const before = resolve(documents.before, Object(response));
    const after = resolve(documents.after, member(fresh, status));
    return contentChanges(documents, 'response', { before, after }, `response ${status}`);
  });
}

function contentChanges(documents: Compared, direction: Direction, sides: Sides, location: string): string[] {
  const [old, fresh] = [member(sides.before, 'content'), member(sides.after, 'content')];
  return Object.keys(old).flatMap((type) =>
    type in fresh
      ? compare(documents, direction, { before: member(old, type), after: member(fresh, type) }, location)
      : [`${location}: ${type} is removed`],
  );
}

/** The schemas of two parameters or of two contents. */
function compare(
  documents: Compared,
  direction: Direction,
  { before, after }: Sides,
  location: string,
): string[] {
  const schemas = { before: member(before, 'schema'), after: member(after, 'schema') };
  return schemaChanges({ ...documents, direction }, schemas, location);
}
