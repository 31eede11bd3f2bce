import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditLog } from '../../db/schema/audit.ts';
import { users } from '../../db/schema/identity.ts';
import { parameters } from '../../db/schema/platform.ts';
import { givenIssuer, openRound, signInInvestor } from '../kaskad-rounds/rounds.fixture.ts';
import { codeOf, givenRoundDocument, useInvesting } from './investing.fixture.ts';
import { keepInvestments } from './keep-investments.ts';

const { world, at, switchRegime, givenTests, call, invest, givenSubmitted, read, rowsOf, subjects } =
  useInvesting();

const wordsOf = ({ body }: { body: unknown }) => Object(body).error;

describe('units of a round', () => {
  it('[B19] 62 units at 80.50 € cost 4 991.00 €, and other words are no units', async () => {
    const { round } = await openRound(world.test);
    const id = await givenSubmitted(round.id);
    expect((await read(id)).investment).toMatchObject({ units: '62', due: '4991' });
    for (const units of ['5000,005', '1e3', '-1', '0', '1000000000000000', '', '1.5']) {
      const refused = await invest(round.id, { units });
      expect([refused.status, wordsOf(refused)]).toEqual([422, expect.stringContaining('parts')]);
    }
  });

  it('[B20] refuses under the minimum, over the maximum of a person and over what is left, with the figure', async () => {
    const { round } = await openRound(world.test, { least: '10', most: '100', cap: '1490' });
    expect(wordsOf(await invest(round.id, { units: '9' }))).toContain('10 parts');
    await givenSubmitted(round.id);
    expect(wordsOf(await invest(round.id, { units: '39' }))).toContain('encore souscrire 38 parts');
    const first = await openRound(world.test, {
      rule: 'first_come',
      minimum: '50',
      target: '60',
      cap: '70',
    });
    await givenSubmitted(first.round.id);
    world.investor = await signInInvestor(world.test);
    expect(wordsOf(await invest(first.round.id, { units: '9' }))).toContain('reste 8 parts');
  });

  it('[B21] a reservation binds no one, is one a person, and loses its priority after 7 days with one email', async () => {
    const { round } = await openRound(world.test, { state: 'reservations' });
    const reserved = await call('reserveUnits', round.id, { units: '62' });
    expect(reserved.status).toBe(201);
    expect(Object(reserved.body)).toMatchObject({
      investment: { state: 'reserved', next_step: 'confirm', priority_until: '2026-11-17T09:00:00.000Z' },
      payment: null,
      documents: [],
    });
    expect(codeOf(await call('reserveUnits', round.id, { units: '5' }))).toEqual([
      409,
      'kaskad_investing.has_reservation',
    ]);
    await at('2026-11-17T09:00:01.000Z');
    await keepInvestments(world.test.deps);
    await keepInvestments(world.test.deps);
    expect(await subjects()).toEqual([expect.stringContaining('n’est plus prioritaire')]);
  });

  it('confirms a reservation, which keeps its number and its priority', async () => {
    const { round } = await openRound(world.test);
    const reserved = Object((await call('reserveUnits', round.id, { units: '40' })).body).investment;
    const id = await givenSubmitted(round.id);
    expect(id).toBe(reserved.id);
    expect(await rowsOf(round.id)).toMatchObject([
      { reference: reserved.reference, units: '62', state: 'submitted', hasPriority: true },
    ]);
  });

  it('[B34] a double click and two tabs make one investment with one number', async () => {
    const { round } = await openRound(world.test);
    const headers = { 'idempotency-key': world.test.deps.ids.uuid() };
    const [one, same] = await Promise.all([invest(round.id, {}, headers), invest(round.id, {}, headers)]);
    const tab = await invest(round.id, {}, { 'idempotency-key': world.test.deps.ids.uuid() });
    expect([201, 409]).toContain(one.status);
    expect([201, 409]).toContain(same.status);
    expect(tab.status).toBe(201);
    expect(await rowsOf(round.id)).toHaveLength(1);
  });

  it('[B31] takes none a second after the deadline, whatever the state', async () => {
    const { round } = await openRound(world.test);
    await at(new Date(round.closesAt.getTime() + 1000).toISOString());
    expect(codeOf(await invest(round.id))).toEqual([409, 'kaskad_investing.not_taking']);
    expect(codeOf(await call('reserveUnits', round.id, { units: '1' }))).toEqual([
      409,
      'kaskad_investing.not_reserving',
    ]);
  });
});

