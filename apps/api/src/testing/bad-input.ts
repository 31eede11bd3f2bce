// From the schema of a body to bodies: one that holds, and for each of its places some that do not, or that hold but
// are strange. Everything is generated from the spec, so that a new operation is tried without another word.
import { z } from 'zod';
import { openApiDocument } from '../http/spec-document.ts';

const schemaSchema = z.looseObject({
  $ref: z.string().optional(),
  type: z.union([z.string(), z.array(z.string())]).optional(),
  enum: z.array(z.unknown()).optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).optional(),
  items: z.unknown().optional(),
  anyOf: z.array(z.unknown()).optional(),
  oneOf: z.array(z.unknown()).optional(),
  examples: z.array(z.unknown()).optional(),
  maxLength: z.number().optional(),
  maximum: z.number().optional(),
  maxItems: z.number().optional(),
  additionalProperties: z.unknown().optional(),
});
type Schema = z.infer<typeof schemaSchema>;

export function toSchema(node: unknown): Schema {
  const schema = schemaSchema.parse(node);
  const [first, other] = schema.oneOf ?? [];
  if (Object(other).type === 'null') return orNull(toSchema(first));
  if (schema.$ref === undefined) return schema;
  const place = schema.$ref.slice(2).split('/');
  return toSchema(place.reduce<unknown>((at, key) => Object(at)[key], openApiDocument));
}

/** What `oneOf` writes of an object that may be null. */
const orNull = (schema: Schema): Schema => ({ ...schema, type: [...typesOf(schema), 'null'] });

export interface Case {
  title: string;
  body: unknown;
}

export const typesOf = ({ type, anyOf = [] }: Schema): string[] => [
  ...(typeof type === 'string' ? [type] : (type ?? [])),
  ...anyOf.flatMap((part) => typesOf(toSchema(part))),
];

/** A value that holds; every property is present, so that each can be spoilt. */
export function sampleOf(node: unknown): unknown {
  const schema = toSchema(node);
  if (schema.enum) return schema.enum[0];
  const types = typesOf(schema);
  if (types.includes('object') || schema.properties) {
    const from = Object(schema.examples?.[0]);
    const entries = Object.entries(schema.properties ?? {});
    return Object.fromEntries(entries.map(([key, property]) => [key, from[key] ?? sampleOf(property)]));
  }
  if (schema.examples) return schema.examples[0];
  if (types.includes('array')) return [sampleOf(schema.items)];
  if (types.includes('boolean')) return true;
  return types.includes('string') ? (schema['pattern'] === '^[0-9]{6}$' ? '123456' : '') : 1;
}

const wrongValues: [string, unknown][] = [
  ['an object for it', { a: 1 }],
  ['a list for it', [[]]],
  ['a boolean for it', true],
  ['a number for it', 7],
  ['a text for it', 'x'],
  ['null for it', null],
];

const jsonTypeOf = (value: unknown): string => {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
};

/** Bodies that the spec refuses. */
export function refusedBodies(node: unknown, sample: unknown = sampleOf(node), path = 'body'): Case[] {
  const schema = toSchema(node);
  const types = typesOf(schema);
  const accepts = (value: unknown) =>
    types.includes(jsonTypeOf(value)) || (types.includes('integer') && typeof value === 'number');
  const wrong = wrongValues
    .filter(([, value]) => !accepts(value))
    .map(([what, value]) => ({ title: `${path}: ${what}`, body: value }));
  const tooMuch = [
    ...(schema.maxLength === undefined
      ? []
      : [{ title: `${path}: too long`, body: 'x'.repeat(schema.maxLength + 1) }]),
    ...(schema.maximum === undefined ? [] : [{ title: `${path}: too great`, body: schema.maximum + 1 }]),
    ...(schema.enum ? [{ title: `${path}: not in the list`, body: 'ailleurs' }] : []),
    ...(schema.maxItems === undefined
      ? []
      : [{ title: `${path}: too many`, body: Array.from({ length: schema.maxItems + 1 }, () => 'x') }]),
  ];
  return [...wrong, ...tooMuch, ...spoiltProperties(schema, sample, path)];
}

function spoiltProperties(schema: Schema, sample: unknown, path: string): Case[] {
  if (!schema.properties) return [];
  const held = z.record(z.string(), z.unknown()).parse(sample);
  const missing = (schema.required ?? []).map((key) => ({
    title: `${path}: without ${key}`,
    body: Object.fromEntries(Object.entries(held).filter(([name]) => name !== key)),
  }));
  const unknown = ['surprise', 'role', 'is_kyc', 'payment_status', 'id'].filter(
    (key) => !(key in (schema.properties ?? {})),
  );
  const extra = schema.additionalProperties === false ? unknown : [];
  return [
    ...missing,
    ...extra.map((key) => ({ title: `${path}: with ${key}`, body: { ...held, [key]: 'x' } })),
    ...Object.entries(schema.properties).flatMap(([key, property]) =>
      refusedBodies(property, held[key], `${path}.${key}`).map(({ title, body }) => ({
        title,
        body: { ...held, [key]: body },
      })),
    ),
  ];
}

/** Values that pass type validation and may break the code behind it. */
export const strangeTexts = [
  '\0',
  '\ud800',
  '\u202e\u200b',
  "';drop table users;--",
  '../../etc/passwd',
  '__proto__',
  'constructor',
  '2026-02-30',
  '0000-00-00',
  '9999999-1-1',
  '999999999999999999',
  '0.000000000000000001',
  '-0',
  'NaN',
  '١٢٣',
  '=1+1',
  '<script>alert(1)</script>',
  'é'.repeat(120),
];
export const strangeNumbers = [0, -1, 1e-18, 1e21, 1e300, Number.MAX_SAFE_INTEGER + 2];

/** Bodies of the right types, one of whose values is strange: refused or taken, but never a failure of ours. */
export function strangeBodies(node: unknown, sample: unknown = sampleOf(node), path = 'body'): Case[] {
  const schema = toSchema(node);
  const types = typesOf(schema);
  const here: unknown[] = [
    ...(types.includes('string') ? strangeTexts : []),
    ...(types.includes('number') || types.includes('integer') ? strangeNumbers : []),
    ...(types.includes('array') ? [[], ['\0', '']] : []),
    ...(types.includes('null') ? [null] : []),
  ];
  const inside = Object.entries(schema.properties ?? {}).flatMap(([key, property]) =>
    strangeBodies(property, Object(sample)[key], `${path}.${key}`).map(({ title, body }) => ({
      title,
      body: { ...Object(sample), [key]: body },
    })),
  );
  return [...here.map((body) => ({ title: `${path}: ${JSON.stringify(body)}`, body })), ...inside];
}

const operationSchema = z.looseObject({
  requestBody: z
    .looseObject({ content: z.record(z.string(), z.looseObject({ schema: z.unknown() })) })
    .optional(),
});

interface Address {
  path: string;
  method: string;
}

function bodyOf({ path, method }: Address) {
  return operationSchema.parse(Object(Object(openApiDocument.paths)[path])[method]).requestBody?.content;
}

/** Whether its body is a form with a file. */
export function takesForm(address: Address): boolean {
  return bodyOf(address)?.['multipart/form-data'] !== undefined;
}

/** The schema of an operation's JSON body, or null when it takes none. */
export function jsonBodySchema(address: Address): unknown {
  return bodyOf(address)?.['application/json']?.schema ?? null;
}
