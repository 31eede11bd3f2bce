// Files of NAVs and rates under two-person control: one administrator submits, another publishes.
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '../../db/schema/audit.ts';
import { orders } from '../../db/schema/books.ts';
import { changeRequests } from '../../db/schema/change-requests.ts';
import { fxRates, importPlans, navRevisions, navs } from '../../db/schema/market-data.ts';
import { pruneExpired } from '../../jobs/prune-expired.ts';
import { alone } from '../../testing/alone.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { importFile, type MarketFile } from '../../testing/import-file.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { givenContract, openMarket, racedStatuses, seedStrategies } from '../contracts/contracts.fixture.ts';

let test: TestApp;
let maker: SignedIn;
let checker: SignedIn;

const reason = 'VL reçues du dépositaire';
const navFile = (...lines: string[]) => ['date;strategie;vl', ...lines].join('\n');
const rates = (usd: string) => `Date,USD,CHF,\n2026-02-20,${usd},0.94,\n`;
const twoNavs = navFile('20/02/2026;USDFY;100', '21/02/2026;USDFY;100,5');

beforeAll(async () => {
  test = await createTestApp({ hasTwoPersonControl: true });
  await seedStrategies(test);
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.deps.db.delete(navs);
  await test.deps.db.delete(navRevisions);
  await test.deps.db.delete(fxRates);
  await test.deps.db.delete(changeRequests);
  maker = await signIn(test, 'admin_yield', { firstname: 'Marc', lastname: 'Vidal' });
  checker = await signIn(test, 'super_admin', { firstname: 'Inès', lastname: 'Garnier' });
});

async function preview(kind: MarketFile['kind'], text: string, who = maker): Promise<string> {
  const file = { name: 'valeurs.csv', mime: 'text/csv', bytes: new TextEncoder().encode(text) };
  return (await test.expectOk('previewImport', { token: who.token, form: { fields: { kind }, file } })).id;
}
const commit = (id: string, { who = maker, body = { reason }, key = '' } = {}) =>
  test.call('commitImport', {
    token: who.token,
    params: { id },
    body,
    ...(key !== '' && { headers: { 'idempotency-key': key } }),
  });
async function submit(kind: MarketFile['kind'], text: string) {
  const planId = await preview(kind, text);
  const { pending_change: pending } = await test.expectOk('commitImport', {
    token: maker.token,
    params: { id: planId },
    body: { reason },
  });
  if (pending === null) throw new Error('it was not held');
  return { ...pending, planId };
}
const approve = (id: string, who = checker) =>
  test.call('approveChangeRequest', { token: who.token, params: { id }, body: {} });
const requestOf = (id: string) => test.expectOk('getChangeRequest', { token: checker.token, params: { id } });
const codeOf = ({ body }: { body: unknown }): unknown => Object(body).code;
const publishedDays = async () =>
  (await test.deps.db.select().from(navs).orderBy(navs.day)).map(({ day, vl }) => `${day} ${vl}`);
async function listed(publishes: string) {
  const query = { tab: 'pending', publishes };
  const { items, total } = await test.expectOk('listChangeRequests', { token: maker.token, query });
  return [total, items.map(({ id }) => id)];
}
const plain = (text: string | null) => text?.replaceAll(/\s/g, ' ') ?? null;

