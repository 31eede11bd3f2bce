import { describe, expect, it } from 'vitest';
import { openApiDocument } from '../spec.ts';
import { unboundedSchemas } from './unbounded.ts';

describe('a bound', () => {
  it.each([
    ['no length', { type: 'string' }],
    ['null beside no length', { type: ['string', 'null'] }],
    ['an open pattern', { type: 'string', pattern: '^[a-z]+$' }],
    ['a pattern of least lengths', { type: 'string', pattern: '^[a-z]{3,}$' }],
    ['a pattern without an end', { type: 'string', pattern: '^https' }],
    ['a format of any length', { type: 'string', format: 'email' }],
    ['no number of items', { type: 'array', items: { type: 'boolean' } }],
  ])('is missing from a schema with %s', (_what, schema) => {
    expect(unboundedSchemas({ properties: { type: schema } })).toEqual(['#/properties/type']);
  });

  it.each([
    ['a length', { type: 'string', maxLength: 3 }],
    ['a list of values', { type: ['string', 'null'], enum: ['a', null] }],
    ['a finite pattern', { type: 'string', pattern: '^[0-9a-f+*]{8}(-[0-9a-f]{4}){3}\\.\\+$' }],
    ['a format of one length', { type: 'string', format: 'uuid' }],
    ['a number of items', { type: 'array', maxItems: 3, items: { type: 'boolean' } }],
    ['an example', { type: 'boolean', examples: [{ type: 'string' }] }],
  ])('is found in a schema with %s', (_what, schema) => {
    expect(unboundedSchemas({ properties: { type: schema } })).toEqual([]);
  });

  it('is on every string and array of the spec, of requests and of responses', () => {
    expect(unboundedSchemas(openApiDocument)).toEqual([]);
  });
});
