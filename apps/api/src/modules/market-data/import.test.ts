import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fxRates, importPlans, navRevisions, navs } from '../../db/schema/market-data.ts';
import { strategies } from '../../db/schema/strategies.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { importFile, type MarketFile } from '../../testing/import-file.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { countWaiting } from '../../testing/test-database.ts';
import { shareMarket } from './market-values.repository.ts';

let test: TestApp;
let admin: SignedIn;

beforeAll(async () => {
  test = await createTestApp();
  admin = await signIn(test, 'admin_yield');
  await test.deps.db.insert(strategies).values([
    { id: 'usdfy', title: 'USDFY', referenceCurrency: 'USD', status: 'published' },
    { id: 'eurfy', title: 'EURFY', referenceCurrency: 'EUR', status: 'published' },
  ]);
});

afterAll(() => test.close());

beforeEach(async () => {
  await test.deps.db.delete(navs);
  await test.deps.db.delete(navRevisions);
  await test.deps.db.delete(fxRates);
});

function form(kind: string, text: string | Uint8Array, name = 'valeurs.csv') {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
  return { fields: { kind }, file: { name, mime: 'text/csv', bytes } };
}

function preview(kind: string, text: string) {
  return test.expectOk('previewImport', { token: admin.token, form: form(kind, text) });
}

function commit(id: string) {
  const body = { reason: 'VL reçues du dépositaire' };
  return test.call('commitImport', { token: admin.token, params: { id }, body });
}

const publish = (kind: MarketFile['kind'], text: string) => importFile(test, admin, { kind, text });

const threeNavs = 'date;strategie;vl\n01/01/2026;USDFY;100\n02/01/2026;USDFY;101\n01/01/2026;EURFY;100\n';

describe('preview of an import', () => {
  it('previews the changes and writes no value', async () => {
    const plan = await preview('nav', threeNavs);
    expect(plan).toMatchObject({
      kind: 'nav',
      file_name: 'valeurs.csv',
      created: 3,
      changed: 0,
      unchanged: 0,
      skipped: 0,
      errors: [],
      from: '2026-01-01',
      to: '2026-01-02',
    });
    expect(plan.sample[0]).toEqual({
      line: 2,
      date: '2026-01-01',
      key: 'USDFY',
      value: '100',
      previous: null,
      gross: null,
      accruals: null,
      high_water_mark: null,
      outcome: 'created',
    });
    expect(await test.deps.db.select().from(navs)).toEqual([]);
  });

  it('accepts a value of today, which is the day in Paris', async () => {
    test.clock.set('2026-03-02T23:30:00.000Z');
    const { token } = await signIn(test, 'admin_yield');
    const text = 'date;strategie;vl\n03/03/2026;USDFY;100\n';
    const plan = await test.expectOk('previewImport', { token, form: form('nav', text) });
    test.clock.set('2026-03-02T09:00:00.000Z');
    expect(plan).toMatchObject({ created: 1, errors: [] });
  });

  it('separates changed values from unchanged ones, whatever their trailing zeros', async () => {
    await publish('nav', threeNavs);
    const plan = await preview('nav', 'date;strategie;vl\n01/01/2026;USDFY;100,00\n02/01/2026;USDFY;102\n');
    expect(plan).toMatchObject({ created: 0, changed: 1, unchanged: 1 });
    expect(plan.sample[0]).toMatchObject({ previous: '101', value: '102', outcome: 'changed' });
  });

  it.each(['../secret.csv', 'dossier/../valeurs.csv', 'a\u202Evsc.exe'])(
    'never stores a file name that looks like a path or has hidden characters: %s',
    async (name) => {
      const response = await test.call('previewImport', {
        token: admin.token,
        form: form('nav', threeNavs, name),
      });
      const kept = await test.deps.db.select({ fileName: importPlans.fileName }).from(importPlans);
      expect([200, 400]).toContain(response.status);
      expect(kept.filter(({ fileName }) => /[/\\]|\.\.|\p{Cf}/u.test(fileName))).toEqual([]);
    },
  );

  it('refuses a file whose bytes are not text', async () => {
    const response = await test.call('previewImport', {
      token: admin.token,
      form: form('nav', new Uint8Array([0x25, 0x50, 0x44, 0x46, 0x00, 0xff])),
    });
    expect(response.status).toBe(415);
    expect(response.body).toMatchObject({ code: 'market_data.not_text' });
  });

  it('is for administrators', async () => {
    for (const role of ['client', 'commercial', 'equisafe', 'admin_kaskad'] as const) {
      const { token } = await signIn(test, role);
      const response = await test.call('previewImport', { token, form: form('nav', threeNavs) });
      expect(response.status, role).toBe(403);
    }
  });
});

