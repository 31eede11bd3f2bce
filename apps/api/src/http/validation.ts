// Bodies are taken as they are: a wrong type or an unknown field is refused, never bent into shape. Only what a URL or
// a header carries is text by nature, and is read as the number or the boolean that the spec declares.
import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify';
import { z } from 'zod';

const common = { strict: false, allErrors: false, useDefaults: true, removeAdditional: false };

function createAjv(coerceTypes: boolean): Ajv2020 {
  const ajv = new Ajv2020({ ...common, coerceTypes });
  formats.default(ajv);
  ajv.addFormat('binary', true);
  return ajv;
}

const bodyAjv = createAjv(false);
const textAjv = createAjv(true);

const compileBody = compileOnce((schema) => bodyAjv.compile(schema));
const compileText = compileOnce((schema) => textAjv.compile(schema));
const compileHeaders = compileOnce((schema) => textAjv.compile(lowerCaseNames(schema)));

export const compileValidator: FastifySchemaCompiler<object> = ({ schema, httpPart }) => {
  if (httpPart === 'headers') return compileHeaders(schema);
  if (httpPart === 'querystring') return compileQuery(schema);
  return httpPart === 'body' ? compileBody(schema) : compileText(schema);
};

const querySchema = z.looseObject({ properties: z.record(z.string(), z.unknown()).default({}) });

/** Empty filters, and those that the spec does not name, count as absent (R314, D33). */
const compileQuery = compileOnce((schema) => {
  const validate = compileText(schema);
  const { properties } = querySchema.parse(schema);
  return (received: Record<string, unknown>) => {
    const value = Object.fromEntries(
      Object.entries(received).filter(([name, text]) => Object.hasOwn(properties, name) && text !== ''),
    );
    return validate(value) ? { value } : { error: validate.errors ?? [] };
  };
});

const buildSerializer = SerializerSelector()();
const compileResponse = compileOnce((schema) =>
  buildSerializer({ schema: withoutBounds(schema), method: '', url: '', httpStatus: '' }),
);

/** Responses are serialised as Fastify does by default. */
export const compileSerializer: FastifySerializerCompiler<object> = ({ schema }) => compileResponse(schema);

/**
 * The serializer chooses between the parts of `anyOf` by validating the value: one that grew beyond a bound is sent all
 * the same, as it is where there is no choice. Tests hold responses to their bounds.
 */
function withoutBounds(schema: object): object {
  const text = JSON.stringify(schema, (key, value: unknown) =>
    (key === 'maxLength' || key === 'maxItems') && typeof value === 'number' ? undefined : value,
  );
  return z.looseObject({}).parse(JSON.parse(text));
}

const headersSchema = z.looseObject({
  properties: z.record(z.string(), z.unknown()).default({}),
  required: z.array(z.string()).default([]),
});

/** Received names are in lower case; Fastify leaves it to a compiler of one's own to write the schema alike. */
function lowerCaseNames(schema: object): object {
  const { properties, required, ...rest } = headersSchema.parse(schema);
  const lower = Object.entries(properties).map(([name, value]) => [name.toLowerCase(), value]);
  return {
    ...rest,
    properties: Object.fromEntries(lower),
    required: required.map((name) => name.toLowerCase()),
  };
}

/**
 * Compiles each schema once a process: the tests make thousands of servers of one spec, and compiling it takes longer than
 * the rest of a start. Found by its object, else by its text, which takes long to write for the largest.
 */
function compileOnce<Compiled>(compile: (schema: object) => Compiled): (schema: object) => Compiled {
  const byObject = new WeakMap<object, Compiled>();
  const byText = new Map<string, Compiled>();
  return (schema) => {
    const known = byObject.get(schema);
    if (known !== undefined) return known;
    const text = JSON.stringify(schema);
    const compiled = byText.get(text) ?? compile(schema);
    byObject.set(schema, compiled);
    byText.set(text, compiled);
    return compiled;
  };
}
