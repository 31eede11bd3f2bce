import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { auditLog } from '../../db/schema/audit.ts';
import { sessions } from '../../db/schema/identity.ts';
import { importPlans } from '../../db/schema/market-data.ts';
import { verifyAuditTrail } from '../../jobs/verify-audit-trail.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { givenContract, seedStrategies } from '../contracts/contracts.fixture.ts';
import { givenReceipt } from '../receipts/receipts.fixture.ts';
import { type AuditQuery, findSearched, selectPage } from './audit-list.repository.ts';

let test: TestApp;
let head: SignedIn;
let marc: SignedIn;
let contractId: string;

const authorOf = ({ userId }: SignedIn) => ({
  userId,
  role: 'admin_yield' as const,
  sessionId: null,
  ip: '192.0.2.9',
  requestId: 'req_42',
});

beforeAll(async () => {
  test = await createTestApp();
  test.clock.set('2026-03-02T09:00:00.000Z');
  await seedStrategies(test);
  head = await signIn(test, 'super_admin', { firstname: 'Inès', lastname: 'Garnier' });
  marc = await signIn(test, 'admin_yield', { firstname: 'Marc', lastname: 'Vidal' });
  const client = await signIn(test, 'client', { firstname: 'Hélène', lastname: 'Dûpont' });
  contractId = await givenContract(test, client, { status: 'signed', poNumber: 'PO-2026-9001' });
  // 23:30 on 1 March in Paris.
  test.clock.set('2026-03-01T22:30:00.000Z');
  await recordAudit(test.deps, {
    by: authorOf(marc),
    action: 'strategy.updated',
    object: { type: 'strategy', id: 'usdfy' },
    before: { iban: 'FR1420041010050500013M02606', apy: '0.1', payment: { amount: '5', currency: 'ETH' } },
    after: {
      iban: 'FR7630006000011234567890189',
      apy: '0.1',
      payment: { amount: '6', currency: 'ETH' },
      note: 'x'.repeat(400),
    },
  });
  // 00:30 on 2 March in Paris.
  test.clock.set('2026-03-01T23:30:00.000Z');
  await recordAudit(test.deps, {
    by: authorOf(marc),
    action: 'contract.signed',
    object: { type: 'contract', id: contractId },
  });
  test.clock.set('2026-03-02T09:00:00.000Z');
  await recordAudit(test.deps, {
    by: null,
    action: 'market_data.imported',
    object: { type: 'import_plan', id: '7' },
    after: { accounts: ['0x52908400098527886E0F7030069857D2E4169EE7'] },
  });
});
afterAll(() => test.close());

const list = (query: Record<string, string> = {}) => test.expectOk('listAudit', { token: head.token, query });
const actionsOf = async (query: Record<string, string>) => {
  const { items } = await list({ page_size: '100', ...query });
  return items.map(({ action }) => action).filter((action) => !action.startsWith('session.'));
};
const newest = async (action: string) => (await list({ action })).items[0];
const verify = (query: Record<string, string> = {}) =>
  test.expectOk('verifyAudit', { token: head.token, query });

