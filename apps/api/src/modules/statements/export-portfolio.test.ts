import { strFromU8, unzipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contracts } from '../../db/schema/contracts.ts';
import { importFile } from '../../testing/import-file.ts';
import { signIn } from '../../testing/people.ts';
import {
  type Given,
  givenProducts,
  liveWorkedExample,
  payContract,
  payRenounced,
  payUnquoted,
  payWaiting,
  publishLater,
  publishNavs,
  readCsv,
} from './statements.fixture.ts';

let given: Given;

beforeEach(async () => {
  given = await givenProducts();
});
afterEach(() => given.test.close());

const exported = (table: string, format: string) =>
  given.test.call('exportPortfolio', { token: given.client.token, query: { table, format } });

const flows = async (...columns: string[]) =>
  (await readCsv(given, 'flows')).map((row) => columns.map((column) => row[column]));

describe('a table for a spreadsheet', () => {
  it('of contracts has the value of each and the days of its values', async () => {
    const contractId = await liveWorkedExample(given);
    expect(await readCsv(given, 'contracts')).toEqual([
      expect.objectContaining({
        'Bon de commande': `PO-${contractId}`,
        Produit: 'USDFY',
        Statut: 'Signé',
        'Payé le': '02/01/2026',
        'Montant versé': '10000',
        Devise: 'EURC',
        'VL du': '31/01/2026',
        'Taux du': '03/01/2026',
        'Dernier taux publié': 'Oui',
        'En cours d’exécution': '0',
        'Paiements (EUR)': '10000',
        'Écart d’exécution (EUR)': '0',
        'Valeur (EUR)': '10261,54',
        'Effet de change (EUR)': '219,79',
        'Rendement (EUR)': '261,54',
      }),
    ]);
  });

  it('A6: of contracts names the rate that leaves exchange rates out', async () => {
    await liveWorkedExample(given);
    const [row] = await readCsv(given, 'contracts');
    const { 'Rendement (EUR)': amount, 'Rendement hors change (0,01 = 1\u00a0%)': rate } = row ?? {};
    // 261.54 EUR on 10 000, most of it from the dollar; 102 / 101 − 1 without it.
    expect(amount).toBe('261,54');
    expect(Number(rate?.replace(',', '.'))).toBeCloseTo(102 / 101 - 1, 6);
    expect(Object.keys(row ?? {})).not.toContain('Rendement (0,01 = 1\u00a0%)');
  });

  it('of contracts has what waits in the currency paid, in no total', async () => {
    await payWaiting(given);
    expect(await readCsv(given, 'contracts')).toEqual([
      expect.objectContaining({
        Devise: 'EURO',
        'Montant versé': '5000',
        'En cours d’exécution': '5000',
        Parts: '0',
        'Paiements (EUR)': '0',
        'Valeur (EUR)': '0',
        'Rendement (EUR)': '0',
      }),
    ]);
  });

  it('of flows has a line for each payment of the caller, and for one that was given back', async () => {
    await liveWorkedExample(given);
    await payRenounced(given);
    expect(await flows('Date', 'Nature', 'Montant', 'Montant (EUR)', 'Frais (EUR)')).toEqual([
      ['02/01/2026', 'Paiement', '10000', '10000', '59,95'],
      ['06/01/2026', 'Paiement', '5000', '4600', ''],
      ['20/01/2026', 'Remboursement', '-5000', '-4600', ''],
    ]);
    const other = await signIn(given.test, 'client');
    expect(await readCsv({ ...given, client: other }, 'flows')).toEqual([]);
  });

  it('of flows has a payment that waits without a date, then its dealing day', async () => {
    await payWaiting(given);
    const columns = ['Date', 'Ordre du', 'Nature', 'Montant', 'Montant (EUR)'];
    expect(await flows(...columns)).toEqual([['', '20/01/2026', 'Paiement en cours', '5000', '']]);
    await publishNavs(given, '31/01/2026;EURFY;100');
    expect(await flows(...columns)).toEqual([['31/01/2026', '20/01/2026', 'Paiement', '5000', '5000']]);
  });

  it('of flows has what is not valued, with its fee and units', async () => {
    await liveWorkedExample(given);
    await payUnquoted(given);
    expect(await readCsv(given, 'flows')).toEqual([
      expect.objectContaining({ Date: '02/01/2026', 'Montant (EUR)': '10000' }),
      expect.objectContaining({
        Date: '05/01/2026',
        Nature: 'Paiement',
        Montant: '1',
        Devise: 'WBTC',
        'Montant (EUR)': 'non calculable',
        Frais: '0,001',
        Parts: '0,00999',
      }),
    ]);
  });

  it('D7: says why an amount has no value in the requested currency, and keeps that currency', async () => {
    await liveWorkedExample(given);
    const quotes = 'date;paire;cours\n03/01/2026;BTC/EUR;50000\n';
    await importFile(given.test, given.admin, { kind: 'fx_crypto', text: quotes });
    const reason = 'non calculable en BTC avant le 03/01/2026';
    expect(await readCsv(given, 'contracts', 'BTC')).toMatchObject([
      { 'Paiements (BTC)': reason, 'Rendement (BTC)': reason, 'Valeur (BTC)': '0,20523087' },
    ]);
    expect(await readCsv(given, 'flows', 'BTC')).toMatchObject([
      { Montant: '10000', 'Montant (BTC)': reason, 'Frais (BTC)': reason },
    ]);
    expect(await readCsv(given, 'yields', 'BTC')).toMatchObject([
      { 'Ouverture (BTC)': reason },
      { 'Clôture (BTC)': reason },
    ]);
    expect((await readCsv(given, 'contracts', 'ETH'))[0]?.['Valeur (ETH)']).toMatch(/aucun taux ETH publié$/);
  });

  it('of flows has the amount a client received and the exit fee beside it', async () => {
    const contractId = await liveWorkedExample(given);
    await given.test.expectOk('closeContract', { token: given.client.token, params: { id: contractId } });
    given = await publishLater(given, '2026-02-04T12:00:00.000Z', '03/02/2026;USDFY;102');
    const quotes = 'Date,USD,CHF,\n2026-02-03,1.0869565217,0.95,\n';
    await importFile(given.test, given.admin, { kind: 'fx_ecb', text: quotes });
    expect((await readCsv(given, 'flows')).at(-1)).toMatchObject({
      Date: '03/02/2026',
      'Ordre du': '03/02/2026',
      Nature: 'Clôture',
      Montant: '-10241,02',
      Devise: 'EURC',
      Frais: '20,52',
      Parts: '-109,351485147421',
    });
  });

  it('of yields has a line for each contract and month, then all contracts', async () => {
    const contractId = await liveWorkedExample(given);
    const rows = await readCsv(given, 'yields');
    expect(rows.map((row) => [row['Mois'], row['Bon de commande'], row['Clôture (EUR)']])).toEqual([
      ['2026-01', `PO-${contractId}`, '10261,54'],
      ['2026-01', 'Ensemble', '10261,54'],
    ]);
    expect(rows[0]?.['Rendement (EUR)']).toBe('261,54');
  });

  it('of yields ends the month that is not over on the last day known', async () => {
    await liveWorkedExample(given);
    given = await publishLater(given, '2026-02-04T12:00:00.000Z', '03/02/2026;USDFY;102');
    const rows = await readCsv(given, 'yields');
    expect(rows.map((row) => [row['Mois'], row['Du'], row['Au']])).toEqual([
      ['2026-01', '01/01/2026', '31/01/2026'],
      ['2026-01', '01/01/2026', '31/01/2026'],
      ['2026-02', '01/02/2026', '03/02/2026'],
      ['2026-02', '01/02/2026', '03/02/2026'],
    ]);
  });

  it.each(['contracts', 'flows', 'yields'])(
    'of %s is empty but for its heads before a payment',
    async (table) => {
      const { raw, headers } = await exported(table, 'csv');
      expect(headers['content-type']).toBe('text/csv; charset=utf-8');
      expect(raw.toString().startsWith('\uFEFF')).toBe(true);
      expect(await readCsv(given, table)).toEqual([]);
      expect((await exported(table, 'xlsx')).status).toBe(200);
    },
  );

  it('neutralises a text that a spreadsheet would run', async () => {
    await liveWorkedExample(given);
    await given.test.deps.db.update(contracts).set({ poNumber: '=1+1' });
    expect((await readCsv(given, 'flows'))[0]?.['Bon de commande']).toBe(`"'=1+1"`);
    const sheet = strFromU8(
      unzipSync((await exported('flows', 'xlsx')).raw)['xl/worksheets/sheet1.xml'] ?? new Uint8Array(),
    );
    expect(sheet).not.toContain('<f>');
  });

  it('is an XLSX file with numbers and days, its heads frozen, the same bytes for the same data', async () => {
    await liveWorkedExample(given);
    await payContract(given, {
      strategyId: 'usdfy',
      currency: 'EURC',
      amount: '20000000',
      valueDate: '2026-01-03',
    });
    const { raw, headers } = await exported('flows', 'xlsx');
    expect(headers['content-disposition']).toContain('filename="mouvements-2026-01-31.xlsx"');
    const files = unzipSync(raw);
    const sheet = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    expect(sheet).toContain('state="frozen"');
    const cell = (place: string) => new RegExp(`<c r="${place}"([^>]*)><v>([^<]*)</v>`).exec(sheet)?.slice(1);
    // 2 January 2026 is day 46024 of a spreadsheet.
    expect(cell('A2')?.[1]).toBe('46024');
    expect(cell('F2')?.[1]).toBe('10000');
    expect(cell('L2')?.[1]).toBe('59.95');
    expect(cell('N2')?.[1]).toBe('109.351485147421');
    // More digits than a double holds: a text.
    expect(cell('N3')?.[0]).toContain('t="s"');
    expect(strFromU8(files['xl/sharedStrings.xml'] ?? new Uint8Array())).toContain('215023.676272930693');
    given.test.clock.advance({ minutes: 3 });
    expect((await exported('flows', 'xlsx')).raw.equals(raw)).toBe(true);
  });
});
