/** Normalises every failure of a request to an ApiError. */
import { isHTTPError, isTimeoutError } from 'ky';
import { NOT_OFFERED, NotOffered } from '../client/offer.ts';
import type { OperationId } from '../client/operation-types.ts';
import { MalformedResponse } from '../normalise/malformed-response.ts';
import { fallbackTexts, genericTexts } from './fallback.texts.ts';

/** The codes set by the client; all others come from the server (`code`). */
export type ClientErrorCode =
  | 'unreachable'
  | 'timeout'
  | 'malformed_response'
  | 'no_token'
  | 'not_offered'
  | 'unknown';

interface ApiErrorFields {
  operationId: OperationId;
  status: number;
  code: string;
  message: string;
  fieldErrors?: Record<string, string[]>;
  requestId?: string | null;
  cause?: unknown;
}

/** A failed request. `message` is a French sentence for the user. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly operationId: OperationId;
  /** HTTP status; 0 without a response. */
  readonly status: number;
  /** The server's code, or a ClientErrorCode. */
  readonly code: string;
  /** Messages by field, as sent by the server; empty without. */
  readonly fieldErrors: Readonly<Record<string, string[]>>;
  /** For support; null without a response. */
  readonly requestId: string | null;

  constructor(fields: ApiErrorFields) {
    super(fields.message, { cause: fields.cause });
    this.operationId = fields.operationId;
    this.status = fields.status;
    this.code = fields.code;
    this.fieldErrors = fields.fieldErrors ?? {};
    this.requestId = fields.requestId ?? null;
  }
}

/** Converts any thrown value to an ApiError of the operation. */
export function normaliseError(operationId: OperationId, error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (isHTTPError(error)) return fromResponse(operationId, error.response.status, error.data);
  const { refused, unreachable } = textsOf(operationId);
  if (error instanceof NotOffered) {
    return new ApiError({ operationId, status: 404, code: NOT_OFFERED, message: genericTexts.notOffered });
  }
  if (isTimeoutError(error)) {
    return new ApiError({ operationId, status: 0, code: 'timeout', message: unreachable, cause: error });
  }
  if (error instanceof MalformedResponse || error instanceof SyntaxError) {
    return new ApiError({
      operationId,
      status: 200,
      code: 'malformed_response',
      message: refused,
      cause: error,
    });
  }
  return new ApiError({ operationId, status: 0, code: 'unreachable', message: unreachable, cause: error });
}

/** The error for a 2xx response without its token (R052, R077, R113). */
export function missingToken(operationId: OperationId, message?: string): ApiError {
  const text = message ?? textsOf(operationId).refused;
  return new ApiError({ operationId, status: 200, code: 'no_token', message: text });
}

/** The error for a 2xx response that holds an error (R111). */
export function refusedRequest(operationId: OperationId, message: string): ApiError {
  return new ApiError({ operationId, status: 200, code: 'unknown', message });
}

function fromResponse(operationId: OperationId, status: number, data: unknown): ApiError {
  const sentence = textIn(data, 'error');
  const fallback = status === 429 ? genericTexts.rateLimited : textsOf(operationId).refused;
  return new ApiError({
    operationId,
    status,
    code: textIn(data, 'code') ?? 'unknown',
    message: sentence ?? fallback,
    fieldErrors: fieldErrorsIn(data),
    requestId: textIn(data, 'request_id'),
  });
}

function textsOf(operationId: OperationId): { refused: string; unreachable: string } {
  const own = fallbackTexts[operationId];
  return {
    refused: own?.refused ?? genericTexts.refused,
    unreachable: own?.unreachable ?? genericTexts.unreachable,
  };
}

function memberOf(data: unknown, name: string): unknown {
  return typeof data === 'object' && data !== null ? Reflect.get(data, name) : undefined;
}

/** A member of a response's JSON that is a text and not empty. */
export function textIn(data: unknown, name: string): string | null {
  const value = memberOf(data, name);
  return typeof value === 'string' && value !== '' ? value : null;
}

/** Parses a map of field to messages, or the profile's plain list (R303), returned as `base`. */
function fieldErrorsIn(data: unknown): Record<string, string[]> {
  const errors = memberOf(data, 'errors');
  if (Array.isArray(errors)) return { base: textsIn(errors) };
  if (typeof errors !== 'object' || errors === null) return {};
  return Object.fromEntries(Object.entries(errors).map(([field, list]) => [field, textsIn(list)]));
}

function textsIn(value: unknown): string[] {
  const list: unknown[] = Array.isArray(value) ? value : [value];
  return list.filter((item) => typeof item === 'string');
}

/** Every field message in order (R121 joins them by a comma). */
export function allFieldErrors(error: ApiError): string[] {
  return Object.values(error.fieldErrors).flat();
}

/** Whether a thrown value is an ApiError. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError;
}
