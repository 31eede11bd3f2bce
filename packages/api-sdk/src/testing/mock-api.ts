/** An API host for page tests: it answers what a test says, and only what the contract allows. */
import { type HttpHandler, HttpResponse, http } from 'msw';
import type { Answer } from '../client/operation-types.ts';
import { type OperationId, operationMetadata } from '../contract.ts';
import { answerProblems, fileProblems, requestProblems } from './contract-validator.ts';

/** What a mocked operation was asked. */
export interface MockRequest {
  operationId: OperationId;
  path: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
  headers: Headers;
  /** Parsed JSON, a form, or undefined. */
  body: unknown;
}

/** An answer that is not the plain success. Made by `reply`. */
export class MockReply {
  readonly status: number;
  readonly body: unknown;
  constructor(status: number, body: unknown) {
    this.status = status;
    this.body = body;
  }
}

/** A success that is a file. Made by `replyFile`. */
class MockFile {
  readonly name: string;
  readonly mime: string;
  constructor(name: string, mime: string) {
    this.name = name;
    this.mime = mime;
  }
}

/** A file as the answer, of a type that the contract declares; its content is of no interest to a page. */
export function replyFile(name: string, mime: string): MockFile {
  return new MockFile(name, mime);
}

/** An answer of another status: `reply(422, { error: '…', code: '…' })`; `request_id` is added to an error. */
export function reply(status: number, body: object): MockReply {
  const isError = status >= 400;
  return new MockReply(status, isError ? { request_id: 'req_test', ...body } : body);
}

type MockAnswer<Id extends OperationId> = Answer<Id> | MockReply | MockFile;
type MockHandler<Id extends OperationId> =
  | MockAnswer<Id>
  | ((request: MockRequest) => MockAnswer<Id> | Promise<MockAnswer<Id>>);

/** operationId → its success body, a reply, or a function of the request. */
export type MockHandlers = { [Id in OperationId]?: MockHandler<Id> };

export interface MockApi {
  /** For `setupServer(...api.handlers)`; every operation of the contract has one. */
  handlers: HttpHandler[];
  /** What was asked, in order. */
  requests: MockRequest[];
  /** Requests and answers that the contract does not allow, and calls nobody mocked. */
  violations: string[];
  /** Changes what some operations answer from now on. */
  use(handlers: MockHandlers): void;
  /** @throws when there was a violation: call it after each test. */
  assertContract(): void;
}

/** Makes the handlers; each request and each answer is checked against the contract. */
export function createMockApi(initial: MockHandlers = {}): MockApi {
  let current: MockHandlers = { ...initial };
  const requests: MockRequest[] = [];
  const violations: string[] = [];

  async function answer(operationId: OperationId, request: MockRequest): Promise<Response> {
    requests.push(request);
    violations.push(...requestProblems(operationId, request.body));
    if (!Object.hasOwn(current, operationId)) {
      return refuse([`${operationId} was called and is not mocked`]);
    }
    const handler: unknown = current[operationId];
    const result: unknown = typeof handler === 'function' ? await handler(request) : handler;
    if (result instanceof MockFile) return answerFile(operationId, result);
    const status = result instanceof MockReply ? result.status : successStatus(operationId);
    const body = result instanceof MockReply ? result.body : result;
    const problems = answerProblems(operationId, status, body);
    return problems.length > 0 ? refuse(problems) : HttpResponse.json(toJson(body), { status });
  }

  function answerFile(operationId: OperationId, { name, mime }: MockFile): Response {
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
          answer(metadata.operationId, {
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
    assertContract: () => {
      if (violations.length > 0) throw new Error(violations.join('\n'));
    },
  };
}

function successStatus(operationId: OperationId): number {
  return answerProblems(operationId, 201, undefined)[0]?.endsWith('declares no 201') === true ? 200 : 201;
}

async function bodyOf(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (type.includes('multipart/form-data')) return request.formData();
  return type.includes('application/json') ? request.json() : undefined;
}

/** The values of the contract's own path; the wildcard that stands for the host is left out. */
function textValues(params: Record<string, string | readonly string[] | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params)
      .filter(([name]) => !/^\d+$/.test(name))
      .map(([name, value]) => [name, String(value)]),
  );
}

/** What the wire would carry: `undefined` members are gone. */
function toJson(body: unknown): Record<string, unknown> {
  return JSON.parse(JSON.stringify(body ?? null));
}
