import { PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { auditHeads } from '../../db/schema/audit.ts';
import { verifyAuditTrail } from '../../jobs/verify-audit-trail.ts';
import { importFile } from '../../testing/import-file.ts';
import { signIn } from '../../testing/people.ts';
import { hasPdftotext, textOf } from '../../testing/read-pdf.ts';
import { verifySeal } from '../../testing/verify-seal.ts';
import { payWorkedExample, publishWorkedExample } from '../portfolio/portfolio.fixture.ts';
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

const list = () => given.test.expectOk('listStatements', { token: given.client.token });
const statement = (query: Record<string, string>, by = given.client) =>
  given.test.call('downloadStatement', { token: by.token, query });

describe('the head of the audit trail', () => {
  it.runIf(hasPdftotext)(
    'is in a statement, as the last night found it, and stays in the file that is kept',
    async () => {
      await liveWorkedExample(given);
      await verifyAuditTrail(given.test.deps);
      const [head] = await given.test.deps.db.select().from(auditHeads);
      const first = await statement({ period: '2026-01' });
      expect(textOf(first.raw).replaceAll(/\s/g, '')).toContain(`${head?.seq}:${head?.hash}`);
      await verifyAuditTrail(given.test.deps);
      expect((await statement({ period: '2026-01' })).raw).toEqual(first.raw);
    },
  );
});

describe('the statements there are', () => {
  it('are none before a payment, then come with the first month that is over', async () => {
    expect(await list()).toEqual({ statements: [], next: null, replaced: [] });
    await liveWorkedExample(given);
    const january = { period: '2026-01', kind: 'month', from: '2026-01-01', to: '2026-01-31', rectified: [] };
    expect(await list()).toEqual({
      statements: [january],
      next: { period: '2026-02', available_on: '2026-03-01' },
      replaced: [],
    });
    given.test.clock.set('2026-01-31T12:00:00.000Z');
    expect(await list()).toEqual({
      statements: [],
      next: { period: '2026-01', available_on: '2026-02-01' },
      replaced: [],
    });
  });

  it('come at midnight in Paris', async () => {
    await liveWorkedExample(given);
    given.test.clock.set('2026-01-31T23:00:00.000Z');
    expect((await list()).statements.map(({ period }) => period)).toEqual(['2026-01']);
    expect((await statement({ period: '2026-01' })).status).toBe(200);
  });

  it('wait for the VLs of a month that is over', async () => {
    await publishWorkedExample(given.test, given.admin);
    await payWorkedExample(given.test, given.admin, given.client);
    expect(await list()).toEqual({
      statements: [],
      next: { period: '2026-01', available_on: null },
      replaced: [],
    });
    expect((await statement({ period: '2026-01' })).status).toBe(404);
  });

  it('begin with the month a payment was received in, even if it was executed later', async () => {
    await payWaiting(given);
    expect((await list()).next).toEqual({ period: '2026-01', available_on: null });
    given = await publishLater(
      given,
      '2026-04-01T12:00:00.000Z',
      '01/03/2026;EURFY;100\n31/03/2026;EURFY;101',
    );
    expect((await list()).statements.map(({ period }) => period)).toEqual(['2026-03', '2026-02', '2026-01']);
    expect(
      (await readCsv(given, 'yields')).map((row) => [row['Mois'], row['Paiements (EUR)']]),
    ).toContainEqual(['2026-03', '5000']);
  });

  it('are a year once it is over, before its months', async () => {
    await liveWorkedExample(given);
    given = await publishLater(given, '2027-01-02T12:00:00.000Z', '31/12/2026;USDFY;110');
    const { statements } = await list();
    expect(statements.map(({ period }) => period).slice(0, 3)).toEqual(['2026', '2026-12', '2026-11']);
    expect(statements).toHaveLength(13);
  });
});

describe('a statement', () => {
  it('is a tagged PDF of that name, the same bytes for the same data', async () => {
    await liveWorkedExample(given);
    const { status, headers, raw } = await statement({ period: '2026-01' });
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/pdf');
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers['content-disposition']).toContain('attachment; filename="releve-2026-01.pdf"');
    const pdf = await PDFDocument.load(raw);
    expect(pdf.getTitle()).toBe('Relevé de portefeuille — janvier 2026');
    expect(String(pdf.catalog.lookup(PDFName.of('MarkInfo'), PDFDict))).toContain('/Marked true');
    expect(await verifySeal(raw)).toMatchObject({ isValid: true, coversWholeFile: true });
    given.test.clock.advance({ minutes: 3 });
    expect((await statement({ period: '2026-01' })).raw.equals(raw)).toBe(true);
  });

  it.runIf(hasPdftotext)('D7: is in the requested currency, and says why it lacks an amount', async () => {
    await liveWorkedExample(given);
    const quotes = 'date;paire;cours\n03/01/2026;BTC/EUR;50000\n';
    await importFile(given.test, given.admin, { kind: 'fx_crypto', text: quotes });
    const { raw } = await statement({ period: '2026-01', currency: 'BTC' });
    const text = textOf(raw).replaceAll(/\s+/g, ' ');
    expect(text).toContain('pas calculables en BTC avant le 3 janvier 2026, date de son premier taux publié');
    expect(text).toMatch(/Paiements non calculable/);
    expect(text).toMatch(/Solde au 31 janvier 2026 0,20523087 BTC/);
    expect(text).not.toContain('en EUR Solde');
  });

  it.runIf(hasPdftotext)('contains the balances, their components and the days of the values', async () => {
    const contractId = await liveWorkedExample(given);
    const text = textOf((await statement({ period: '2026-01' })).raw);
    expect(text).toContain('Solde au 1er janvier 2026 0,00 €');
    expect(text).toContain('Paiements 10 000,00 €');
    expect(text).toContain('Effet des stratégies 101,71 €');
    expect(text).toContain('Effet de change 219,79 €');
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
      await liveWorkedExample(given);
      given = await publishLater(
        given,
        '2028-01-02T12:00:00.000Z',
        '31/12/2026;USDFY;110\n31/12/2027;USDFY;121',
      );
      const text = textOf((await statement({ period: '2027' })).raw);
      expect(text).toContain('Solde au 1er janvier 2027 11 066,37 €');
      expect(text).toContain('Solde au 31 décembre 2027 12 173,01 €');
      expect(text).toMatch(/2026 0,00 € 10 000,00 € 0,00 € 1 066,37 € \+8,91 % 11 066,37 €/);
      expect(text).toMatch(/2027 11 066,37 € 0,00 € 0,00 € 1 106,64 € \+10,00 % 12 173,01 €/);
      expect(text).toContain('Aucun paiement ni retrait exécuté sur la période.');
    },
  );

  it.runIf(hasPdftotext)(
    'states what cannot be computed instead of a 0, and renounced contracts',
    async () => {
      await liveWorkedExample(given);
      await payUnquoted(given);
      await payRenounced(given);
      const text = textOf((await statement({ period: '2026-01' })).raw);
      expect(text).toContain('non calculable : aucun taux publié au 05/01/2026 ou avant');
      expect(text).toMatch(/06\/01\/2026 .* Paiement 5 000,00 USDC/);
      expect(text).toMatch(/20\/01\/2026 .* Remboursement 5 000,00 USDC/);
      expect(text).toContain('Solde au 31 janvier 2026 10 261,54 €');
    },
  );

  it.runIf(hasPdftotext)('contains what waits beside the value, the same once it is executed', async () => {
    await liveWorkedExample(given);
    await payWaiting(given);
    const { raw } = await statement({ period: '2026-01' });
    const text = textOf(raw).replaceAll(/\s+/g, ' ');
    expect(text).toContain(
      'En cours 5 000,00 €, à exécuter à la première VL datée du 20 janvier 2026 ou après',
    );
    expect(text).toContain('Paiements 10 000,00 €');
    expect(text).toContain('Solde au 31 janvier 2026 10 261,54 €');
    expect(text).not.toContain('Contrats non valorisés');
    given = await publishLater(
      given,
      '2026-03-02T12:00:00.000Z',
      '02/02/2026;EURFY;100\n28/02/2026;EURFY;101',
    );
    expect((await statement({ period: '2026-01' })).raw.equals(raw)).toBe(true);
    const next = textOf((await statement({ period: '2026-02' })).raw);
    expect(next).toContain('Paiements 5 000,00 €');
    expect(next).toMatch(/02\/02\/2026 .* Paiement 5 000,00 €/);
    expect(next).not.toContain('En cours 5 000,00');
  });

  it.runIf(hasPdftotext)('subtracts what was paid out', async () => {
    const contractId = await liveWorkedExample(given);
    await given.test.expectOk('closeContract', { token: given.client.token, params: { id: contractId } });
    const navs = '03/02/2026;USDFY;102\n28/02/2026;USDFY;102';
    given = await publishLater(given, '2026-03-02T12:00:00.000Z', navs);
    const quotes = 'Date,USD,CHF,\n2026-02-03,1.0869565217,0.95,\n';
    await importFile(given.test, given.admin, { kind: 'fx_ecb', text: quotes });
    const text = textOf((await statement({ period: '2026-02' })).raw);
    expect(text).toMatch(/Retraits −10 2\d\d,\d\d €/);
    expect(text).toContain('Solde au 28 février 2026 0,00 €');
  });

  it.runIf(hasPdftotext)('contains the execution gap once a NAV that was dealt at is corrected', async () => {
    await liveWorkedExample(given);
    const gap = /Écart d’exécution (\S+) €/;
    expect(textOf((await statement({ period: '2026-01' })).raw)).not.toMatch(gap);
    await publishNavs(given, '02/01/2026;USDFY;102');
    const text = textOf((await statement({ period: '2026-01' })).raw);
    // 109.351485148515 units × (102 − 101) USD × 0.90; then 1.505 USD lost at 0.90, and gained at 0.92.
    expect(gap.exec(text.slice(text.indexOf('Synthèse')))?.[1]).toBe('98,42');
    expect(text).toContain('Effet des stratégies 3,29 €');
    expect(text).toContain('Rendement de la période 261,54 €');
    expect((await readCsv(given, 'contracts'))[0]?.['Écart d’exécution (EUR)']).toBe('98,42');
    expect((await readCsv(given, 'yields'))[0]?.['Écart d’exécution (EUR)']).toBe('98,42');
  });

  it.runIf(hasPdftotext)(
    'A2: has totals that are the sums of its rounded lines, which it explains',
    async () => {
      await publishNavs(given, '05/01/2026;EURFY;100\n31/01/2026;EURFY;101,0077');
      const contract = { strategyId: 'eurfy', currency: 'EURO', amount: '5000', valueDate: '2026-01-05' };
      await payContract(given, contract);
      await payContract(given, contract);
      const text = textOf((await statement({ period: '2026-01' })).raw);
      // 49.95 units × 101.0077 = 5 045.334615, twice.
      expect(text).toContain('Solde au 31 janvier 2026 10 090,66 €');
      expect(text.replaceAll(/\s+/g, ' ')).toContain('Un total est la somme des lignes arrondies');
      const { portfolio } = await given.test.expectOk('getDashboard', { token: given.client.token });
      expect(portfolio.total_current_converted).toBe('10090.67');
    },
  );

  it('may be requested sixty times in five minutes', async () => {
    const calls = Array.from({ length: 60 }, () => statement({ period: '2026-01' }));
    const responses = await Promise.all(calls);
    expect(responses.map(({ status }) => status)).toEqual(calls.map(() => 404));
    expect((await statement({ period: '2026-01' })).status).toBe(429);
  });

  it('is only of the caller’s portfolio', async () => {
    await liveWorkedExample(given);
    const other = await signIn(given.test, 'client');
    expect((await statement({ period: '2026-01' }, other)).status).toBe(404);
    expect(await given.test.expectOk('listStatements', { token: other.token })).toEqual({
      statements: [],
      next: null,
      replaced: [],
    });
  });

  it.each(['2026-02', '2026', '2025-12', '2026-13', '9999'])('of %s does not exist', async (period) => {
    await liveWorkedExample(given);
    const { status, body } = await statement({ period });
    expect(status).toBe(404);
    expect(body).toMatchObject({ error: 'Ce relevé n’est pas disponible.', code: 'statements.not_found' });
  });
});
