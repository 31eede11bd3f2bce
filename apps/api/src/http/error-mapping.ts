// The one place where a failure becomes an answer: `{ error, code, errors?, request_id }`.
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
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
};

/** PostgreSQL states that say what the caller sent or when, not that we broke. */
const databaseErrors: Record<string, ErrorEntry> = {
  // Not a UUID: no such object.
  '22P02': httpErrors.notFound,
  // A NUL character in a text.
  '22021': httpErrors.malformed,
  '40001': httpErrors.conflict,
  '40P01': httpErrors.conflict,
};

export function registerErrorMapping(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const { entry, details } = toEntry(error);
    if (entry === null) {
      request.log.error({ err: error }, 'request failed');
      return sendError(request, reply, { status: 500, code: 'internal', message: httpTexts.internal });
    }
    request.log.info({ code: entry.code, err: entry.status >= 500 ? error : undefined }, 'request refused');
    return sendError(request, reply, entry, details);
  });
  app.setNotFoundHandler((request, reply) => sendError(request, reply, httpErrors.notFound));
}

/** An address that cannot be decoded, or is longer than any of ours, names nothing; it never reaches a route. */
export function answerUnreadableAddress(request: FastifyRequest, reply: FastifyReply): void {
  sendError(request, reply, httpErrors.notFound);
}

type AnyEntry = Omit<ErrorEntry, 'status'> & { status: number };

function sendError(
  request: FastifyRequest,
  reply: FastifyReply,
  entry: AnyEntry,
  details: ErrorDetails = {},
) {
  if (details.retryAfterSeconds !== undefined) reply.header('retry-after', String(details.retryAfterSeconds));
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
  if (error instanceof AppError) return { entry: error.entry, details: error.details };
  if (isFastifyError(error) && error.validation !== undefined) {
    return { entry: httpErrors.malformed, details: { fieldErrors: fieldErrors(error) } };
  }
  const code = findCode(error);
  const known = frameworkErrors[code] ?? databaseErrors[code];
  if (known !== undefined) return { entry: known };
  if (isUnreachable(code)) return { entry: httpErrors.unavailable };
  if (isFastifyError(error) && error.statusCode !== undefined && error.statusCode < 500) {
    return { entry: httpErrors.malformed };
  }
  return { entry: null };
}

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

/** The query builder wraps the driver's error, which carries the SQL state. */
function findCode(error: unknown): string {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && typeof current.code === 'string') return current.code;
  }
  return '';
}

function isUnreachable(code: string): boolean {
  return ['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', '57P01', '57P03', '53300'].includes(code);
}

function isFastifyError(error: unknown): error is FastifyError {
  return error instanceof Error && 'code' in error && ('statusCode' in error || 'validation' in error);
}
