import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { kaskadGrants } from '../../db/schema/kaskad.ts';
import { kaskadMovements, kaskadRoundMails } from '../../db/schema/kaskad-registers.ts';
import { kaskadInvestmentEvents, kaskadInvestments } from '../../db/schema/kaskad-rounds.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import {
  givenInvestment,
  givenIssuer,
  openRound,
  signInInvestor,
  signInKaskadAdmin,
} from '../kaskad-rounds/rounds.fixture.ts';
import { issuePart, runAllotments } from './issue-investments.ts';
import { writeAllotments, writePart } from './write-allotment.ts';

let test: TestApp;
let ines: SignedIn;
let marc: SignedIn;
beforeAll(async () => {
  test = await createTestApp({ hasTwoPersonControl: true });
});
beforeEach(async () => {
  test.clock.set('2026-11-22T09:00:00.000Z');
  ines = await signInKaskadAdmin(test, { firstname: 'Inès', lastname: 'Garnier' });
  marc = await signIn(test, 'super_admin', { firstname: 'Marc', lastname: 'Vidal' });
});
afterAll(() => test.close());

type Opened = Awaited<ReturnType<typeof openRound>>;

/** Closed, with a cap of 2 000, and what was requested by as many investors, in the order in which they became firm. */
async function closedRound(
  requested: readonly string[],
  change: Parameters<typeof openRound>[1] = {},
): Promise<Opened & { ids: string[] }> {
  const opened = await openRound(test, {
    state: 'closed',
    minimum: '1',
    target: '2000',
    cap: '2000',
    price: '1',
    ...change,
  });
  const ids: string[] = [];
  for (const [place, units] of requested.entries()) {
    const { userId } = await signInInvestor(test);
    const firmAt = new Date(Date.UTC(2026, 10, 1, 9, place));
    ids.push((await givenInvestment(test, { round: opened.round, userId, units, firmAt })).id);
  }
  return { ...opened, ids };
}

const proRata = { rule: 'pro_rata' } as const;
const simulate = (id: string, body: Parameters<typeof bodyOf>[0] = { rule: proRata }) =>
  test.expectOk('simulateAllotment', { token: ines.token, params: { id }, body: bodyOf(body) });
type Rule = 'pro_rata' | 'first_come' | 'minimum_then_pro_rata' | 'reservations_first' | 'manual';
interface TypedRule {
  rule: Rule;
  floor?: string;
  typed?: { investment_id: string; units: string; reason: string }[];
}
const bodyOf = (body: { rule: TypedRule; compare_with?: TypedRule }) => body;

async function publish(id: string, allotment: TypedRule = proRata, fingerprint?: string) {
  const { version } = await test.expectOk('getKaskadRound', { token: ines.token, params: { id } });
  return test.call('publishAllotment', {
    token: ines.token,
    params: { id },
    body: {
      version,
      fingerprint: fingerprint ?? (await simulate(id)).fingerprint,
      allotment,
      reason: 'Allocation de la levée',
    },
  });
}
async function approve(id: string) {
  const { pending_change: pending } = await test.expectOk('getKaskadRound', {
    token: ines.token,
    params: { id },
  });
  return test.call('approveChangeRequest', {
    token: marc.token,
    params: { id: pending?.id ?? '' },
    body: {},
  });
}
async function issue(id: string) {
  const { version } = await test.expectOk('getKaskadRound', { token: ines.token, params: { id } });
  return test.call('issueRound', { token: ines.token, params: { id }, body: { version } });
}
const investmentsOf = (roundId: string) =>
  test.deps.db
    .select()
    .from(kaskadInvestments)
    .where(eq(kaskadInvestments.roundId, roundId))
    .orderBy(kaskadInvestments.firmAt);

