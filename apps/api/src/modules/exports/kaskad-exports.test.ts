import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { payouts, receipts } from '../../db/schema/cash.ts';
import { kaskadClaims } from '../../db/schema/kaskad.ts';
import { kaskadMovements } from '../../db/schema/kaskad-registers.ts';
import type { OperationId } from '../../http/operation.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { givenClaimOf } from '../kaskad-claims/claims.fixture.ts';
import {
  givenInvestment,
  type OpenedRound,
  openRound,
  signInInvestor,
  signInKaskadAdmin,
} from '../kaskad-rounds/rounds.fixture.ts';

let test: TestApp;
let admin: SignedIn;
let opened: OpenedRound;
let investor: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
  admin = await signInKaskadAdmin(test);
  investor = await signInInvestor(test, { firstname: '=1+1', lastname: 'Carrel' });
  opened = await openRound(test);
});
afterAll(() => test.close());

async function linesOf(operation: OperationId, query: Record<string, string> = {}) {
  const { status, raw, headers } = await test.call(operation, { token: admin.token, query });
  expect(status).toBe(200);
  const lines = raw.toString().replace('\uFEFF', '').split('\r\n').filter(Boolean);
  return { lines, name: /filename="([^"]+)"/.exec(String(headers['content-disposition']))?.[1] };
}

describe('[A41] the lists of Kaskad as files', () => {
  it('have investments with their number in the register, by view and round', async () => {
    const { round, class: row } = opened;
    const { id, reference } = await givenInvestment(test, {
      round,
      userId: investor.userId,
      state: 'issued',
      allottedUnits: '40',
    });
    await givenInvestment(test, { round, userId: investor.userId, units: '1' });
    await test.deps.db.insert(kaskadMovements).values({
      classId: row.id,
      number: 7,
      nature: 'issue',
      userId: investor.userId,
      investmentId: id,
      units: '40',
      day: '2026-03-02',
      bookedAt: test.clock.now(),
    });
    const { lines, name } = await linesOf('exportIssuedInvestments', { view: 'issued', round: round.id });
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain(`${reference};"'=1+1 Carrel";`);
    expect(lines[1]).toContain(';62;80,5;4991;0;40;3220;0;0;Émise;');
    expect(lines[1]).toMatch(/;7;\d\d\/\d\d\/\d{4}$/);
    expect(name).toMatch(/^investissements-emises-tour-levee-\d+-\d{4}-\d\d-\d\d\.csv$/);
    const { body } = await test.call('listIssuedInvestments', {
      token: admin.token,
      query: { view: 'issued' },
    });
    expect(body).toMatchObject({ items: [{ register_number: 7 }] });
    const allotted = await test.call('listIssuedInvestments', {
      token: admin.token,
      query: { round: round.id, allotted: 'true' },
    });
    expect(allotted.body).toMatchObject({ items: [{ investment: { reference } }], total: 1 });
    expect((await linesOf('exportIssuedInvestments', { round: round.id })).lines).toHaveLength(4);
  });

  it('have rounds with their marks, and no other tab', async () => {
    const { lines } = await linesOf('exportKaskadRounds', { view: 'running' });
    expect(lines[1]).toContain(`;${opened.round.name};Ouverte;Actions;80,5;500;1000;1490;41;0;0;1;`);
    expect((await linesOf('exportKaskadRounds', { view: 'draft' })).lines).toHaveLength(2);
  });

  it('have refunds, the one due first before, and no payout of Yield', async () => {
    const { round } = opened;
    const investment = await givenInvestment(test, { round, userId: investor.userId, state: 'withdrawn' });
    const [now, receiptId] = [test.clock.now(), test.deps.ids.uuid()];
    const money = { amount: '4991', asset: 'EURO' } as const;
    await test.deps.db.insert(receipts).values({
      ...money,
      id: receiptId,
      account: 'escrow',
      day: '2026-03-02',
      state: 'invested',
      source: 'typed',
      investmentId: investment.id,
      externalId: receiptId,
      recordedAt: now,
    });
    await test.deps.db.insert(payouts).values(
      ['2026-04-02', '2026-03-20'].map((dueBy) => ({
        ...money,
        id: test.deps.ids.uuid(),
        userId: investor.userId,
        kind: 'kaskad_refund' as const,
        state: 'to_prepare' as const,
        investmentId: investment.id,
        investmentCause: 'withdrawn' as const,
        receiptId,
        dueBy,
        requestedAt: now,
      })),
    );
    const { lines } = await linesOf('exportRefunds', { state: 'to_prepare' });
    expect(lines.slice(1, 3).map((line) => line.slice(0, 10))).toEqual(['20/03/2026', '02/04/2026']);
    expect(lines[1]).toContain(`;${investment.reference};${round.name};Rétractation;4991;EURO;À préparer;`);
    expect((await linesOf('exportRefunds', { state: 'executed' })).lines).toHaveLength(2);
  });

  it('have grants with their figures of the day, and claims', async () => {
    const id = await givenClaimOf(test, investor.userId);
    const { lines } = await linesOf('exportIssuedGrants', { state: 'active' });
    expect(lines[1]).toContain("'=1+1 Carrel");
    const { lines: claims } = await linesOf('exportClaims', { state: 'open' });
    expect(claims[1]).toContain(';100;');
    await test.deps.db.update(kaskadClaims).set({ state: 'canceled' }).where(eq(kaskadClaims.id, id));
    expect((await linesOf('exportClaims', { state: 'open' })).lines).toHaveLength(2);
  });

  it('are a job of the caller beyond 5 000 lines, whose state only the caller reads', async () => {
    await test.database.owner.execute(sql`
      insert into kaskad_claims (id, grant_id, user_id, class_id, wallet_id, units, state, requested_on, requested_at)
      select gen_random_uuid(), grant_id, user_id, class_id, wallet_id, 1, 'canceled', requested_on, requested_at
      from (select * from kaskad_claims limit 1) as one, generate_series(1, 5001)`);
    const query = { state: 'canceled' };
    const { status, body } = await test.call('exportClaims', { token: admin.token, query });
    expect([status, body]).toMatchObject([202, { list: 'kaskad_claims', status: 'waiting' }]);
    const jobs = await test.call('listJobs', { token: admin.token });
    expect(jobs.body).toMatchObject({ jobs: [{ id: Object(body).id }] });
    const { token } = await signInKaskadAdmin(test);
    expect((await test.call('listJobs', { token })).body).toEqual({ jobs: [] });
  });

  it('are refused to an administrator of Yield alone', async () => {
    const { token } = await signIn(test, 'admin_yield');
    expect((await test.call('exportClaims', { token })).status).toBe(403);
    const views = { token, query: { screen: 'kaskad_claims' } };
    expect((await test.call('listStaffViews', views)).status).toBe(403);
    expect((await test.call('listStaffViews', { ...views, token: admin.token })).status).toBe(200);
  });
});
