import { defineErrors } from './app-error.ts';
import { httpTexts } from './http.texts.ts';

/** Refusals any operation may return, whatever its area. */
export const httpErrors = defineErrors({
  malformed: { status: 400, code: 'malformed', message: httpTexts.malformed },
  unauthenticated: { status: 401, code: 'unauthenticated', message: httpTexts.unauthenticated },
  forbidden: { status: 403, code: 'forbidden', message: httpTexts.forbidden },
  readOnlyView: { status: 403, code: 'read_only_view', message: httpTexts.readOnlyView },
  stepUpRequired: { status: 403, code: 'proof_required', message: httpTexts.stepUpRequired },
  networkRefused: { status: 403, code: 'network_refused', message: httpTexts.networkRefused },
  factorRequired: { status: 403, code: 'factor_required', message: httpTexts.factorRequired },
  notFound: { status: 404, code: 'not_found', message: httpTexts.notFound },
  conflict: { status: 409, code: 'conflict', message: httpTexts.conflict },
  tooSlow: { status: 408, code: 'too_slow', message: httpTexts.tooSlow },
  tooLarge: { status: 413, code: 'too_large', message: httpTexts.tooLarge },
  unsupportedMediaType: {
    status: 415,
    code: 'unsupported_media_type',
    message: httpTexts.unsupportedMediaType,
  },
  idempotencyMismatch: { status: 422, code: 'idempotency_mismatch', message: httpTexts.idempotencyMismatch },
  idempotencyRunning: { status: 409, code: 'idempotency_running', message: httpTexts.idempotencyRunning },
  pageTooFar: { status: 422, code: 'lists.page_too_far', message: httpTexts.pageTooFar },
  rateLimited: { status: 429, code: 'rate_limited', message: httpTexts.rateLimited },
  headersTooLarge: { status: 431, code: 'headers_too_large', message: httpTexts.headersTooLarge },
  unavailable: { status: 503, code: 'unavailable', message: httpTexts.unavailable },
});
