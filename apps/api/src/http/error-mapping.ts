// The one place where a failure becomes a response: `{ error, code, errors?, request_id }`.
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseBusy } from '../db/database-busy.ts';
import { TypesettingBusyError } from '../pdf/typeset.ts';
import { FilesUnavailableError } from '../ports/files/files-port.ts';
import { AppError, type ErrorDetails, type ErrorEntry } from './app-error.ts';
import { httpErrors } from './http.errors.ts';
import { httpTexts } from './http.texts.ts';

/** Codes of Fastify and its multipart reader that are the sender's doing. */
const frameworkErrors: Record<string, ErrorEntry> = {
  FST_ERR_CTP_BODY_TOO_LARGE: httpErrors.tooLarge,
  FST_REQ_FILE_TOO_LARGE: httpErrors.tooLarge,
  FST_PARTS_LIMIT: httpErrors.tooLarge,
  FST_FILES_LIMIT: httpErrors.tooLarge,
  FST_FIELDS_LIMIT: httpErrors.tooLarge,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: httpErrors.unsupportedMediaType,
  FST_INVALID_MULTIPART_CONTENT_TYPE: httpErrors.unsupportedMediaType,
  FST_ERR_HANDLER_TIMEOUT: httpErrors.unavailable,
};

/** PostgreSQL states caused by the request or its timing, not by a bug. */
const databaseErrors: Record<string, ErrorEntry> = {
  // Not a UUID: no such object.
  '22P02': httpErrors.notFound,
  // A NUL character in a text.
  '22021': httpErrors.malformed,
  // The same in a JSON document.
  '22P05': httpErrors.malformed,
};

export function registerErrorMapping(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const { entry, details } = toEntry(error);
    if (entry === null) {
      request.log.error({ err: error }, 'request failed');
      return sendError(request, reply, { status: 500, code: 'internal', message: httpTexts.internal });
    }
    const err = entry.status >= 500 ? error : undefined;
    request.log[isProbe(request) ? 'debug' : 'info']({ code: entry.code, err }, 'request refused');
    return sendError(request, reply, entry, details);
  });
  app.setNotFoundHandler((request, reply) => sendError(request, reply, httpErrors.notFound));
}

const probes: ReadonlySet<string> = new Set(['getLiveness', 'getReadiness', 'getMetrics']);

/** Health checks and metrics collectors call every few seconds: their log lines are at debug level. */
export function isProbe({ routeOptions }: FastifyRequest): boolean {
  return probes.has(routeOptions.config.operationId ?? '');
}

/** An address that cannot be decoded, or is longer than any of ours, names nothing; it never reaches a route. */
export function refuseUnreadableUrl(request: FastifyRequest, reply: FastifyReply): void {
  sendError(request, reply, httpErrors.notFound);
}

/** When nothing better is known of what is busy or out of reach. */
const busyRetrySeconds = 2;

type AnyEntry = Omit<ErrorEntry, 'status'> & { status: number };

function sendError(
  request: FastifyRequest,
  reply: FastifyReply,
  entry: AnyEntry,
  details: ErrorDetails = {},
) {
  const retryAfterSeconds =
    details.retryAfterSeconds ?? (entry.status === 503 ? busyRetrySeconds : undefined);
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
  return reply
    .code(entry.status)
    .type('application/json; charset=utf-8')
    .send({
      error: details.message ?? entry.message,
      code: entry.code,
      ...(details.fieldErrors && { errors: details.fieldErrors }),
      request_id: request.id,
    });
}

function toEntry(error: unknown): { entry: ErrorEntry | null; details?: ErrorDetails } {
  if (error instanceof AppError)
    return { entry: error.entry, details: { ...findRetryAfter(error), ...error.details } };
  if (isFastifyError(error) && error.validation !== undefined) {
    return { entry: httpErrors.malformed, details: { fieldErrors: fieldErrors(error) } };
  }
  const code = findCode(error);
  const known = frameworkErrors[code] ?? databaseErrors[code];
  if (known !== undefined) return { entry: known };
  if (isDatabaseBusy(error) || isOutage(error)) return { entry: httpErrors.unavailable };
  if (isFastifyError(error) && error.statusCode !== undefined && error.statusCode < 500) {
    return { entry: httpErrors.malformed };
  }
  return { entry: null };
}

const isOutage = (error: unknown) =>
  error instanceof TypesettingBusyError || error instanceof FilesUnavailableError;

function fieldErrors(error: FastifyError): Record<string, string[]> {
  const found = (error.validation ?? []).map((issue) => {
    const extra = issue.params['additionalProperty'] ?? issue.params['missingProperty'];
    const path = [...issue.instancePath.split('/'), typeof extra === 'string' ? extra : ''];
    // The name a form gives its field, as the rules do: `lastname`, not `user.lastname` nor `tx_urls.0`.
    const field = path.findLast((part) => part !== '' && !/^\d+$/.test(part));
    return [field ?? error.validationContext ?? 'body', [invalidText(issue)]] satisfies [string, string[]];
  });
  return Object.fromEntries(found);
}

function invalidText({ keyword, params }: NonNullable<FastifyError['validation']>[number]): string {
  if (keyword === 'additionalProperties') return httpTexts.unknownField;
  const { limit } = params;
  return keyword === 'maxLength' && typeof limit === 'number'
    ? httpTexts.tooLong(limit)
    : httpTexts.invalidField;
}

/** A provider that is skipped carries when it is called again; use cases wrap its error. */
function findRetryAfter(error: AppError): Pick<ErrorDetails, 'retryAfterSeconds'> {
  for (let current: unknown = error; current instanceof Error; current = current.cause) {
    if ('retryAfterSeconds' in current && typeof current.retryAfterSeconds === 'number') {
      return { retryAfterSeconds: current.retryAfterSeconds };
    }
  }
  return {};
}

/** The query builder wraps the driver's error, which carries the SQL state. */
function findCode(error: unknown): string {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && typeof current.code === 'string') return current.code;
  }
  return '';
}

function isFastifyError(error: unknown): error is FastifyError {
  return error instanceof Error && 'code' in error && ('statusCode' in error || 'validation' in error);
}
