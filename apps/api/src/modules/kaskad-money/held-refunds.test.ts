// A refund of an investor whose payouts are held (« Ce n’est pas moi »).
import { expect, it } from 'vitest';
import { placeHold } from '../payout-holds/payout-holds.repository.ts';
import { refundsOf, refusal, useMoney } from './money.fixture.ts';

const { world, givenSigned, pay, decide, onRefund, approve } = useMoney();

const hold = () =>
  world.test.deps.db.transaction((tx) =>
    placeHold(tx, {
      id: world.test.deps.ids.uuid(),
      userId: world.investor.userId,
      mailKind: 'newSignIn',
      placedAt: world.test.clock.now(),
    }),
  );
const suspended = [409, 'payouts.suspended'];
const sender = { source: 'receipt', reason: '' };
const execution = { executed_on: '2026-11-10', reference: 'VIR-RETOUR' };

async function givenRefund(): Promise<string> {
  const { investment } = await givenSigned();
  await pay(investment.id);
  await decide('cancelInvestment', investment.id, 'Demandé par courrier');
  const [refund] = await refundsOf(world.test, investment.id);
  return refund?.id ?? '';
}

it('is neither prepared, approved nor executed', async () => {
  const [fresh, prepared, approved] = [await givenRefund(), await givenRefund(), await givenRefund()];
  const request = async (id: string) =>
    String(Object((await onRefund('prepareRefund', id, sender)).body).pending_change?.id);
  const waiting = await request(prepared);
  expect((await approve(await request(approved))).status).toBe(200);
  await hold();
  expect(refusal(await onRefund('prepareRefund', fresh, sender))).toEqual(suspended);
  expect((await approve(waiting)).status).toBe(409);
  expect(refusal(await onRefund('executeRefund', approved, execution))).toEqual(suspended);
  const { row } = await world.test.expectOk('getRefund', {
    token: world.admin.token,
    params: { id: approved },
  });
  expect(row.hold).toEqual({ placed_at: expect.any(String), about: 'newSignIn' });
});

it('of another investor is paid', async () => {
  await hold();
  const { investment } = await givenSigned({ userId: world.other.userId });
  await pay(investment.id);
  await decide('cancelInvestment', investment.id, 'Demandé par courrier');
  const [refund] = await refundsOf(world.test, investment.id);
  expect((await onRefund('prepareRefund', refund?.id ?? '', sender)).status).toBe(200);
});
