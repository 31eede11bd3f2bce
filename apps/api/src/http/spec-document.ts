// What the server reads at run time from the spec: paths, roles, limits, which writes may be repeated.
import { type OperationMetadata, openApiDocument, operationMetadata } from '@repo/api-sdk/spec';
import { z } from 'zod';

export { openApiDocument };

export interface OperationFacts extends OperationMetadata {
  isProvider: boolean;
  /** The status of a plain response: the lowest success the spec declares. */
  successStatus: number;
  /** Fastify judges a body by its type, so it lets pass a request that has neither. */
  needsBody: boolean;
}

const documentSchema = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z
        .looseObject({
          responses: z.record(z.string(), z.unknown()).default({}),
          requestBody: z.looseObject({ required: z.boolean().default(false) }).optional(),
        })
        .catch({ responses: {} }),
    ),
  ),
});

const { paths } = documentSchema.parse(openApiDocument);

function readFacts(metadata: OperationMetadata): OperationFacts {
  const operation = paths[metadata.path]?.[metadata.method];
  const statuses = Object.keys(operation?.responses ?? {}).map(Number);
  return {
    ...metadata,
    isProvider: metadata.xRoles.includes('provider'),
    successStatus: Math.min(...statuses.filter((status) => status >= 200 && status < 300)),
    needsBody: operation?.requestBody?.required === true,
  };
}

const facts = new Map<string, OperationFacts>(
  Object.values(operationMetadata).map((metadata) => [metadata.operationId, readFacts(metadata)]),
);

export const allOperations: readonly OperationFacts[] = [...facts.values()];

export function factsOf(operationId: string): OperationFacts {
  const found = facts.get(operationId);
  if (found === undefined) throw new Error(`the spec has no operation ${operationId}`);
  return found;
}
