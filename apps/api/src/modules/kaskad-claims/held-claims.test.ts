// A claim of a holder whose payouts are held (« Ce n’est pas moi »).
import { expect, it } from 'vitest';
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

it('that is executed as the hold is placed is executed before it, or not at all', async () => {
  const id = await givenClaim({ units: '100' });
  await decide('verifyClaim', id);
  const { claimed } = await grantOf(id);
  const [executed] = await Promise.all([decide('executeClaim', id, { txid: nextTxid() }), hold()]);
  const isExecuted = executed.status === 200;
  expect((await grantOf(id)).claimed === claimed).toBe(!isExecuted);
});
