import { describe, expect, it } from 'vitest';
import released from '../../generated/released.json' with { type: 'json' };
import { openApiDocument } from '../spec.ts';
import { breakingChanges } from './breaking-changes.ts';

interface Parts {
  body?: object;
  response?: object;
  operation?: object;
  schemas?: object;
}

const open = { 'x-roles': ['client', 'admin'] };

const content = (schema: object) => ({ content: { 'application/json': { schema } } });

/** A document of one operation. */
function documentOf({ body = {}, response = {}, operation = {}, schemas = {} }: Parts) {
  const responses = { '200': content(response), '404': content({ type: 'object' }) };
  const saveThing = {
    operationId: 'saveThing',
    ...open,
    requestBody: content(body),
    responses,
    ...operation,
  };
  return { paths: { '/things': { post: saveThing } }, components: { schemas } };
}

const object = (properties: object, required: string[] = [], rest: object = {}) => ({
  type: 'object',
  additionalProperties: false,
  properties,
  required,
  ...rest,
});
const text = { type: 'string' };
const number = { type: 'number' };
const nullable = { type: ['string', 'null'] };
const tree = (leaf: object) => ({
  Tree: object({ leaf, trees: { type: 'array', items: { $ref: '#/components/schemas/Tree' } } }),
});
const named = (name: string) => ({ in: 'query', name, schema: text });

describe('a breaking change', () => {
  it.each<[string, object, object, string]>([
    ['a removed field', object({ a: text }), object({}), 'body/a: removed'],
    ['a new required field', object({}), object({ a: text }, ['a']), 'body/a: now required'],
    ['another type', object({ a: number }), object({ a: text }), 'body/a: no longer takes number'],
    ['whole numbers alone', number, { type: 'integer' }, 'body: no longer takes number'],
    ['no null', nullable, text, 'body: no longer takes null'],
    ['a removed value', { enum: ['a', 'b'] }, { enum: ['a'] }, 'body: the value "b" is removed'],
    ['a list of values', text, { ...text, enum: ['a'] }, 'body: takes listed values alone'],
    ['a lower maximum', { ...text, maxLength: 9 }, { ...text, maxLength: 8 }, 'body: maxLength is now 8'],
    ['a first maximum', { type: 'array' }, { type: 'array', maxItems: 2 }, 'body: maxItems is now 2'],
    ['a higher minimum', { ...number, minimum: 0 }, { ...number, minimum: 1 }, 'body: minimum is now 1'],
    ['another pattern', text, { ...text, pattern: '^a$' }, 'body: has another pattern'],
    ['a format', text, { ...text, format: 'date' }, 'body: has the format date'],
    [
      'a narrower item',
      { type: 'array', items: nullable },
      { type: 'array', items: text },
      'body/*: no longer takes null',
    ],
    ['one alternative less', { anyOf: [text, number] }, text, 'body: no longer takes number'],
  ])('of a request is %s', (_what, before, after, change) => {
    const [old, fresh] = [documentOf({ body: before }), documentOf({ body: after })];
    expect(breakingChanges(old, fresh)).toEqual([`saveThing: ${change}`]);
  });

  it.each<[string, object, object, string]>([
    ['a removed field', object({ a: text }), object({}), '/a: removed'],
    ['a field that may be absent', object({ a: text }, ['a']), object({ a: text }), '/a: may now be absent'],
    ['another type', number, text, ': may now be string'],
    ['fractions', { type: 'integer' }, number, ': may now be number'],
    ['null', text, nullable, ': may now be null'],
    ['null of an alternative', text, { oneOf: [text, { type: 'null' }] }, ': may now be null'],
    ['a removed value', { enum: ['a', 'b'] }, { enum: ['a'] }, ': the value "b" is removed'],
    ['any value', { ...text, enum: ['a'] }, text, ': may be any value'],
    ['another constant', { const: 1 }, { const: 2 }, ': the value 1 is removed'],
    [
      'another format',
      { ...text, format: 'date' },
      { ...text, format: 'date-time' },
      ': has the format date-time',
    ],
    ['no format', { ...text, format: 'date' }, text, ': has the format of any text'],
    ['a map that is none', { additionalProperties: text }, { additionalProperties: false }, '/*: removed'],
  ])('of a response is %s', (_what, before, after, change) => {
    const [old, fresh] = [documentOf({ response: before }), documentOf({ response: after })];
    expect(breakingChanges(old, fresh)).toEqual([`saveThing: response 200${change}`]);
  });

  it.each<[string, object, object, string]>([
    ['a new name', {}, { operationId: 'keepThing' }, 'is now named keepThing'],
    ['a role less', {}, { 'x-roles': ['admin'] }, 'is closed to client'],
    ['a step-up', {}, { 'x-step-up': true }, 'needs a step-up'],
    [
      'a required parameter',
      {},
      { parameters: [{ ...named('q'), required: true }] },
      'the query q is new and required',
    ],
    [
      'a parameter that is required',
      { parameters: [named('q')] },
      { parameters: [{ ...named('q'), required: true }] },
      'the query q is now required',
    ],
    ['a removed parameter', { parameters: [named('q')] }, {}, 'the query q is removed'],
    ['another response', {}, { responses: { '204': {} } }, 'the response 200 is removed'],
    ['no body', {}, { requestBody: {} }, 'body: application/json is removed'],
    ['a required body', { requestBody: {} }, { requestBody: { required: true } }, 'a body is now required'],
  ])('of an operation is %s', (_what, before, after, change) => {
    const [old, fresh] = [documentOf({ operation: before }), documentOf({ operation: after })];
    expect(breakingChanges(old, fresh)).toEqual([`saveThing: ${change}`]);
  });

  it('is a removed operation', () => {
    expect(breakingChanges(documentOf({}), { paths: {} })).toEqual(['saveThing: POST /things is removed']);
  });

  it('is found behind references, in schemas that hold themselves too', () => {
    const response = { $ref: '#/components/schemas/Tree' };
    const [old, fresh] = [text, nullable].map((leaf) => documentOf({ response, schemas: tree(leaf) }));
    expect(breakingChanges(old ?? {}, fresh ?? {})).toEqual([
      'saveThing: response 200/leaf: may now be null',
    ]);
  });
});

