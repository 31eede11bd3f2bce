import { openPayoutStates } from '@repo/domain/payouts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { payouts } from '../../db/schema/cash.ts';
import { registerLines } from '../../db/schema/register.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signIn } from '../../testing/people.ts';
import { givenContract, seedStrategies } from '../contracts/contracts.fixture.ts';
import { givenThread } from '../messages/messages.fixture.ts';
import { totalOf, waitingOf } from './waiting.repository.ts';

let test: TestApp;
const counts = z.object({ total: z.number(), waiting: z.number() });

describe('how many wait, by the counts of the lists', () => {
  beforeAll(async () => {
    test = await createTestApp();
    await seedStrategies(test);
    const client = await signIn(test, 'client');
    const { db, ids, clock } = test.deps;
    const contractId = await givenContract(test, client, { status: 'signed', paymentStatus: 'proved' });
    await givenContract(test, client, { status: 'signed', paymentStatus: 'checking' });
    await givenContract(test, client, { status: 'signed', paymentStatus: 'waiting' });
    await givenThread(test, client.userId);
    await givenThread(test, client.userId, { state: 'closed' });
    const payout = { kind: 'withdrawal', userId: client.userId, amount: '100', asset: 'EURO' } as const;
    const states = [...openPayoutStates, 'void'] as const;
    await db.insert(payouts).values(
      states.map((state) => ({
        id: ids.uuid(),
        requestedAt: clock.now(),
        isReceived: false,
        ...payout,
        state,
      })),
    );
    const line = { contractId, strategyId: 'usdfy', nature: 'subscription', asset: 'EUR' } as const;
    await db.insert(registerLines).values([
      { ...line, since: clock.now(), state: 'to_enter' },
      { ...line, since: clock.now(), state: 'entered', gap: 'open' },
      { ...line, since: clock.now(), state: 'entered' },
    ]);
  });
  afterAll(() => test.close());

  it.each(['proof', 'payment', 'payout', 'message', 'register_gap', 'register_entry'] as const)(
    'is of « %s » as many as their rows',
    async (kind) => {
      const result: unknown = await test.deps.db.execute(
        sql`select (${totalOf(kind, undefined)})::int as total,
          (select count(*)::int from (${waitingOf(kind, undefined, null)}) w) as waiting`,
      );
      const [counted] = z.object({ rows: z.array(counts) }).parse(result).rows;
      expect(counted?.waiting).toBeGreaterThan(0);
      expect(counted?.total).toBe(counted?.waiting);
    },
  );
});
