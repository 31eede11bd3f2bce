import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { kaskadInvestments, kaskadRounds } from '../../db/schema/kaskad-rounds.ts';
import { runAllotments } from '../kaskad-allotment/issue-investments.ts';
import { balances, brokenBooks, refundsOf, useMoney } from './money.fixture.ts';

const { world, givenSigned, row, pay, payCoins, decide, asOwner, approve, payBack } = useMoney();

/** 62 signed units at 80,50 € in a round with a fee of 1 %: 4 991,00 € and 49,91 € are due. */
const withFee = (change: Parameters<typeof givenSigned>[0] = {}, round: { cap?: string } = {}) =>
  givenSigned(change, { feePercent: '1', minimum: '1', target: '31', ...round });

const read = (id: string) =>
  world.test.expectOk('getInvestment', { token: world.investor.token, params: { id } });

/** Closes the round, shares it pro rata, pays back what is not allotted and issues the rest. */
async function issue(roundId: string): Promise<void> {
  const { deps, expectOk } = world.test;
  await deps.db.update(kaskadRounds).set({ state: 'closed' }).where(eq(kaskadRounds.id, roundId));
  await deps.db
    .update(kaskadInvestments)
    .set({ state: 'firm', firmAt: deps.clock.now() })
    .where(eq(kaskadInvestments.roundId, roundId));
  const of = { token: world.admin.token, params: { id: roundId } };
  const allotment = { rule: 'pro_rata' } as const;
  const { fingerprint } = await expectOk('simulateAllotment', { ...of, body: { rule: allotment } });
  const { version } = await expectOk('getKaskadRound', of);
  const body = { version, fingerprint, allotment, reason: 'Allocation de la levée' };
  const held = await expectOk('publishAllotment', { ...of, body });
  expect((await approve(held.pending_change?.id)).status).toBe(200);
  await runAllotments(deps);
  const { version: now } = await expectOk('getKaskadRound', of);
  await expectOk('issueRound', { ...of, body: { version: now } });
  await runAllotments(deps);
}

describe('the fee of a round', () => {
  it('is in what is due, and the whole pays the investment', async () => {
    const { investment } = await withFee();
    expect(await read(investment.id)).toMatchObject({
      investment: { due: '5040.91', fee: '49.91', fee_percent: '1', allotted_due: null, allotted_fee: null },
      payment: { amount: '5040.91' },
    });
    await pay(investment.id, { amount: '5040.91' });
    expect(await row(investment.id)).toMatchObject({ state: 'paid', received: '5040.91' });
    expect(await refundsOf(world.test, investment.id)).toEqual([]);
    expect(await brokenBooks(world.test)).toEqual([]);
  });

  it('that is left out makes the payment short: the complement, or fewer units with their own fee', async () => {
    const { investment } = await withFee();
    await pay(investment.id, { amount: '4991' });
    expect(await row(investment.id)).toMatchObject({ state: 'signed', received: '4991' });
    expect((await read(investment.id)).shortfall).toEqual({
      missing: '49.91',
      fewer: { units: '61', due: '4959.6', fee: '49.1', back: '31.4' },
    });
    expect((await asOwner('chooseFewerUnits', investment.id, { units: '61' })).status).toBe(200);
    expect(await row(investment.id)).toMatchObject({
      state: 'paid',
      units: '61',
      due: '4959.6',
      fee: '49.1',
      received: '4959.6',
    });
    expect(await refundsOf(world.test, investment.id)).toMatchObject([
      { amount: '31.4', investmentCause: 'fewer_units' },
    ]);
    expect(await brokenBooks(world.test)).toEqual([]);
  });

  it('is paid by its complement', async () => {
    const { investment } = await withFee();
    await pay(investment.id, { amount: '4991' });
    await pay(investment.id, { amount: '49.91' });
    expect(await row(investment.id)).toMatchObject({ state: 'paid', received: '5040.91' });
  });

  it('is paid back whole with a withdrawal in its period and with a cancellation', async () => {
    const withdrawalUntil = new Date('2026-11-24T09:00:00.000Z');
    const withdrawn = await withFee({ withdrawalUntil });
    await pay(withdrawn.investment.id, { amount: '5040.91' });
    expect((await asOwner('withdrawInvestment', withdrawn.investment.id)).status).toBe(200);
    const canceled = await withFee({ withdrawalUntil });
    await pay(canceled.investment.id, { amount: '5040.91' });
    expect((await decide('cancelInvestment', canceled.investment.id, 'Doublon')).status).toBe(200);
    for (const { investment, round } of [withdrawn, canceled]) {
      const [refund] = await refundsOf(world.test, investment.id);
      expect(refund).toMatchObject({ amount: '5040.91', asset: 'EURO' });
      await payBack(refund?.id ?? '');
      expect(await balances(world.test, `escrow:${round.id}`)).toEqual({});
      expect(await balances(world.test, `investment:${investment.id}`)).toEqual({});
      expect(await balances(world.test, `round-fees:${round.id}`)).toEqual({});
    }
    expect(await brokenBooks(world.test)).toEqual([]);
  });

  it('of what is not allotted is paid back with it; the other part is booked beside the price at the issue', async () => {
    const { investment, round } = await withFee({}, { cap: '31' });
    await pay(investment.id, { amount: '5040.91' });
    await issue(round.id);
    const [refund, ...others] = await refundsOf(world.test, investment.id);
    expect([refund, others]).toMatchObject([{ amount: '2520.45', investmentCause: 'not_allotted' }, []]);
    expect((await read(investment.id)).investment).toMatchObject({
      state: 'issued',
      due: '5040.91',
      allotted_due: '2520.46',
      allotted_fee: '24.96',
    });
    expect(await balances(world.test, `investment:${investment.id}`)).toEqual({});
    expect(await balances(world.test, `issuer:${round.issuerId}`)).toEqual({
      [`issuer:${round.issuerId} EUR`]: '-2495.5',
    });
    expect(await balances(world.test, `round-fees:${round.id}`)).toEqual({
      [`round-fees:${round.id} EUR`]: '-24.96',
    });
    await payBack(refund?.id ?? '');
    expect(await balances(world.test, `escrow:${round.id}`)).toEqual({
      [`escrow:${round.id} EUR`]: '2520.46',
    });
    expect(await brokenBooks(world.test)).toEqual([]);
  });

  it('is taken from coins in the same proportion', async () => {
    const { investment, round } = await withFee({ paymentAsset: 'USDC' }, { cap: '62' });
    await payCoins(investment.id, '5479.25');
    await issue(round.id);
    expect(await balances(world.test, `issuer:${round.issuerId}`)).toEqual({
      [`issuer:${round.issuerId} USDC`]: '-5425',
    });
    expect(await balances(world.test, `round-fees:${round.id}`)).toEqual({
      [`round-fees:${round.id} USDC`]: '-54.25',
    });
    expect(await brokenBooks(world.test)).toEqual([]);
  });

  it('bears what is missing within the tolerance: the issuer has its price', async () => {
    const { investment, round } = await withFee({}, { cap: '62' });
    await pay(investment.id, { amount: '5020.91' });
    await issue(round.id);
    expect(await balances(world.test, `issuer:${round.issuerId}`)).toEqual({
      [`issuer:${round.issuerId} EUR`]: '-4991',
    });
    expect(await balances(world.test, `round-fees:${round.id}`)).toEqual({
      [`round-fees:${round.id} EUR`]: '-29.91',
    });
  });
});
