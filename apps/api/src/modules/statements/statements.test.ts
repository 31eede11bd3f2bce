import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contracts, refunds } from '../../db/schema/contracts.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { type SignedIn, signIn, testPassword } from '../../testing/people.ts';
import {
  importFile,
  insertProducts,
  insertSignedContract,
  pay,
  payWorkedExample,
  publishWorkedExample,
} from '../portfolio/portfolio.fixture.ts';

let test: TestApp;
let admin: SignedIn;
let client: SignedIn;

beforeEach(async () => {
  test = await createTestApp();
  test.clock.set('2026-02-02T18:00:00.000Z');
  await insertProducts(test);
  admin = await signIn(test, 'super_admin');
  client = await signIn(test, 'client');
});
afterEach(() => test.close());

const hasPdftotext = (() => {
  try {
    execFileSync('pdftotext', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

function textOf(bytes: Uint8Array): string {
  const folder = mkdtempSync(join(tmpdir(), 'statement-'));
  const file = join(folder, 'statement.pdf');
  writeFileSync(file, bytes);
  const text = execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  return text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll(/ +/g, ' ');
}

/** The worked example of docs/money.md, then a NAV on the last day of its month. */
async function liveWorkedExample(): Promise<string> {
  await publishWorkedExample(test, admin);
  await importFile(test, admin, { kind: 'nav', text: 'date;strategie;vl\n31/01/2026;USDFY;102\n' });
  return await payWorkedExample(test, admin, client);
}

/** NAVs of later days; users who were signed in sign in again. */
async function publishLater(now: string, lines: string): Promise<void> {
  test.clock.set(now);
  const navs = { kind: 'nav', text: `date;strategie;vl\n${lines}` } as const;
  await importFile(test, await signIn(test, 'super_admin'), navs);
  const body = { user: { email: client.email, password: testPassword } };
  const { token } = await test.expectOk('login', { body });
  client = { ...client, token };
}

const list = () => test.expectOk('listStatements', { token: client.token });
const statement = (query: Record<string, string>, by = client) =>
  test.call('downloadStatement', { token: by.token, query });
const exported = (table: string, format = 'csv') =>
  test.call('exportPortfolio', { token: client.token, query: { table, format } });

async function csvOf(table: string): Promise<Record<string, string>[]> {
  const { raw, headers } = await exported(table);
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  const text = raw.toString();
  expect(text.startsWith('\uFEFF')).toBe(true);
  const [head = '', ...lines] = text.slice(1).trim().split('\r\n');
  const names = head.split(';');
  return lines.map((line) => {
    const cells = line.split(';');
    return Object.fromEntries(names.map((name, index) => [name, cells[index] ?? '']));
  });
}

describe('the statements there are', () => {
  it('are none before a payment, then come with the first month that is over', async () => {
    expect(await list()).toEqual({ statements: [], next: null });
    await liveWorkedExample();
    const january = { period: '2026-01', kind: 'month', from: '2026-01-01', to: '2026-01-31' };
    expect(await list()).toEqual({
      statements: [january],
      next: { period: '2026-02', available_on: '2026-03-01' },
    });
    test.clock.set('2026-01-31T12:00:00.000Z');
    expect(await list()).toEqual({
      statements: [],
      next: { period: '2026-01', available_on: '2026-02-01' },
    });
  });

  it('wait for the VLs of a month that is over', async () => {
    await publishWorkedExample(test, admin);
    await payWorkedExample(test, admin, client);
    expect(await list()).toEqual({ statements: [], next: { period: '2026-01', available_on: null } });
    expect((await statement({ period: '2026-01' })).status).toBe(404);
  });

  it('are a year once it is over, before its months', async () => {
    await liveWorkedExample();
    await publishLater('2027-01-02T12:00:00.000Z', '31/12/2026;USDFY;110\n');
    const { statements } = await list();
    expect(statements.map(({ period }) => period).slice(0, 3)).toEqual(['2026', '2026-12', '2026-11']);
    expect(statements).toHaveLength(13);
  });
});

describe('a statement', () => {
  it('is a tagged PDF of that name, the same bytes for the same data', async () => {
    await liveWorkedExample();
    const { status, headers, raw } = await statement({ period: '2026-01' });
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/pdf');
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers['content-disposition']).toContain('attachment; filename="releve-2026-01.pdf"');
    const pdf = await PDFDocument.load(raw);
    expect(pdf.getTitle()).toBe('Relevé de portefeuille — janvier 2026');
    expect(String(pdf.catalog.lookup(PDFName.of('MarkInfo'), PDFDict))).toContain('/Marked true');
    test.clock.advance({ minutes: 3 });
    expect((await statement({ period: '2026-01' })).raw.equals(raw)).toBe(true);
  });

  it.runIf(hasPdftotext)('contains the balances, their components and the days of the values', async () => {
    const contractId = await liveWorkedExample();
    const text = textOf((await statement({ period: '2026-01' })).raw);
    expect(text).toContain('Solde au 1er janvier 2026 0,00 €');
    expect(text).toContain('Versements 10 000,00 €');
    expect(text).toContain('Effet des stratégies 98,42 €');
    expect(text).toContain('Effet de change 223,08 €');
    expect(text).toContain('Frais −59,95 €');
    expect(text).toContain('Arrondi −0,01 €');
    expect(text).toContain('Solde au 31 janvier 2026 10 261,54 €');
    expect(text).toContain('Rendement de la période 261,54 €');
    expect(text).toContain('Rendement en %, hors change +0,99 %');
    expect(text).toContain('10 000,00 EURC le 2 janvier 2026');
    expect(text).toContain('109,35148515');
    expect(text).toContain('102 USD (VL du 31/01/2026)');
    expect(text).toMatch(/taux du 03\/01\/2026, dernier\s+publié/);
    expect(text).toContain(contractId.slice(0, 8));
    expect(text).toMatch(/Document informatif/);
  });

  it.runIf(hasPdftotext)(
    'of a year contains the balances of 1 January and 31 December, year by year',
    async () => {
      await liveWorkedExample();
      await publishLater('2028-01-02T12:00:00.000Z', '31/12/2026;USDFY;110\n31/12/2027;USDFY;121\n');
      const text = textOf((await statement({ period: '2027' })).raw);
      expect(text).toContain('Solde au 1er janvier 2027 11 066,37 €');
      expect(text).toContain('Solde au 31 décembre 2027 12 173,01 €');
      expect(text).toMatch(/2026 0,00 € 10 000,00 € 0,00 € 1 066,37 € \+8,91 % 11 066,37 €/);
      expect(text).toMatch(/2027 11 066,37 € 0,00 € 0,00 € 1 106,64 € \+10,00 % 12 173,01 €/);
      expect(text).toContain('Aucun versement ni retrait sur la période.');
    },
  );

  it.runIf(hasPdftotext)(
    'states what cannot be computed instead of a 0, and renounced contracts',
    async () => {
      await liveWorkedExample();
      const unquoted = await insertSignedContract(test, client, {
        strategyId: 'usdfy',
        currency: 'WBTC',
        amount: '1',
      });
      await pay(test, admin, { contractId: unquoted, amount: '1', valueDate: '2026-01-05' });
      const renounced = await insertSignedContract(test, client, {
        strategyId: 'usdfy',
        currency: 'USDC',
        amount: '5000',
      });
      await pay(test, admin, { contractId: renounced, amount: '5000', valueDate: '2026-01-06' });
      await renounce(renounced);
      const text = textOf((await statement({ period: '2026-01' })).raw);
      expect(text).toContain('non calculable : aucun taux publié au 05/01/2026 ou avant');
      expect(text).toMatch(/06\/01\/2026 .* Versement 5 000,00 USDC/);
      expect(text).toMatch(/20\/01\/2026 .* Remboursement 5 000,00 USDC/);
      expect(text).toContain('Solde au 31 janvier 2026 10 261,54 €');
    },
  );

  it('may be requested sixty times in five minutes', async () => {
    const calls = Array.from({ length: 60 }, () => statement({ period: '2026-01' }));
    const responses = await Promise.all(calls);
    expect(responses.map(({ status }) => status)).toEqual(calls.map(() => 404));
    expect((await statement({ period: '2026-01' })).status).toBe(429);
  });

  it('is only of the caller’s portfolio', async () => {
    await liveWorkedExample();
    const other = await signIn(test, 'client');
    expect((await statement({ period: '2026-01' }, other)).status).toBe(404);
    expect(await test.expectOk('listStatements', { token: other.token })).toEqual({
      statements: [],
      next: null,
    });
  });

  it.each(['2026-02', '2026', '2025-12', '2026-13', '9999'])('of %s does not exist', async (period) => {
    await liveWorkedExample();
    const { status, body } = await statement({ period });
    expect(status).toBe(404);
    expect(body).toMatchObject({ error: 'Ce relevé n’est pas disponible.', code: 'statements.not_found' });
  });
});

async function renounce(contractId: string): Promise<void> {
  const { db, clock } = test.deps;
  const set = { status: 'closed', renouncedAt: clock.now(), closedDate: '2026-01-20' } as const;
  await db.update(contracts).set(set).where(eq(contracts.id, contractId));
  await db.insert(refunds).values({
    contractId,
    userId: client.userId,
    amount: '5000',
    currency: 'USDC',
    isReceived: true,
    requestedAt: clock.now(),
    returnedOn: '2026-01-20',
    reference: 'VIR-2',
    recordedAt: clock.now(),
    recordedBy: admin.userId,
  });
}

describe('a table for a spreadsheet', () => {
  it('of contracts has the value of each and the days of its values', async () => {
    const contractId = await liveWorkedExample();
    expect(await csvOf('contracts')).toEqual([
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
        'Versements (EUR)': '10000',
        'Valeur (EUR)': '10261,54',
        'Effet de change (EUR)': '223,08',
        'Rendement (EUR)': '261,54',
      }),
    ]);
  });

  it('of flows has a line for each payment of the caller, and for one that was given back', async () => {
    await liveWorkedExample();
    const renounced = await insertSignedContract(test, client, {
      strategyId: 'usdfy',
      currency: 'USDC',
      amount: '5000',
    });
    await pay(test, admin, { contractId: renounced, amount: '5000', valueDate: '2026-01-06' });
    await renounce(renounced);
    const rows = await csvOf('flows');
    expect(
      rows.map((row) => [
        row['Date'],
        row['Nature'],
        row['Montant'],
        row['Montant (EUR)'],
        row['Frais (EUR)'],
      ]),
    ).toEqual([
      ['02/01/2026', 'Versement', '10000', '10000', '59,95'],
      ['06/01/2026', 'Versement', '5000', '4600', ''],
      ['20/01/2026', 'Remboursement', '-5000', '-4600', ''],
    ]);
    client = await signIn(test, 'client');
    expect(await csvOf('flows')).toEqual([]);
  });

  it('of yields has a line for each contract and month, then all contracts', async () => {
    const contractId = await liveWorkedExample();
    const rows = await csvOf('yields');
    expect(rows.map((row) => [row['Mois'], row['Bon de commande'], row['Clôture (EUR)']])).toEqual([
      ['2026-01', `PO-${contractId}`, '10261,54'],
      ['2026-01', 'Ensemble', '10261,54'],
    ]);
    expect(rows[0]?.['Rendement (EUR)']).toBe('261,54');
  });

  it.each(['contracts', 'flows', 'yields'])(
    'of %s is empty but for its heads before a payment',
    async (table) => {
      expect(await csvOf(table)).toEqual([]);
      expect((await exported(table, 'xlsx')).status).toBe(200);
    },
  );

  it('neutralises a text that a spreadsheet would run', async () => {
    await liveWorkedExample();
    await test.deps.db.update(contracts).set({ poNumber: '=1+1' });
    expect((await csvOf('flows'))[0]?.['Bon de commande']).toBe(`"'=1+1"`);
    const sheet = strFromU8(
      unzipSync((await exported('flows', 'xlsx')).raw)['xl/worksheets/sheet1.xml'] ?? new Uint8Array(),
    );
    expect(sheet).not.toContain('<f>');
  });

  it('is an XLSX file with numbers and days, its heads frozen, the same bytes for the same data', async () => {
    await liveWorkedExample();
    const { raw, headers } = await exported('flows', 'xlsx');
    expect(headers['content-disposition']).toContain('filename="mouvements-2026-01-31.xlsx"');
    const files = unzipSync(raw);
    const sheet = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    expect(sheet).toContain('state="frozen"');
    const cell = (place: string) => new RegExp(`<c r="${place}"([^>]*)><v>([^<]*)</v>`).exec(sheet)?.slice(1);
    // 2 January 2026 is day 46024 of a spreadsheet.
    expect(cell('A2')?.[1]).toBe('46024');
    expect(cell('E2')?.[1]).toBe('10000');
    expect(cell('K2')?.[1]).toBe('59.95');
    // More digits than a double holds: a text.
    expect(cell('M2')?.[0]).toContain('t="s"');
    expect(strFromU8(files['xl/sharedStrings.xml'] ?? new Uint8Array())).toMatch(/109\.35148\d{13}/);
    test.clock.advance({ minutes: 3 });
    expect((await exported('flows', 'xlsx')).raw.equals(raw)).toBe(true);
  });
});
