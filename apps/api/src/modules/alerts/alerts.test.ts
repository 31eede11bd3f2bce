import type { AuditAction } from '@repo/domain/audit';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { alerts } from '../../db/schema/alerts.ts';
import { auditLog } from '../../db/schema/audit.ts';
import { payoutDetails } from '../../db/schema/cash.ts';
import { paymentProofs } from '../../db/schema/contracts.ts';
import { daySignatures } from '../../db/schema/day-control.ts';
import { parameters } from '../../db/schema/platform.ts';
import { verifyAuditTrail } from '../../jobs/verify-audit-trail.ts';
import type { TestApp } from '../../testing/create-test-app.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { givenContract, openMarket, wallet } from '../contracts/contracts.fixture.ts';
import { givenReceipt, newHash } from '../receipts/receipts.fixture.ts';
import { alertSharedAccount, raiseAlert } from './raise-alert.ts';
import { watchRules } from './watch-rules.ts';

let test: TestApp;
let admin: SignedIn;
let client: SignedIn;

beforeAll(async () => {
  ({ test, client } = await openMarket());
});
afterAll(() => test.close());
beforeEach(async () => {
  // A Friday.
  test.clock.set('2026-02-27T09:00:00.000Z');
  admin = await signIn(test, 'admin_yield', { firstname: 'Inès', lastname: 'Garnier' });
  client = await signIn(test, 'client', { firstname: 'Camille', lastname: 'Moreau' });
  await test.deps.db.delete(alerts);
  await test.deps.db.delete(parameters).where(sql`key like 'ALERT_%'`);
});

const list = (state: 'open' | 'closed' = 'open') =>
  test.expectOk('listAlerts', { token: admin.token, query: { state } });
const rulesOf = async () => (await list()).items.map(({ rule }) => rule);
const turn = (key: string, value: string) =>
  test.deps.db.insert(parameters).values({ key, value, unit: 'count' });
const opened = (action: AuditAction, { type, id }: { type: 'user' | 'contract'; id: string }, at: string) =>
  test.deps.db.insert(auditLog).values({
    at: new Date(at),
    actorId: admin.userId,
    actorRole: 'admin_yield',
    action,
    objectType: type,
    objectId: id,
  });
const open = (clientId: string, at: string) =>
  opened('client_file.opened', { type: 'user', id: clientId }, at);
const signed = () => ({ status: 'signed' as const, signedAt: test.clock.now() });

