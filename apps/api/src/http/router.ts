// The spec becomes routes: authentication, limits, validation, then the handler of the operationId.

import {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifySchema,
  fastify,
  type RouteOptions,
} from 'fastify';
import openapiGlue from 'fastify-openapi-glue';
import { z } from 'zod';
import type { Database } from '../db/client.ts';
import type { Deps } from '../deps.ts';
import { AppError } from './app-error.ts';
import { authenticate, type Credentials, type ReadToken } from './authenticate.ts';
import { createGateByKey } from './gate.ts';
import { JsonReply, RawReply } from './handler.ts';
import { httpErrors } from './http.errors.ts';
import {
  beginIdempotent,
  deleteIdempotencyKey,
  finishIdempotent,
  hashRequest,
  type IdempotentRequest,
  settleIdempotent,
} from './idempotency.ts';
import { createRateLimiter } from './rate-limit.ts';
import { factsOf, type OperationFacts, openApiDocument } from './spec-document.ts';
import { readMultipart, type UploadedFile } from './upload.ts';

interface RequestState extends Credentials {
  upload: UploadedFile | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    state: RequestState;
    rawBody: Buffer | null;
  }
  interface FastifyContextConfig {
    operationId?: string;
    keepRawBody?: boolean;
  }
}

/** A handler once its precise types are behind it: the schema has validated what they promise. */
export interface AnyHandler {
  // oxlint-disable-next-line typescript/method-signature-style -- a method parameter is compared both ways, which lets the precise handlers in
  run(call: unknown): Promise<unknown>;
  // oxlint-disable-next-line typescript/method-signature-style -- the same
  repeatResponse?(call: unknown): Promise<unknown>;
  // oxlint-disable-next-line typescript/method-signature-style -- the same
  verify?(call: unknown): void;
}

/**
 * The two long series compress themselves, with settings of their own; an account is too short to be worth compressing.
 * They are requested on each page, and skip the choice of an encoding.
 */
const leftUncompressed: ReadonlySet<string> = new Set(['getDashboard', 'listYieldFlows', 'getMe']);

interface Operations {
  handlers: Record<string, AnyHandler>;
  readToken: ReadToken;
  /** Of the spec; by default each one has its route, and without a handler the start fails. */
  only?: readonly string[];
}

export function registerSpecRoutes(
  app: FastifyInstance,
  deps: Deps,
  { handlers, readToken, only }: Operations,
): void {
  const limitRate = createRateLimiter();
  app.decorateRequest('rawBody', null);
  app.decorateRequest('state');

  function resolve(operationId: string): RouteOptions {
    const facts = factsOf(operationId);
    const found = handlers[operationId];
    if (found === undefined) throw new Error(`no handler for ${operationId}`);
    if (facts.isProvider && !found.verify) throw new Error(`no signature check for ${operationId}`);
    const options = {
      config: { operationId, keepRawBody: facts.isProvider },
      ...(leftUncompressed.has(operationId) && { compress: false as const }),
      onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
        request.state = { ...(await authenticate({ deps, facts, readToken }, request)), upload: null };
        const { actor } = request.state;
        if (facts.rateLimit !== null && !facts.isProvider) {
          // A view has counts of its own: it uses up none of the client’s.
          const userId = actor?.view?.id ?? actor?.userId ?? null;
          await limitRate(deps, facts.rateLimit, { userId, ip: request.ip }, reply);
        }
      },
      preValidation: bodyReaderOf(facts),
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        if (facts.isProvider) await verifyMessage({ deps, facts, request, limitRate }, found);
        return sendResponse(reply, facts, await runInTurn({ deps, facts, request, reply }, found));
      },
    };
    return { ...addressOf(facts), ...options };
  }

  app.register(async (routes) => {
    for (const [operationId, schema] of await readSchemas()) {
      if (only?.includes(operationId) !== false) routes.route({ ...resolve(operationId), schema });
    }
  });
}

let schemas: Promise<ReadonlyMap<string, FastifySchema>> | undefined;

/**
 * The schemas of each operation, with their references resolved. Read once a process, by a server that never starts: the
 * tests make hundreds of servers of one spec, and reading it takes as long as the rest of a start.
 */
function readSchemas(): Promise<ReadonlyMap<string, FastifySchema>> {
  schemas ??= (async () => {
    const found = new Map<string, FastifySchema>();
    const reader = fastify();
    reader.addHook('onRoute', ({ config, schema = {} }) => {
      if (config?.operationId !== undefined) found.set(config.operationId, schema);
    });
    await reader.register(openapiGlue, {
      specification: jsonResponsesOnly(),
      operationResolver: (operationId: string) => ({
        ...addressOf(factsOf(operationId)),
        config: { operationId },
        handler: notCalled,
      }),
    });
    return found;
  })();
  return schemas;
}

const addressOf = ({ method, path }: OperationFacts) => ({
  method,
  url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
});

const notCalled = (): never => {
  throw new Error('the server that reads the spec takes no request');
};

const rawTypes =
  /^(application\/(pdf|xml|octet-stream|vnd\.openxmlformats-officedocument\.spreadsheetml\.sheet)|image\/\w+|text\/\w+)$/;

/** Files and text are sent as they are: the plugin would look for parsers of their types. Examples are for readers. */
function jsonResponsesOnly(): object {
  const text = JSON.stringify(openApiDocument, (key, value: unknown) =>
    key === 'examples' || rawTypes.test(key) ? undefined : value,
  );
  return z.looseObject({}).parse(JSON.parse(text));
}