describe('simulateAllotment', () => {
  it('[B35] shares 2 000 as 667, 600, 467 and 266, in the order in which the investments became firm', async () => {
    const { round, ids } = await closedRound(['1000', '900', '700', '400']);
    const simulated = await simulate(round.id);
    expect(simulated.rows.map(({ investment_id: id, first }) => [id, first])).toEqual(
      ['667', '600', '467', '266'].map((units, place) => [ids[place], units]),
    );
    expect(simulated).toMatchObject({ cap: '2000', demand: '3000', is_cut: false, second: null });
    expect(simulated.first).toEqual({ rule: 'pro_rata', allotted: '2000', served: 4, unserved: 0 });
    expect(simulated.rows[3]?.explanation).toBe(
      'Demandé 400\u00a0€, alloué 266\u00a0€\u00a0: souscription 1,5× le plafond, règle pro rata',
    );
  });

  it('[B37] compares two rules: the differences sum to 0 and nothing is written', async () => {
    const { round } = await closedRound(['1000', '900', '700', '400']);
    const before = await investmentsOf(round.id);
    const simulated = await simulate(round.id, { rule: proRata, compare_with: { rule: 'first_come' } });
    const difference = simulated.rows.reduce(
      (sum, { first, second }) => sum + BigInt(second ?? '0') - BigInt(first),
      0n,
    );
    expect(difference).toBe(0n);
    expect(simulated).toMatchObject({ gaining: 2, losing: 2, second: { served: 3, unserved: 1 } });
    expect(await investmentsOf(round.id)).toEqual(before);
  });

  it('[B39] names the difference of units typed by hand from the cap', async () => {
    const { round, ids } = await closedRound(['1500', '900']);
    const typed = (units: readonly string[]) =>
      units.map((each, place) => ({ investment_id: ids[place] ?? '', units: each, reason: 'Décision' }));
    const run = (units: readonly string[]) =>
      test.call('simulateAllotment', {
        token: ines.token,
        params: { id: round.id },
        body: { rule: { rule: 'manual', typed: typed(units) } },
      });
    expect((await run(['1500', '499'])).body).toMatchObject({
      error: 'Il manque 1 part pour atteindre le total à allouer.',
    });
    expect((await run(['1500', '600'])).body).toMatchObject({
      error: 'Il y a 100 parts de trop par rapport au total à allouer.',
    });
    expect((await run(['1501', '499'])).status).toBe(422);
    expect((await run(['1500', '500'])).status).toBe(200);
  });

  it('is refused on a draft, and a round that does not exist is 404', async () => {
    const { round } = await openRound(test, { state: 'draft' });
    const call = (id: string) =>
      test.call('simulateAllotment', { token: ines.token, params: { id }, body: { rule: proRata } });
    expect((await call(round.id)).status).toBe(409);
    expect((await call(test.deps.ids.uuid())).status).toBe(404);
  });
});

describe('publishAllotment', () => {
  it('[B38] is held for a second person, then writes units, states, events and mails', async () => {
    const { round } = await closedRound(['1500', '900', '1'], { cap: '2001' });
    expect((await publish(round.id)).status).toBe(200);
    expect((await investmentsOf(round.id)).map(({ state }) => state)).toEqual(['firm', 'firm', 'firm']);
    expect((await approve(round.id)).status).toBe(200);
    await writeAllotments(test.deps);
    const investments = await investmentsOf(round.id);
    expect(investments.map(({ state, allottedUnits }) => [state, allottedUnits])).toEqual([
      ['partly_allotted', '1250'],
      ['partly_allotted', '750'],
      ['allotted', '1'],
    ]);
    const mails = await test.deps.db
      .select()
      .from(kaskadRoundMails)
      .where(eq(kaskadRoundMails.investmentId, investments[0]?.id ?? ''));
    expect(mails).toMatchObject([{ kind: 'allotted' }]);
    expect((await publish(round.id, proRata, 'x')).status).toBe(409);
  });

  it('[B52, B53] is written by parts, goes on after a killed process, and is issued once it is written to all', async () => {
    const { round, ids } = await closedRound(['1500', '900', '1', '600'], { cap: '2001' });
    const typed = ['1000', '700', '1', '300'].map((units, place) => ({
      investment_id: ids[place] ?? '',
      units,
      reason: `Motif ${place}`,
    }));
    expect((await publish(round.id, { rule: 'manual', typed })).status).toBe(200);
    expect((await approve(round.id)).status).toBe(200);
    const read = () => test.expectOk('getKaskadRound', { token: ines.token, params: { id: round.id } });
    expect(await read()).toMatchObject({ allotment: { left: 4, allotted: '2001' } });
    expect(await writePart(test.deps, round.id, 3)).toBe(true);
    expect(await read()).toMatchObject({ allotment: { left: 1 }, actions: [] });
    const codes = (await issue(round.id)).body;
    expect(codes).toMatchObject({ code: 'kaskad_allotment.being_written' });
    expect((await investmentsOf(round.id)).map(({ allottedUnits }) => allottedUnits)).toEqual([
      '1000',
      '700',
      '1',
      null,
    ]);
    await writeAllotments(test.deps);
    await writeAllotments(test.deps);
    const investments = await investmentsOf(round.id);
    expect(
      investments.map(({ state, allottedUnits, staffReason }) => [state, allottedUnits, staffReason]),
    ).toEqual([
      ['partly_allotted', '1000', 'Motif 0'],
      ['partly_allotted', '700', 'Motif 1'],
      ['allotted', '1', 'Motif 2'],
      ['partly_allotted', '300', 'Motif 3'],
    ]);
    const events = await test.deps.db
      .select()
      .from(kaskadInvestmentEvents)
      .where(inArray(kaskadInvestmentEvents.investmentId, ids));
    expect(events).toHaveLength(4);
    expect(await read()).toMatchObject({ allotment: { left: 0 }, actions: ['issue'] });
  });

  it('[B38] is refused once an investment has moved since the simulation, also at its approval', async () => {
    const { round, ids } = await closedRound(['1500', '900']);
    const { fingerprint } = await simulate(round.id);
    expect((await publish(round.id)).status).toBe(200);
    await test.deps.db
      .update(kaskadInvestments)
      .set({ state: 'withdrawn' })
      .where(eq(kaskadInvestments.id, ids[0] ?? ''));
    expect((await approve(round.id)).status).toBe(409);
    expect((await publish(round.id, proRata, fingerprint)).status).toBe(409);
  });

  it('[B38] shows the second person what each investor gets and is paid back, until it is decided', async () => {
    const { round, ids } = await closedRound(['1500', '900'], { feePercent: '1', price: '80.5' });
    await test.deps.db.update(kaskadInvestments).set({ received: kaskadInvestments.due });
    const proposed = () => test.call('getProposedAllotment', { token: marc.token, params: { id: round.id } });
    expect((await proposed()).body).toMatchObject({ code: 'kaskad_allotment.not_proposed' });
    const typed = ['1200', '800'].map((units, place) => ({
      investment_id: ids[place] ?? '',
      units,
      reason: `Motif ${place}`,
    }));
    expect((await publish(round.id, { rule: 'manual', typed })).status).toBe(200);
    const { status, body } = await proposed();
    expect(status).toBe(200);
    const pageOf = async (page: number) =>
      (
        await test.expectOk('getProposedAllotment', {
          token: marc.token,
          params: { id: round.id },
          query: { page: String(page), page_size: '1' },
        })
      ).items.map(({ allotted }) => allotted);
    expect([await pageOf(1), await pageOf(2), await pageOf(3)]).toEqual([['1200'], ['800'], []]);
    expect(body).toMatchObject({
      rule: 'manual',
      total: 2,
      items: [
        {
          investment_id: ids[0],
          requested: '1500',
          allotted: '1200',
          due: '97566',
          fee: '966',
          back: '24391.5',
          reason: 'Motif 0',
        },
        { investment_id: ids[1], allotted: '800', due: '65044', back: '8130.5', reason: 'Motif 1' },
      ],
    });
    expect((await approve(round.id)).status).toBe(200);
    expect((await proposed()).status).toBe(404);
  });

  it('is refused of a round that is not closed', async () => {
    const { round } = await closedRound(['10'], { state: 'closing' });
    expect((await publish(round.id)).status).toBe(409);
  });
});

