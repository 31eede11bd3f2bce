import { spawnSync } from 'node:child_process';
import { getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import { PgArray, type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as schema from './db/schema/index.ts';
import { createLog } from './log.ts';
import { createTestApp, type TestApp } from './testing/create-test-app.ts';

const written: string[] = [];
const log = createLog({ logLevel: 'info' }, { write: (line) => void written.push(line) });
let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({}, { log });
});
afterAll(() => test.close());
beforeEach(() => {
  written.length = 0;
});

/** Values no code or constraint contains: wherever one is found, it came from a row. */
const personal = {
  text: 'camille-moreau-8c1f',
  uuid: '5ec2e700-0000-4000-8000-5ec2e75ec2e7',
  number: 30_117,
  day: '1931-07-14',
};
const forms = [
  personal.text,
  Buffer.from(personal.text).toString('hex'),
  Buffer.from(personal.text).toString('base64'),
  personal.uuid,
  String(personal.number),
  personal.day,
  'Jul 14 1931',
];

const valueByType: Record<string, unknown> = {
  boolean: true,
  number: personal.number,
  date: new Date(`${personal.day}T12:00:00.000Z`),
  json: { name: personal.text },
  custom: Buffer.from(personal.text),
};

function valueFor(column: PgColumn): unknown {
  if (is(column, PgArray)) return [valueFor(column.baseColumn)];
  return valueByType[column.dataType] ?? stringFor(column.columnType);
}

function stringFor(columnType: string): string {
  if (columnType === 'PgUUID') return personal.uuid;
  if (columnType === 'PgDateString') return personal.day;
  return columnType === 'PgNumeric' ? String(personal.number) : personal.text;
}

const isGenerated = (column: PgColumn): boolean => column.generatedIdentity !== undefined;
const takesAnyText = ({ columnType, dataType }: PgColumn): boolean =>
  columnType === 'PgText' || dataType === 'custom';

const exported: unknown[] = Object.values(schema);
const tables = exported.filter((value) => is(value, PgTable));

/** Checks run in the order of their names: this one comes before the table's own. Triggers would refuse before it. */
const refuseRowsOf = (table: string) =>
  test.database.owner.execute(
    sql`alter table ${sql.identifier(table)} disable trigger user, add constraint a_refusal check (false) not valid`,
  );
const acceptRowsOf = (table: string) =>
  test.database.owner.execute(
    sql`alter table ${sql.identifier(table)} enable trigger user, drop constraint a_refusal`,
  );

async function logFailureOf(work: PromiseLike<unknown>): Promise<string> {
  const error: unknown = await Promise.resolve(work).then(
    () => {
      throw new Error('the row was not refused');
    },
    (cause: unknown) => cause,
  );
  log.error({ err: error }, 'request failed');
  return written.join('');
}

function expectNoPersonalData(lines: string): void {
  for (const form of forms) expect(lines).not.toContain(form);
}

describe('a row that the database refuses', () => {
  it.each(tables.map((table) => [getTableName(table), table] as const))(
    'leaves no value of %s in the log, only the constraint and the table',
    async (name, table) => {
      const row = Object.fromEntries(
        Object.entries<PgColumn>(getTableColumns(table))
          .filter(([, column]) => !isGenerated(column))
          .map(([key, column]) => [key, valueFor(column)]),
      );
      await refuseRowsOf(name);
      // The API’s role adds no link of the trail.
      const db = name === 'audit_chain' ? test.database.owner : test.deps.db;
      const lines = await logFailureOf(db.insert(table).values(row));
      await acceptRowsOf(name);
      expect(lines).toContain('"constraint":"a_refusal"');
      expect(lines).toContain(`"table":"${name}"`);
      expectNoPersonalData(lines);
    },
  );

  it.each(tables.map((table) => [getTableName(table), table] as const))(
    'leaves no value of %s in the log when its type does not fit',
    async (name, table) => {
      for (const column of Object.values<PgColumn>(getTableColumns(table))) {
        if (isGenerated(column) || takesAnyText(column)) continue;
        written.length = 0;
        const lines = await logFailureOf(
          test.deps.db.execute(
            sql`insert into ${sql.identifier(name)} (${sql.identifier(column.name)}) values (${personal.text})`,
          ),
        );
        expect(lines, column.name).toMatch(/"code":"22\w{3}"/);
        expectNoPersonalData(lines);
      }
    },
  );
});

