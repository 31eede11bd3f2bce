import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { payouts } from '../../db/schema/cash.ts';
import { balances, brokenBooks, fieldsOf, refundsOf, refusal, useMoney } from './money.fixture.ts';

const {
  world,
  givenSigned,
  row,
  pay,
  payCoins,
  decide,
  asOwner,
  onRefund,
  approve,
  payBack,
  eventsOf,
  mails,
} = useMoney();

const sender = { source: 'receipt', reason: '' };
const today = '2026-11-10';

/** Of a canceled investment whose 4 991,00 € were received. */
async function givenRefund() {
  const { investment, round } = await givenSigned();
  await pay(investment.id);
  const canceled = await decide('cancelInvestment', investment.id, 'Demandé par courrier');
  if (canceled.status !== 200) throw new Error(JSON.stringify(canceled.body));
  const [refund] = await refundsOf(world.test, investment.id);
  return { investment, round, id: refund?.id ?? '' };
}

const detailOf = (id: string) =>
  world.test.expectOk('getRefund', { token: world.admin.token, params: { id } });

describe('cancelInvestment', () => {
  it('owes back what was received, once, and says why', async () => {
    const { investment, round, id } = await givenRefund();
    expect(await row(investment.id)).toMatchObject({
      state: 'expired',
      received: '0',
      staffReason: 'Demandé par courrier',
    });
    expect(await refundsOf(world.test, investment.id)).toMatchObject([
      { amount: '4991', asset: 'EURO', investmentCause: 'canceled', state: 'to_prepare' },
    ]);
    expect({
      ...(await balances(world.test, 'owed:')),
      ...(await balances(world.test, `investment:${investment.id}`)),
    }).toMatchObject({ [`owed:${id} EUR`]: '-4991' });
    expect(await balances(world.test, `escrow:${round.id}`)).toEqual({ [`escrow:${round.id} EUR`]: '4991' });
    expect(refusal(await decide('cancelInvestment', investment.id, 'De nouveau'))).toEqual([
      409,
      'kaskad_money.ended',
    ]);
    expect(await eventsOf(investment.id)).toEqual(['received', 'paid', 'canceled']);
    expect(await brokenBooks(world.test)).toEqual([]);
  });

  it('is refused of a firm one, of one’s own, of a blank reason and of an unknown one', async () => {
    const { investment } = await givenSigned({ state: 'firm' });
    expect(refusal(await decide('cancelInvestment', investment.id, 'Motif'))).toEqual([
      409,
      'kaskad_money.firm',
    ]);
    const signed = await givenSigned();
    expect(fieldsOf(await decide('cancelInvestment', signed.investment.id, ' '))).toEqual([422, ['reason']]);
    const own = await givenSigned({ userId: world.admin.userId });
    expect(refusal(await decide('cancelInvestment', own.investment.id, 'Motif'))).toEqual([
      403,
      'kaskad_money.own',
    ]);
    const params = { id: world.test.deps.ids.uuid() };
    const body = { version: 1, reason: 'Motif' };
    const unknown = await world.test.call('cancelInvestment', { token: world.admin.token, params, body });
    expect(refusal(unknown)).toEqual([404, 'kaskad_money.not_found']);
  });
});