describe('issueRound', () => {
  const schedule = { shape: 'linear', start: '2026-12-01', start_months: 0, months: 12, step: 1 };

  it('[B53] issues each investment once, by parts, also when it is killed between two', async () => {
    const token = await givenIssuer(test, { kind: 'token', decimals: 6, network: 'ethereum' });
    const requested = Array.from({ length: 5 }, () => '100');
    const { round } = await closedRound(requested, {
      class: token,
      instrument: 'tokens',
      grantSchedule: schedule,
    });
    await publish(round.id);
    await approve(round.id);
    await writeAllotments(test.deps);
    expect((await issue(round.id)).status).toBe(200);
    expect((await issue(round.id)).status).toBe(409);
    // Killed inside a part: the transaction leaves nothing.
    const broken = { ...test.deps, ids: { ...test.deps.ids, uuid: failing(7) } };
    await expect(issuePart(broken, round.id)).rejects.toThrow('killed');
    expect((await investmentsOf(round.id)).map(({ state }) => state)).toEqual(
      requested.map(() => 'allotted'),
    );
    await runAllotments(test.deps);
    await runAllotments(test.deps);
    const investments = await investmentsOf(round.id);
    expect(investments.map(({ state }) => state)).toEqual(requested.map(() => 'issued'));
    const movements = await test.deps.db
      .select()
      .from(kaskadMovements)
      .where(eq(kaskadMovements.classId, token.id))
      .orderBy(kaskadMovements.number);
    expect(movements.map(({ number, units }) => [number, units])).toEqual(
      requested.map((units, place) => [place + 1, units]),
    );
    const grants = await test.deps.db.select().from(kaskadGrants).where(eq(kaskadGrants.classId, token.id));
    expect(grants.map(({ total, origin }) => [total, origin])).toEqual(
      requested.map(() => ['100000000', 'investment']),
    );
    expect(new Set(investments.map(({ grantId }) => grantId)).size).toBe(5);
    const { round: card } = await test.expectOk('getKaskadRound', {
      token: ines.token,
      params: { id: round.id },
    });
    expect(card.status).toBe('issued');
  });

  it('makes no plan of shares without a schedule, and is refused before the allotment', async () => {
    const { round } = await closedRound(['100']);
    expect((await issue(round.id)).status).toBe(409);
    await publish(round.id);
    await approve(round.id);
    await writeAllotments(test.deps);
    await issue(round.id);
    await runAllotments(test.deps);
    expect(await investmentsOf(round.id)).toMatchObject([{ state: 'issued', grantId: null }]);
  });
});

/** The ids of a process that is killed at the nth. */
function failing(nth: number): () => string {
  let made = 0;
  return () => {
    made += 1;
    if (made === nth) throw new Error('killed');
    return test.deps.ids.uuid();
  };
}