describe('a file of new NAVs', () => {
  it('is held, publishes nothing, and shows the second person each value', async () => {
    const pending = await submit('nav', twoNavs);
    expect(pending).toMatchObject({ kind: 'nav.publish', maker: 'Marc Vidal' });
    expect(await publishedDays()).toEqual([]);
    const { lines, ...request } = await requestOf(pending.id);
    expect(request).toMatchObject({
      subject_type: 'import',
      subject_id: pending.planId,
      reason,
      warnings: [
        'Dès la validation, les clients voient ces VL, et les ordres qui les attendent sont exécutés.',
      ],
    });
    expect(plain(request.subject_label)).toBe('VL : USDFY · 20/02/2026 et 21/02/2026');
    expect(lines.map(({ label, before, after }) => [label, before, plain(after)])).toEqual([
      ['Fichier', null, 'valeurs.csv'],
      ['USDFY, 20/02/2026', null, '100'],
      ['USDFY, 21/02/2026', null, '100,5 (+0,50 % depuis le 20/02/2026)'],
      ['Ordres en attente de ces valeurs', null, 'Aucun'],
    ]);
  });

  it('is published by the approval of another, who is kept beside its maker', async () => {
    const { id, planId } = await submit('nav', twoNavs);
    expect([(await approve(id, maker)).status, await publishedDays()]).toEqual([403, []]);
    expect((await approve(id)).status).toBe(200);
    expect(await publishedDays()).toEqual(['2026-02-20 100', '2026-02-21 100.5']);
    const [nav] = await test.deps.db.select().from(navs);
    expect(nav).toMatchObject({ enteredBy: maker.userId, publishedBy: checker.userId });
    const { items } = await test.expectOk('listNavs', { token: checker.token, query: {} });
    expect(items[0]).toMatchObject({ entered_by: 'Marc Vidal', approved_by: 'Inès Garnier' });
    const [line] = await test.deps.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.objectId, planId), eq(auditLog.action, 'market_data.imported')));
    expect(line).toMatchObject({ actorId: checker.userId, after: { enteredBy: maker.userId } });
  });

  it('needs a reason', async () => {
    const planId = await preview('nav', twoNavs);
    const blank = await commit(planId, { body: { reason: ' ' } });
    expect([blank.status, Object(blank.body).errors]).toEqual([
      422,
      { reason: ['Vous devez indiquer le motif.'] },
    ]);
  });

  it('is submitted by the person who previewed it, and once', async () => {
    const planId = await preview('nav', twoNavs);
    const other = await commit(planId, { who: checker });
    expect([other.status, codeOf(other)]).toEqual([403, 'market_data.not_author']);
    const key = 'e1a8f6f0-0f4f-4d58-9d0b-0f3d2f3a7c11';
    const first = await commit(planId, { key });
    expect((await commit(planId, { key })).body).toEqual(first.body);
    const again = await commit(planId);
    expect([again.status, codeOf(again)]).toEqual([409, 'change_requests.already_pending']);
    expect(await test.deps.db.$count(changeRequests)).toBe(1);
  });

  it('needs another administrator', async () => {
    const lonely = await createTestApp({ hasTwoPersonControl: true });
    try {
      await seedStrategies(lonely);
      const only = await signIn(lonely, 'super_admin');
      const bytes = new TextEncoder().encode(twoNavs);
      const file = { name: 'vl.csv', mime: 'text/csv', bytes };
      const form = { fields: { kind: 'nav' }, file };
      const { id } = await lonely.expectOk('previewImport', { token: only.token, form });
      const held = await lonely.call('commitImport', { token: only.token, params: { id }, body: { reason } });
      expect([held.status, codeOf(held)]).toEqual([409, 'change_requests.no_approver']);
    } finally {
      await lonely.close();
    }
  });

  it('executes the orders that it announced', async () => {
    const { test: market, client } = await openMarket({ hasTwoPersonControl: true });
    try {
      const [first, second] = [await signIn(market, 'admin_yield'), await signIn(market, 'super_admin')];
      const contractId = await givenContract(market, client, { status: 'signed', amount: '10000' });
      const body = { amount: '10000', value_date: '2026-03-02', reference: 'VIR-1', reason };
      await alone(market, () =>
        market.expectOk('validatePayment', { token: first.token, params: { id: contractId }, body }),
      );
      await alone(market, () =>
        importFile(market, first, { kind: 'fx_ecb', text: 'Date,USD,CHF,\n2026-03-02,1.25,0.94,\n' }),
      );
      const stateOfOrder = async () =>
        (await market.deps.db.select().from(orders).where(eq(orders.contractId, contractId)))[0]?.state;
      const file = {
        name: 'vl.csv',
        mime: 'text/csv',
        bytes: new TextEncoder().encode(navFile('02/03/2026;USDFY;101')),
      };
      const form = { fields: { kind: 'nav' }, file };
      const plan = await market.expectOk('previewImport', { token: first.token, form });
      const held = await market.expectOk('commitImport', {
        token: first.token,
        params: { id: plan.id },
        body: { reason },
      });
      const params = { id: held.pending_change?.id ?? '' };
      const { lines } = await market.expectOk('getChangeRequest', { token: second.token, params });
      expect(lines.at(-1)).toEqual({
        label: 'Ordres en attente de ces valeurs',
        before: null,
        after: '1 souscription',
      });
      expect(await stateOfOrder()).toBe('waiting');
      await market.expectOk('approveChangeRequest', { token: second.token, params, body: {} });
      expect(await stateOfOrder()).toBe('executed');
    } finally {
      await market.close();
    }
  });
});