describe('[B43] a refund', () => {
  it('goes to the sender of the money, is approved by another person and executed once', async () => {
    const { investment, round, id } = await givenRefund();
    const beneficiary = { name: 'Camille Moreau', account: 'FR7630006000011234567890189', bic: null };
    expect((await detailOf(id)).known).toEqual([
      { beneficiary: { ...beneficiary, source: 'receipt' }, usable_from: null, is_usable: true },
    ]);
    const execution = { executed_on: today, reference: 'VIR-RETOUR-1' };
    expect((await onRefund('executeRefund', id, execution)).status).toBe(409);
    const prepared = await onRefund('prepareRefund', id, sender);
    const pending = Object(prepared.body).pending_change;
    expect([prepared.status, pending?.kind]).toEqual([200, 'refund.approve']);
    expect((await onRefund('executeRefund', id, execution)).status).toBe(409);
    expect(refusal(await approve(pending?.id, world.admin))).toEqual([403, 'change_requests.own_request']);
    expect((await approve(pending?.id)).status).toBe(200);
    expect((await detailOf(id)).row.refund.state).toBe('to_execute');
    const before = await mails();
    expect((await onRefund('executeRefund', id, execution)).status).toBe(200);
    expect((await onRefund('executeRefund', id, { ...execution, reference: 'VIR-RETOUR-2' })).status).toBe(
      409,
    );
    expect(await row(investment.id)).toMatchObject({ state: 'refunded', received: '0' });
    expect((await eventsOf(investment.id)).at(-1)).toBe('refunded');
    expect((await mails()) - before).toBe(1);
    for (const account of [`escrow:${round.id}`, `investment:${investment.id}`, `owed:${id}`])
      expect(await balances(world.test, account)).toEqual({});
    expect(await brokenBooks(world.test)).toEqual([]);
  });

  it('of two executions at once has one', async () => {
    const { id, round } = await givenRefund();
    const prepared = await onRefund('prepareRefund', id, sender);
    await approve(Object(prepared.body).pending_change?.id);
    const both = await Promise.all(
      ['VIR-A', 'VIR-B'].map((reference) => onRefund('executeRefund', id, { executed_on: today, reference })),
    );
    expect(both.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
    expect(await balances(world.test, `escrow:${round.id}`)).toEqual({});
  });

  it('is not executed with the reference of another, in the future or before it was owed', async () => {
    const [one, two] = [await givenRefund(), await givenRefund()];
    for (const { id } of [one, two]) {
      const prepared = await onRefund('prepareRefund', id, sender);
      await approve(Object(prepared.body).pending_change?.id);
    }
    const reference = 'VIR-RETOUR-3';
    expect((await onRefund('executeRefund', one.id, { executed_on: today, reference })).status).toBe(200);
    const refused = async (body: object) =>
      fieldsOf(await onRefund('executeRefund', two.id, { reference: 'V', executed_on: today, ...body }));
    expect(await refused({ reference })).toEqual([422, ['reference']]);
    expect(await refused({ executed_on: '2026-11-11' })).toEqual([422, ['executed_on']]);
    expect(await refused({ executed_on: '2026-11-09' })).toEqual([422, ['executed_on']]);
    expect(await refused({ reference: ' ' })).toEqual([422, ['reference']]);
  });

  it('has another beneficiary once one is typed: the request before ends', async () => {
    const { id } = await givenRefund();
    const first = Object((await onRefund('prepareRefund', id, sender)).body).pending_change;
    const typed = { source: 'staff', name: 'Camille Moreau', account: 'FR76 3000 6000 0112 3456 7890 189' };
    expect(fieldsOf(await onRefund('prepareRefund', id, { ...typed, reason: ' ' }))).toEqual([
      422,
      ['reason'],
    ]);
    const second = await onRefund('prepareRefund', id, {
      ...typed,
      bic: 'BNPAFRPP',
      reason: 'Compte changé',
    });
    expect(second.status).toBe(200);
    expect((await approve(first?.id)).status).toBe(409);
    expect((await approve(Object(second.body).pending_change?.id)).status).toBe(200);
    expect((await detailOf(id)).row.beneficiary).toEqual({
      name: 'Camille Moreau',
      account: 'FR7630006000011234567890189',
      bic: 'BNPAFRPP',
      source: 'staff',
    });
  });

  it('never goes to what was declared while its sender is known, nor to an account that is not one', async () => {
    const { id } = await givenRefund();
    expect(fieldsOf(await onRefund('prepareRefund', id, { source: 'declared', reason: '' }))).toEqual([
      422,
      ['source'],
    ]);
    const typed = { source: 'staff', name: 'Camille Moreau', account: 'FR00', reason: 'Compte changé' };
    expect(fieldsOf(await onRefund('prepareRefund', id, typed))).toEqual([422, ['account']]);
    const params = { id: world.test.deps.ids.uuid() };
    expect(refusal(await world.test.call('getRefund', { token: world.admin.token, params }))).toEqual([
      404,
      'kaskad_money.refund_not_found',
    ]);
  });

  it('is listed with the cause and counted by its state', async () => {
    const { investment, id } = await givenRefund();
    const page = await world.test.expectOk('listRefunds', {
      token: world.admin.token,
      query: { q: investment.reference, state: 'to_prepare' },
    });
    expect(page.items).toMatchObject([{ refund: { id, amount: '4991', asset: 'EURO' }, cause: 'canceled' }]);
    expect(page.counts.to_prepare).toBeGreaterThan(0);
  });

  it('is on one page alone of a search, from a row on, in the order in which they are due', async () => {
    const [last, first, second] = [await givenRefund(), await givenRefund(), await givenRefund()].map(
      ({ id }) => id,
    );
    for (const [place, id] of [first, second, last].entries())
      await world.test.deps.db
        .update(payouts)
        .set({ dueBy: `2026-12-0${place + 1}` })
        .where(eq(payouts.id, String(id)));
    const found = async (query: Record<string, string>) => {
      const page = await world.test.expectOk('listRefunds', { token: world.admin.token, query });
      return { total: page.total, ids: page.items.map(({ refund }) => refund.id) };
    };
    const q = world.investor.email;
    expect(await found({ q })).toEqual({ total: 3, ids: [first, second, last] });
    expect(await found({ q, page_size: '1', after: String(first) })).toEqual({ total: 3, ids: [second] });
    expect(await found({ q, page_size: '2', before: String(last) })).toEqual({
      total: 3,
      ids: [first, second],
    });
    expect(await found({ q, state: 'executed' })).toEqual({ total: 0, ids: [] });
    const all = await world.test.expectOk('listRefunds', {
      token: world.admin.token,
      query: { state: 'to_prepare' },
    });
    expect([all.total, all.is_total_exact]).toEqual([all.counts.to_prepare, true]);
    const next = await found({ state: 'to_prepare', after: String(last) });
    expect(next).toEqual({ total: all.total, ids: [] });
  });
});

describe('[B23] a withdrawal within its period', () => {
  it('pays back gross, in the asset received, due within 14 days', async () => {
    const { investment, round } = await givenSigned({
      paymentAsset: 'USDC',
      withdrawalUntil: new Date('2026-11-24T22:59:59.000Z'),
    });
    await payCoins(investment.id, '5380');
    await payCoins(investment.id, '45');
    expect((await asOwner('withdrawInvestment', investment.id)).status).toBe(200);
    expect(await row(investment.id)).toMatchObject({ state: 'withdrawn', received: '0' });
    const refunds = await refundsOf(world.test, investment.id);
    expect(
      refunds.map(({ amount, asset, investmentCause }) => `${amount} ${asset} ${investmentCause}`).toSorted(),
    ).toEqual(['45 USDC withdrawn', '5380 USDC withdrawn']);
    for (const { dueBy } of refunds) expect((dueBy ?? '9') <= '2026-11-24').toBe(true);
    expect((await asOwner('withdrawInvestment', investment.id)).status).toBe(409);
    expect(await brokenBooks(world.test)).toEqual([]);
    const [first, second] = refunds;
    await payBack(first?.id ?? '');
    expect((await row(investment.id)).state).toBe('withdrawn');
    await payBack(second?.id ?? '');
    expect((await row(investment.id)).state).toBe('refunded');
    expect(await balances(world.test, `escrow:${round.id}`)).toEqual({});
    expect(await brokenBooks(world.test)).toEqual([]);
  });

  it('after an excess pays back what is left', async () => {
    const until = new Date('2026-11-24T22:59:59.000Z');
    const { investment, round } = await givenSigned({ withdrawalUntil: until });
    await pay(investment.id, { amount: '5000' });
    expect((await asOwner('withdrawInvestment', investment.id)).status).toBe(200);
    const refunds = await refundsOf(world.test, investment.id);
    expect(refunds.map(({ amount }) => amount).toSorted()).toEqual(['4991', '9']);
    for (const { id } of refunds) await payBack(id);
    expect(await balances(world.test, `escrow:${round.id}`)).toEqual({});
    expect(await brokenBooks(world.test)).toEqual([]);
  });
});
