import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { openApiDocument, operationMetadata } from './contract.ts';
import { routes } from './generated/routes.ts';

const operations = Object.entries(openApiDocument.paths).flatMap(([path, item]) =>
  Object.entries(item)
    .filter(([method]) => method !== 'parameters')
    .map(([method, operation]) => ({ path, method, operation: operation as Operation })),
);
interface Operation {
  operationId: string;
  security?: unknown[];
  'x-roles': string[];
  'x-idempotent'?: boolean;
  parameters?: { $ref?: string }[];
  requestBody?: { content: Record<string, unknown> };
  responses: Record<string, unknown>;
}
const named = operations.map((entry) => [entry.operation.operationId, entry] as const);
const KNOWN_ROLES =
  'public challenge any client admin commercial equisafe kaskad_client kaskad_admin provider'.split(' ');

describe('the contract', () => {
  it('describes 56 operations, the same in the document and in both tables', () => {
    const ids = named.map(([id]) => id).toSorted();
    expect(ids).toHaveLength(56);
    expect(Object.keys(operationMetadata).toSorted()).toEqual(ids);
    expect(Object.keys(routes).toSorted()).toEqual(ids);
  });

  it.each(named)('says of %s who may call it, and declares what that implies', (_id, { operation }) => {
    const { 'x-roles': roles, responses, requestBody, security } = operation;
    expect(roles.length).toBeGreaterThan(0);
    expect(roles.filter((role) => !KNOWN_ROLES.includes(role))).toEqual([]);
    expect(security?.length === 0).toBe(
      (roles.includes('public') && security?.length === 0) || roles.includes('provider'),
    );
    const statuses = Object.keys(responses);
    expect(statuses).toContain('500');
    const onlyOpen = roles.every((role) => role === 'public');
    if (!onlyOpen) expect(statuses).toContain('401');
    if (requestBody) expect(statuses).toEqual(expect.arrayContaining(['400', '413', '415']));
  });

  it.each(named)('takes a key from %s exactly where a repeat is harmless', (_id, { operation }) => {
    const takesKey = (operation.parameters ?? []).some(
      ({ $ref }) => $ref?.endsWith('/IdempotencyKey') ?? false,
    );
    expect(takesKey).toBe(operation['x-idempotent'] === true);
  });

  it('refuses unknown fields in every request, webhooks excepted', () => {
    const open = Object.entries(openApiDocument.components.schemas)
      .filter(([, schema]) => 'properties' in schema && !('additionalProperties' in schema))
      .map(([name]) => name);
    expect(open).toEqual([]);
  });

  it('gives no page the large document', async () => {
    const client = await readFile(new URL('./index.ts', import.meta.url), 'utf8');
    expect(client).not.toMatch(/contract\.ts|openapi\.json|testing/);
  });
});
