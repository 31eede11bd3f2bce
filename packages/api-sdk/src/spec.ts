/**
 * The spec (OpenAPI), for the server, tests and the API reference page. Never imported by the applications: the
 * document is large.
 */
import document from '../generated/openapi.json' with { type: 'json' };
import type { operations } from './generated/api.ts';
import { operationTable } from './generated/operations.ts';

export type { components, operations, paths } from './generated/api.ts';

/** The operationId of the spec, also used in handlers, query keys and tests. */
export type OperationId = keyof operations;

/** A value of `x-roles`. */
export type SpecRole = (typeof operationTable)[OperationId]['xRoles'][number];

export interface OperationMetadata {
  operationId: OperationId;
  method: 'get' | 'post' | 'patch' | 'put' | 'delete';
  /** As in the spec: `/proxy/signatures/{id}/cancel`. */
  path: string;
  tag: string;
  xRoles: readonly SpecRole[];
  /** Whether `Idempotency-Key` is honoured. */
  idempotent: boolean;
  multipart: boolean;
  /** Called on a timer: it does not extend the session. */
  unattended: boolean;
  /** Whether a member of staff who reads a client’s space may call it. */
  viewAs: boolean;
  /** Whether the session must have proved within five minutes who is there. */
  stepUp: boolean;
  /** Whether staff may call it who have yet to add the second factor that is required of them. */
  beforeFactor: boolean;
  /** Name of the rate-limit bucket, or null for none. */
  rateLimit: RateLimitBucket | null;
}

export type RateLimitBucket = Exclude<(typeof operationTable)[OperationId]['rateLimit'], null>;

/** Every operation with its method, path and roles. */
export const operationMetadata: Readonly<Record<OperationId, OperationMetadata>> = operationTable;

/** The bundled OpenAPI 3.1 document. */
export const openApiDocument = document;
