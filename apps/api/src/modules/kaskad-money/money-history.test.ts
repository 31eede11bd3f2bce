// Rounds that fail and rounds that are issued, with their money: what was received is paid back or is the issuer's, to the cent.
import { decimal, roundTo, sumOf, toText } from '@repo/domain/money';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { payouts, receipts } from '../../db/schema/cash.ts';
import { kaskadInvestments, kaskadRounds } from '../../db/schema/kaskad-rounds.ts';
import { runAllotments } from '../kaskad-allotment/issue-investments.ts';
import { keepRounds } from '../kaskad-fundraising/settle-round.ts';
import { givenInvestment, openRound } from '../kaskad-rounds/rounds.fixture.ts';
import { balances, brokenBooks, nextHash, refundsOf, useMoney } from './money.fixture.ts';

const { world, givenSigned, row, pay, payCoins, decide, asOwner, approve, payBack } = useMoney();

const signedIn = (
  round: Parameters<typeof givenInvestment>[1]['round'],
  units: string,
  paymentAsset = 'EURO',
) =>
  givenInvestment(world.test, {
    round,
    userId: world.investor.userId,
    units,
    paymentAsset,
    state: 'signed',
    signedAt: world.test.clock.now(),
  });

const confirm = (id: string) =>
  world.test.deps.db
    .update(kaskadInvestments)
    .set({ state: 'firm', firmAt: world.test.clock.now() })
    .where(eq(kaskadInvestments.id, id));

const stateOf = async (id: string) =>
  (await world.test.deps.db.select().from(kaskadRounds).where(eq(kaskadRounds.id, id)))[0]?.state;

const text = (rows: readonly { asset: string; amount: string }[]) =>
  rows.map(({ asset, amount }) => `${asset} ${amount}`).toSorted();

it('[B32] a round that fails by one unit pays back each receipt, without an act of staff', async () => {
  const { test } = world;
  const { round } = await openRound(test, { closesAt: new Date('2026-11-10T09:02:00.000Z') });
  const [first, second, short] = [
    await signedIn(round, '437'),
    await signedIn(round, '62', 'USDC'),
    await signedIn(round, '62', 'USDC'),
  ];
  await pay(first.id, { amount: '35178.5' });
  await payCoins(second.id, '5380');
  await payCoins(second.id, '45');
  await payCoins(short.id, '1000');
  for (const { id } of [first, second]) await confirm(id);
  const list = (view: 'to_allot' | 'to_refund') =>
    test.expectOk('listIssuedInvestments', { token: world.admin.token, query: { view, round: round.id } });
  const before = await list('to_allot');
  expect(before.items).toHaveLength(2);
  test.clock.set('2026-11-10T09:02:01.000Z');
  await keepRounds(test.deps);
  await keepRounds(test.deps);
  expect(await stateOf(round.id)).toBe('failed');
  // They await their refund, and no allotment, from then on.
  const { items, counts } = await list('to_allot');
  expect([items, counts.to_allot]).toEqual([[], before.counts.to_allot - 2]);
  expect((await list('to_refund')).items).toHaveLength(3);
  const received = await test.deps.db
    .select()
    .from(receipts)
    .where(eq(receipts.account, `escrow:${round.id}`));
  const refunds = (await Promise.all([first, second, short].map(({ id }) => refundsOf(test, id)))).flat();
  expect(text(refunds)).toEqual(['EURO 35178.5', 'USDC 1000', 'USDC 45', 'USDC 5380']);
  expect(text(refunds)).toEqual(text(received));
  expect(new Set(refunds.map(({ receiptId }) => receiptId))).toEqual(new Set(received.map(({ id }) => id)));
  for (const { id } of [first, second, short]) {
    expect(await balances(test, `investment:${id}`)).toEqual({});
    expect(await row(id)).toMatchObject({ received: '0' });
  }
  expect(await brokenBooks(test)).toEqual([]);
  for (const { id } of refunds) await payBack(id);
  expect(await balances(test, `escrow:${round.id}`)).toEqual({});
  expect(await brokenBooks(test)).toEqual([]);
}, 60_000);

