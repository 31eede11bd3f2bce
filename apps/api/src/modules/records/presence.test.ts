import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '../../db/schema/audit.ts';
import { recordPresence } from '../../db/schema/records.ts';
import { pruneExpired } from '../../jobs/prune-expired.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';

let test: TestApp;
let ines: SignedIn;
let marc: SignedIn;

beforeAll(async () => {
  test = await createTestApp();
  ines = await signIn(test, 'admin_yield', { firstname: 'Inès', lastname: 'Garnier' });
  marc = await signIn(test, 'super_admin', { firstname: 'Marc', lastname: 'Vidal' });
});
beforeEach(() => test.deps.db.delete(recordPresence));
afterAll(() => test.close());

type State = 'viewing' | 'editing' | 'left';
const usdfy = { kind: 'strategy', id: 'usdfy' } as const;
const touch = ({ token }: SignedIn, state: State = 'viewing', record: typeof usdfy | object = usdfy) =>
  test.call('touchPresence', { token, body: { ...record, state } });
const othersOf = async (...call: Parameters<typeof touch>) => {
  const { status, body } = await touch(...call);
  expect(status).toBe(200);
  return Object(body).others;
};
const names = { ines: 'Inès Garnier', marc: 'Marc Vidal' };

describe('who has a record open', () => {
  it('[A44] is named to the other within the 15 seconds between two calls, with whether they edit', async () => {
    expect(await othersOf(ines)).toEqual([]);
    expect(await othersOf(marc, 'editing')).toEqual([{ name: names.ines, is_editing: false }]);
    test.clock.advance({ seconds: 15 });
    expect(await othersOf(ines)).toEqual([{ name: names.marc, is_editing: true }]);
    expect(await othersOf(marc, 'viewing')).toEqual([{ name: names.ines, is_editing: false }]);
    expect(await othersOf(ines)).toEqual([{ name: names.marc, is_editing: false }]);
  });

  it('is of that record alone', async () => {
    await touch(ines);
    expect(await othersOf(marc, 'viewing', { ...usdfy, id: 'btcfy' })).toEqual([]);
    expect(await othersOf(marc, 'viewing', { kind: 'payout', id: 'usdfy' })).toEqual([]);
  });

  it('ends when it is left, and 40 seconds after the last call', async () => {
    await touch(ines);
    expect(await othersOf(ines, 'left')).toEqual([]);
    expect(await othersOf(marc)).toEqual([]);
    await touch(ines);
    test.clock.advance({ seconds: 39 });
    expect(await othersOf(marc)).toHaveLength(1);
    test.clock.advance({ seconds: 1 });
    expect(await othersOf(marc)).toEqual([]);
  });

  it('is one row a person and a record, without a line of the trail, deleted within the hour', async () => {
    const { db } = test.deps;
    const before = await db.$count(auditLog);
    for (let call = 0; call < 3; call += 1) await touch(ines);
    await touch(marc);
    expect(await db.$count(recordPresence)).toBe(2);
    expect(await db.$count(auditLog)).toBe(before);
    test.clock.advance({ minutes: 10 });
    await touch(marc);
    test.clock.advance({ minutes: 51 });
    await pruneExpired(test.deps);
    expect(await db.select({ userId: recordPresence.userId }).from(recordPresence)).toEqual([
      { userId: marc.userId },
    ]);
  });

  it.each(['client', 'cgp', 'commercial', 'equisafe', 'admin_kaskad'] as const)(
    'is not for %s, who may not open these records',
    async (role) => {
      await touch(ines);
      const { status, body } = await touch(await signIn(test, role));
      expect(status).toBe(403);
      expect(body).not.toHaveProperty('others');
    },
  );
});
