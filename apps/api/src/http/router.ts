// The contract becomes routes: authentication, limits, validation, then the handler of the operationId.

import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import openapiGlue from 'fastify-openapi-glue';
import { z } from 'zod';
import type { Database } from '../db/client.ts';
import type { Deps } from '../deps.ts';
import { AppError } from './app-error.ts';
import { authenticate, type Credentials } from './authenticate.ts';
import { factsOf, type OperationFacts, openApiDocument } from './contract-document.ts';
import { JsonReply, RawReply } from './handler.ts';
import { httpErrors } from './http.errors.ts';
import {
  beginIdempotent,
  finishIdempotent,
  forgetIdempotent,
  hashRequest,
  type IdempotentRequest,
  settleIdempotent,
} from './idempotency.ts';
import { createRateLimiter } from './rate-limit.ts';
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
  answerAgain?(call: unknown): Promise<unknown>;
}

/**
 * The two long series compress themselves, with settings of their own; an account is shorter than what is worth
 * compressing. Asked on each page, they are spared the search for an encoding.
 */
const leftUncompressed: ReadonlySet<string> = new Set(['getDashboard', 'listYieldFlows', 'getMe']);

export function registerContractRoutes(
  app: FastifyInstance,
  deps: Deps,
  handlers: Record<string, AnyHandler>,
): void {
  const limitRate = createRateLimiter();
  app.decorateRequest('rawBody', null);
  app.decorateRequest('state');

  function resolve(operationId: string): RouteOptions {
    const facts = factsOf(operationId);
    const found = handlers[operationId];
    if (found === undefined) throw new Error(`no handler for ${operationId}`);
    const options = {
      config: { operationId, keepRawBody: facts.isProvider },
      ...(leftUncompressed.has(operationId) && { compress: false as const }),
      onRequest: async (request: FastifyRequest) => {
        request.state = { ...(await authenticate(deps, facts, request)), upload: null };
        const { actor } = request.state;
        if (facts.rateLimit !== null) {
          await limitRate(deps, facts.rateLimit, { userId: actor?.userId ?? null, ip: request.ip });
        }
      },
      preValidation: bodyReaderOf(facts),
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        return sendAnswer(reply, facts, await runOnce({ deps, facts, request, reply }, found));
      },
    };
    return { method: facts.method, url: facts.path.replaceAll(/\{(\w+)\}/g, ':$1'), ...options };
  }

  app.register(openapiGlue, {
    specification: jsonAnswersOnly(),
    operationResolver: (operationId: string) => resolve(operationId),
  });
}

const rawTypes =
  /^(application\/(pdf|octet-stream|vnd\.openxmlformats-officedocument\.spreadsheetml\.sheet)|image\/\w+|text\/\w+)$/;

/** Files and text are sent as they are; the plugin would look for parsers of their types, which only requests need. */
function jsonAnswersOnly(): object {
  const text = JSON.stringify(openApiDocument, (key, value: unknown) =>
    rawTypes.test(key) ? undefined : value,
  );
  return z.looseObject({}).parse(JSON.parse(text));
}

function bodyReaderOf({ multipart, needsBody, isProvider }: OperationFacts) {
  if (multipart) return readForm;
  // A provider is first asked for its signature, which no body has.
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
    deps,
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

async function runOnce(exchange: Exchange, found: AnyHandler): Promise<unknown> {
  const { deps, facts, request, reply } = exchange;
  const repeatable = readIdempotencyKey(exchange);
  if (repeatable === null) return found.run(toCall(deps, request));
  const stored = await beginIdempotent(deps, repeatable);
  if (stored !== null) reply.header('idempotency-hit', 'true');
  if (stored !== null && stored.body !== null) return stored.body;
  const status = facts.successStatus;
  const settleRequest = (tx: Database) => settleIdempotent(tx, repeatable, status);
  const call = toCall(found.answerAgain ? { ...deps, settleRequest } : deps, request);
  try {
    const body = await (stored !== null && found.answerAgain ? found.answerAgain(call) : found.run(call));
    await finishIdempotent(deps, repeatable, { status, body });
    return body;
  } catch (error) {
    await forgetIdempotent(deps, repeatable);
    throw error;
  }
}

/** Only for a known account: what a stranger is answered (a session token) is never kept. */
function readIdempotencyKey({ facts, request }: Exchange): IdempotentRequest | null {
  const key = request.headers['idempotency-key'];
  const { actor, upload } = request.state;
  if (!facts.idempotent || actor === null || typeof key !== 'string') return null;
  const { params, body } = request;
  const requestHash = hashRequest({ params, body, file: upload?.bytes ?? null });
  return { userId: actor.userId, operationId: facts.operationId, key, requestHash };
}

function sendAnswer(reply: FastifyReply, facts: OperationFacts, answer: unknown): FastifyReply {
  if (answer instanceof RawReply) {
    // A file or a page is not JSON: the response schema has no say in it.
    return reply.code(answer.status).headers(answer.headers).serializer(asIs).send(answer.body);
  }
  if (answer instanceof JsonReply) {
    return reply.code(facts.successStatus).headers(answer.headers).send(answer.body);
  }
  return reply.code(facts.successStatus).type('application/json; charset=utf-8').send(answer);
}

function asIs(payload: unknown): string {
  if (typeof payload === 'string') return payload;
  throw new AppError(httpErrors.unavailable, { cause: 'a raw answer must be text, bytes or a stream' });
}
