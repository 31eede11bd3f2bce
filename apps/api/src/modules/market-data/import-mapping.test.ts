import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fxRates, importMappings } from '../../db/schema/market-data.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { seedStrategies } from '../contracts/contracts.fixture.ts';

let test: TestApp;
let admin: SignedIn;

beforeAll(async () => {
  test = await createTestApp();
  await seedStrategies(test);
  test.clock.set('2026-03-02T09:00:00.000Z');
  admin = await signIn(test, 'admin_yield');
});
afterAll(() => test.close());

beforeEach(async () => {
  await test.deps.db.delete(fxRates);
  await test.deps.db.delete(importMappings);
});

const yahoo = `Date,Open,High,Low,Close,Adj Close,Volume
2026-02-26,1,2,3,58214.1,5,6
2026-02-27,1,2,3,58300.25,5,6
2026-02-28,null,null,null,null,null,null
2026-03-02,1,2,3,4,5,6
`;
const form = (
  kind: string,
  text: string,
  { name = 'BTC-EUR.csv', ...fields }: Record<string, string> = {},
) => ({
  fields: { kind, ...fields },
  file: { name, mime: 'text/csv', bytes: new TextEncoder().encode(text) },
});

const readColumns = (kind: string, text: string, name?: string) =>
  test.expectOk('readFileColumns', {
    token: admin.token,
    form: form(kind, text, name === undefined ? {} : { name }),
  });
const preview = (text: string, series: string) =>
  test.expectOk('previewImport', { token: admin.token, form: form('fx_crypto', text, { series }) });

async function remember(text: string) {
  const { fingerprint, mapping } = await readColumns('fx_crypto', text);
  const body = { kind: 'fx_crypto', fingerprint: fingerprint ?? '', mapping };
  await test.expectOk('saveImportMapping', { token: admin.token, body });
  return { fingerprint, mapping };
}

describe('the columns of a file', () => {
  it('of our template need no question, in any order of columns', async () => {
    const columns = await readColumns('nav', 'VL;Stratégie;Date\n100;USDFY;02/01/2026\n');
    expect(columns).toMatchObject({ is_template: true, fingerprint: null, mapping: null });
    expect((await readColumns('fx_ecb', '<?xml version="1.0"?><Envelope/>')).is_template).toBe(true);
  });

  it('of a known source are proposed, with the pair that the name of the file holds', async () => {
    const columns = await readColumns('fx_crypto', yahoo);
    expect(columns).toMatchObject({
      headers: ['Date', 'Open', 'High', 'Low', 'Close', 'Adj Close', 'Volume'],
      is_template: false,
      source: 'Yahoo Finance',
      saved_by: null,
      series: 'BTC/EUR',
      choices: ['BTC/EUR', 'ETH/EUR', 'USDC/EUR', 'EURC/EUR', 'WBTC/EUR'],
      mapping: { date_column: 'Date', value_column: 'Close', series_column: null, date_format: 'yyyy-mm-dd' },
    });
    expect(columns.rows.map(([day]) => day)).toEqual(['2026-02-26', '2026-02-27', '2026-02-28']);
    const { choices } = await readColumns('nav', yahoo, 'fonds.csv');
    expect(choices.toSorted()).toEqual(['BTCFY', 'HIDDEN', 'USDFY']);
  });

  it('are remembered for the next file of the source, for each administrator, until they are changed', async () => {
    const { fingerprint, mapping } = await remember(yahoo);
    const other = await signIn(test, 'admin_yield');
    const next = await test.expectOk('readFileColumns', {
      token: other.token,
      form: form('fx_crypto', 'Date,Open,High,Low,Close,Adj Close,Volume\n', { name: 'autre.csv' }),
    });
    expect(next).toMatchObject({ fingerprint, mapping, saved_by: 'Camille Moreau', series: null });
    const changed = { ...mapping, value_column: 'Adj Close' };
    await test.expectOk('saveImportMapping', {
      token: other.token,
      body: { kind: 'fx_crypto', fingerprint, mapping: changed },
    });
    expect((await readColumns('fx_crypto', yahoo)).mapping).toEqual(changed);
    // Of rates of crypto-assets: those of the central bank’s kind are another source.
    expect((await readColumns('fx_ecb', yahoo)).saved_by).toBeNull();
  });

  it('of a bank statement are read for its own step', async () => {
    const columns = await readColumns('statement', 'Date;Libellé;Montant\n05/01/2026;VIR;10,00\n');
    expect(columns).toMatchObject({
      headers: ['Date', 'Libellé', 'Montant'],
      fingerprint: null,
      mapping: null,
      choices: [],
    });
  });
});