const person = {
  is_company: false,
  lastname: 'Roche-Confidentiel',
  firstname: 'Yanis-Confidentiel',
  address: '3 quai confidentiel',
  zip_code: '69002',
  city: 'Lyon',
  country_address: 'FRA',
  email: 'yanis.confidentiel@exemple.fr',
  password: 'Mot-confidentiel-2026!',
  password_confirmation: 'Mot-confidentiel-2026!',
  phone: '06-11-22-33-44',
};

describe('a request that fails on the database', () => {
  it('is logged with its stack and request id, and without what was sent', async () => {
    await refuseRowsOf('users');
    const response = await test.call('register', { body: { user: person } });
    await acceptRowsOf('users');
    expect(response.status).toBe(500);
    const lines = written.join('');
    expect(lines).toContain('"msg":"request failed"');
    expect(lines).toMatch(/"reqId":"[0-9a-f-]{36}"/);
    expect(lines).toMatch(/at .*register\.ts/);
    expect(lines).toContain('"constraint":"a_refusal"');
    expect(lines).not.toMatch(/confidentiel|11-22-33|argon2/i);
  });
});

describe('health checks and metrics', () => {
  it('write no line at info, refused or not, while another request does', async () => {
    await test.call('getLiveness');
    await test.call('getReadiness');
    await test.app.inject({ url: '/metrics', remoteAddress: '203.0.113.9' });
    expect(written).toEqual([]);
    await test.call('listParameters');
    await test.call('getMe');
    expect(written.map((line) => JSON.parse(line).msg)).toEqual([
      'request completed',
      'access denied',
      'request refused',
      'request completed',
    ]);
  });
});

describe('a process that ends on an error nothing caught', () => {
  it.each(['throw error', 'Promise.reject(error)', 'await Promise.reject(error)'])(
    'prints no value of it after %s',
    (statement) => {
      const script = `
        import { DrizzleQueryError } from 'drizzle-orm';
        import { exitOnUncaught } from '${new URL('log.ts', import.meta.url).href}';
        exitOnUncaught();
        const detail = { code: '23514', detail: 'Failing row contains (${personal.text})', table: 'users' };
        const cause = Object.assign(new Error('check violated'), detail);
        const error = new DrizzleQueryError('insert into users', ['${personal.text}'], cause);
        ${statement};`;
      const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
        cwd: import.meta.dirname,
        encoding: 'utf8',
      });
      expect(status).toBe(1);
      expect(stderr).toContain('Failed query: insert into users');
      expect(stderr).toContain('caused by Error: check violated');
      expectNoPersonalData(stderr);
    },
  );
});

describe('a log line', () => {
  it.each([
    [
      'a provider’s sentence that names an address',
      new Error('no such user: camille-moreau-8c1f@exemple.fr'),
    ],
    ['a text that is not JSON', captureSyntaxError()],
    ['something thrown that is no Error', { email: personal.text }],
    [
      'a cause',
      new Error('outer', { cause: new Error(`x\nparams: ${personal.text},\n    at camille-moreau-8c1f`) }),
    ],
  ])('never holds the data of %s', (_what, error) => {
    log.error({ err: error }, 'failed');
    expect(written).toHaveLength(1);
    expectNoPersonalData(written.join(''));
  });
});

function captureSyntaxError(): unknown {
  try {
    return JSON.parse(personal.text);
  } catch (error) {
    return error;
  }
}
