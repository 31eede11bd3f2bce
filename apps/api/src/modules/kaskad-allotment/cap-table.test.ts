import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { kaskadClasses } from '../../db/schema/kaskad.ts';
import { kaskadInvestments, kaskadRounds } from '../../db/schema/kaskad-rounds.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import type { SignedIn } from '../../testing/people.ts';
import { givenGrant, grantBody, signInHolder } from '../kaskad-grants/grants.fixture.ts';
import { insertMovements } from '../kaskad-rounds/register.repository.ts';
import {
  givenInvestment,
  givenIssuer,
  openRound,
  signInInvestor,
  signInKaskadAdmin,
} from '../kaskad-rounds/rounds.fixture.ts';

let test: TestApp;
let ines: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  test.clock.set('2026-11-22T09:00:00.000Z');
  ines = await signInKaskadAdmin(test);
});
afterAll(() => test.close());

const hold = (
  row: { id: string; issuerId: string },
  { holder, units, ...typed }: { holder: string; units: string; day?: string; reason?: string },
) =>
  test.call('recordHolding', {
    token: ines.token,
    params: { id: row.issuerId },
    body: { class_id: row.id, holder, units, day: '2026-01-01', reason: 'Constitution', ...typed },
  });

async function givenRights(issuerId: string): Promise<string> {
  const id = test.deps.ids.uuid();
  await test.deps.db.insert(kaskadClasses).values({
    id,
    issuerId,
    kind: 'bspce',
    symbol: `BS${randomInt(1e8)}`,
    name: 'BSPCE',
    decimals: 0,
    createdAt: test.deps.clock.now(),
  });
  return id;
}