describe('a file read with remembered columns', () => {
  it('shows what each of its lines does, and is published as imported, not as the exchange’s', async () => {
    await remember(yahoo);
    const plan = await preview(yahoo, 'BTC/EUR');
    expect(plan).toMatchObject({
      kind: 'fx_crypto',
      created: 2,
      skipped: 2,
      errors: [],
      lines: { created: [{ from: 2, to: 3 }], changed: [], unchanged: [], ignored: [{ from: 4, to: 5 }] },
      has_refused: false,
    });
    expect(plan.ignored.map(({ line }) => line)).toEqual([4, 5]);
    await test.expectOk('commitImport', {
      token: admin.token,
      params: { id: plan.id },
      body: { reason: 'x' },
    });
    const stored = await test.deps.db.select().from(fxRates);
    expect(stored.map(({ base, day, rate, source }) => [base, day, rate, source])).toEqual([
      ['BTC', '2026-02-26', '58214.1', 'import'],
      ['BTC', '2026-02-27', '58300.25', 'import'],
    ]);
    expect(await preview(yahoo, 'BTC/EUR')).toMatchObject({
      unchanged: 2,
      lines: { unchanged: [{ from: 2, to: 3 }] },
    });
  });

  it('is refused without the pair of the whole file', async () => {
    await remember(yahoo);
    const plan = await test.expectOk('previewImport', { token: admin.token, form: form('fx_crypto', yahoo) });
    expect(plan.errors[0]?.message).toContain('BTC/EUR, ETH/EUR');
  });

  it('gives its refused lines as a file that can be corrected and imported', async () => {
    await remember(yahoo);
    const wrong = yahoo.replace('58214.1', '=58214.1').replace('2026-02-27', '27/02/2026');
    const plan = await preview(wrong, 'BTC/EUR');
    expect(plan).toMatchObject({ has_refused: true, errors: [{ line: 2 }, { line: 3 }] });
    const file = await test.call('downloadRefusedLines', { token: admin.token, params: { id: plan.id } });
    expect(file.headers['content-disposition']).toContain('lignes-refusees-2026-03-02.csv');
    const text = file.raw.toString();
    const lines = text.split('\r\n');
    expect(lines[0]).toBe('\uFEFFDate;Open;High;Low;Close;Adj Close;Volume;Motif du refus');
    expect(lines).toHaveLength(4);
    // A spreadsheet runs no formula of it.
    expect(lines[1]).toContain(';"\'=58214.1";');
    expect(lines[2]).toMatch(/^27\/02\/2026;1;2;3;58300\.25;5;6;.*n’est pas de la forme 2026-01-31/);
    const corrected = text.replace('"\'=58214.1"', '58214.1').replace('27/02/2026', '2026-02-27');
    expect(await preview(corrected, 'BTC/EUR')).toMatchObject({ created: 2, errors: [] });
  });

  it('gives refused lines to its author alone, and of the template too', async () => {
    const text = 'date;paire;cours\nhier;BTC/EUR;1\n';
    const plan = await test.expectOk('previewImport', { token: admin.token, form: form('fx_crypto', text) });
    const params = { id: plan.id };
    const file = await test.call('downloadRefusedLines', { token: admin.token, params });
    expect(file.raw.toString()).toContain(
      'date;paire;cours;Motif du refus\r\nhier;BTC/EUR;1;La date «\u00a0hier',
    );
    const other = await signIn(test, 'super_admin');
    expect((await test.call('downloadRefusedLines', { token: other.token, params })).status).toBe(404);
  });
});

it('a mapping that names no column is refused', async () => {
  const { fingerprint, mapping } = await readColumns('fx_crypto', yahoo);
  const response = await test.call('saveImportMapping', {
    token: admin.token,
    body: { kind: 'fx_crypto', fingerprint, mapping: { ...mapping, date_column: '   ' } },
  });
  expect(response).toMatchObject({ status: 422, body: { code: 'market_data.bad_mapping' } });
});

it('warns of a rate far from the one before it: another pair, or the other way round', async () => {
  await remember(yahoo);
  const published = { source: 'test', publishedAt: test.clock.now() };
  await test.deps.db
    .insert(fxRates)
    .values({ base: 'BTC', quote: 'EUR', day: '2026-02-25', rate: '0.0000171', ...published });
  const plan = await preview(yahoo, 'BTC/EUR');
  expect(plan.warnings).toHaveLength(1);
  expect(plan.warnings[0]?.line).toBe(2);
  expect(plan.warnings[0]?.message).toContain('BTC/EUR au 26/02/2026');
  const { status } = await test.call('commitImport', {
    token: admin.token,
    params: { id: plan.id },
    body: {},
  });
  expect(status).toBe(422);
});