describe('the list of the audit trail', () => {
  it('says who did what to what, before and after, with accounts masked', async () => {
    const { items } = await list({ object_type: 'strategy' });
    expect(items).toEqual([
      {
        id: expect.stringMatching(/^\d+$/),
        occurred_at: '2026-03-01T22:30:00.000Z',
        actor: 'Marc Vidal',
        actor_role: 'admin_yield',
        action: 'strategy.updated',
        object_type: 'strategy',
        object_id: 'usdfy',
        object_name: expect.stringContaining('USDFY'),
        changes: [
          { field: 'iban', before: 'FR14 •••• 2606', after: 'FR76 •••• 0189' },
          { field: 'payment.amount', before: '5', after: '6' },
          { field: 'note', before: null, after: `${'x'.repeat(300)}…` },
        ],
        ip: '192.0.2.9',
        request_id: 'req_42',
        is_erased: false,
      },
    ]);
    const [imported] = (await list({ action: 'market_data.imported' })).items;
    expect([imported?.actor, imported?.changes[0]?.after]).toEqual([null, '0x5290…9EE7']);
  });

  it.each([
    ['a PO number', 'po-2026-9001', ['contract.signed']],
    ['the id of an object', 'usdfy', ['strategy.updated']],
    ['a name of staff, without its accents', 'vidal', ['contract.signed', 'strategy.updated']],
    ['a name of a client', 'dupont', []],
    ['nothing that exists', 'xyz', []],
  ])('finds %s', async (_what, q, expected) => {
    expect(await actionsOf({ q })).toEqual(expected);
  });

  it('finds what was done to a person and by them, by their address', async () => {
    await recordAudit(test.deps, {
      by: null,
      action: 'account.updated',
      object: { type: 'user', id: marc.userId },
    });
    const expected = ['account.updated', 'contract.signed', 'strategy.updated'];
    expect(await actionsOf({ q: marc.email.toUpperCase() })).toEqual(expected);
  });

  it('leaves out an action, or what is about a type of object', async () => {
    const all = await list({ page_size: '100' });
    const withoutAction = await list({ page_size: '100', action_not: 'strategy.updated' });
    expect(withoutAction.items).toEqual(all.items.filter(({ action }) => action !== 'strategy.updated'));
    const withoutType = await list({ page_size: '2', object_type_not: 'strategy' });
    expect(withoutType.total).toBe(all.items.filter((row) => row.object_type !== 'strategy').length);
    expect(withoutType.total).toBeLessThan(all.total);
  });

  it('counts days in Paris', async () => {
    expect(await actionsOf({ from: '2026-03-01', to: '2026-03-01' })).toEqual(['strategy.updated']);
    expect(await actionsOf({ to: '2026-03-01' })).toEqual(['strategy.updated']);
    expect(await actionsOf({ from: '2026-03-02', q: 'vidal' })).toEqual(
      ['contract.signed', 'account.updated'].toReversed(),
    );
  });

  it('goes to the next page from its last row, and back', async () => {
    const whole = (await list({ page_size: '100' })).items.map(({ id }) => id);
    const first = await list({ page_size: '2' });
    expect([first.total, first.is_total_exact]).toEqual([whole.length, true]);
    const next = await list({ page_size: '2', page: '2', after: first.items.at(-1)?.id ?? '' });
    expect(next.items.map(({ id }) => id)).toEqual(whole.slice(2, 4));
    const back = await list({ page_size: '2', page: '1', before: next.items[0]?.id ?? '' });
    expect(back.items.map(({ id }) => id)).toEqual(whole.slice(0, 2));
    const oldest = await list({ page_size: '100', sort: 'date' });
    expect(oldest.items.map(({ id }) => id)).toEqual(whole.toReversed());
    const far = await test.call('listAudit', { token: head.token, query: { page: '401', page_size: '25' } });
    expect([far.status, Object(far.body).code]).toEqual([422, 'lists.page_too_far']);
  });

  it('says of what was erased that it was', async () => {
    await recordAudit(test.deps, {
      by: null,
      action: 'withdrawal.requested',
      object: { type: 'contract', id: contractId },
      after: { reason: 'Achat' },
    });
    const erased = { salt: null, ip: null, before: null, after: null };
    await test.database.owner.update(auditLog).set(erased).where(sql`action = 'withdrawal.requested'`);
    const [entry] = (await list({ action: 'withdrawal.requested' })).items;
    expect([entry?.is_erased, entry?.changes]).toEqual([true, []]);
  });

  it('names lists, parameters, notes and tasks, and never by an id', async () => {
    const about = { kind: 'contract', id: contractId } as const;
    const { token } = marc;
    await test.expectOk('addNote', { token, body: { ...about, text: 'À rappeler' } });
    await test.expectOk('createTask', {
      token,
      body: { ...about, title: 'Relancer', due_day: null, assignee_id: head.userId },
    });
    await recordAudit(test.deps, {
      by: authorOf(marc),
      action: 'list.exported',
      object: { type: 'list', id: 'contracts' },
    });
    await recordAudit(test.deps, {
      by: authorOf(marc),
      action: 'parameter.changed',
      object: { type: 'parameter', id: 'FOOTER_EXIT_FEE' },
    });
    expect((await newest('list.exported'))?.object_name).toBe('Souscriptions');
    expect((await newest('parameter.changed'))?.object_name).toBe('Frais de sortie');
    expect((await newest('task.opened'))?.changes).toEqual([
      { field: 'task', before: null, after: 'Relancer' },
    ]);
    const note = { field: 'note', before: null };
    expect((await newest('note.added'))?.changes).toEqual([{ ...note, after: '2026-03-02T09:00:00Z' }]);
    const [written] = (await test.expectOk('getRecordNotes', { token, query: about })).notes;
    await test.expectOk('deleteNote', { token, params: { id: written?.id ?? '' } });
    expect((await newest('note.added'))?.changes).toEqual([{ ...note, after: 'deleted' }]);
  });
});

