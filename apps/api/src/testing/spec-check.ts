// Fails a test whose response violates the spec: an undeclared status, a body of another shape.
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { OperationId } from '../http/operation.ts';
import { factsOf, openApiDocument } from '../http/spec-document.ts';

const ajv = new Ajv2020({ strict: false, allErrors: true });
formats.default(ajv);
ajv.addFormat('binary', true);
ajv.addSchema(openApiDocument, 'spec');

const validators = new Map<string, ValidateFunction | null>();

export function assertMatchesSpec(
  operationId: OperationId,
  response: { status: number; body: unknown; isJson: boolean },
): void {
  const { path, method } = factsOf(operationId);
  const place = ['paths', path, method, 'responses', String(response.status)];
  const declared = follow(isClosedToViews(response) ? forbidden : place);
  if (declared === undefined) {
    throw new Error(
      `${operationId} responded ${response.status}, which the spec does not declare: ${JSON.stringify(response.body)}`,
    );
  }
  if (!response.isJson) return;
  const validate = findValidator(declared);
  if (validate === null || validate(response.body)) return;
  throw new Error(
    `${operationId} responded ${response.status} with a body that breaks the spec: ${ajv.errorsText(validate.errors)}\n${JSON.stringify(response.body)}`,
  );
}

/** Whether the spec allows this JSON body. */
export function allowsBody(operationId: OperationId, body: unknown): boolean {
  const { path, method } = factsOf(operationId);
  const declared = follow(['paths', path, method, 'requestBody']);
  const validate = declared === undefined ? null : findValidator(declared);
  return validate === null || validate(body);
}

const forbidden = ['components', 'responses', 'Forbidden'];

/** What the spec says once, of every operation without `x-view-as`. */
function isClosedToViews({ status, body }: { status: number; body: unknown }): boolean {
  return status === 403 && isRecord(body) && body['code'] === 'read_only_view';
}

/** The JSON pointer of an object of the document, through the references it holds. */
function follow(place: string[]): string | undefined {
  const found = read(place);
  if (found === undefined) return undefined;
  const reference = isRecord(found) ? found['$ref'] : undefined;
  return typeof reference === 'string' ? reference : `#/${place.map(escape).join('/')}`;
}

function read(place: string[]): unknown {
  return place.reduce<unknown>((node, key) => (isRecord(node) ? node[key] : undefined), openApiDocument);
}

function findValidator(pointer: string): ValidateFunction | null {
  const known = validators.get(pointer);
  if (known !== undefined) return known;
  const schemaPlace = [...pointer.slice(2).split('/').map(unescape), 'content', 'application/json', 'schema'];
  const made =
    read(schemaPlace) === undefined
      ? null
      : ajv.compile({ $ref: `spec#/${schemaPlace.map(escape).join('/')}` });
  validators.set(pointer, made);
  return made;
}

function escape(part: string): string {
  return encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));
}

function unescape(part: string): string {
  return decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
