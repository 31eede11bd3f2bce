/** Says whether a request or an answer is what the contract says. For tests only: it carries a schema compiler. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { type OperationId, openApiDocument, operationMetadata } from '../contract.ts';

const CONTRACT = 'contract';
const compiled = new Map<string, ValidateFunction | null>();
const ajv = new Ajv2020({ allErrors: true, strict: false, validateFormats: true });
// The package is CommonJS: its default export is itself under `default` in Node and not in bundlers.
const applyFormats = 'default' in addFormats ? addFormats.default : addFormats;
applyFormats(ajv);
ajv.addSchema(openApiDocument, CONTRACT);

/** Problems of an answer against the contract; empty when it holds. */
export function answerProblems(operationId: OperationId, status: number, body: unknown): string[] {
  const response = resolve([...operationPointer(operationId), 'responses', String(status)]);
  if (response === undefined) return [`${operationId} declares no ${status}`];
  const schema = [...response, 'content', 'application/json', 'schema'];
  return problems(`${operationId} ${status}`, schema, body);
}

/** Problems of a file as an answer: only its type is declared. */
export function fileProblems(operationId: OperationId, mime: string): string[] {
  const content = [...operationPointer(operationId), 'responses', '200', 'content', mime];
  return resolve(content) === undefined ? [`${operationId} declares no ${mime}`] : [];
}

/** Problems of a JSON request body against the contract; empty when it holds. */
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
    found === undefined ? null : ajv.compile({ $ref: `${CONTRACT}#/${found.map(escape).join('/')}` });
  compiled.set(key, validate);
  return validate;
}

function operationPointer(operationId: OperationId): string[] {
  const { path, method } = operationMetadata[operationId];
  return ['paths', path, method];
}

/** The pointer to a node of the document, references on the way followed; undefined when there is none. */
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