function bodyReaderOf({ multipart, needsBody, isProvider }: OperationFacts) {
  if (multipart) return readForm;
  // A webhook without a body is refused for its signature, which is checked in the handler.
  return needsBody && !isProvider ? requireBody : acceptEmptyBody;
}

async function readForm(request: FastifyRequest): Promise<void> {
  const { fields, upload } = await readMultipart(request);
  request.state.upload = upload;
  // A missing file is a rule with its own sentence, judged by the use case.
  request.body = { ...fields, file: '' };
}

/** Without a type the framework would not look at the body, not even for whether there is one. */
function requireBody(request: FastifyRequest, _reply: FastifyReply, done: (error?: Error) => void): void {
  const isMissing = request.body === null || request.body === undefined;
  done(isMissing ? new AppError(httpErrors.malformed) : undefined);
}

/** A POST without a body reaches here as null; operations that declare no body then read it as absent. */
function acceptEmptyBody(request: FastifyRequest, _reply: FastifyReply, done: () => void): void {
  if (request.body === null) request.body = undefined;
  done();
}

function toCall(deps: Deps, request: FastifyRequest) {
  const { actor, challenge, upload } = request.state;
  return {
    deps: actor === null ? deps : { ...deps, linkSession: actor.sessionId },
    params: request.params,
    query: request.query,
    body: request.body,
    upload,
    actor,
    challenge,
    request: {
      id: request.id,
      ip: request.ip,
      userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
      origin: request.headers.origin ?? null,
      header: (name: string) => {
        const value = request.headers[name];
        return typeof value === 'string' ? value : null;
      },
      rawBody: request.rawBody,
    },
  };
}

interface Exchange {
  deps: Deps;
  facts: OperationFacts;
  request: FastifyRequest;
  reply: FastifyReply;
}

interface ReceivedMessage extends Omit<Exchange, 'reply'> {
  limitRate: ReturnType<typeof createRateLimiter>;
}

/**
 * Checks a provider's signature, then counts the message. A refused message counts for its address, a verified one for
 * its operation: requests without a valid signature never use up the provider's limit, even from its own address or
 * proxy.
 */
async function verifyMessage({ deps, facts, request, limitRate }: ReceivedMessage, found: AnyHandler) {
  const caller = { userId: null, ip: request.ip };
  try {
    found.verify?.(toCall(deps, request));
  } catch (error) {
    await limitRate(deps, 'refusedWebhook', caller);
    throw error;
  }
  await limitRate(deps, 'webhook', { ...caller, operationId: facts.operationId });
}

/**
 * Writes of one account lock its row: each of them waits there with a connection of the pool in hand. A burst from one
 * account waits here instead, so that it can't hold every connection.
 */
const writesOfOneAccount = createGateByKey({ of: 'writes of one account', places: 3, maxWaiting: 200 });

function runInTurn(exchange: Exchange, found: AnyHandler): Promise<unknown> {
  const { facts, request } = exchange;
  const { actor } = request.state;
  const run = () => runOnce(exchange, found);
  return actor === null || facts.method === 'get' ? run() : writesOfOneAccount(actor.userId, run);
}

async function runOnce(exchange: Exchange, found: AnyHandler): Promise<unknown> {
  const { deps, facts, request, reply } = exchange;
  const repeatable = readIdempotencyKey(exchange);
  if (repeatable === null) return found.run(toCall(deps, request));
  const stored = await beginIdempotent(deps, repeatable);
  if (stored !== null) reply.header('idempotency-hit', 'true');
  if (stored !== null && stored.body !== null) return stored.body;
  const status = facts.successStatus;
  const settleRequest = (tx: Database) => settleIdempotent({ ...deps, db: tx }, repeatable, status);
  const call = toCall(found.repeatResponse ? { ...deps, settleRequest } : deps, request);
  try {
    const body = await (stored !== null && found.repeatResponse
      ? found.repeatResponse(call)
      : found.run(call));
    await finishIdempotent(deps, repeatable, { status, body });
    return body;
  } catch (error) {
    await deleteIdempotencyKey(deps, repeatable).catch((failure: unknown) => {
      deps.log.warn({ err: failure, requestId: request.id }, 'idempotency key not deleted');
    });
    throw error;
  }
}

/** Only with a session: responses without one may hold a session token, and are never stored. */
function readIdempotencyKey({ facts, request }: Exchange): IdempotentRequest | null {
  const key = request.headers['idempotency-key'];
  const { actor, upload } = request.state;
  if (!facts.idempotent || actor === null || typeof key !== 'string') return null;
  const { params, body } = request;
  const requestHash = hashRequest({ params, body, file: upload?.bytes ?? null });
  return { userId: actor.userId, operationId: facts.operationId, key, requestHash };
}

function sendResponse(reply: FastifyReply, facts: OperationFacts, response: unknown): FastifyReply {
  if (response instanceof RawReply) {
    // A file or a page is not JSON: the response schema does not apply.
    return reply.code(response.status).headers(response.headers).serializer(asIs).send(response.body);
  }
  if (response instanceof JsonReply) {
    return reply
      .code(response.status ?? facts.successStatus)
      .headers(response.headers)
      .send(response.body);
  }
  return reply.code(facts.successStatus).type('application/json; charset=utf-8').send(response);
}

function asIs(payload: unknown): string {
  if (typeof payload === 'string') return payload;
  throw new AppError(httpErrors.unavailable, { cause: 'a raw response must be text, bytes or a stream' });
}