describe('an alert', () => {
  it('of a transaction declared for a second contract is raised though the proof is refused', async () => {
    const values = { ...signed(), currency: 'USDC', paymentMethod: 'crypto', paymentOrigin: wallet } as const;
    const [first, second] = [
      await givenContract(test, client, values),
      await givenContract(test, client, values),
    ];
    const txid = newHash();
    const proof = { wallet_address: wallet, txid, executed_on: '2026-02-27' };
    const file = (id: string) =>
      test.call('submitPaymentProof', {
        token: client.token,
        params: { id },
        body: { payment_proof: proof },
      });
    expect((await file(first)).status).toBe(200);
    expect(await rulesOf()).toEqual([]);
    expect((await file(second)).status).toBe(422);
    expect((await file(second)).status).toBe(422);
    const { items } = await list();
    expect(items.map(({ rule }) => rule)).toEqual(['hash_twice']);
    expect(items[0]?.records.map(({ id }) => id).toSorted()).toEqual([first, second].toSorted());
    expect(await test.deps.db.$count(paymentProofs, eq(paymentProofs.contractId, second))).toBe(0);
  });

  it('of a payer who is not the client names the contract and the receipt, and another client’s account', async () => {
    const other = await signIn(test, 'client', { firstname: 'Nadia', lastname: 'Benali' });
    await test.deps.db.insert(payoutDetails).values({
      id: test.deps.ids.uuid(),
      userId: other.userId,
      method: 'rib',
      holder: 'Nadia Benali',
      account: 'FR7630006000011234567890189',
      declaredAt: test.clock.now(),
      usableFrom: test.clock.now(),
    });
    const contractId = await givenContract(test, client, signed());
    const receiptId = await givenReceipt(test, admin, { payer_name: 'Jean Dupont', day: '2026-02-27' });
    const { status } = await test.call('attachReceipt', {
      token: admin.token,
      params: { id: receiptId },
      body: { contract_id: contractId, reason: 'Compte joint' },
    });
    expect(status).toBe(200);
    const [found] = (await list()).items;
    expect(found).toMatchObject({ rule: 'other_payer' });
    expect(found?.records.map(({ kind, id }) => [kind, id])).toEqual([
      ['contract', contractId],
      ['receipt', receiptId],
    ]);
    const account = 'FR7630006000011234567890189';
    await alertSharedAccount(test.deps, { account, userId: client.userId });
    const shared = (await list()).items.find(({ rule }) => rule === 'shared_account');
    expect(shared?.records.map(({ label }) => label)).toEqual(['Camille Moreau', 'Nadia Benali']);
    const rows = await test.deps.db.select().from(alerts);
    expect(JSON.stringify(rows)).not.toContain(account);
  });

  it('of files counts those of contracts and of messages too, each by its client', async () => {
    await turn('ALERT_FILES_AN_HOUR', '1');
    test.clock.set('2026-02-26T09:00:00.000Z');
    admin = await signIn(test, 'admin_yield');
    const at = '2026-02-26T08:30:00.000Z';
    const file = (id: string) => opened('contract_document.opened', { type: 'contract', id }, at);
    for (let i = 0; i < 2; i += 1) await file(await givenContract(test, client, signed()));
    await opened('client_file.opened', { type: 'user', id: client.userId }, at);
    await watchRules(test.deps);
    expect(await rulesOf()).toEqual([]);
    await file(await givenContract(test, await signIn(test, 'client'), signed()));
    await opened('message_file.opened', { type: 'user', id: (await signIn(test, 'client')).userId }, at);
    await watchRules(test.deps);
    expect((await list()).items).toMatchObject([{ rule: 'files_opened', detail: '3' }]);
  });

  it('of files counts the clients of one person within an hour, above the threshold of its parameter', async () => {
    await turn('ALERT_FILES_AN_HOUR', '2');
    await open('a', '2026-02-27T08:10:00.000Z');
    await open('a', '2026-02-27T08:20:00.000Z');
    await open('b', '2026-02-27T08:30:00.000Z');
    await open('c', '2026-02-27T09:00:00.000Z');
    await watchRules(test.deps);
    expect(await rulesOf()).toEqual([]);
    await open('c', '2026-02-27T08:59:00.000Z');
    await watchRules(test.deps);
    await watchRules(test.deps);
    expect((await list()).items).toMatchObject([
      { rule: 'files_opened', detail: '3', records: [{ kind: 'staff', label: 'Inès Garnier' }] },
    ]);
  });

  it('of a day comes at 18:00 in Paris, and not once it is signed, on a Sunday or when it is off', async () => {
    const watchAt = async (instant: string) => {
      test.clock.set(instant);
      await watchRules(test.deps);
      return (await test.deps.db.select().from(alerts)).map(({ subject }) => subject);
    };
    expect(await watchAt('2026-02-27T16:59:00.000Z')).toEqual([]);
    expect(await watchAt('2026-02-27T17:00:00.000Z')).toEqual(['2026-02-27']);
    expect(await watchAt('2026-03-01T18:00:00.000Z')).toEqual(['2026-02-27']);
    const day = { id: test.deps.ids.uuid(), userId: admin.userId, openPoints: {} };
    await test.deps.db
      .insert(daySignatures)
      .values({ ...day, day: '2026-03-02', act: 'sign', at: new Date('2026-03-02T16:00:00.000Z') });
    expect(await watchAt('2026-03-02T18:00:00.000Z')).toEqual(['2026-02-27']);
    await turn('ALERT_UNSIGNED_HOUR', '0');
    expect(await watchAt('2026-03-03T18:00:00.000Z')).toEqual(['2026-02-27']);
  });

  it('is closed once, with a reason, on the trail, and does not come back for the same subject', async () => {
    const day = { rule: 'day_unsigned', subject: '2026-02-26', records: [], detail: '2026-02-26' } as const;
    await raiseAlert(test.deps, day);
    const [found] = (await list()).items;
    const close = (reason: string) =>
      test.call('closeAlert', { token: admin.token, params: { id: found?.id ?? '' }, body: { reason } });
    expect((await close(' ')).status).toBe(422);
    const both = await Promise.all([close('Jour férié local'), close('Jour férié local')]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    await raiseAlert(test.deps, day);
    expect((await list()).counts).toEqual({ open: 0, closed: 1 });
    expect((await list('closed')).items).toMatchObject([
      { closing: { by: 'Inès Garnier', reason: 'Jour férié local' } },
    ]);
    const lines = await test.deps.db.select().from(auditLog).where(eq(auditLog.objectType, 'alert'));
    expect(lines.map(({ action, objectId }) => [action, objectId])).toEqual([['alert.closed', found?.id]]);
  });

  it('of a broken chain is raised by its verification', async () => {
    await verifyAuditTrail(test.deps);
    expect(await rulesOf()).toEqual([]);
    // Verification goes on from the head that it noted.
    const object = { type: 'session', id: 'since' } as const;
    await recordAudit(test.deps, { by: null, action: 'session.opened', object });
    const { owner } = test.database;
    await owner.execute(sql`alter table audit_log disable trigger user`);
    await owner.execute(sql`update audit_log set object_id = 'x' where id = (select max(id) from audit_log)`);
    await owner.execute(sql`alter table audit_log enable trigger user`);
    await verifyAuditTrail(test.deps);
    await verifyAuditTrail(test.deps);
    expect(await rulesOf()).toEqual(['broken_chain']);
  });
});