describe('a file that corrects', () => {
  it('[A14] of 2 published days is 2 corrections: a reason is required, and no value changes before the approval', async () => {
    await importFile(test, maker, { kind: 'nav', text: twoNavs });
    const before = await publishedDays();
    const text = navFile('20/02/2026;USDFY;100,2', '21/02/2026;USDFY;100,6');
    const file = { name: 'vl.csv', mime: 'text/csv', bytes: new TextEncoder().encode(text) };
    const form = { fields: { kind: 'nav' as const }, file };
    const plan = await test.expectOk('previewImport', { token: maker.token, form });
    expect(plan).toMatchObject({ created: 0, changed: 2 });
    const refused = await commit(plan.id, { body: { reason: ' ' } });
    expect([refused.status, Object(refused.body).errors]).toEqual([
      422,
      { reason: ['Vous devez indiquer le motif.'] },
    ]);
    const held = await commit(plan.id);
    expect(Object(held.body).pending_change.kind).toBe('nav.correct');
    expect(await publishedDays()).toEqual(before);
  });

  it('[A13] is warned of as the grid is, and refused before the first NAV and of 0, with line and column', async () => {
    await importFile(test, maker, { kind: 'nav', text: twoNavs });
    const checked = async (...lines: string[]) => {
      const file = {
        name: 'vl.csv',
        mime: 'text/csv',
        bytes: new TextEncoder().encode(navFile(...lines)),
      };
      const form = { fields: { kind: 'nav' as const }, file };
      const { id, errors, warnings } = await test.expectOk('previewImport', { token: maker.token, form });
      const words = (notes: typeof errors) => notes.map(({ line, message }) => [line, plain(message)]);
      return { id, errors: words(errors), warnings: words(warnings) };
    };
    const unusual = await checked('22/02/2026;USDFY;500', '21/02/2026;USDFY;100,4');
    expect(unusual.errors).toEqual([]);
    expect(unusual.warnings).toEqual([[2, 'USDFY, 22/02/2026 : +398,008 % dépasse 0,5 % par jour.']]);
    const { lines } = await requestOf(Object((await commit(unusual.id)).body).pending_change.id);
    expect(lines.map(({ after }) => plain(after))).toContain(unusual.warnings[0]?.[1]);
    expect((await checked('01/02/2026;USDFY;100')).errors).toEqual([
      [2, 'USDFY, 01/02/2026 : Ce jour précède la première VL, du 20/02/2026. (colonne date)'],
    ]);
    expect((await checked('22/02/2026;USDFY;0')).errors).toEqual([
      [2, 'La valeur « 0 » (vl) doit être supérieure à 0.'],
    ]);
  });

  it('publishes what NAVs are made of, and refuses a mark that falls with its line', async () => {
    const head = 'date;strategie;vl;vl_brute;provisions;plus_haut';
    const lines = [
      '20/02/2026;USDFY;100;101;1;',
      '21/02/2026;USDFY;100,4;101,2;0,8;100,4',
      '22/02/2026;USDFY;100,5;;;',
    ];
    await importFile(test, maker, { kind: 'nav', text: [head, ...lines].join('\n') });
    const { items } = await test.expectOk('listNavs', { token: maker.token, query: { sort: 'date' } });
    expect(items.map(({ gross, accruals, high_water_mark: mark }) => [gross, accruals, mark])).toEqual([
      ['101', '1', null],
      ['101.2', '0.8', '100.4'],
      [null, null, '100.4'],
    ]);
    const bytes = new TextEncoder().encode(
      `${head}\n22/02/2026;USDFY;100,5;101;0,6;100,5\n23/02/2026;USDFY;100,5;;;100,3`,
    );
    const form = { fields: { kind: 'nav' }, file: { name: 'vl.csv', mime: 'text/csv', bytes } };
    const { errors } = await test.expectOk('previewImport', { token: maker.token, form });
    expect(errors.map(({ line, message }) => [line, plain(message)])).toEqual([
      [2, 'USDFY, 22/02/2026 : La VL brute moins les provisions donne 100,4, et non 100,5.'],
      [3, 'USDFY, 23/02/2026 : Le plus-haut ne baisse jamais : 100,5 le 22/02/2026.'],
    ]);
  });

  it('needs its reason also where one person is enough', async () => {
    await importFile(test, maker, { kind: 'nav', text: twoNavs });
    await alone(test, async () => {
      const planId = await preview('nav', navFile('21/02/2026;USDFY;100,6'));
      expect((await commit(planId, { body: { reason: '' } })).status).toBe(422);
      expect((await commit(planId)).status).toBe(200);
    });
    expect(await publishedDays()).toEqual(['2026-02-20 100', '2026-02-21 100.6']);
  });

  it('is a correction of NAVs, which shows the values replaced and what they concern', async () => {
    await importFile(test, maker, { kind: 'nav', text: twoNavs });
    const pending = await submit('nav', navFile('21/02/2026;USDFY;99', '22/02/2026;USDFY;101'));
    expect(pending.kind).toBe('nav.correct');
    const { lines } = await requestOf(pending.id);
    expect(lines.map(({ label, before, after }) => [label, before, plain(after)])).toEqual([
      ['Fichier', null, 'valeurs.csv'],
      ['USDFY, 21/02/2026', '100,5', '99 (−1,49 %)'],
      ['USDFY, 22/02/2026', null, '101 (+2,02 % depuis le 21/02/2026)'],
      [
        'Inhabituel',
        null,
        'USDFY, 21/02/2026 : −1 % dépasse 0,5 % par jour. USDFY, 22/02/2026 : +2,0202 % dépasse 0,5 % par jour.',
      ],
      ['Ordres en attente de ces valeurs', null, 'Aucun'],
      ['Opérations exécutées aux valeurs corrigées', null, '0'],
      ['Relevés téléchargés dont les chiffres changent', null, '0'],
    ]);
    expect((await approve(pending.id)).status).toBe(200);
    expect(await publishedDays()).toEqual(['2026-02-20 100', '2026-02-21 99', '2026-02-22 101']);
    expect(await test.deps.db.select().from(navRevisions)).toMatchObject([
      { vl: '100.5', enteredBy: maker.userId },
    ]);
  });

  it('is one of rates, new or corrected, which needs no fresh code', async () => {
    const first = await submit('fx_ecb', rates('1.08'));
    expect(first.kind).toBe('fx.manual');
    test.clock.advance({ minutes: 6 });
    expect((await approve(first.id)).status).toBe(200);
    const second = await submit('fx_ecb', rates('1.09'));
    expect(second.kind).toBe('fx.correct');
    const { subject_label: label } = await requestOf(second.id);
    expect(plain(label)).toBe('Taux BCE : EUR/USD · 20/02/2026');
    expect((await approve(second.id)).status).toBe(200);
    const { items } = await test.expectOk('listFxRates', { token: maker.token, query: { pair: 'EUR/USD' } });
    expect(items[0]).toMatchObject({
      rate: '1.09',
      entered_by: 'Marc Vidal',
      approved_by: 'Inès Garnier',
    });
  });
});

