// Every refusal is an entry of a closed catalogue, one catalogue an area (`<area>.errors.ts`).

import type { components } from '@repo/api-sdk/spec';

export type ErrorStatus = 400 | 401 | 403 | 404 | 408 | 409 | 413 | 415 | 422 | 429 | 431 | 500 | 503;

export interface ErrorEntry {
  status: ErrorStatus;
  code: components['schemas']['ErrorCode'];
  /** French, fit to show as it is. */
  message: string;
}

export interface ErrorDetails {
  /** Field → messages (registration, profile). */
  fieldErrors?: Record<string, string[]>;
  /** A message with a computed part, instead of the entry's own. */
  message?: string;
  retryAfterSeconds?: number;
  /** For the log only, in English. */
  cause?: unknown;
}

export class AppError extends Error {
  override readonly name = 'AppError';
  readonly entry: ErrorEntry;
  readonly details: ErrorDetails;

  constructor(entry: ErrorEntry, details: ErrorDetails = {}) {
    super(details.message ?? entry.message, { cause: details.cause });
    this.entry = entry;
    this.details = details;
  }
}

/** Declares an area's catalogue; the literal keys and codes stay known to the compiler. */
export function defineErrors<const Catalogue extends Record<string, ErrorEntry>>(
  catalogue: Catalogue,
): Catalogue {
  return catalogue;
}
