import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditLog } from '../../db/schema/audit.ts';
import { payouts } from '../../db/schema/cash.ts';
import { kaskadFeeTransfers } from '../../db/schema/kaskad-registers.ts';
import { kaskadInvestments, kaskadRounds } from '../../db/schema/kaskad-rounds.ts';
import { countWaiting } from '../../testing/test-database.ts';
import { runAllotments } from '../kaskad-allotment/issue-investments.ts';
import { balances, brokenBooks, fieldsOf, nextHash, refundsOf, refusal, useMoney } from './money.fixture.ts';

const { world, givenSigned, pay, payCoins, approve, asOwner, decide } = useMoney();

const iban = 'FR7630006000011234567890189';
const wallet = '0x52908400098527886E0F7030069857D2E4169EE7';

const withFee = (change: Parameters<typeof givenSigned>[0] = {}, round: { cap?: string } = {}) =>
  givenSigned(change, { feePercent: '1', minimum: '1', target: '31', cap: '62', ...round });

/** Closes the round, shares it pro rata, pays back what is not allotted and issues the rest. */
async function issue(roundId: string): Promise<void> {
  const { deps, expectOk } = world.test;
  await deps.db.update(kaskadRounds).set({ state: 'closed' }).where(eq(kaskadRounds.id, roundId));
  const firm = { state: 'firm', firmAt: deps.clock.now() } as const;
  await deps.db.update(kaskadInvestments).set(firm).where(eq(kaskadInvestments.roundId, roundId));
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

/** 62 units at 80,50 € are issued, with a fee of 49,91 €. */
async function issuedRound() {
  const { investment, round } = await withFee();
  await pay(investment.id, { amount: '5040.91' });
  await issue(round.id);
  return round.id;
}

const fail = (id: string) =>
  world.test.deps.db
    .update(kaskadRounds)
    .set({ state: 'failed', endedAt: world.test.deps.clock.now() })
    .where(eq(kaskadRounds.id, id));
const read = (id: string) =>
  world.test.expectOk('getKaskadRound', { token: world.admin.token, params: { id } });
const transfer = (id: string, change: object = {}, by = world.admin) =>
  world.test.call('recordFeeTransfer', {
    token: by.token,
    params: { id },
    body: {
      asset: 'EURO',
      amount: '20',
      day: '2026-11-10',
      reference: 'VIR-2026-1110',
      account: iban,
      reason: 'Relevé du 10 novembre',
      ...change,
    },
  });
const pendingOf = (body: unknown): string => Object(body).pending_change.id;

describe('the transfer of the fees of a round', () => {
  it('is booked once a second person approved it, and the balance is what is left', async () => {
    const id = await issuedRound();
    expect((await read(id)).fees).toEqual([
      { asset: 'EURO', booked: '49.91', given_back: '0', transferred: '0', left: '49.91' },
    ]);
    const held = await transfer(id);
    expect(held).toMatchObject({ status: 201, body: { pending_change: { kind: 'round.fee_transfer' } } });
    expect(await balances(world.test, `round-fees:${id}`)).toEqual({ [`round-fees:${id} EUR`]: '-49.91' });
    expect(refusal(await approve(pendingOf(held.body), world.admin))).toEqual([
      403,
      'change_requests.own_request',
    ]);
    expect((await approve(pendingOf(held.body))).status).toBe(200);
    expect(await balances(world.test, `round-fees:${id}`)).toEqual({ [`round-fees:${id} EUR`]: '-29.91' });
    expect(await balances(world.test, `escrow:${id}`)).toEqual({ [`escrow:${id} EUR`]: '5020.91' });
    expect(await read(id)).toMatchObject({
      fees: [{ asset: 'EURO', booked: '49.91', transferred: '20', left: '29.91' }],
      fee_transfers: [
        {
          asset: 'EURO',
          amount: '20',
          day: '2026-11-10',
          reference: 'VIR-2026-1110',
          account: iban,
          recorded_by: 'Inès Garnier',
        },
      ],
    });
    expect(await brokenBooks(world.test)).toEqual([]);
  });

  it('of the rest leaves nothing, and no other transfer after it', async () => {
    const id = await issuedRound();
    const held = await transfer(id, { amount: '49.91', reference: 'VIR-SOLDE' });
    await approve(pendingOf(held.body));
    expect(await balances(world.test, `round-fees:${id}`)).toEqual({});
    const { items } = await world.test.expectOk('listKaskadRounds', {
      token: world.admin.token,
      query: { view: 'ended' },
    });
    expect(items.find(({ round }) => round.id === id)?.fees).toEqual([
      { asset: 'EURO', booked: '49.91', left: '0' },
    ]);
    expect(fieldsOf(await transfer(id, { amount: '0.01', reference: 'VIR-SUITE' }))).toEqual([
      422,
      ['asset'],
    ]);
    expect(await brokenBooks(world.test)).toEqual([]);
  });

  it('is refused at its fields: more than is left, to come, used before, from no account', async () => {
    const id = await issuedRound();
    const wrong = { amount: '49.92', day: '2026-11-11', reference: ' ', account: 'FR76' };
    expect(fieldsOf(await transfer(id, wrong))).toEqual([422, ['amount', 'day', 'reference', 'account']]);
    expect(fieldsOf(await transfer(id, { amount: '1.001' }))).toEqual([422, ['amount']]);
    expect(fieldsOf(await transfer(id, { asset: 'USDC', account: wallet }))).toEqual([422, ['asset']]);
    expect(fieldsOf(await transfer(id, { reason: ' ' }))).toEqual([422, ['reason']]);
    await approve(pendingOf((await transfer(id, { reference: 'VIR-UNIQUE' })).body));
    expect(fieldsOf(await transfer(id, { reference: ' VIR-UNIQUE ' }))).toEqual([422, ['reference']]);
    const unknown = world.test.deps.ids.uuid();
    expect(refusal(await transfer(unknown))).toEqual([404, 'kaskad_money.round_not_found']);
  });

  it('is refused at its day when it is dated before the issue, and shows the day of the issue', async () => {
    const id = await issuedRound();
    expect((await read(id)).issue_day).toBe('2026-11-10');
    const refused = await transfer(id, { day: '2026-11-09', reference: 'VIR-AVANT' });
    expect(fieldsOf(refused)).toEqual([422, ['day']]);
    const { round } = await withFee();
    expect((await read(round.id)).issue_day).toBeNull();
  });

  it('that waits holds back another one of the same round', async () => {
    const id = await issuedRound();
    await transfer(id, { reference: 'VIR-A' });
    expect(refusal(await transfer(id, { reference: 'VIR-B' }))).toEqual([
      409,
      'change_requests.already_pending',
    ]);
  });

  it('is refused at its reference when one of another round is approved with it at the same moment', async () => {
    const ids = [await issuedRound(), await issuedRound()];
    const requests: string[] = [];
    for (const id of ids) requests.push(pendingOf((await transfer(id, { reference: 'VIR-DEUX' })).body));
    const { owner } = world.test.database;
    const approvals = await owner.transaction(async (tx) => {
      // Lets both read, and neither write.
      await tx.execute(sql`lock table kaskad_fee_transfers in exclusive mode`);
      const both = Promise.all(requests.map((request) => approve(request)));
      await expect.poll(() => countWaiting(world.test.deps.db)).toBe(2);
      return { both };
    });
    const responses = (await approvals.both).toSorted((a, b) => a.status - b.status);
    expect(responses[0]?.status).toBe(200);
    expect(responses[1] && fieldsOf(responses[1])).toEqual([422, ['reference']]);
    expect(await brokenBooks(world.test)).toEqual([]);
  });

  it('of coins has the hash of its transaction and an address', async () => {
    const { investment, round } = await withFee({ paymentAsset: 'USDC' });
    await payCoins(investment.id, '5479.25');
    await issue(round.id);
    const coins = { asset: 'USDC', amount: '54.25', account: wallet };
    expect(fieldsOf(await transfer(round.id, coins))).toEqual([422, ['reference']]);
    const held = await transfer(round.id, { ...coins, reference: nextHash() });
    expect((await approve(pendingOf(held.body))).status).toBe(200);
    expect(await balances(world.test, `round-fees:${round.id}`)).toEqual({});
    expect(await brokenBooks(world.test)).toEqual([]);
  });

  it('has no sum on the trail, which administrators of Yield read', async () => {
    const id = await issuedRound();
    await approve(pendingOf((await transfer(id, { amount: '17.31', reference: 'VIR-TRAIL' })).body));
    const rows = await world.test.deps.db.select().from(auditLog).where(eq(auditLog.objectId, id));
    expect(rows.some(({ action }) => action === 'round.fees_transferred')).toBe(true);
    expect(JSON.stringify(rows)).not.toContain('17.31');
  });

  it('is never written again', async () => {
    const id = await issuedRound();
    await approve(pendingOf((await transfer(id, { reference: 'VIR-KEPT' })).body));
    const changed = world.test.deps.db
      .update(kaskadFeeTransfers)
      .set({ amount: '1' })
      .where(eq(kaskadFeeTransfers.roundId, id));
    await expect(changed).rejects.toThrow();
  });

  it('that the journal does not have is named by doctor', async () => {
    const id = await issuedRound();
    await approve(pendingOf((await transfer(id, { reference: 'VIR-DOCTOR' })).body));
    const { owner } = world.test.database;
    await owner.delete(kaskadFeeTransfers).where(eq(kaskadFeeTransfers.roundId, id));
    expect(await brokenBooks(world.test)).toEqual([
      `Fees of round ${id}: the journal transferred another amount than was recorded, or more than its fees.`,
    ]);
  });
});

describe('the fees that refunds give back', () => {
  it('are those of what is not allotted', async () => {
    const { investment, round } = await withFee({}, { cap: '31' });
    await pay(investment.id, { amount: '5040.91' });
    await issue(round.id);
    expect(await refundsOf(world.test, investment.id)).toMatchObject([
      { amount: '2520.45', roundFee: '24.95' },
    ]);
    expect((await read(round.id)).fees).toEqual([
      { asset: 'EURO', booked: '24.96', given_back: '24.95', transferred: '0', left: '24.96' },
    ]);
  });

  it('are whole with a withdrawal and a cancellation, and none where the fee was not received', async () => {
    const withdrawalUntil = new Date('2026-11-24T09:00:00.000Z');
    const withdrawn = await withFee({ withdrawalUntil });
    await pay(withdrawn.investment.id, { amount: '5040.91' });
    await asOwner('withdrawInvestment', withdrawn.investment.id);
    expect((await read(withdrawn.round.id)).fees).toEqual([]);
    await fail(withdrawn.round.id);
    expect((await read(withdrawn.round.id)).fees).toEqual([
      { asset: 'EURO', booked: '0', given_back: '49.91', transferred: '0', left: '0' },
    ]);
    const short = await withFee();
    await pay(short.investment.id, { amount: '4000' });
    await decide('cancelInvestment', short.investment.id, 'Doublon');
    expect(await refundsOf(world.test, short.investment.id)).toMatchObject([
      { amount: '4000', roundFee: '0' },
    ]);
    await fail(short.round.id);
    expect((await read(short.round.id)).fees).toEqual([]);
  });

  it('are none in an excess, and in coins in their proportion', async () => {
    const over = await withFee();
    await pay(over.investment.id, { amount: '5100' });
    expect(await refundsOf(world.test, over.investment.id)).toMatchObject([
      { amount: '59.09', roundFee: '0' },
    ]);
    const coins = await withFee({
      paymentAsset: 'USDC',
      withdrawalUntil: new Date('2026-11-24T09:00:00.000Z'),
    });
    await payCoins(coins.investment.id, '5479.25');
    await asOwner('withdrawInvestment', coins.investment.id);
    expect(await refundsOf(world.test, coins.investment.id)).toMatchObject([
      { amount: '5479.25', asset: 'USDC', roundFee: '54.25' },
    ]);
  });

  it('are none of a refund that was replaced', async () => {
    const { investment, round } = await withFee({}, { cap: '31' });
    await pay(investment.id, { amount: '5040.91' });
    await issue(round.id);
    const { db } = world.test.deps;
    const replaced = { state: 'replaced' } as const;
    await db.update(payouts).set(replaced).where(eq(payouts.investmentId, investment.id));
    expect((await read(round.id)).fees).toMatchObject([{ booked: '24.96', given_back: '0' }]);
  });
});
