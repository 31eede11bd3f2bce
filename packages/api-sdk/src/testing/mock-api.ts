/** A mock API for page tests: responses are set by the test, and validated against the spec. */
import { type HttpHandler, HttpResponse, http } from 'msw';
import type { OperationOutput } from '../client/operation-types.ts';
import { type OperationId, operationMetadata } from '../spec.ts';
import { fileProblems, requestProblems, responseProblems } from './spec-validator.ts';

/** A recorded request. */
export interface MockRequest {
  operationId: OperationId;
  path: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
  headers: Headers;
  /** Parsed JSON, a form, or undefined. */
  body: unknown;
}

/** A response with another status than success; see `reply`. */
export class MockReply {
  readonly status: number;
  readonly body: unknown;
  constructor(status: number, body: unknown) {
    this.status = status;
    this.body = body;
  }
}

/** A file response; see `replyFile`. */
class MockFile {
  readonly name: string;
  readonly mime: string;
  constructor(name: string, mime: string) {
    this.name = name;
    this.mime = mime;
  }
}

/** A file response of a type that the spec declares; its content is arbitrary. */
export function replyFile(name: string, mime: string): MockFile {
  return new MockFile(name, mime);
}

const silence: unique symbol = Symbol('no response');

/** The connection fails, as when the API is down. */
export function replyNothing(): typeof silence {
  return silence;
}

/** A response with another status: `reply(422, { error: '…', code: '…' })`; `request_id` is added to an error. */
export function reply(status: number, body: object): MockReply {
  const isError = status >= 400;
  return new MockReply(status, isError ? { request_id: 'req_test', ...body } : body);
}

type MockResponse<Id extends OperationId> = OperationOutput<Id> | MockReply | MockFile | typeof silence;
type MockHandler<Id extends OperationId> =
  | MockResponse<Id>
  | ((request: MockRequest) => MockResponse<Id> | Promise<MockResponse<Id>>);

/** operationId → its success body, a reply, or a function of the request. */
export type MockHandlers = { [Id in OperationId]?: MockHandler<Id> };

export interface MockApi {
  /** For `setupServer(...api.handlers)`; one per operation of the spec. */
  handlers: HttpHandler[];
  /** The received requests, in order. */
  requests: MockRequest[];
  /** Requests and responses that violate the spec, and requests that are not mocked. */
  violations: string[];
  /** Replaces the responses of some operations. */
  use(handlers: MockHandlers): void;
  /** @throws Error on any violation; to be called after each test. */
  assertNoViolations(): void;
}

/** Creates the handlers; each request and response is validated against the spec. */
export function createMockApi(initial: MockHandlers = {}): MockApi {
  let current: MockHandlers = { ...initial };
  const requests: MockRequest[] = [];
  const violations: string[] = [];

  async function respond(operationId: OperationId, request: MockRequest): Promise<Response> {
    requests.push(request);
    violations.push(...requestProblems(operationId, request.body));
    if (!Object.hasOwn(current, operationId)) {
      return refuse([`${operationId} was called and is not mocked`]);
    }
    const handler: unknown = current[operationId];
    const result: unknown = typeof handler === 'function' ? await handler(request) : handler;
    if (result === silence) return HttpResponse.error();
    if (result instanceof MockFile) return respondWithFile(operationId, result);
    const status = result instanceof MockReply ? result.status : successStatus(operationId);
    const body = result instanceof MockReply ? result.body : result;
    const problems = responseProblems(operationId, status, body);
    return problems.length > 0 ? refuse(problems) : HttpResponse.json(toJson(body), { status });
  }

  function respondWithFile(operationId: OperationId, { name, mime }: MockFile): Response {
    const problems = fileProblems(operationId, mime);
    if (problems.length > 0) return refuse(problems);
    const headers = { 'content-type': mime, 'content-disposition': `attachment; filename="${name}"` };
    return new HttpResponse(name, { headers });
  }

  function refuse(problems: string[]): Response {
    violations.push(...problems);
    return HttpResponse.json({ error: problems.join(' · '), code: 'mock_violation' }, { status: 500 });
  }

  return {
    handlers: Object.values(operationMetadata).map((metadata) =>
      http[metadata.method](
        `*${metadata.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
        async ({ request, params }) =>
          respond(metadata.operationId, {
            operationId: metadata.operationId,
            path: textValues(params),
            query: Object.fromEntries(new URL(request.url).searchParams),
            headers: request.headers,
            body: await bodyOf(request),
          }),
      ),
    ),
    requests,
    violations,
    use: (handlers) => {
      current = { ...current, ...handlers };
    },
    assertNoViolations: () => {
      if (violations.length > 0) throw new Error(violations.join('\n'));
    },
  };
}

function successStatus(operationId: OperationId): number {
  return responseProblems(operationId, 201, undefined)[0]?.endsWith('declares no 201') === true ? 200 : 201;
}

async function bodyOf(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (type.includes('multipart/form-data')) return request.formData();
  return type.includes('application/json') ? request.json() : undefined;
}

/** The path parameters, without the wildcard for the host. */
function textValues(params: Record<string, string | readonly string[] | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params)
      .filter(([name]) => !/^\d+$/.test(name))
      .map(([name, value]) => [name, String(value)]),
  );
}

/** The JSON value of a body, without `undefined` members. */
function toJson(body: unknown): Record<string, unknown> {
  return JSON.parse(JSON.stringify(body ?? null));
}