describe('what breaks nothing', () => {
  it.each<[string, Parts, Parts]>([
    ['a field that a request may have', { body: object({}) }, { body: object({ a: text }) }],
    [
      'a field that a request need not have',
      { body: object({ a: text }, ['a']) },
      { body: object({ a: text }) },
    ],
    ['null that a request may hold', { body: text }, { body: nullable }],
    ['a value that a request may hold', { body: { enum: ['a'] } }, { body: { enum: ['a', 'b'] } }],
    ['room in a request', { body: { ...text, maxLength: 8 } }, { body: { ...text, maxLength: 9 } }],
    ['a field of a response', { response: object({}) }, { response: object({ a: text }, ['a']) }],
    ['a value of a response', { response: { enum: ['a'] } }, { response: { enum: ['a', 'b'] } }],
    ['no null in a response', { response: nullable }, { response: text }],
    ['whole numbers in a response', { response: number }, { response: { type: 'integer' } }],
    [
      'null written in another way',
      { response: nullable },
      { response: { anyOf: [text, { type: 'null' }] } },
    ],
    ['words', { response: { ...text, description: 'a' } }, { response: { ...text, description: 'b' } }],
    ['a role more', {}, { operation: { 'x-roles': ['client', 'admin', 'any'] } }],
    ['everyone', {}, { operation: { 'x-roles': ['public'] } }],
    ['a parameter', {}, { operation: { parameters: [named('q')] } }],
  ])('is %s', (_what, before, after) => {
    expect(breakingChanges(documentOf(before), documentOf(after))).toEqual([]);
  });
});

const majorOf = ({ info }: { info: { version: string } }) => Number(info.version.split('.')[0]);

describe('the spec', () => {
  it('breaks nothing of the last release, unless its version has a new major number', () => {
    const changes = breakingChanges(released, openApiDocument);
    expect(majorOf(openApiDocument) > majorOf(released) ? [] : changes).toEqual([]);
  });

  it('is compared with the last release operation by operation', () => {
    const { '/proxy/me': _, ...paths } = openApiDocument.paths;
    expect(breakingChanges(released, { ...openApiDocument, paths })).toContainEqual(
      'getMe: GET /proxy/me is removed',
    );
  });
});