it('[B36] an issue leaves the issuer exactly what was allotted; the rest is owed back', async () => {
  const { test } = world;
  const { round } = await openRound(test, { minimum: '1', cap: '100', target: '100' });
  const [euros, coins] = [await signedIn(round, '100'), await signedIn(round, '50', 'USDC')];
  await pay(euros.id, { amount: '8050' });
  await payCoins(coins.id, '4375');
  for (const { id } of [euros, coins]) await confirm(id);
  await test.deps.db.update(kaskadRounds).set({ state: 'closed' }).where(eq(kaskadRounds.id, round.id));
  const at = { token: world.admin.token, params: { id: round.id } };
  const read = () => test.expectOk('getKaskadRound', at);
  const rule = { rule: 'pro_rata' } as const;
  const { fingerprint } = await test.expectOk('simulateAllotment', { ...at, body: { rule } });
  const publication = { version: (await read()).version, fingerprint, allotment: rule, reason: 'Allocation' };
  await test.expectOk('publishAllotment', { ...at, body: publication });
  expect((await approve((await read()).pending_change?.id)).status).toBe(200);
  await runAllotments(test.deps);
  await test.expectOk('issueRound', { ...at, body: { version: (await read()).version } });
  await runAllotments(test.deps);
  expect([await row(euros.id), await row(coins.id)]).toMatchObject([
    { state: 'issued', allottedUnits: '67', received: '5393.5' },
    { state: 'issued', allottedUnits: '33', received: '2656.5' },
  ]);
  for (const { id } of [euros, coins]) expect(await balances(test, `investment:${id}`)).toEqual({});
  expect(await balances(test, `issuer:${round.issuerId}`)).toEqual({
    [`issuer:${round.issuerId} EUR`]: '-5393.5',
    [`issuer:${round.issuerId} USDC`]: '-2887.5',
  });
  const refunds = [...(await refundsOf(test, euros.id)), ...(await refundsOf(test, coins.id))];
  expect(refunds.map(({ amount, asset, investmentCause }) => [amount, asset, investmentCause])).toEqual([
    ['2656.5', 'EURO', 'not_allotted'],
    ['1487.5', 'USDC', 'not_allotted'],
  ]);
  expect(await brokenBooks(test)).toEqual([]);
  for (const { id } of refunds) await payBack(id);
  expect((await row(euros.id)).state).toBe('issued');
  expect(await balances(test, `escrow:${round.id}`)).toEqual({
    [`escrow:${round.id} EUR`]: '5393.5',
    [`escrow:${round.id} USDC`]: '2887.5',
  });
  expect(await brokenBooks(test)).toEqual([]);
}, 60_000);

const wallet = '0x52908400098527886E0F7030069857D2E4169EE7';

/** A repeatable sequence: the same history at each run. */
function sequence(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

it('any history of acts keeps each asset balanced and the rules of the books', async () => {
  const { test } = world;
  const below = sequence(20_261_110);
  const withdrawalUntil = new Date('2026-11-24T22:59:59.000Z');
  const ids: string[] = [];
  for (let number = 0; number < 3; number += 1) {
    const { round } = await givenSigned();
    for (const asset of ['EURO', 'USDC', 'EURC']) {
      const { id } = await signedIn(round, String(1 + below(90)), asset);
      if (below(2) === 0)
        await test.deps.db
          .update(kaskadInvestments)
          .set({ withdrawalUntil })
          .where(eq(kaskadInvestments.id, id));
      ids.push(id);
    }
  }
  const acts: ((id: string) => Promise<unknown>)[] = [
    async (id) => {
      const { due, paymentAsset } = await row(id);
      const amount = toText(
        roundTo(
          decimal(due)
            .times(40 + below(90))
            .div(100),
          2,
        ),
      );
      return pay(id, {
        amount,
        asset: paymentAsset,
        ...(paymentAsset !== 'EURO' && { reference: nextHash(), payer_account: wallet }),
      });
    },
    async (id) => {
      const read = { token: world.investor.token, params: { id } };
      const { shortfall } = await test.expectOk('getInvestment', read);
      return shortfall?.fewer && asOwner('chooseFewerUnits', id, { units: shortfall.fewer.units });
    },
    (id) => asOwner('withdrawInvestment', id),
    (id) => decide('cancelInvestment', id, 'Demandé par courrier'),
    async (id) => {
      const owed = (await refundsOf(test, id)).find(({ state }) => state === 'to_prepare');
      return owed && payBack(owed.id);
    },
  ];
  const likely = [0, 0, 0, 0, 1, 2, 3, 4, 4];
  for (let act = 0; act < 40; act += 1) {
    const id = ids[below(ids.length)] ?? '';
    await acts[likely[below(likely.length)] ?? 0]?.(id);
    expect(await brokenBooks(test)).toEqual([]);
  }
  const sums = await balances(test);
  for (const asset of ['EUR', 'USDC', 'EURC']) {
    const ofAsset = Object.entries(sums).filter(([account]) => account.endsWith(` ${asset}`));
    expect(toText(sumOf(ofAsset.map(([, sum]) => decimal(sum))))).toBe('0');
  }
  expect(await test.deps.db.$count(payouts)).toBeGreaterThan(5);
}, 120_000);
