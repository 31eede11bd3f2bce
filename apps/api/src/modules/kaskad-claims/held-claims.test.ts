// A claim of a holder whose payouts are held (« Ce n’est pas moi »).
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { kaskadGrants } from '../../db/schema/kaskad.ts';
import { countWaiting } from '../../testing/test-database.ts';
import { placeHold } from '../payout-holds/payout-holds.repository.ts';
import { nextTxid, refusalOf, useClaims } from './claims.fixture.ts';

const { world, givenClaim, decide, grantOf } = useClaims();

const hold = () =>
  world.test.deps.db.transaction((tx) =>
    placeHold(tx, {
      id: world.test.deps.ids.uuid(),
      userId: world.holder.userId,
      mailKind: 'claimWalletAdded',
      placedAt: world.test.clock.now(),
    }),
  );

it('is verified and refused, not executed, and keeps its units', async () => {
  const id = await givenClaim({ units: '100' });
  expect((await decide('verifyClaim', id)).status).toBe(200);
  const before = await grantOf(id);
  await hold();
  expect(refusalOf(await decide('executeClaim', id, { txid: nextTxid() }))).toEqual([
    409,
    'payouts.suspended',
  ]);
  expect(await grantOf(id)).toEqual(before);
  expect((await decide('refuseClaim', id, { reason: 'Signalée par le client' })).status).toBe(200);
});

it('that is being executed ends before the hold is placed', async () => {
  const id = await givenClaim({ units: '100' });
  const grant = await grantOf(id);
  const { db } = world.test.deps;
  const steps: string[] = [];
  let placing: Promise<unknown> | undefined;
  await db.transaction(async (tx) => {
    await tx.select().from(kaskadGrants).where(eq(kaskadGrants.id, grant.id)).for('no key update');
    placing = hold().then(() => steps.push('held'));
    await expect.poll(() => countWaiting(db)).toBe(1);
    steps.push('executed');
  });
  await placing;
  expect(steps).toEqual(['executed', 'held']);
});