describe('what the law requires', () => {
  it('[B28] an identity that is not verified reserves, and « Investir » says what is missing', async () => {
    const { round } = await openRound(world.test);
    world.investor = await signInInvestor(world.test, { kycStatus: 'pending' });
    expect((await call('reserveUnits', round.id, { units: '62' })).status).toBe(201);
    expect(codeOf(await invest(round.id))).toEqual([409, 'kaskad_investing.identity_required']);
    // Verified, they go on from their reservation.
    await world.test.deps.db
      .update(users)
      .set({ kycStatus: 'verified' })
      .where(eq(users.id, world.investor.userId));
    const id = await givenSubmitted(round.id);
    expect(await rowsOf(round.id)).toMatchObject([{ id, state: 'submitted', hasPriority: true }]);
  });

  it('[B22] a reflection lasts four days to the second, and is left by one click', async () => {
    await switchRegime('KASKAD_PSFP', '1');
    await givenTests();
    const { round } = await openRound(world.test, { regime: 'psfp' });
    const id = await givenSubmitted(round.id);
    const { investment } = await read(id);
    expect(investment).toMatchObject({
      state: 'reflection',
      next_step: 'wait_reflection',
      reflection_until: '2026-11-14T09:00:00.000Z',
      can_withdraw: true,
    });
    expect(codeOf(await call('openInvestmentSignature', id))).toEqual([409, 'kaskad_investing.refused']);
    await at('2026-11-14T08:59:59.000Z');
    const { version } = investment;
    const withdrawn = await call('withdrawInvestment', id, { version });
    expect(Object(withdrawn.body)).toMatchObject({ investment: { state: 'withdrawn' } });
    await at('2026-11-14T09:00:00.000Z');
    const again = await givenSubmitted(round.id);
    await at('2026-11-18T09:00:01.000Z');
    await keepInvestments(world.test.deps);
    const ended = (await read(again)).investment;
    expect(ended).toMatchObject({ state: 'submitted', next_step: 'sign', can_withdraw: false });
    const late = await call('withdrawInvestment', again, { version: ended.version });
    expect(codeOf(late)).toEqual([409, 'kaskad_investing.refused']);
    expect(await subjects()).toContainEqual(expect.stringContaining('est à signer'));
    expect((await call('openInvestmentSignature', again)).status).toBe(200);
  });

  it('[B24] the warning is stored where it is read, and is refused half-read', async () => {
    await switchRegime('KASKAD_PSFP', '1');
    await givenTests();
    const { round } = await openRound(world.test, { regime: 'psfp' });
    const half = await invest(round.id, { warning: { is_read: true, understands: false } });
    expect(half.status).toBe(422);
    expect((await invest(round.id, { warning: { is_read: true, understands: true } })).status).toBe(201);
  });

  it('[B24] the net worth is in no request, table, log or export', async () => {
    await switchRegime('KASKAD_PSFP', '1');
    await givenTests();
    const { round } = await openRound(world.test, { regime: 'psfp' });
    const warning = { is_read: true, understands: true };
    const { token } = world.investor;
    for (const body of [{ net_worth: '60000' }, { warning: { ...warning, net_worth: '60000' } }])
      expect((await invest(round.id, { warning, ...body })).status).toBe(400);
    expect((await invest(round.id, { warning })).status).toBe(201);
    const found: unknown = await world.test.deps.db.execute(sql`
      select table_name, column_name from information_schema.columns
      where table_schema = 'public' and column_name ~ 'net_?worth|patrimo|wealth'`);
    expect(found).toMatchObject({ rows: [] });
    const trail = await world.test.deps.db
      .select({ before: auditLog.before, after: auditLog.after })
      .from(auditLog);
    const data = await world.test.call('exportPersonalData', {
      token,
      body: { format: 'json' },
    });
    expect(data.status).toBe(200);
    expect(JSON.stringify(trail) + data.raw.toString()).not.toContain('60000');
  });

  it('[B25] a failed test may go on, one older than two years is requested again', async () => {
    await switchRegime('KASKAD_PSFP', '1');
    const { round } = await openRound(world.test, { regime: 'psfp' });
    expect(codeOf(await invest(round.id))).toEqual([409, 'kaskad_investing.test_required']);
    await givenTests('2024-11-09');
    expect(codeOf(await invest(round.id))).toEqual([409, 'kaskad_investing.test_required']);
    await world.test.expectOk('takeInvestorTest', {
      token: world.investor.token,
      body: { kind: 'losses' },
    });
    const taken = await world.test.expectOk('takeInvestorTest', {
      token: world.investor.token,
      body: { kind: 'knowledge', choices: [0, 0, 1, 0, 1, 0] },
    });
    expect(taken.knowledge).toEqual({ taken_on: '2026-11-10', valid_until: '2028-11-10', has_passed: false });
    expect(JSON.stringify(taken.questions)).not.toContain('right');
    expect((await invest(round.id)).status).toBe(201);
  });

  it('[B27] with the regime off there is no reflection, test, warning or date', async () => {
    const { round } = await openRound(world.test, { regime: 'psfp' });
    const { investment } = await read(await givenSubmitted(round.id));
    expect(investment).toMatchObject({
      state: 'submitted',
      next_step: 'sign',
      reflection_until: null,
      withdrawal_until: null,
    });
  });

  it('refuses what crosses the ceiling of the regime', async () => {
    await switchRegime('KASKAD_MICA', '1');
    const row = await givenIssuer(world.test);
    const { round } = await openRound(world.test, { class: row, regime: 'mica', cap: '20000' });
    expect(codeOf(await invest(round.id, { units: '12423' }))).toEqual([
      409,
      'kaskad_investing.ceiling_crossed',
    ]);
    expect((await invest(round.id, { units: '12422' })).status).toBe(201);
  });

  it('[B29] a round of a whitelist does not exist for others', async () => {
    const { round } = await openRound(world.test, { audience: 'whitelist' });
    expect(codeOf(await invest(round.id))).toEqual([404, 'kaskad_investing.round_not_found']);
    expect(codeOf(await call('reserveUnits', round.id, { units: '1' }))).toEqual([
      404,
      'kaskad_investing.round_not_found',
    ]);
  });

  it('every document is accepted, as it stands', async () => {
    const { round } = await openRound(world.test);
    const by = round.createdBy;
    const first = await givenRoundDocument(world.test, round.id, { by });
    expect((await invest(round.id)).status).toBe(422);
    const second = await givenRoundDocument(world.test, round.id, { version: 2, by });
    expect(codeOf(await invest(round.id, { accepted_documents: [first] }))).toEqual([
      409,
      'kaskad_investing.documents_changed',
    ]);
    expect((await invest(round.id, { accepted_documents: [second] })).status).toBe(201);
  });
});

