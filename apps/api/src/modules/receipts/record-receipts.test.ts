import { afterAll, beforeAll, expect, it } from 'vitest';
import { journalEntries } from '../../db/schema/books.ts';
import type { TestApp } from '../../testing/create-test-app.ts';
import { signIn } from '../../testing/people.ts';
import { openMarket } from '../contracts/contracts.fixture.ts';
import { openSession } from '../identity/open-session.ts';
import { bankAccount } from './receipts.fixture.ts';
import { recordReceipts } from './record-receipts.ts';

let test: TestApp;

beforeAll(async () => {
  ({ test } = await openMarket());
});
afterAll(() => test.close());

it('money that the account has already is neither recorded nor booked again', async () => {
  const { token } = await signIn(test, 'admin_yield');
  const actor = await openSession(test.deps, token, { ip: '', requestId: '', withVersions: false });
  if (actor === null) throw new Error('no session');
  const line = {
    account: bankAccount,
    source: 'camt053',
    day: '2026-01-02',
    amount: '12',
    asset: 'EURO',
    recordedAt: test.clock.now(),
  } as const;
  const record = (...externalIds: string[]) =>
    test.deps.db.transaction((tx) =>
      recordReceipts(
        { ...test.deps, db: tx },
        actor,
        externalIds.map((externalId) => ({ ...line, id: test.deps.ids.uuid(), externalId })),
      ),
    );
  expect(await record('A')).toHaveLength(1);
  const recorded = await record('A', 'B');
  expect(recorded.map(({ externalId }) => externalId)).toEqual(['B']);
  expect(await test.deps.db.$count(journalEntries)).toBe(2);
});