describe('data that moved since the request', () => {
  it('makes it stale, with its values, and publishes nothing of it', async () => {
    const { id } = await submit('nav', twoNavs);
    await alone(test, () => importFile(test, maker, { kind: 'nav', text: navFile('20/02/2026;USDFY;98') }));
    const response = await approve(id);
    expect([response.status, codeOf(response)]).toEqual([409, 'change_requests.stale']);
    expect(await publishedDays()).toEqual(['2026-02-20 98']);
    const request = await requestOf(id);
    expect(request.state).toBe('stale');
    expect(request.lines).toContainEqual({ label: 'USDFY, 20/02/2026', before: null, after: '100' });
  });

  it('leaves it alone when it is another series or another day', async () => {
    const { id } = await submit('nav', twoNavs);
    const others = navFile('20/02/2026;BTCFY;98', '19/02/2026;USDFY;99');
    await alone(test, () => importFile(test, maker, { kind: 'nav', text: others }));
    expect((await approve(id)).status).toBe(200);
  });
});

describe('the life of a submitted file', () => {
  it('is published once when two people approve it at once', async () => {
    const { id } = await submit('nav', twoNavs);
    const third = await signIn(test, 'admin_yield');
    expect(racedStatuses(await Promise.all([approve(id), approve(id, third)]))).toEqual([200, 409]);
    expect((await test.deps.db.select().from(navs)).map(({ version }) => version)).toEqual([1, 1]);
  });

  it('is withdrawn by its maker, and may be submitted again', async () => {
    const { id, planId } = await submit('nav', twoNavs);
    await test.expectOk('cancelChangeRequest', { token: maker.token, params: { id } });
    expect(codeOf(await approve(id))).toBe('change_requests.decided');
    expect((await commit(planId)).status).toBe(200);
  });

  it('keeps its values until it is decided, however old the preview', async () => {
    const { id, planId } = await submit('nav', twoNavs);
    const older = new Date(test.clock.now().getTime() - 6 * 86_400_000);
    await test.deps.db.update(importPlans).set({ createdAt: older }).where(eq(importPlans.id, planId));
    test.clock.advance({ days: 6 });
    await pruneExpired(test.deps);
    checker = await signIn(test, 'super_admin');
    expect((await approve(id)).status).toBe(200);
    expect(await publishedDays()).toHaveLength(2);
  });

  it('expires after seven days', async () => {
    const { id, planId } = await submit('nav', twoNavs);
    test.clock.advance({ days: 7, minutes: -1 });
    await pruneExpired(test.deps);
    const kept = () => test.deps.db.$count(importPlans, eq(importPlans.id, planId));
    expect(await kept()).toBe(1);
    test.clock.advance({ minutes: 2 });
    checker = await signIn(test, 'super_admin');
    expect(codeOf(await approve(id))).toBe('change_requests.expired');
    await pruneExpired(test.deps);
    expect([await kept(), await publishedDays()]).toEqual([0, []]);
  });

  it('is listed among those that publish NAVs, or rates', async () => {
    const nav = await submit('nav', twoNavs);
    const rate = await submit('fx_crypto', 'date;paire;cours\n20/02/2026;BTC/EUR;80000\n');
    expect([await listed('navs'), await listed('fx_rates')]).toEqual([
      [1, [nav.id]],
      [1, [rate.id]],
    ]);
  });
});

it('publishes at once where two-person control is off, without a reason', async () => {
  await alone(test, async () => {
    const planId = await preview('nav', twoNavs);
    const done = await commit(planId, { body: { reason: '' } });
    expect(done.body).toMatchObject({ created: 2, pending_change: null });
  });
  expect(await publishedDays()).toHaveLength(2);
  const { items } = await test.expectOk('listNavs', { token: maker.token, query: {} });
  expect(items[0]).toMatchObject({ entered_by: 'Marc Vidal', approved_by: null });
});
