// Every operation of the spec × a member of staff who reads a client’s space: generated from `x-view-as`.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '../db/schema/audit.ts';
import { poNumbers } from '../db/schema/contracts.ts';
import { sessions } from '../db/schema/identity.ts';
import { messageThreads } from '../db/schema/messages.ts';
import { givenPrepared } from '../modules/assisted/assisted.fixture.ts';
import { givenContract, seedStrategies } from '../modules/contracts/contracts.fixture.ts';
import { givenThread } from '../modules/messages/messages.fixture.ts';
import { jsonBodySchema, sampleOf } from '../testing/bad-input.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { type SignedIn, signIn } from '../testing/people.ts';
import { viewAs } from '../testing/view-as.ts';
import { allOperations, type OperationFacts } from './spec-document.ts';

let test: TestApp;
let client: SignedIn;
let token: string;
let contractId: string;
let threadId: string;
let preparedId: string;
beforeAll(async () => {
  test = await createTestApp();
  await seedStrategies(test);
  client = await signIn(test, 'client', { canAccessKaskad: true, isCompany: true });
  contractId = await givenContract(test, client, { status: 'signed', paymentStatus: 'paid' });
  threadId = await givenThread(test, client.userId);
  preparedId = await givenPrepared(test, client.userId);
  ({ token } = await viewAs(test, await signIn(test, 'admin_yield'), client));
});
afterAll(() => test.close());

const call = (facts: OperationFacts) => {
  const { operationId } = facts;
  const schema = jsonBodySchema(facts);
  const body = schema === null ? {} : { body: Object(sampleOf(schema)) };
  const query: Record<string, Record<string, string>> = {
    downloadLegalDocument: { kind: 'terms', version: '2026-11', format: 'txt' },
  };
  const subjects: Record<string, string> = {
    getMyThread: threadId,
    getPreparedSubscription: preparedId,
    getStrategyHistory: 'usdfy',
  };
  return test.call(operationId, {
    token,
    params: { id: subjects[operationId] ?? contractId, user_id: client.userId },
    query: query[operationId] ?? {},
    ...body,
  });
};

const closed = allOperations.filter(({ viewAs: isOpen }) => !isOpen);
const open = allOperations.filter(({ viewAs: isOpen }) => isOpen);
const named = (list: readonly OperationFacts[]) => list.map((facts) => [facts.operationId, facts] as const);

/** What is done in the client’s name, or counts as their presence. */
async function written() {
  const { db } = test.deps;
  return {
    trail: await db.$count(auditLog),
    numbers: await db.$count(poNumbers),
    threads: await db.select().from(messageThreads),
    sessions: await db.select().from(sessions).where(eq(sessions.userId, client.userId)),
  };
}

describe('a view of a client’s space', () => {
  it.each(named(closed))('[A46] is refused %s', async (_id, facts) => {
    const { status, body } = await call(facts);
    expect({ status, code: Object(body).code }).toEqual({ status: 403, code: 'read_only_view' });
  });

  it('[A46] may change nothing: what is open to it is read, but for leaving it', () => {
    expect(open.filter(({ method }) => method !== 'get').map(({ operationId }) => operationId)).toEqual([
      'logout',
    ]);
    for (const id of [
      'getNextPoNumber',
      'exportPersonalData',
      'exportPortfolio',
      'resumeSignature',
      'getApplicant',
      'downloadMessageFile',
    ] as const) {
      expect(closed.map(({ operationId }) => operationId)).toContain(id);
    }
  });

  it('[A46] reads what is open to it, writes nothing, and is no device or presence of the client', async () => {
    const before = await written();
    test.clock.advance({ minutes: 5 });
    for (const facts of open.filter(({ method }) => method === 'get')) {
      expect((await call(facts)).status, facts.operationId).toBe(200);
    }
    expect(await written()).toEqual(before);
    expect((await test.expectOk('listSessions', { token })).sessions).toHaveLength(1);
  });
});
