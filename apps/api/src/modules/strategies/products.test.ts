import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '../../db/schema/audit.ts';
import { navs } from '../../db/schema/market-data.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { seedStrategies } from '../contracts/contracts.fixture.ts';

let test: TestApp;
let maker: SignedIn;
let checker: SignedIn;

const reason = 'Décision du comité';
const rib = { bank: 'Autre banque', iban: 'DE89370400440532013000', bic: 'COBADEFF' };

beforeAll(async () => {
  test = await createTestApp({ hasTwoPersonControl: true });
  await seedStrategies(test);
  maker = await signIn(test, 'admin_yield', { firstname: 'Marc', lastname: 'Vidal' });
  checker = await signIn(test, 'super_admin', { firstname: 'Inès', lastname: 'Garnier' });
});
afterAll(() => test.close());

const product = (id = 'usdfy') => test.expectOk('getProduct', { token: maker.token, params: { id } });
const versions = (id = 'usdfy') =>
  test.expectOk('listProductVersions', { token: maker.token, params: { id } });
const update = (strategy: object) =>
  test.call('updateStrategy', {
    token: maker.token,
    body: { strategy: { id: 'usdfy', ...strategy }, reason },
  });
const codeOf = ({ body }: { body: unknown }): unknown => Object(body).code;

describe('listProducts', () => {
  it('holds every product in its order, also those that clients do not see', async () => {
    const { products } = await test.expectOk('listProducts', { token: maker.token });
    expect(products.map(({ strategy, status }) => [strategy.title, status])).toEqual([
      ['USDFY', 'published'],
      ['BTCFY', 'published'],
      ['HIDDEN', 'draft'],
    ]);
    expect(products[0]).toMatchObject({
      version: 1,
      position: 1,
      publication_days: [1, 2, 3, 4, 5, 6, 7],
      holdings: null,
      nav_day: null,
      subscribers: 0,
      observed_rate: null,
      pending_changes: [],
    });
  });
});

describe('exportProducts', () => {
  it('writes the products of a tab in the order of the screen, on the trail', async () => {
    const download = async (query: Record<string, string>) => {
      const { raw } = await test.call('exportProducts', { token: maker.token, query });
      return raw
        .toString('utf8')
        .replaceAll(/[\u00A0\u202F]/g, ' ')
        .trim()
        .split('\r\n');
    };
    const [headers, ...lines] = await download({});
    expect(headers).toContain('Titre;Libellé;Statut;Devise;Estimé;');
    expect(lines.map((line) => line.split(';')[0])).toEqual(['USDFY', 'BTCFY', 'HIDDEN']);
    expect(lines[0]).toContain('10 000,00 €');
    const drafts = await download({ status: 'draft' });
    expect(drafts.filter((line) => line.includes(';Brouillon;'))).toHaveLength(1);
    expect(drafts.some((line) => line.startsWith('USDFY;'))).toBe(false);
    const trail = await test.deps.db.select().from(auditLog).where(eq(auditLog.action, 'list.exported'));
    expect(trail.map(({ objectId, actorId }) => [objectId, actorId])).toEqual([
      ['products', maker.userId],
      ['products', maker.userId],
    ]);
  });
});

describe('getProduct', () => {
  it('observes the rate of a year between two NAVs, and none on a shorter history', async () => {
    const published = { source: 'test', publishedAt: test.deps.clock.now() };
    await test.deps.db.insert(navs).values([
      { strategyId: 'btcfy', day: '2025-01-01', vl: '100', ...published },
      { strategyId: 'btcfy', day: '2025-01-03', vl: '104', ...published },
      { strategyId: 'btcfy', day: '2026-01-02', vl: '105', ...published },
      { strategyId: 'hidden', day: '2026-01-02', vl: '100', ...published },
    ]);
    const btcfy = await product('btcfy');
    expect([btcfy.nav_day, btcfy.holdings]).toEqual(['2026-01-02', '0']);
    expect(btcfy.observed_rate).toBeCloseTo(0.05, 12);
    expect((await product('hidden')).observed_rate).toBeNull();
  });

  it('knows no other product', async () => {
    const unknown = { token: maker.token, params: { id: 'inconnu' } };
    expect(codeOf(await test.call('getProduct', unknown))).toBe('strategies.not_found');
    expect(codeOf(await test.call('listProductVersions', unknown))).toBe('strategies.not_found');
  });

  it('[A9] names the maker of a pending change to staff, and nothing of it to a client', async () => {
    expect((await update({ rib })).status).toBe(200);
    const shown = await test.expectOk('getProduct', { token: checker.token, params: { id: 'usdfy' } });
    expect(shown.pending_changes).toMatchObject([{ kind: 'strategy.payment_details', maker: 'Marc Vidal' }]);
    const client = await signIn(test, 'client');
    const { strategies } = await test.expectOk('listStrategies', { token: client.token });
    expect(strategies[0]?.rib?.iban).toBe('FR7630006000011234567890189');
    expect(JSON.stringify(strategies)).not.toContain('Vidal');
    expect((await test.call('getProduct', { token: client.token, params: { id: 'usdfy' } })).status).toBe(
      403,
    );
  });
});

describe('the versions of a product', () => {
  it('start with what stood before, and name what each change did, who made it and who approved it', async () => {
    expect((await versions('hidden')).versions).toEqual([]);
    await update({ subtitle: 'Dollar', version: 1 });
    const held = await update({ publication_days: [5, 1, 2, 3, 4], apy: 8, version: 2 });
    const id: string = Object(held.body).pending_change.id;
    const pending = (await product()).pending_changes.find(({ kind }) => kind === 'strategy.terms');
    expect((await product()).publication_days).toHaveLength(7);
    await test.expectOk('approveChangeRequest', {
      token: checker.token,
      params: { id: pending?.id ?? id },
      body: {},
    });
    expect(await product()).toMatchObject({ version: 3, publication_days: [1, 2, 3, 4, 5] });
    const { versions: all } = await versions();
    expect(all.map(({ version, entered_by, published_by }) => [version, entered_by, published_by])).toEqual([
      [3, 'Marc Vidal', 'Inès Garnier'],
      [2, 'Marc Vidal', null],
      [1, null, null],
    ]);
    expect(all[0]).toMatchObject({
      reason,
      change_request_id: pending?.id,
      lines: [
        { label: 'Rendement annuel estimé', before: '9,5\u00a0%', after: '8\u00a0%' },
        {
          label: 'Jours de publication',
          before: 'tous les jours',
          after: 'lundi, mardi, mercredi, jeudi, vendredi',
        },
      ],
    });
    expect(all[1]?.lines).toEqual([{ label: 'Sous-titre', before: null, after: 'Dollar' }]);
    expect(all[2]).toMatchObject({ lines: [], strategy: { subtitle: '', apy: 9.5 } });
  });
});

describe('[A44] a form that was opened on an older version', () => {
  it('is refused with 409, whether it would be held or made at once', async () => {
    const { version } = await product('btcfy');
    expect((await update({ id: 'btcfy', subtitle: 'Bitcoin', version })).status).toBe(200);
    for (const change of [{ subtitle: 'Autre' }, { apy: 3 }]) {
      const refused = await update({ id: 'btcfy', ...change, version });
      expect([refused.status, codeOf(refused)]).toEqual([409, 'strategies.changed']);
    }
    expect(await product('btcfy')).toMatchObject({
      version: version + 1,
      strategy: { subtitle: 'Bitcoin', apy: 0 },
      pending_changes: [],
    });
  });
});
