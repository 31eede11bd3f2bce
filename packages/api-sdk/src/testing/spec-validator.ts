/** Validates requests and responses against the spec. For tests only: it includes a schema compiler. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { type OperationId, openApiDocument, operationMetadata } from '../spec.ts';

const SPEC = 'spec';
const compiled = new Map<string, ValidateFunction | null>();
const ajv = new Ajv2020({ allErrors: true, strict: false, validateFormats: true });
// CommonJS: the default export is under `default` in Node, but not in bundlers.
const applyFormats = 'default' in addFormats ? addFormats.default : addFormats;
applyFormats(ajv);
ajv.addSchema(openApiDocument, SPEC);

/** The violations of the spec by a response; empty when valid. */
export function responseProblems(operationId: OperationId, status: number, body: unknown): string[] {
  const response = resolve([...operationPointer(operationId), 'responses', String(status)]);
  if (response === undefined) return [`${operationId} declares no ${status}`];
  const schema = [...response, 'content', 'application/json', 'schema'];
  return problems(`${operationId} ${status}`, schema, body);
}

/** The violations of the spec by a file response: only its type is checked. */
export function fileProblems(operationId: OperationId, mime: string): string[] {
  const content = [...operationPointer(operationId), 'responses', '200', 'content', mime];
  return resolve(content) === undefined ? [`${operationId} declares no ${mime}`] : [];
}

/** The violations of the spec by a JSON request body; empty when valid. */
export function requestProblems(operationId: OperationId, body: unknown): string[] {
  if (operationMetadata[operationId].multipart) return [];
  const schema = [...operationPointer(operationId), 'requestBody', 'content', 'application/json', 'schema'];
  if (resolve(schema) === undefined) return body === undefined ? [] : [`${operationId} takes no body`];
  return problems(`${operationId} body`, schema, body);
}

function problems(what: string, pointer: string[], body: unknown): string[] {
  const validate = compile(pointer);
  if (validate === null) return body === undefined || body === null ? [] : [`${what}: no body is declared`];
  if (validate(body)) return [];
  return (validate.errors ?? []).map(({ instancePath, message, params }) => {
    return `${what}: ${instancePath || '/'} ${message ?? ''} ${JSON.stringify(params)}`;
  });
}

function compile(pointer: string[]): ValidateFunction | null {
  const key = pointer.join('/');
  const known = compiled.get(key);
  if (known !== undefined) return known;
  const found = resolve(pointer);
  const validate =
    found === undefined ? null : ajv.compile({ $ref: `${SPEC}#/${found.map(escape).join('/')}` });
  compiled.set(key, validate);
  return validate;
}

function operationPointer(operationId: OperationId): string[] {
  const { path, method } = operationMetadata[operationId];
  return ['paths', path, method];
}

/** Resolves a pointer, following references; undefined when it does not exist. */
function resolve(pointer: string[]): string[] | undefined {
  let node: unknown = openApiDocument;
  let resolved: string[] = [];
  for (const key of pointer) {
    node = memberOf(node, key);
    resolved = [...resolved, key];
    const reference = memberOf(node, '$ref');
    if (typeof reference === 'string') {
      resolved = reference.slice(2).split('/');
      node = resolved.reduce(memberOf, openApiDocument);
    }
  }
  return node === undefined ? undefined : resolved;
}

function memberOf(node: unknown, key: string): unknown {
  return typeof node === 'object' && node !== null ? Reflect.get(node, key) : undefined;
}

function escape(key: string): string {
  return encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'));
}