describe('commit of an import', () => {
  it('publishes all of the values, once, however often it is repeated', async () => {
    const { id } = await preview('nav', threeNavs);
    const first = await commit(id);
    const second = await commit(id);
    expect(first.body).toEqual({ created: 3, changed: 0, unchanged: 0, skipped: 0, pending_change: null });
    expect(second.body).toEqual(first.body);
    const rows = await test.deps.db.select().from(navs);
    expect(rows.map((row) => row.version)).toEqual([1, 1, 1]);
  });

  it('returns one result for two concurrent commits', async () => {
    const { id } = await preview('nav', threeNavs);
    const responses = await Promise.all([commit(id), commit(id)]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    const rows = await test.deps.db.select().from(navs);
    expect(rows.map((row) => row.version)).toEqual([1, 1, 1]);
  });

  it('waits for the payments being recorded, so that none is left out of what it invests', async () => {
    const { id } = await preview('nav', threeNavs);
    const { db } = test.deps;
    let committing: ReturnType<typeof commit> | undefined;
    await db.transaction(async (payment) => {
      await shareMarket(payment);
      committing = commit(id);
      await expect.poll(() => countWaiting(db)).toBe(1);
    });
    expect((await committing)?.status).toBe(200);
  });

  it('commits nothing of a file with one wrong line, and names the line', async () => {
    const plan = await preview('nav', `${threeNavs}31/02/2026;USDFY;100\n`);
    expect(plan.errors.map(({ line }) => line)).toEqual([5]);
    expect(plan).toMatchObject({ created: 0, changed: 0, sample: [] });
    const response = await commit(plan.id);
    expect(response.status).toBe(422);
    expect(await test.deps.db.select().from(navs)).toEqual([]);
  });

  it('commits nothing of half a file', async () => {
    const plan = await preview('nav', threeNavs.slice(0, threeNavs.lastIndexOf(';')));
    expect(plan.errors.map(({ line, message }) => `${line}: ${message}`)).toEqual([
      '4: Cette ligne compte 2 cellules au lieu de 3\u00a0: vérifiez ses séparateurs.',
    ]);
    expect((await commit(plan.id)).status).toBe(422);
    expect(await test.deps.db.select().from(navs)).toEqual([]);
  });

  it('is refused when the data moved since the preview', async () => {
    const plan = await preview('nav', threeNavs);
    await publish('nav', 'date;strategie;vl\n02/01/2026;USDFY;105\n');
    const response = await commit(plan.id);
    expect(response.status).toBe(409);
    expect(response.body).toMatchObject({ code: 'market_data.data_moved' });
    const rows = await test.deps.db.select().from(navs);
    expect(rows.map((row) => row.vl)).toEqual(['105']);
  });

  it('replaces an amended VL by its next version and keeps the old value', async () => {
    await publish('nav', threeNavs);
    await publish('nav', 'date;strategie;vl\n02/01/2026;USDFY;102,5\n');
    const [amended] = (await test.deps.db.select().from(navs)).filter((row) => row.day === '2026-01-02');
    expect(amended).toMatchObject({ vl: '102.5', version: 2, source: 'import', publishedBy: admin.userId });
    const kept = await test.deps.db.select().from(navRevisions);
    expect(kept).toMatchObject([{ strategyId: 'usdfy', day: '2026-01-02', vl: '101', version: 1 }]);
  });

  it('returns 404 for a plan that does not exist', async () => {
    expect((await commit('00000000-0000-4000-8000-00000000ffff')).status).toBe(404);
  });
});

describe('lists of published values', () => {
  it('pages VLs newest first, with the rate against the VL before', async () => {
    await publish('nav', threeNavs);
    const page = await test.expectOk('listNavs', {
      token: admin.token,
      query: { page: '1', page_size: '1', strategy: 'USDFY' },
    });
    expect(page).toMatchObject({ total: 2, page: 1, page_size: 1 });
    expect(page.items).toMatchObject([
      { id: 'usdfy_2026-01-02', strategy: 'USDFY', date: '2026-01-02', value: '101', rate: 0.01 },
    ]);
  });

  it('keeps rates as received, and shows them to a commercial too', async () => {
    await publish(
      'fx_ecb',
      'Date,USD,JPY,CHF,\n2026-01-05,1.0868,160.2,0.9610,\n2026-01-02,1.0850,N/A,N/A,\n',
    );
    await publish('fx_crypto', 'date;paire;cours\n05/01/2026;BTC/EUR;58214,10\n');
    const { token } = await signIn(test, 'commercial');
    const page = await test.expectOk('listFxRates', { token, query: { pair: 'EUR/USD', sort: 'date' } });
    const published = page.items.filter((item) => !item.is_fallback);
    expect(published.map(({ date, rate, source }) => [date, rate, source])).toEqual([
      ['2026-01-02', '1.0850', 'ecb'],
      ['2026-01-05', '1.0868', 'ecb'],
    ]);
    expect((await test.call('listNavs', { token })).status).toBe(403);
  });
});
