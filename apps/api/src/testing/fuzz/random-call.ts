// One call drawn from the spec: an operation, its path, query, headers and body. Most of it holds, some of it is spoilt.
import type { OperationFacts } from '../../http/spec-document.ts';
import { openApiDocument } from '../../http/spec-document.ts';
import { jsonBodySchema, strangeTexts, takesForm } from '../bad-input.ts';
import { pdf, png } from '../sample-files.ts';
import type { CallOptions } from '../test-request.ts';
import type { Values } from './random-values.ts';
import { spoil } from './spoil.ts';

export interface RandomCall {
  options: Omit<CallOptions, 'token' | 'remoteAddress'>;
  /** What is sent as JSON; absent where the call has another body, or none. */
  json?: unknown;
}

export function randomCall(values: Values, facts: OperationFacts): RandomCall {
  const { isChance } = values;
  const isProven = isChance(0.1) ? ({ isProven: false } as const) : {};
  const body = bodyOf(values, facts);
  const parameters = parametersOf(facts);
  const query = parameters
    .filter(({ location }) => location === 'query')
    .filter(({ isRequired }) => isChance(isRequired ? 0.95 : 0.2))
    .map(({ name, schema }) => [name, queryText(values, schema, name)]);
  const params = parameters
    .filter(({ location }) => location === 'path')
    .map(({ name, schema }) => [name, pathText(values, facts, { name, schema })]);
  const options = {
    ...isProven,
    params: Object.fromEntries(params),
    query: Object.fromEntries(query),
    ...body.options,
    headers: {
      ...body.options.headers,
      ...(facts.idempotent &&
        isChance(0.3) && { 'idempotency-key': `fuzz-key-${values.random.integer(1, 200)}` }),
    },
  };
  return 'json' in body ? { options, json: body.json } : { options };
}

interface Parameter {
  location: unknown;
  name: string;
  isRequired: boolean;
  schema: unknown;
}

function parametersOf({ path, method }: OperationFacts): Parameter[] {
  const item = Object(Object(openApiDocument.paths)[path]);
  const declared: unknown[] = [...(item.parameters ?? []), ...(item[method].parameters ?? [])];
  return declared.map((parameter) => {
    const { $ref } = Object(parameter);
    const shared = typeof $ref === 'string' ? $ref.slice('#/components/parameters/'.length) : '';
    const found = Object(shared === '' ? parameter : Object(openApiDocument.components.parameters)[shared]);
    return {
      location: found.in,
      name: found.name,
      isRequired: found.required === true,
      schema: found.schema,
    };
  });
}

/** What no client can put into an address: half of a pair of surrogates. */
const unsendable = /[\ud800-\udfff]/g;
const strangePart = (values: Values): string => (values.pick(strangeTexts) ?? '').replaceAll(unsendable, '');

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

const addressText = (value: unknown): string => asText(value).replaceAll(unsendable, '');

function queryText(values: Values, schema: unknown, name: string): string {
  return values.isChance(0.1) ? strangePart(values) : addressText(values.valueOf(schema, name));
}

/** Mostly an object that the operations of this area returned. */
function pathText(
  values: Values,
  { tag }: OperationFacts,
  { name, schema }: Pick<Parameter, 'name' | 'schema'>,
): string {
  const ofArea = values.known.of(`${tag} id`);
  if (name === 'id' && ofArea.length > 0 && values.isChance(0.6)) return asText(values.pick(ofArea));
  return values.isChance(0.1) ? strangePart(values) : addressText(values.valueOf(schema, name));
}

function bodyOf(values: Values, facts: OperationFacts): RandomCall {
  const { isChance, pick } = values;
  if (takesForm(facts)) return { options: { form: formOf(values, facts) } };
  const schema = jsonBodySchema(facts);
  if (schema === null) return { options: isChance(0.05) ? { body: {} } : {} };
  const right = values.valueOf(schema, 'body');
  if (isChance(0.04))
    return { options: { body: asText(right), headers: { 'content-type': pick(otherTypes) ?? '' } } };
  const json = isChance(0.35) ? spoil(values, right) : right;
  const body = JSON.stringify(json);
  return { options: { body, headers: { 'content-type': 'application/json' } }, json };
}

const otherTypes = [
  'text/plain',
  'application/xml',
  'application/json; charset=x',
  'multipart/form-data',
  '',
];

function formOf(values: Values, { path, method }: OperationFacts): NonNullable<CallOptions['form']> {
  const { isChance, pick, random } = values;
  const content = Object(Object(openApiDocument.paths)[path])[method].requestBody.content;
  const made = Object(values.valueOf(content['multipart/form-data'].schema, 'form'));
  const fields = Object.entries(made)
    .filter(([name]) => name !== 'file')
    .map(([name, value]) => [name, isChance(0.05) ? (pick(strangeTexts) ?? '') : asText(value)]);
  const noise = Buffer.from(Array.from({ length: random.integer(0, 300) }, () => random.integer(0, 255)));
  const table = Buffer.from('date;strategie;valeur\n2026-03-02;USDFY;101,5\n');
  const files = [
    png(),
    pdf(),
    { name: 'releve.csv', mime: 'text/csv', bytes: table },
    { name: 'bruit.bin', mime: 'application/octet-stream', bytes: noise },
  ];
  const file = pick(files);
  return { fields: Object.fromEntries(fields), ...(file !== undefined && isChance(0.9) && { file }) };
}
