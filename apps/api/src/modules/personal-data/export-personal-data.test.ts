import { PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { getTableName, is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { personalTables } from '../../db/personal-tables.ts';
import { auditLog } from '../../db/schema/audit.ts';
import { users } from '../../db/schema/identity.ts';
import * as schema from '../../db/schema/index.ts';
import type { SuccessBody } from '../../http/operation.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { type SignedIn, signIn, testPassword } from '../../testing/people.ts';
import { verifySeal } from '../../testing/verify-seal.ts';
import { publishMarket, seedStrategies } from '../contracts/contracts.fixture.ts';
import { createFullAccount, type FullAccount } from './full-account.fixture.ts';
import { writePersonalData } from './personal-data-pdf.ts';

type PersonalData = SuccessBody<'exportPersonalData'>;

let test: TestApp;
let alix: FullAccount;
let blaise: FullAccount;

beforeEach(async () => {
  test = await createTestApp();
  test.clock.set('2026-01-04T09:00:00.000Z');
  await seedStrategies(test);
  await publishMarket(test);
  alix = await createFullAccount(test, 'alix');
  blaise = await createFullAccount(test, 'blaise');
});
afterEach(() => test.close());

const requestExport = ({ token }: Pick<SignedIn, 'token'>, format = 'json') =>
  test.call('exportPersonalData', { token, body: { format } });
const exportOf = ({ token }: Pick<SignedIn, 'token'>) =>
  test.expectOk('exportPersonalData', { token, body: { format: 'json' } });

/** The rows of one part of the export; of the activity and of messages, the caller's own. */
function rowsIn(data: PersonalData, part: keyof PersonalData): readonly unknown[] {
  if (part === 'activity') return data.activity.filter(({ by }) => by === 'self');
  if (part === 'messages') return data.messages.filter(({ by }) => by === 'self');
  const rows = data[part];
  return Array.isArray(rows) ? rows : [rows];
}

const tableNames = new Map(
  Object.entries(schema).flatMap(([name, table]) =>
    is(table, PgTable) ? [[name, getTableName(table)]] : [],
  ),
);
const decided = new Map(
  Object.entries(personalTables).flatMap(([name, table]) =>
    Object.entries(table?.columns ?? {}).map(([column, where]) => [
      `${tableNames.get(name)}.${column}`,
      where,
    ]),
  ),
);

const tables = Object.values(schema).filter((table) => is(table, PgTable));
/** By its reference, or by its name where a reference would forbid to outlive the account. */
const personColumns = tables.flatMap((table) => {
  const { columns, foreignKeys } = getTableConfig(table);
  const references = foreignKeys
    .map((key) => key.reference())
    .filter(({ foreignTable }) => getTableName(foreignTable) === getTableName(users))
    .flatMap((reference) => reference.columns.map(({ name }) => name));
  return (
    columns
      .filter(
        ({ name }) => references.includes(name) || /(user|actor|author|owner|sales)_id$|_by$/.test(name),
      )
      // A day by which, and an identifier of another service.
      .filter((column) => column.getSQLType() !== 'date' && column.name !== 'external_user_id')
      .map((column) => ({ table, column, name: `${getTableName(table)}.${column.name}` }))
  );
});

describe('the export of personal data', () => {
  it('is in the export, table by table, or left out for a reason that is written', async () => {
    const data = await exportOf(alix);
    expect(personColumns.map(({ name }) => name).toSorted()).toEqual([...decided.keys()].toSorted());
    for (const { table, column, name } of personColumns) {
      const where = decided.get(name) ?? [];
      if (typeof where !== 'string' && 'because' in where) continue;
      const parts = [where].flat();
      const held = await test.deps.db.$count(table, sql`${column} = ${alix.userId}`);
      expect(held, name).toBeGreaterThan(0);
      expect(
        parts.flatMap((part) => rowsIn(data, part)),
        name,
      ).toHaveLength(held);
    }
  });

  it('includes texts, the history of identity checks and the rates of the products held', async () => {
    const data = await exportOf(alix);
    expect(data.account).toMatchObject({ email: 'alix@exemple.fr', address: 'rue alix' });
    expect(data.consents[0]).toMatchObject({
      label: 'label alix',
      sha256: 'sha alix',
      ip_address: 'ip alix',
    });
    expect(data.kyc_history).toEqual([{ at: expect.any(String), from: 'started', to: 'verified' }]);
    expect(data.mails[0]).toMatchObject({ kind: 'code', recipient: 'alix@exemple.fr' });
    expect(data.yield_flows).toEqual([{ product: 'USDFY', points: expect.any(Array) }]);
    expect(data.yield_flows[0]?.points.map(({ date }) => date)).toEqual([
      '2026-01-02',
      '2026-01-03',
      '2026-01-04',
    ]);
    expect(data.activity).toContainEqual(
      expect.objectContaining({ action: 'payment.paid', object_id: alix.contractId, by: 'other', ip: null }),
    );
  });

  it('contains no data of other users, no secret and nothing internal to staff', async () => {
    const text = (await requestExport(alix)).raw.toString();
    expect(text.match(/alix/g)?.length).toBeGreaterThan(25);
    expect(text).not.toMatch(/blaise|hidden-/);
    expect(text).not.toContain(blaise.userId);
    expect(text).not.toContain(blaise.contractId);
    const [row] = await test.deps.db.select().from(users).where(sql`${users.id} = ${alix.userId}`);
    expect(text).not.toContain(row?.passwordHash);
  });
});

describe('the document to read', () => {
  it('is a tagged PDF of that name', async () => {
    const { status, headers, raw } = await requestExport(alix, 'pdf');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/pdf');
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers['content-disposition']).toContain('mes-donnees-personnelles-2026-01-04.pdf');
    const pdf = await PDFDocument.load(raw);
    expect(pdf.getTitle()).toBe('Mes données personnelles');
    expect(await verifySeal(raw)).toMatchObject({ isValid: true, coversWholeFile: true });
    expect(String(pdf.catalog.lookup(PDFName.of('MarkInfo'), PDFDict))).toContain('/Marked true');
  });

  it('contains all the data in French, part by part', async () => {
    const data = await exportOf(alix);
    const [headings, texts, labels]: [string[], string[], string[]] = [[], [], []];
    writePersonalData(
      {
        heading: (text) => headings.push(text),
        paragraph: (text) => texts.push(text),
        facts: (rows) => {
          for (const [label, value] of rows) {
            labels.push(label);
            texts.push(label, value);
          }
        },
      },
      data,
    );
    expect(headings).toHaveLength(Object.keys(data).length - 1);
    expect(labels.filter((label) => label.includes('_'))).toEqual([]);
    expect(labels).toContain('Numéro de SIREN');
    const text = texts.join('\n');
    for (const marked of JSON.stringify(data).match(/[^"]*alix[^"]*/g) ?? []) expect(text).toContain(marked);
    const [first] = data.contracts;
    expect(
      texts.filter((one) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$|^[\da-f]{64}$/.test(one)),
    ).toEqual([]);
    expect(labels.filter((label) => label === 'Contrat').length).toBeGreaterThan(1);
    expect(texts).toContain(first?.po_number);
    expect(text).toContain('3 taux quotidiens du 02/01/2026 au 04/01/2026');
    expect(text).toContain('15\u202f000');
  });
});

describe('requesting it', () => {
  it('downloads a file that no cache stores, and is on the trail', async () => {
    const { headers } = await requestExport(alix);
    expect(headers['content-disposition']).toContain(
      'attachment; filename="mes-donnees-personnelles-2026-01-04.json"',
    );
    expect(headers['cache-control']).toBe('private, no-store');
    const [line] = await test.deps.db
      .select()
      .from(auditLog)
      .where(sql`${auditLog.action} = 'personal_data.exported'`);
    expect(line).toMatchObject({ actorId: alix.userId, objectId: alix.userId, after: { format: 'json' } });
  });

  it('may be done five times a day', async () => {
    for (let time = 1; time <= 5; time += 1) expect((await requestExport(alix)).status).toBe(200);
    const refused = await requestExport(alix);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(23 * 3600);
    expect((await requestExport(blaise)).status).toBe(200);
    test.clock.advance({ minutes: 24 * 60 });
    const body = { user: { email: alix.email, password: testPassword } };
    expect((await requestExport(await test.expectOk('login', { body }))).status).toBe(200);
  });

  it('is a right of staff too, who get their own acts and none of the people they act for', async () => {
    const staff = await signIn(test, 'super_admin');
    await test.deps.db.insert(auditLog).values({
      at: test.clock.now(),
      actorId: staff.userId,
      action: 'payment.paid',
      objectType: 'contract',
      objectId: alix.contractId,
    });
    const text = (await requestExport(staff)).raw.toString();
    expect(text).toContain('payment.paid');
    expect(text).not.toContain(alix.contractId);
  });
});
