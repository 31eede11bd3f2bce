// The attestation of NAVs: values, versions, names and digest, over HTTP.
import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditLog } from '../../db/schema/audit.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { importFile } from '../../testing/import-file.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { seedStrategies } from '../contracts/contracts.fixture.ts';
import { listNavVersionRows } from '../nav-versions/nav-versions.repository.ts';
import { digestOf, writeAttestation } from './nav-attestation-pdf.ts';

let test: TestApp;
let maker: SignedIn;

beforeAll(async () => {
  test = await createTestApp({ hasTwoPersonControl: true });
  test.clock.set('2026-01-05T15:30:00.000Z');
  await seedStrategies(test);
  maker = await signIn(test, 'admin_yield', { firstname: 'Marc', lastname: 'Vidal' });
  await signIn(test, 'super_admin');
  const head = 'date;strategie;vl;vl_brute;provisions;plus_haut';
  const publish = (...lines: string[]) =>
    importFile(test, maker, { kind: 'nav', text: [head, ...lines].join('\n') });
  await publish(
    '02/01/2026;USDFY;101;101,5;0,5;101',
    '03/01/2026;USDFY;100,495;;;',
    '04/01/2026;USDFY;102;;;',
  );
  await publish('03/01/2026;USDFY;100,8;;;');
});
afterAll(() => test.close());

const period = { strategy_id: 'usdfy', from: '2026-01-02', to: '2026-01-03' };
const download = (query = period) => test.call('downloadNavAttestation', { token: maker.token, query });
const plain = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value).replaceAll(/[\u00a0\u202f]/g, ' '));

it('is a tagged PDF of these days, and each one is on the trail with the digest of its values', async () => {
  const { status, raw, headers } = await download();
  expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(headers['content-disposition']).toContain('attestation-vl-usdfy-2026-01-02-2026-01-03.pdf');
  expect(raw.subarray(0, 5).toString()).toBe('%PDF-');
  expect(raw.toString('latin1')).toContain('/MarkInfo');
  const digest = createHash('sha256').update('2026-01-02;101;1\n2026-01-03;100.8;2\n').digest('hex');
  const [row] = await test.deps.db.select().from(auditLog).where(eq(auditLog.action, 'market_data.attested'));
  expect(row).toMatchObject({
    objectId: 'usdfy',
    actorId: maker.userId,
    after: {
      firstDay: '2026-01-02',
      lastDay: '2026-01-03',
      values: 2,
      digest,
      sha256: createHash('sha256').update(raw).digest('hex'),
    },
  });
});

it('holds the values with their versions, who entered and who approved them, and what was replaced', async () => {
  const navs = await listNavVersionRows(test.deps.db, {
    strategyId: 'usdfy',
    first: period.from,
    last: period.to,
  });
  const tables: unknown[] = [];
  const certified: unknown[] = [];
  writeAttestation(
    {
      heading: () => undefined,
      paragraph: () => undefined,
      facts: () => undefined,
      bullets: () => undefined,
      keep: () => undefined,
      table: (_columns, rows) => tables.push(rows),
      certified: (_title, lines) => certified.push(lines.join('')),
    },
    {
      brand: 'Yield',
      strategy: { title: 'USDFY', reference_currency: 'USD' },
      first: period.from,
      last: period.to,
      navs,
      digest: digestOf(navs),
      establishedBy: 'Marc Vidal',
      establishedAt: test.clock.now(),
    },
  );
  const at = '05/01/2026 16:30';
  const approvedBy = navs[0]?.approved_by;
  expect(approvedBy).not.toBe('Marc Vidal');
  expect(plain(tables)).toEqual([
    [
      ['02/01/2026', '101', '1', 'Marc Vidal', approvedBy, at],
      ['03/01/2026', '100,8', '2', 'Marc Vidal', navs.at(-1)?.approved_by, at],
    ],
    [['02/01/2026', '101,5', '0,5', '101', '101']],
    [['03/01/2026', '100,495', '1', at, at]],
  ]);
  expect(certified).toEqual([digestOf(navs)]);
});

it('is refused without a published NAV, and of an unknown strategy', async () => {
  expect((await download({ ...period, from: '2025-01-01', to: '2025-01-02' })).status).toBe(404);
  expect((await download({ ...period, strategy_id: 'autre' })).body).toMatchObject({
    error: 'Aucune VL de cette stratégie n’est publiée sur ces jours.',
  });
});

it('lists every version of a day, the newest first, with what each replaced', async () => {
  const { versions } = await test.expectOk('listNavVersions', {
    token: maker.token,
    query: { strategy_id: 'usdfy', day: '2026-01-03' },
  });
  expect(
    versions.map(({ version, value, entered_by: by, replaced_at: at }) => [version, value, by, at]),
  ).toEqual([
    [2, '100.8', 'Marc Vidal', null],
    [1, '100.495', 'Marc Vidal', '2026-01-05T15:30:00.000Z'],
  ]);
  const none = { strategy_id: 'usdfy', day: '2026-01-09' };
  expect((await test.expectOk('listNavVersions', { token: maker.token, query: none })).versions).toEqual([]);
});