describe('getCapTable', () => {
  it('[B40] gives 5 000 000 € after a round of 250 000 at 4 €, 20.00 %, and 18.52 % with 100 000 BSPCE', async () => {
    const shares = await givenIssuer(test);
    await hold(shares, { holder: 'Fondateurs', units: '1000000' });
    const { round } = await openRound(test, {
      class: shares,
      price: '4',
      cap: '250000',
      target: '250000',
    });
    const { userId } = await signInInvestor(test, { firstname: 'Léa', lastname: 'Roux' });
    await givenInvestment(test, { round, userId, units: '250000' });
    const read = () =>
      test.expectOk('getCapTable', {
        token: ines.token,
        params: { id: shares.issuerId },
        query: { round: round.id },
      });
    expect(await read()).toMatchObject({
      pre_money: '4000000',
      post_money: '5000000',
      before: { issued: '1000000' },
      after: { issued: '1250000', rows: [{}, { holder: 'Léa Roux', issued_percent: '20.00' }] },
    });
    const rights = await givenRights(shares.issuerId);
    const owner = await signInHolder(test);
    const body = grantBody(rights, owner, { origin: 'bspce', total: '100000' });
    await givenGrant(test, ines, body);
    const { after, pre_money: preMoney, post_money: postMoney } = await read();
    expect(after).toMatchObject({ issued: '1250000', diluted: '1350000' });
    const params = { id: round.id };
    const { round: card } = await test.expectOk('getKaskadRound', { token: ines.token, params });
    expect([card.pre_money, card.post_money]).toEqual([preMoney, postMoney]);
    expect(preMoney).toBe('4400000');
    expect(after?.rows.find(({ holder }) => holder === 'Léa Roux')).toMatchObject({
      issued_percent: '20.00',
      diluted_percent: '18.52',
    });
  });

  it('[B40] has the valuations of the card before the allotment, after it, and once its movements are in the register', async () => {
    const shares = await givenIssuer(test);
    await hold(shares, { holder: 'Fondateurs', units: '1000000' });
    const { round } = await openRound(test, { class: shares, price: '4', cap: '250000', target: '250000' });
    const { userId, token } = await signInInvestor(test, { firstname: 'Léa', lastname: 'Roux' });
    const investment = await givenInvestment(test, { round, userId, units: '150000' });
    const at = { params: { id: round.id } };
    const read = async () => {
      const query = { round: round.id };
      const table = await test.expectOk('getCapTable', {
        token: ines.token,
        params: { id: shares.issuerId },
        query,
      });
      const { round: card } = await test.expectOk('getKaskadRound', { token: ines.token, ...at });
      expect([card.pre_money, card.post_money]).toEqual([table.pre_money, table.post_money]);
      const { investment: mine, ...detail } = await test.expectOk('getInvestment', {
        token,
        params: { id: investment.id },
      });
      expect(mine.id).toBe(investment.id);
      const row = table.after?.rows.find(({ holder }) => holder === 'Léa Roux');
      expect(detail.issued_percent).toBe(row?.issued_percent);
      const offer = await test.expectOk('getRound', { token, ...at });
      expect([offer.round.post_money, offer.diluted_shares]).toEqual([table.post_money, '1000000']);
      return [table.pre_money, table.post_money, table.after?.diluted, row?.issued_percent];
    };
    // 150 000 requested of 250 000: the rest of the cap is a row of its own.
    expect(await read()).toEqual(['4000000', '5000000', '1250000', '12.00']);
    const set = async (state: 'closed' | 'issued', investmentState: 'allotted' | 'issued') => {
      await test.deps.db.update(kaskadRounds).set({ state }).where(eq(kaskadRounds.id, round.id));
      await test.deps.db
        .update(kaskadInvestments)
        .set({ state: investmentState, allottedUnits: '150000' })
        .where(eq(kaskadInvestments.id, investment.id));
    };
    await set('closed', 'allotted');
    expect(await read()).toEqual(['4000000', '4600000', '1150000', '13.04']);
    await set('issued', 'issued');
    const now = test.deps.clock.now();
    await insertMovements(test.deps.db, shares.id, [
      {
        nature: 'issue',
        userId,
        investmentId: investment.id,
        units: '150000',
        day: '2026-11-22',
        bookedAt: now,
      },
    ]);
    expect(await read()).toEqual(['4000000', '4600000', '1150000', '13.04']);
    await test.deps.db.update(kaskadRounds).set({ state: 'failed' }).where(eq(kaskadRounds.id, round.id));
    const { round: card } = await test.expectOk('getKaskadRound', { token: ines.token, ...at });
    expect(card.post_money).toBe(card.pre_money);
  });

  it('gives no valuation at the price of a token', async () => {
    const token = await givenIssuer(test, { kind: 'token' });
    await hold({ ...token, id: await givenRights(token.issuerId) }, { holder: 'Équipe', units: '1000' });
    const { round } = await openRound(test, { class: token, instrument: 'tokens' });
    const { round: card } = await test.expectOk('getKaskadRound', {
      token: ines.token,
      params: { id: round.id },
    });
    expect([card.pre_money, card.post_money]).toEqual([null, null]);
  });

  it('[B40] has percentages that sum up to 100.00 for 7 holders of equal parts', async () => {
    const shares = await givenIssuer(test);
    for (let place = 1; place <= 7; place += 1)
      await hold(shares, { holder: `Associé ${place}`, units: '1000' });
    const { before } = await test.expectOk('getCapTable', {
      token: ines.token,
      params: { id: shares.issuerId },
    });
    const hundredths = before.rows.map((row) => Number(row.issued_percent.replace('.', '')));
    expect(hundredths.reduce((sum, each) => sum + each, 0)).toBe(10_000);
  });

  it('refuses the round of another issuer, an issuer that does not exist, and units that are no number', async () => {
    const shares = await givenIssuer(test);
    const { round } = await openRound(test);
    const read = (id: string, query = {}) =>
      test.call('getCapTable', { token: ines.token, params: { id }, query });
    expect((await read(shares.issuerId, { round: round.id })).status).toBe(404);
    expect((await read(test.deps.ids.uuid())).status).toBe(404);
    for (const units of ['0', '-1', '1,5', '1e3'])
      expect((await hold(shares, { holder: 'A', units })).status).toBe(422);
    expect((await hold(shares, { holder: ' ', units: '1' })).status).toBe(422);
    expect((await hold(shares, { holder: 'A', units: '1', day: '2026-11-23' })).status).toBe(422);
    expect((await hold(shares, { holder: 'A', units: '1', reason: ' ' })).status).toBe(422);
  });
});

describe('downloadCapTable', () => {
  it('names its columns as Open Cap Format does, and runs no formula in a spreadsheet', async () => {
    const shares = await givenIssuer(test);
    await hold(shares, { holder: '=HYPERLINK("x")', units: '1000' });
    const { raw } = await test.call('downloadCapTable', {
      token: ines.token,
      params: { id: shares.issuerId },
    });
    const text = raw.toString();
    expect(text).toContain('stakeholder_legal_name');
    expect(text).toContain('100,00');
    expect(text).not.toMatch(/(?:^|;)"?=/m);
  });
});

describe('recordValuation', () => {
  it('keeps the price of a class on a day, and refuses one of 0 or with 9 decimals', async () => {
    const shares = await givenIssuer(test);
    const record = (price: string) =>
      test.call('recordValuation', {
        token: ines.token,
        params: { id: shares.issuerId },
        body: { class_id: shares.id, price, day: '2026-11-01', method: 'expert' },
      });
    expect((await record('0')).status).toBe(422);
    expect((await record('1,123456789')).status).toBe(422);
    expect((await record('4,5')).body).toMatchObject({
      valuations: [{ price: '4.5', day: '2026-11-01', method: 'expert' }],
    });
  });
});
