import { expect, it } from 'vitest';
import { z } from 'zod';
import { allOperations, openApiDocument } from '../../http/spec-document.ts';

/** What no response to the register keeper may hold, by the name of its field. */
const forbidden =
  /mail|phone|birth|password|iban|bic|wallet|origin|apy|yield|(^|_)rate|perf|image|photo|picture|document|kyc|applicant|value_eur|nav\b/i;

const reference = /^#\/components\/schemas\/(.+)$/;
const documentSchema = z.object({
  components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
});
const { components, paths } = documentSchema.parse(openApiDocument);

/** The name of every field of a schema, at any depth. */
function fieldsOf(schema: unknown, seen = new Set<unknown>()): string[] {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return [];
  seen.add(schema);
  if (Array.isArray(schema)) return schema.flatMap((part) => fieldsOf(part, seen));
  const { $ref, properties } = z
    .looseObject({ $ref: z.string().optional(), properties: z.unknown().optional() })
    .parse(schema);
  const named = $ref === undefined ? undefined : reference.exec($ref)?.[1];
  return [
    ...(typeof properties === 'object' && properties !== null ? Object.keys(properties) : []),
    ...(named === undefined ? [] : fieldsOf(components.schemas[named], seen)),
    ...Object.values(schema).flatMap((part) => fieldsOf(part, seen)),
  ];
}

const responsesOf = (path: string, method: string) =>
  z.looseObject({ responses: z.record(z.string(), z.unknown()) }).parse(paths[path]?.[method]).responses;

const operations = allOperations.filter(({ xRoles }) => xRoles.includes('equisafe'));

it('[A51] no response to the register keeper has a mailbox, a telephone, a yield, an image or an account to pay', () => {
  const found = operations.flatMap(({ operationId, path, method }) =>
    Object.entries(responsesOf(path, method))
      .filter(([status]) => status.startsWith('2'))
      .flatMap(([, response]) => fieldsOf(response))
      .filter((field) => forbidden.test(field))
      .map((field) => `${operationId}: ${field}`),
  );
  expect(found).toEqual([]);
  // The walk reaches what is nested: the name of a holder, in a line of a page.
  const page = fieldsOf(responsesOf('/proxy/admin/register/lines', 'get')['200']);
  expect(page).toEqual(expect.arrayContaining(['items', 'holder', 'registration_number']));
  expect(operations.length).toBeGreaterThanOrEqual(8);
});

it('[A51] the register keeper calls nothing else of staff but their views, jobs and queue: neither clients, contracts, files nor search', () => {
  const areas = operations.map(({ path }) => path.split('/').slice(2, 4).join('/'));
  expect([...new Set(areas)].toSorted()).toEqual([
    'admin/register',
    'staff/change-control',
    'staff/default-view',
    'staff/jobs',
    'staff/views',
    'staff/work-items',
  ]);
});