it('[B30] the marks of a round follow a withdrawal at once, for another person too', async () => {
  await switchRegime('KASKAD_PSFP', '1');
  await givenTests();
  const { round } = await openRound(world.test, { regime: 'psfp' });
  const id = await givenSubmitted(round.id);
  const other = await signInInvestor(world.test);
  const marks = async () => {
    const seen = { token: other.token, params: { id: round.id } };
    return (await world.test.expectOk('getRound', seen)).round.marks;
  };
  expect(await marks()).toEqual({ firm: '0', under_period: '62', waiting: '0' });
  const { version } = (await read(id)).investment;
  expect((await call('withdrawInvestment', id, { version })).status).toBe(200);
  expect(await marks()).toEqual({ firm: '0', under_period: '0', waiting: '0' });
});

it('an investor of a refused country makes no other investment, and keeps theirs', async () => {
  const { round } = await openRound(world.test);
  const id = await givenSubmitted(round.id);
  const { db, clock } = world.test.deps;
  await db.update(users).set({ countryAddress: 'IRN' }).where(eq(users.id, world.investor.userId));
  const refused = { key: 'REFUSED_COUNTRIES', value: 'IRN PRK', unit: '', updatedAt: clock.now() };
  await db.insert(parameters).values(refused);
  const codes = [
    await invest(round.id),
    await call('openInvestmentSignature', id),
    await call('reserveUnits', round.id, { units: '1' }),
  ].map(codeOf);
  await db.delete(parameters).where(eq(parameters.key, 'REFUSED_COUNTRIES'));
  const refusedCountry = [403, 'kaskad_investing.country_refused'];
  expect(codes).toEqual([refusedCountry, refusedCountry, refusedCountry]);
  expect((await read(id)).investment).toMatchObject({ state: 'submitted' });
});

it('[B49] the investment of another person does not exist', async () => {
  const { round } = await openRound(world.test);
  const id = await givenSubmitted(round.id);
  world.investor = await signInInvestor(world.test);
  const { token } = world.investor;
  const responses = [
    await world.test.call('getInvestment', { token, params: { id } }),
    await call('withdrawInvestment', id, { version: 1 }),
    await call('openInvestmentSignature', id),
    await call('acceptRoundDocuments', id, { version: 1, accepted_documents: [] }),
    await world.test.call('downloadInvestmentDocument', { token, params: { id, kind: 'subscription' } }),
  ];
  expect(responses.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  expect((await world.test.expectOk('listInvestments', { token })).items).toEqual([]);
});