describe('what an entry is about', () => {
  it('is a session by its person and its start, an import by its file, a receipt by its reference', async () => {
    const [session] = await test.deps.db.select().from(sessions).where(eq(sessions.userId, marc.userId));
    const id = test.deps.ids.uuid();
    const at = test.deps.clock.now();
    await test.deps.db.insert(importPlans).values({
      id,
      kind: 'nav',
      fileName: 'vl-mars.csv',
      counts: { created: 1, changed: 0, unchanged: 0, skipped: 0 },
      errorCount: 0,
      values: [],
      fingerprint: '',
      createdAt: at,
    });
    await givenReceipt(test, head, { reference: 'VIR-2026-77' });
    const recorded = [
      ['session.closed', { type: 'session', id: session?.id ?? '' }, 'Marc Vidal, 02/03/2026 10:00'],
      ['market_data.imported', { type: 'import_plan', id }, 'vl-mars.csv'],
    ] as const;
    for (const [action, object, name] of recorded) {
      await recordAudit(test.deps, { by: authorOf(marc), action, object });
      expect((await newest(action))?.object_name).toBe(name);
    }
    expect((await newest('receipt.typed'))?.object_name).toBe('VIR-2026-77');
  });
});

describe('on many rows', () => {
  const planSchema = z.object({ rows: z.array(z.object({ 'QUERY PLAN': z.string() })) });
  beforeAll(async () => {
    // Not sealed one by one: the chain is not read here.
    await test.database.owner.execute(sql`alter table audit_log disable trigger user`);
    await test.database.owner.execute(sql`
      insert into audit_log (at, actor_id, actor_role, action, object_type, object_id)
      select timestamptz '2020-01-01' + n * interval '1 minute', gen_random_uuid(), 'client',
        case n % 500 when 0 then 'kyc.changed' else 'contract.created' end, 'contract', gen_random_uuid()::text
      from generate_series(1, 20000) as n`);
    await test.database.owner.execute(sql`analyze audit_log`);
  });

  it.each<[string, Partial<AuditQuery>]>([
    ['the newest', {}],
    ['those of an action', { action: 'kyc.changed' }],
    ['those of a day', { from: '2020-01-05', to: '2020-01-05' }],
    ['those about an object', { q: 'usdfy' }],
  ])('%s are read from an index', async (_what, query) => {
    const { db } = test.deps;
    const searched = query.q === undefined ? null : await findSearched(db, query.q);
    const whole: AuditQuery = { page: 1, pageSize: 25, isDescending: true, ...query };
    const page = selectPage(db, whole, { searched, boundary: null });
    const { rows } = planSchema.parse(await db.execute(sql`explain (costs off) ${page.getSQL()}`));
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(/Index/);
    expect(plan).not.toMatch(/Seq Scan on audit_log/);
  });
});

describe('« Vérifier l’intégrité »', () => {
  beforeAll(async () => {
    await test.close();
    test = await createTestApp();
    head = await signIn(test, 'super_admin');
    for (const id of ['1', '2', '3'])
      await recordAudit(test.deps, {
        by: null,
        action: 'books.booked',
        object: { type: 'journal', id },
        after: { first: id },
      });
  });

  it('[A60] finds the chain whole, and compares its end with the head noted the night before', async () => {
    const before = await verify();
    expect(before).toMatchObject({ is_done: true, fault: null, noted: null });
    expect(before.verified).toBe(before.total);
    await verifyAuditTrail(test.deps);
    const after = await verify();
    expect(after.noted).toEqual({ link: after.total, at: test.clock.now().toISOString() });
    expect(after.head).toMatch(/^[0-9a-f]{64}$/);
  });

  it('goes on from a link, and refuses one that is not there', async () => {
    const { total } = await verify();
    expect(await verify({ after: String(total - 1) })).toMatchObject({ verified: total, is_done: true });
    const beyond = await test.call('verifyAudit', { token: head.token, query: { after: String(total + 1) } });
    expect(beyond.status).toBe(404);
  });

  it('[A60] names the row that was changed by SQL', async () => {
    const { owner } = test.database;
    await owner.execute(sql`alter table audit_log disable trigger user`);
    await owner.execute(sql`update audit_log set action = 'books.forged' where object_id = '2'`);
    await owner.execute(sql`alter table audit_log enable trigger user`);
    const { fault, is_done } = await verify();
    const [row] = await test.deps.db.select().from(auditLog).where(sql`object_id = '2'`);
    expect([fault, is_done]).toEqual([{ problem: 'changed', row: row?.id, link: expect.any(Number) }, true]);
  });

  it('[A60] says that the end was cut off', async () => {
    const { owner } = test.database;
    for (const table of ['audit_log', 'audit_chain'])
      await owner.execute(sql`alter table ${sql.identifier(table)} disable trigger user`);
    await owner.execute(
      sql`delete from audit_chain where audit_id >= (select id from audit_log where object_id = '2')`,
    );
    await owner.execute(
      sql`delete from audit_log where id >= (select id from audit_log where object_id = '2')`,
    );
    for (const table of ['audit_log', 'audit_chain'])
      await owner.execute(sql`alter table ${sql.identifier(table)} enable trigger user`);
    expect((await verify()).fault).toMatchObject({ problem: 'cut', row: null });
  });
});
