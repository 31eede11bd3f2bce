/**
 * The contract itself, for the server, the tests and the API reference page. Never imported by a page: the
 * bundled document is large.
 */
import document from '../generated/openapi.json' with { type: 'json' };
import type { operations } from './generated/api.ts';
import { operationTable } from './generated/operations.ts';

export type { components, operations, paths } from './generated/api.ts';

/** The name of an operation, the same in handler, use case, client call, query key and test. */
export type OperationId = keyof operations;

/** Who may call, as `x-roles` says. */
export type ContractRole = (typeof operationTable)[OperationId]['xRoles'][number];

export interface OperationMetadata {
  operationId: OperationId;
  method: 'get' | 'post' | 'patch' | 'put' | 'delete';
  /** As in the contract: `/proxy/signatures/{id}/cancel`. */
  path: string;
  tag: string;
  xRoles: readonly ContractRole[];
  /** Whether `Idempotency-Key` is honoured. */
  idempotent: boolean;
  multipart: boolean;
  /** Name of the rate-limit bucket, or null for none. */
  rateLimit: RateLimitBucket | null;
}

export type RateLimitBucket = Exclude<(typeof operationTable)[OperationId]['rateLimit'], null>;

/** Every operation with its method, path and rights. */
export const operationMetadata: Readonly<Record<OperationId, OperationMetadata>> = operationTable;

/** The bundled OpenAPI 3.1 document. */
export const openApiDocument = document;
