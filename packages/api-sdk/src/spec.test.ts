import { readFile } from 'node:fs/promises';
import { paymentReferenceMaxLength, refusalMessageMaxLength, staffPageSizes } from '@repo/domain/limits';
import { viewNameMaxLength, viewQueryMaxLength, viewScreens, viewsPerScreen } from '@repo/domain/staff-views';
import { describe, expect, it } from 'vitest';
import { routes } from './generated/routes.ts';
import { staffRoutes } from './generated/staff-routes.ts';
import { openApiDocument, operationMetadata } from './spec.ts';

interface Operation {
  operationId: string;
  security?: unknown[];
  'x-roles': string[];
  'x-idempotent'?: boolean;
  parameters?: { $ref?: string; name?: string }[];
  requestBody?: object;
  responses: object;
}
const isOperation = (value: unknown): value is Operation =>
  typeof value === 'object' && value !== null && 'operationId' in value;
const named = Object.values(openApiDocument.paths)
  .flatMap((item): unknown[] => Object.values(item))
  .filter(isOperation)
  .map((operation) => [operation.operationId, operation] as const);
const KNOWN_ROLES =
  'public challenge any client yield_client admin super_admin commercial equisafe kaskad_client kaskad_admin provider'.split(
    ' ',
  );

describe('the spec', () => {
  it('describes each operation once, the same in the document and in both tables', () => {
    const ids = named.map(([id]) => id).toSorted();
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(100);
    expect(Object.keys(operationMetadata).toSorted()).toEqual(ids);
    expect([...Object.keys(routes), ...Object.keys(staffRoutes)].toSorted()).toEqual(ids);
  });

  it.each(named)('declares the roles of %s and the responses that follow from them', (_id, operation) => {
    const { 'x-roles': roles, responses, requestBody, security } = operation;
    expect(roles.length).toBeGreaterThan(0);
    expect(roles.filter((role) => !KNOWN_ROLES.includes(role))).toEqual([]);
    // An empty list: no session; a provider is authenticated by a signature.
    if (security?.length === 0) expect(['public', 'provider']).toContain(roles[0]);
    const statuses = Object.keys(responses);
    expect(statuses).toContain('500');
    const onlyOpen = roles.every((role) => role === 'public');
    if (!onlyOpen) expect(statuses).toContain('401');
    if (requestBody) expect(statuses).toEqual(expect.arrayContaining(['400', '413', '415']));
  });

  it.each(named)('has an idempotency key parameter on %s exactly if it is idempotent', (_id, operation) => {
    const takesKey = (operation.parameters ?? []).some(
      ({ $ref }) => $ref?.endsWith('/IdempotencyKey') ?? false,
    );
    expect(takesKey).toBe(operation['x-idempotent'] === true);
  });

  it('repeats the limits that the domain sets', () => {
    const { schemas, parameters } = openApiDocument.components;
    const { ValidatePaymentBody: payment, ExecutePayoutBody: payout, RefuseProofBody: refusal } = schemas;
    expect(payment.properties.reference.maxLength).toBe(paymentReferenceMaxLength);
    expect(payout.properties.reference.maxLength).toBe(paymentReferenceMaxLength);
    expect(schemas.NewContractBody.properties.contract_payment_reference.maxLength).toBe(
      paymentReferenceMaxLength,
    );
    expect(refusal.properties.message.maxLength).toBe(refusalMessageMaxLength);
    expect(schemas.ReasonBody.properties.reason.maxLength).toBe(refusalMessageMaxLength);
    expect(schemas.ViewScreen.enum).toEqual(viewScreens);
    expect(schemas.ViewName.maxLength).toBe(viewNameMaxLength);
    expect(schemas.ViewQuery.maxLength).toBe(viewQueryMaxLength);
    expect(schemas.StaffViewChange.properties.position.maximum).toBe(viewsPerScreen);
    expect(parameters.PageSize.schema.default).toBe(staffPageSizes[0]);
    expect(parameters.PageSize.schema.maximum).toBeGreaterThanOrEqual(Math.max(...staffPageSizes));
  });

  it.each([
    ['internal comment of staff', ['ExaminedDocument'], ['admin']],
    ['note or task of staff', ['MyTasks', 'RecordNote', 'RecordNotes', 'Task'], ['admin', 'commercial']],
  ])('[A43] holds no %s in what anyone but those who write them is sent', (_what, internal, writers) => {
    const reached = (responses: object) => internal.filter((name) => schemasOf(responses).has(name));
    const [forWriters, forOthers] = [true, false].map((isTheirs) =>
      named.filter(([, { 'x-roles': roles }]) => roles.every((role) => writers.includes(role)) === isTheirs),
    );
    expect(forWriters?.flatMap(([, { responses }]) => reached(responses))).toEqual(
      expect.arrayContaining(internal),
    );
    expect(forOthers?.filter(([, { responses }]) => reached(responses).length > 0)).toEqual([]);
  });

  it('has the filters of the list of contracts in its file, its total and its bulk actions', () => {
    const ofPage = ['Page', 'PageSize', 'AfterRow', 'BeforeRow'];
    const filters = filtersOf('listAdminContracts').filter((name) => !ofPage.includes(name));
    expect(filters.length).toBeGreaterThan(5);
    expect(filtersOf('previewBulk')).toEqual(filters);
    expect(filtersOf('sumAdminContracts')).toEqual(filters.filter((name) => name !== 'sort'));
    expect(filtersOf('exportContracts').filter((name) => name !== 'ExportFormatQuery')).toEqual(filters);
  });

  it('refuses unknown fields in every object', () => {
    expect(openObjects(openApiDocument, '#')).toEqual([]);
  });

  it('is not imported by pages', async () => {
    const client = await readFile(new URL('./index.ts', import.meta.url), 'utf8');
    expect(client).not.toMatch(/spec\.ts|openapi\.json|testing/);
  });
});

/** The parameters of an operation, by the name of what they share or their own. */
function filtersOf(id: string): string[] {
  const [, operation] = named.find(([one]) => one === id) ?? [];
  return (operation?.parameters ?? []).map(({ $ref, name }) => $ref?.split('/').at(-1) ?? name ?? '');
}

/** The JSON pointers of objects without `additionalProperties`. */
function openObjects(node: unknown, at: string): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const isOpen = 'properties' in node && 'type' in node && !('additionalProperties' in node);
  return [
    ...(isOpen ? [at] : []),
    ...Object.entries(node).flatMap(([key, child]) => openObjects(child, `${at}/${key}`)),
  ];
}

/** The schemas that a part of the document refers to, directly or not. */
function schemasOf(part: unknown, found = new Set<string>()): Set<string> {
  if (typeof part !== 'object' || part === null) return found;
  for (const [key, value] of Object.entries(part)) {
    const name = key === '$ref' && typeof value === 'string' ? value.split('/').at(-1) : undefined;
    if (name === undefined) schemasOf(value, found);
    else if (!found.has(name)) {
      found.add(name);
      schemasOf(Object.entries(openApiDocument.components.schemas).find(([one]) => one === name)?.[1], found);
    }
  }
  return found;
}
