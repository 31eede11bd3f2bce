// Random calls of every operation by every kind of caller against a whole server. No failure of ours, no response that the spec
// does not declare, nothing accepted that it refuses, and nothing stored by a call that is refused. `FUZZ_CALLS=1000000 vitest
// run fuzz` is what `pnpm stress fuzz` runs; `FUZZ_SEED` draws the calls of a failure again.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createRandom } from '../../demo/random.ts';
import type { OperationId } from '../../http/operation.ts';
import { factsOf } from '../../http/spec-document.ts';
import { publishMarket, seedStrategies } from '../../modules/contracts/contracts.fixture.ts';
import { createTestApp, type TestApp, type TestResponse } from '../create-test-app.ts';
import { allowsBody } from '../spec-check.ts';
import { type CallerName, createCallers } from './fuzz-callers.ts';
import { seedObjects } from './fuzz-objects.ts';
import { type RandomCall, randomCall } from './random-call.ts';
import { createValues } from './random-values.ts';
import { takeWrittenTables, watchTables } from './written-tables.ts';

const calls = Number(process.env['FUZZ_CALLS'] ?? 500);
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_129);
const callsPerMinute = 60;
const failuresShown = 20;

/** What a refused call may write, in any operation: counts, when a session was last used, a key that is deleted with the refusal. */
const leftByRefusals: ReadonlySet<string> = new Set(['rate_limits', 'sessions', 'idempotency_keys']);

/** What a wrong password or code leaves besides: it is counted, and on the audit trail. */
const leftByGuesses: ReadonlySet<string> = new Set(['audit_chain', 'audit_log', 'challenges']);
const guessBuckets: readonly unknown[] = ['login', 'code'];

const mayWrite = (operationId: OperationId, table: string): boolean =>
  leftByRefusals.has(table) ||
  (guessBuckets.includes(factsOf(operationId).rateLimit) && leftByGuesses.has(table));

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ readsPerMinute: 1_000_000 });
  await seedStrategies(test);
  await publishMarket(test);
  await watchTables(test.database);
});
afterAll(() => test.close());

const values = createValues(createRandom(seed));

interface Attempt extends RandomCall {
  number: number;
  caller: CallerName;
  operationId: OperationId;
}

it('breaks nothing, stores nothing that it refuses, and keeps to the spec', {
  timeout: 60_000 + calls * 1000,
}, async () => {
  const callers = createCallers(test, values);
  const client = await callers.signedIn('client of both');
  await seedObjects(test, values, { client, kaskadAdmin: await callers.signedIn('admin_kaskad') });
  /** The first call of each. */
  const failures = new Map<string, string>();
  const accepted = new Set<string>();
  for (let number = 0; number < calls && failures.size < failuresShown; number += 1) {
    if (number % callsPerMinute === 0) test.clock.advance({ minutes: 1 });
    const facts = callers.drawOperation();
    const caller = callers.drawFor(facts);
    const { operationId, tag } = facts;
    const attempt = { number, caller, operationId, ...randomCall(values, facts) };
    const { problems, response } = await make(attempt, await callers.tokenOf(caller));
    for (const problem of problems)
      if (!failures.has(problem)) failures.set(problem, `${problem}\n${described(attempt)}`);
    if (response === null) continue;
    if (response.status === 401) callers.replace(caller);
    if (response.status >= 300) continue;
    accepted.add(operationId);
    values.known.learn(response.body);
    values.known.learnIds(response.body, tag);
  }
  expect([...failures.values()].join('\n\n'), `FUZZ_SEED=${seed}`).toBe('');
  // Else the calls would be too poor to reach what they test.
  expect(accepted.size).toBeGreaterThan(Math.min(150, calls / 15));
});

async function make(
  attempt: Attempt,
  token: object,
): Promise<{ problems: string[]; response: TestResponse | null }> {
  const { number, operationId, options } = attempt;
  await takeWrittenTables(test.database);
  const remoteAddress = `10.${Math.floor(number / 62_500) % 250}.${Math.floor(number / 250) % 250}.${number % 250}`;
  try {
    const response = await test.call(operationId, { ...options, ...token, remoteAddress });
    return { problems: await problemsOf(attempt, response), response };
  } catch (error) {
    // Without what differs from call to call.
    return { problems: [String(error).replace(/: \{.*/s, '')], response: null };
  }
}

async function problemsOf({ operationId, ...call }: Attempt, { status }: TestResponse): Promise<string[]> {
  if (status >= 500) return [`${operationId} fails: ${status}`];
  if (status >= 400) {
    const written = (await takeWrittenTables(test.database)).filter((table) => !mayWrite(operationId, table));
    return written.length === 0
      ? []
      : [`${operationId} refuses (${status}) and stores: ${written.join(', ')}`];
  }
  const isAllowed = !('json' in call) || allowsBody(operationId, call.json);
  return isAllowed ? [] : [`${operationId} accepts (${status}) what the spec refuses`];
}

const described = ({ number, caller, options }: Attempt): string =>
  `call ${number} by ${caller}: ${JSON.stringify(options).slice(0, 1500)}`;
