import { and, desc, eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '../../db/schema/audit.ts';
import { users } from '../../db/schema/identity.ts';
import type { OperationId } from '../../http/operation.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { importNav } from '../contracts/contracts.fixture.ts';
import { givenManyContracts } from '../staff-jobs/staff-jobs.fixture.ts';

let test: TestApp;
let admin: SignedIn;
let head: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
  const userId = await givenManyContracts(test, 3);
  await test.deps.db.update(users).set({ firstname: '=1+1', lastname: '<b>&"' }).where(eq(users.id, userId));
  await test.database.owner.execute('update contracts set search_text = fold_text(po_number)');
  admin = await signIn(test, 'admin_yield', { firstname: 'Marc', lastname: 'Vidal' });
  head = await signIn(test, 'super_admin');
});
afterAll(() => test.close());

async function download(operation: OperationId, query: Record<string, string>, { token } = admin) {
  const { status, raw, headers } = await test.call(operation, { token, query });
  expect(status).toBe(200);
  return {
    raw,
    text: raw.toString(),
    name: /filename="([^"]+)"/.exec(String(headers['content-disposition']))?.[1],
  };
}

describe('an export at once', () => {
  it('[A41] is UTF-8 with a byte order mark, semicolons and decimal commas, and a formula is text', async () => {
    const { text } = await download('exportContracts', { sort: 'created_at' });
    expect(text.startsWith('\uFEFFN° PO;Client;')).toBe(true);
    const [, line] = text.split('\r\n');
    expect(line).toMatch(/^PO-1;"'=1\+1 <b>&""";/);
    expect(line).toContain(';1,50;EURO;1,50;');
    expect(line).toMatch(/;Signé;[^;]+;01\/01\/2024;02\/01\/2024$/);
  });

  it('[A41] leaves its filters and its count on the trail, and its filters in its name', async () => {
    const query = { q: 'PO-2', strategy: 'USDFY', status: 'signed', sort: 'amount' };
    const { name } = await download('exportContracts', query);
    expect(name).toBe('souscriptions-usdfy-signe-po-2-2026-03-02.csv');
    const [row] = await test.deps.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.action, 'list.exported'), eq(auditLog.actorId, admin.userId)))
      .orderBy(desc(auditLog.id));
    expect(row).toMatchObject({
      objectType: 'list',
      objectId: 'contracts',
      after: { format: 'csv', filters: ['USDFY', 'Signé', 'PO-2'], lines: 1, file: name },
    });
  });

  it('has its filters in words: on the last line of a CSV as a comment, on a second sheet of an XLSX', async () => {
    const query = { q: 'PO-2', status_not: 'pending', from: '2024-01-01', sort: 'amount' };
    const { text } = await download('exportContracts', query);
    const lines = text.split('\r\n');
    expect(lines[0]).toMatch(/^\uFEFFN° PO;Client;/);
    expect(lines.at(-2)).toBe('# Filtres : sauf En attente · PO-2 · du 01/01/2024');
    expect((await download('exportContracts', { sort: 'amount' })).text).not.toContain('#');
    const typed = await download('exportContracts', { q: '=1+1;"x', sort: 'amount' });
    expect(typed.text.split('\r\n').at(-2)).toBe('# Filtres : =1+1 x');
    const { raw } = await download('exportContracts', { ...query, format: 'xlsx' });
    const parts = unzipSync(raw);
    const sheetOf = (part: string) => strFromU8(parts[part] ?? new Uint8Array()).match(/<t [^>]*>[^<]*/g);
    expect(sheetOf('xl/worksheets/sheet2.xml')?.map((cell) => cell.replace(/^[^>]*>/, ''))).toEqual([
      'Filtres',
      'sauf En attente',
      'PO-2',
      'du 01/01/2024',
    ]);
    expect(strFromU8(parts['xl/workbook.xml'] ?? new Uint8Array())).toContain('name="Filtres"');
  });

  it('is an XLSX with numbers, days and texts, whatever they begin with', async () => {
    const { raw, name } = await download('exportContracts', { format: 'xlsx', sort: 'created_at' });
    expect(name).toBe('souscriptions-2026-03-02.xlsx');
    const parts = unzipSync(raw);
    const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    const rows = sheet.match(/<row>.*?<\/row>/g) ?? [];
    expect(rows).toHaveLength(4);
    expect(rows[1]).toContain(
      't="inlineStr" s="0"><is><t xml:space="preserve">=1+1 &lt;b&gt;&amp;"</t></is></c>',
    );
    // 1 January 2024 is day 45 292 of a spreadsheet.
    expect(rows[1]).toContain('<c s="2"><v>1.5</v></c>');
    expect(rows[1]).toContain('<c s="3"><v>45292</v></c>');
    expect(sheet).not.toContain('<f>');
    expect(Object.keys(parts)).toContain('xl/styles.xml');
  });
});

describe('the other lists', () => {
  it('NAVs: each with its change, in the order and with the filters of the list', async () => {
    await importNav(test, head, { day: '2026-02-26', strategy: 'USDFY', vl: '100' });
    await importNav(test, head, { day: '2026-02-27', strategy: 'USDFY', vl: '101.5' });
    const { text, name } = await download('exportNavs', {
      strategy: 'USDFY',
      sort: 'date',
      from: '2026-02-27',
    });
    const [columns, ...lines] = text.trimEnd().split('\r\n');
    expect(columns).toBe(
      '\uFEFFDate;Stratégie;VL;VL brute;Provisions;Plus-haut;Rendement du jour;Source;Saisi par;Validé par;Publiée le',
    );
    expect(lines).toEqual([expect.stringMatching(/^27/), '# Filtres : USDFY · du 27/02/2026']);
    expect(lines[0]).toMatch(/^27\/02\/2026;USDFY;101,50*;;;;0,015;Import;/);
    expect(name).toBe('valeurs-liquidatives-usdfy-du-27-02-2026-2026-03-02.csv');
  });

  it('the audit trail: in French, with the names of who and what', async () => {
    const { text } = await download(
      'exportAudit',
      { action: 'list.exported', q: 'vidal', sort: 'date' },
      head,
    );
    const [columns, line] = text.split('\r\n');
    expect(columns).toMatch(/^\uFEFFEntrée;Date;Par;Rôle;Action;Objet;/);
    expect(line).toMatch(
      /^\d+;02\/03\/2026 10:00;Marc Vidal;admin_yield;Liste exportée;Liste;Souscriptions;contracts;"Fichier : /,
    );
  });

  it.each(['open', 'proposed', 'attached'])('receipts: those of the tab %s', async (tab) => {
    const { text, name } = await download('exportReceipts', { tab });
    expect(text).toMatch(/^\uFEFFDate de valeur;Compte;Payeur;/);
    expect(name).toContain('encaissements-');
  });

  it.each(['entries', 'balance', 'accounts', 'holdings', 'orders', 'fees', 'corrections'])(
    'the books, as XLSX: %s',
    async (list) => {
      const { raw } = await download('exportBooks', { list, format: 'xlsx' });
      expect(Object.keys(unzipSync(raw))).toContain('xl/workbook.xml');
    },
  );
});
