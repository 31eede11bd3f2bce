// Bad input for every operation, generated from the spec: refused with the one error shape, never a failure of ours,
// and nothing stored.
import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import * as schema from '../db/schema/index.ts';
import { givenContract, seedStrategies } from '../modules/contracts/contracts.fixture.ts';
import { jsonBodySchema, refusedBodies, sampleOf, strangeBodies, takesForm } from '../testing/bad-input.ts';
import { callerFor } from '../testing/callers.ts';
import { createTestApp, type TestApp, type TestResponse } from '../testing/create-test-app.ts';
import { signIn } from '../testing/people.ts';
import { pdf } from '../testing/sample-files.ts';
import { allOperations, type OperationFacts } from './spec-document.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  await seedStrategies(test);
});
afterAll(() => test.close());

const unknownId = '00000000-0000-4000-8000-00000000ffff';
const params = { id: unknownId, user_id: 'inconnu' };
/** Counters of calls are kept whatever the response. */
const ignoredTables = new Set(['rate_limits']);
const tables = Object.values<unknown>(schema).flatMap((table) =>
  is(table, PgTable) && !ignoredTables.has(getTableName(table)) ? [table] : [],
);

const countsSchema = z.object({ rows: z.array(z.object({ name: z.string(), rows: z.int() })) });

async function countRows(): Promise<{ name: string; rows: number }[]> {
  const counts = tables.map(
    (table) => sql`select ${getTableName(table)}::text as name, count(*)::int as rows from ${table}`,
  );
  const query = sql`${sql.join(counts, sql` union all `)} order by name`;
  const result: unknown = await test.deps.db.transaction(async (tx) => {
    // Parallel workers cost more to start than these tables cost to read.
    await tx.execute(sql`set local max_parallel_workers_per_gather = 0`);
    return tx.execute(query);
  });
  return countsSchema.parse(result).rows;
}

let address = 0;
/** Each call from its own address and in its own minute, so that no rate limit responds in the place of a rule. */
async function send(
  facts: OperationFacts,
  { token, id = unknownId }: { token: string | null; id?: string },
  body: unknown,
): Promise<TestResponse> {
  address += 1;
  return test.call(facts.operationId, {
    ...(token !== null && { token }),
    params: { id, user_id: 'inconnu' },
    body: JSON.stringify(body) ?? '',
    headers: { 'content-type': 'application/json' },
    remoteAddress: `10.${Math.floor(address / 60_000)}.${Math.floor(address / 250) % 240}.${address % 250}`,
  });
}

function expectRefusal({ status, body }: TestResponse, title: string, statuses = [400]): void {
  expect(statuses, `${title}: ${JSON.stringify(body)}`).toContain(status);
  const { error, code, request_id: requestId } = Object(body);
  expect([typeof error, typeof code, typeof requestId], title).toEqual(['string', 'string', 'string']);
}

const withBody = allOperations
  .filter((facts) => jsonBodySchema(facts) !== null && !facts.xRoles.includes('provider'))
  .map((facts, operation) => [facts.operationId, facts, operation] as const);
const perBatch = 60;
const isWhole = process.env['LONG_TESTS'] === 'true';

/** In short, a quarter of the bodies, another one for the operation after. */
const isTried = (operation: number, value: number): boolean => isWhole || value % 4 === operation % 4;

describe.each(withBody)('%s', (_operationId, facts, operation) => {
  let token: string | null = null;
  beforeEach(async () => {
    token = (await callerFor(test, facts))?.token ?? null;
  });

  it('refuses input that the spec does not allow, and stores nothing', async () => {
    const before = await countRows();
    const cases = refusedBodies(jsonBodySchema(facts)).filter((_case, index) => isTried(operation, index));
    for (const [index, { title, body }] of cases.entries()) {
      if (index % perBatch === perBatch - 1) test.clock.advance({ minutes: 2 });
      expectRefusal(await send(facts, { token }, body), title);
    }
    expect(await countRows()).toEqual(before);
  });

  it('refuses bodies that are not JSON, too long, or that pollute a prototype', async () => {
    const sample = JSON.stringify(sampleOf(jsonBodySchema(facts)));
    const call = { ...(token !== null && { token }), params, remoteAddress: '10.255.0.1' };
    const json = { 'content-type': 'application/json' };
    const spoilt = sample.replace('{', '{"__proto__":{"role":"super_admin"},');
    const before = await countRows();
    for (const body of ['{', '', 'null', `{"a":${'['.repeat(20_000)}`, spoilt]) {
      expectRefusal(await test.call(facts.operationId, { ...call, body, headers: json }), body.slice(0, 40));
    }
    expectRefusal(await test.call(facts.operationId, call), 'no body, and no type of one');
    const long = await test.call(facts.operationId, {
      ...call,
      body: `"${'x'.repeat(300_000)}"`,
      headers: json,
    });
    expectRefusal(long, 'too long', [413]);
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/xml']) {
      const other = await test.call(facts.operationId, {
        ...call,
        body: sample,
        headers: { 'content-type': type },
      });
      expectRefusal(other, type, [415]);
    }
    expect(await countRows()).toEqual(before);
  });

  it('stumbles on no strange value of the right type', async () => {
    let start = await givenStart(facts);
    for (const index of strangeBodies(jsonBodySchema(facts)).keys()) {
      if (!isTried(operation, index)) continue;
      test.clock.advance({ minutes: 2 });
      const { title, body } = strangeBodies(jsonBodySchema(facts), start.body)[index] ?? {
        title: '',
        body: {},
      };
      const { status } = await send(facts, start, body);
      expect(status, title).toBeLessThan(500);
      if (!leavesAll.has(status)) start = await givenStart(facts);
    }
  });
});

/** Refusals after which the caller and the contract are what they were. */
const leavesAll = new Set([400, 404, 422]);

/** Everything is right, so that a strange value goes as far as it can. */
async function givenStart(facts: OperationFacts): Promise<{ token: string; id: string; body: object }> {
  const owner = await signIn(test, 'client');
  const caller = (await callerFor(test, facts)) ?? owner;
  const owned = facts.xRoles.includes('client') ? { ...owner, ...caller } : owner;
  const sample = Object(sampleOf(jsonBodySchema(facts)));
  const right = {
    ...sample,
    strategy_id: 'usdfy',
    contract_devise: 'EURO',
    contract_payment_method: 'rib',
    user_id: caller.userId,
  };
  const body = Object.fromEntries(Object.entries(right).filter(([key]) => key in sample));
  const id = await givenContract(test, owned, { status: 'signed', paymentStatus: 'proved' });
  return { token: caller.token, id, body };
}

const withPath = allOperations
  .filter(({ path }) => path.includes('{'))
  .map((facts) => [facts.operationId, facts] as const);

describe('an address', () => {
  it.each(withPath)('of %s that names nothing is refused', async (operationId, facts) => {
    const token = (await callerFor(test, facts))?.token ?? null;
    const bodySchema = jsonBodySchema(facts);
    for (const id of ['../secret', '%00', '\0', 'x'.repeat(500), "';--", 'é', '__proto__', 'inconnu']) {
      const response = await test.call(operationId, {
        ...(token !== null && { token }),
        params: { id, user_id: id },
        query: { expires: '1', signature: 'x' },
        ...(bodySchema !== null && { body: Object(sampleOf(bodySchema)) }),
        // A form is refused for its type before its address is looked at.
        ...(takesForm(facts) && { form: { fields: {}, file: pdf() } }),
      });
      expectRefusal(response, id, [400, 403, 404]);
    }
  });
});
