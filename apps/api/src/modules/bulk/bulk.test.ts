import { BULK_MAX_ROWS } from '@repo/domain/bulk';
import { and, asc, eq, inArray, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertMany } from '../../db/insert-many.ts';
import { auditLog } from '../../db/schema/audit.ts';
import { contracts } from '../../db/schema/contracts.ts';
import { users } from '../../db/schema/identity.ts';
import { mailOutbox } from '../../db/schema/platform.ts';
import { timelineEvents } from '../../db/schema/timeline.ts';
import { sendPendingMail } from '../../jobs/send-pending-mail.ts';
import type { TestApp } from '../../testing/create-test-app.ts';
import { mailsTo } from '../../testing/outbox.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { givenContract, openMarket, stateOf } from '../contracts/contracts.fixture.ts';
import { runBulk, runDueBulks } from './run-bulk.ts';

let test: TestApp;
let client: SignedIn;
let admin: SignedIn;
beforeAll(async () => {
  ({ test, client } = await openMarket());
});
beforeEach(async () => {
  admin = await signIn(test, 'admin_yield', { firstname: 'Inès', lastname: 'Garnier' });
});
afterAll(() => test.close());

const as = (who: SignedIn, id: string) => ({ token: who.token, params: { id } });
const preview = (kind: 'start_check' | 'remind', ids: readonly string[], who = admin) =>
  test.expectOk('previewBulk', { token: who.token, body: { kind, ids } });
const commit = (id: string, who = admin) => test.expectOk('commitBulk', as(who, id));
const undo = (id: string) => test.expectOk('undoBulk', as(admin, id));
const read = (id: string) => test.expectOk('getBulk', as(admin, id));
const runJob = () => runDueBulks(test.deps);
const signed = (values: Parameters<typeof givenContract>[2] = {}) =>
  givenContract(test, client, { status: 'signed', ...values });

/** As many signed contracts, of which every other one has a proof. */
async function givenMany(count: number, prefix: string): Promise<string[]> {
  const { db, ids } = test.deps;
  const now = test.clock.now();
  const rows = Array.from({ length: count }, (_, n) => ({
    id: ids.uuid(),
    userId: client.userId,
    strategyId: 'usdfy',
    poNumber: prefix + String(n).padStart(4, '0'),
    status: 'signed' as const,
    paymentStatus: n % 2 === 0 ? ('proved' as const) : ('waiting' as const),
    currency: 'EURO',
    amount: '15000',
    paymentMethod: 'rib' as const,
    createdAt: now,
    updatedAt: now,
  }));
  await insertMany(db, contracts, rows);
  return rows.map(({ id }) => id);
}

/** The rows that have each result, without the results that none has. */
const counted = ({ counts }: { counts: Record<string, number> }) =>
  Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
const resultsOf = async (id: string) => {
  const { items } = await test.expectOk('listBulkRows', { ...as(admin, id), query: { page_size: '100' } });
  return items.map(({ state, reason }) => [state, reason]);
};
const historyOf = async (contractId: string) => {
  const rows = await test.deps.db
    .select({ action: auditLog.action, after: auditLog.after })
    .from(auditLog)
    .where(and(eq(auditLog.objectType, 'contract'), eq(auditLog.objectId, contractId)))
    .orderBy(asc(auditLog.id));
  return rows.map(({ action, after }) => [action, Object(after).bulk]);
};
const eventsOf = (ids: readonly string[]) =>
  test.deps.db.$count(timelineEvents, inArray(timelineEvents.contractId, [...ids]));
const sentMails = async () =>
  (await test.deps.db.select().from(mailOutbox)).filter(({ sentAt }) => sentAt !== null);
const errorOf = ({ status, body }: { status: number; body: unknown }) => [status, String(Object(body).code)];

describe('a bulk of checks', () => {
  it('[A40] of 312 with 1 paid does 311 and ignores 1, and « Annuler » restores the 311 and sends none of their mails', async () => {
    const ids = await givenMany(312, 'PO-BULK-');
    const [paid = ''] = ids;
    await test.deps.db
      .update(contracts)
      .set({ paymentStatus: 'paid', paymentRecordedAt: '2026-03-02' })
      .where(eq(contracts.id, paid));
    const statesOf = async () => {
      const rows = await test.deps.db
        .select({ state: contracts.paymentStatus })
        .from(contracts)
        .where(inArray(contracts.id, ids))
        .orderBy(asc(contracts.poNumber));
      return rows.map(({ state }) => state);
    };
    const before = await statesOf();
    const plan = await test.expectOk('previewBulk', {
      token: admin.token,
      query: { q: 'po-bulk', status: 'signed' },
      body: { kind: 'start_check' },
    });
    expect([plan.state, plan.total, counted(plan)]).toEqual(['previewed', 312, { planned: 311, ignored: 1 }]);
    expect(plan.reasons).toEqual([{ state: 'ignored', reason: 'already_paid', count: 1 }]);
    expect(await statesOf()).toEqual(before);

    const started = await commit(plan.id);
    expect([started.state, counted(started)]).toEqual(['running', { planned: 311, ignored: 1 }]);
    await runJob();
    const done = await read(plan.id);
    expect([done.state, counted(done)]).toEqual(['done', { done: 311, ignored: 1 }]);
    expect(done.undo).toEqual({ action: 'undo', seconds_left: 600 });
    expect((await statesOf()).filter((state) => state === 'checking')).toHaveLength(311);

    test.clock.advance({ seconds: 50 });
    await sendPendingMail(test.deps);
    await undo(plan.id);
    await runJob();
    const undone = await read(plan.id);
    expect([undone.state, counted(undone), undone.undo]).toEqual([
      'undone',
      { undone: 311, ignored: 1 },
      null,
    ]);
    expect(await statesOf()).toEqual(before);
    test.clock.advance({ minutes: 5 });
    await sendPendingMail(test.deps);
    expect(await sentMails()).toEqual([]);
    expect(await eventsOf(ids)).toBe(0);
    expect(await historyOf(ids[1] ?? '')).toEqual([
      ['payment.checking', plan.id],
      ['payment.check_undone', plan.id],
    ]);
  });

  it('of a few rows is done in the response, once, by its author alone', async () => {
    const [one, two] = [await signed(), await signed({ paymentStatus: 'proved' })];
    const plan = await preview('start_check', [one, two, one]);
    const other = await signIn(test, 'super_admin');
    expect(errorOf(await test.call('commitBulk', as(other, plan.id)))).toEqual([403, 'bulk.not_author']);
    const done = await commit(plan.id);
    expect([done.state, counted(done)]).toEqual(['done', { done: 2 }]);
    expect(await commit(plan.id)).toEqual(done);
    await runJob();
    expect(await historyOf(one)).toEqual([['payment.checking', plan.id]]);
    expect(await stateOf(test, two)).toEqual(['signed', 'checking']);
    expect((await test.call('undoBulk', as(other, plan.id))).status).toBe(403);
    expect((await test.expectOk('getBulk', as(other, plan.id))).is_mine).toBe(false);
  });

  it('ignores what may not be checked, and what changed after the preview, each with its reason', async () => {
    const ids = {
      own: await givenContract(test, admin, { status: 'signed' }),
      pending: await givenContract(test, client, { status: 'pending' }),
      checking: await signed({ paymentStatus: 'checking' }),
      paidLater: await signed(),
      movedLater: await signed(),
      fine: await signed(),
    };
    const plan = await preview('start_check', Object.values(ids));
    expect(await resultsOf(plan.id)).toEqual([
      ['ignored', 'own_contract'],
      ['ignored', 'not_signed'],
      ['ignored', 'under_check'],
      ['planned', null],
      ['planned', null],
      ['planned', null],
    ]);
    const { db } = test.deps;
    test.clock.advance({ seconds: 1 });
    const updatedAt = test.clock.now();
    await db
      .update(contracts)
      .set({ paymentStatus: 'paid', paymentRecordedAt: '2026-03-02', updatedAt })
      .where(eq(contracts.id, ids.paidLater));
    await db.update(contracts).set({ updatedAt }).where(eq(contracts.id, ids.movedLater));
    await commit(plan.id);
    expect((await resultsOf(plan.id)).slice(3)).toEqual([
      ['ignored', 'already_paid'],
      ['ignored', 'changed'],
      ['done', null],
    ]);
  });

  it('is not undone where something else happened since, nor after ten minutes', async () => {
    const [refused, sent] = [
      await signed({ paymentStatus: 'proved' }),
      await signed({ paymentStatus: 'proved' }),
    ];
    const plan = await preview('start_check', [refused, sent]);
    await commit(plan.id);
    test.clock.advance({ minutes: 2 });
    await sendPendingMail(test.deps);
    const body = { reason: 'unreadable', message: '' };
    await test.expectOk('refuseProof', { ...as(admin, refused), body });
    await undo(plan.id);
    await runJob();
    expect(await resultsOf(plan.id)).toEqual([
      ['kept', 'moved_since'],
      ['undone', 'mail_sent'],
    ]);
    const file = await test.call('exportBulkRows', { ...as(admin, plan.id), query: { state: 'kept' } });
    const [header, line, ...more] = file.raw.toString('utf8').trimEnd().split('\r\n');
    expect(header).toBe('\uFEFFN° PO;Client;Produit;Montant;Devise;Résultat;Raison;Depuis le;Fait le');
    expect(line).toContain(';Camille Moreau;USDFY;15000;EURO;Conservé;modifié depuis par quelqu’un;;');
    expect(more).toEqual(['# Filtres : Conservé']);
    const exported = await test.deps.db.select().from(auditLog).where(eq(auditLog.action, 'list.exported'));
    expect(exported).toMatchObject([
      {
        actorId: admin.userId,
        objectType: 'bulk',
        objectId: plan.id,
        after: { format: 'csv', filters: ['Conservé'], lines: 1 },
      },
    ]);
    expect([await stateOf(test, refused), await stateOf(test, sent)]).toEqual([
      ['signed', 'waiting'],
      ['signed', 'proved'],
    ]);

    const late = await preview('start_check', [await signed()]);
    await commit(late.id);
    test.clock.advance({ minutes: 10 });
    expect(errorOf(await test.call('undoBulk', as(admin, late.id)))).toEqual([409, 'bulk.not_undoable']);
  });

  it('is resumed after a kill: each row is done once, by whichever process', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 60; n += 1) ids.push(await signed());
    const plan = await preview('start_check', ids);
    await commit(plan.id);
    // A process that dies within a row: its transaction is rolled back with its result.
    let left = 10;
    const uuid = () => {
      left -= 1;
      if (left < 0) throw Object.assign(new Error('killed'), { code: '57P01' });
      return test.deps.ids.uuid();
    };
    const dying = { ...test.deps, ids: { ...test.deps.ids, uuid } };
    await expect(runDueBulks(dying)).rejects.toThrow('killed');
    expect((await read(plan.id)).state).toBe('running');
    await Promise.all([runJob(), runJob()]);
    expect(counted(await read(plan.id))).toEqual({ done: 60 });
    const lines = await test.deps.db.$count(
      auditLog,
      and(eq(auditLog.action, 'payment.checking'), inArray(auditLog.objectId, ids)),
    );
    expect(lines).toBe(60);
  });

  it('does nothing more for an author who lost the right', async () => {
    const id = await signed();
    const plan = await preview('remind', [id]);
    await commit(plan.id);
    await test.deps.db.update(users).set({ disabledAt: test.clock.now() }).where(eq(users.id, admin.userId));
    admin = await signIn(test, 'super_admin');
    test.clock.advance({ seconds: 60 });
    await runJob();
    expect(await resultsOf(plan.id)).toEqual([['ignored', 'not_allowed']]);
  });
});

describe('a bulk of reminders', () => {
  it('[A40] waits 60 seconds, in which canceling it sends no mail and shows its clients nothing', async () => {
    const id = await signed();
    const before = await test.deps.db.$count(mailOutbox);
    const plan = await preview('remind', [id]);
    const waiting = await commit(plan.id);
    expect([waiting.state, waiting.undo]).toEqual(['waiting', { action: 'cancel', seconds_left: 60 }]);
    test.clock.advance({ seconds: 59 });
    await runJob();
    const canceled = await undo(plan.id);
    expect([canceled.state, counted(canceled)]).toEqual(['undone', { ignored: 1 }]);
    test.clock.advance({ minutes: 5 });
    await runJob();
    expect(await test.deps.db.$count(mailOutbox)).toBe(before);
    expect(await eventsOf([id])).toBe(0);
    expect(await historyOf(id)).toEqual([]);
  });

  it('[A38] reminds once, of two bulks', async () => {
    const id = await signed();
    const [mine, theirs] = [await preview('remind', [id]), await preview('remind', [id])];
    await commit(mine.id);
    await commit(theirs.id);
    test.clock.advance({ seconds: 60 });
    await runJob();
    expect([await resultsOf(mine.id), await resultsOf(theirs.id)]).toEqual([
      [['done', null]],
      [['ignored', 'already_reminded']],
    ]);
    expect(await historyOf(id)).toEqual([['contract.reminded', mine.id]]);
    expect(await eventsOf([id])).toBe(1);
    // Nothing calls an email back.
    expect((await read(mine.id)).undo).toBeNull();
    const again = await preview('remind', [id]);
    const { items } = await test.expectOk('listBulkRows', as(admin, again.id));
    expect(items[0]?.reason_at).toBe(test.clock.now().toISOString());
    expect(errorOf(await test.call('commitBulk', as(admin, again.id)))).toEqual([422, 'bulk.nothing_to_do']);
  });

  it('[A38] sends one mail to a client of two contracts, as its preview shows', async () => {
    const owner = await signIn(test, 'client');
    const own = { status: 'signed', signedAt: test.clock.now() } as const;
    const ids = [await givenContract(test, owner, own), await givenContract(test, owner, own)];
    const plan = await preview('remind', ids);
    expect(await resultsOf(plan.id)).toEqual([
      ['planned', null],
      ['ignored', 'same_client'],
    ]);
    await commit(plan.id);
    test.clock.advance({ seconds: 60 });
    await runJob();
    expect((await mailsTo(test, owner.email)).map(({ kind }) => kind)).toEqual(['paymentReminder']);
  });
});

it('lists the bulks that were confirmed, the latest first, of every author', async () => {
  const ended = { status: 'canceled', paymentStatus: 'canceled' } as const;
  // One who was not reminded today.
  const owner = await signIn(test, 'client');
  const unpaid = await givenContract(test, owner, { status: 'signed' });
  const ids = [unpaid, await givenContract(test, owner, ended)];
  const earlier = await preview('remind', ids);
  await commit(earlier.id);
  test.clock.advance({ minutes: 1 });
  const later = await preview('start_check', [await signed()]);
  await commit(later.id);
  await preview('remind', ids);
  const colleague = await signIn(test, 'admin_yield', { firstname: 'Marc', lastname: 'Vidal' });
  const query = { page_size: '2' };
  const page = await test.expectOk('listBulks', { token: colleague.token, query });
  expect(page.items.map(({ id }) => id)).toEqual([later.id, earlier.id]);
  const { author, counts, reasons } = await read(earlier.id);
  expect(page.items[1]).toMatchObject({ author, is_mine: false, total: 2, counts, reasons });
  expect([author, reasons.length]).toEqual(['Inès Garnier', 1]);
  const next = await test.expectOk('listBulks', { token: colleague.token, query: { ...query, page: '2' } });
  expect(next.total).toBe(page.total);
  expect(next.items.map(({ id }) => id)).not.toContain(earlier.id);
});

it('refuses what is too many, empty, unknown or too old', async () => {
  const { db } = test.deps;
  await givenMany(BULK_MAX_ROWS + 1, 'PO-MANY-');
  const call = (query: Record<string, string>, ids?: string[]) =>
    test.call('previewBulk', { token: admin.token, query, body: { kind: 'remind', ...(ids && { ids }) } });
  expect(errorOf(await call({ status: 'signed', q: 'po-many' }))).toEqual([422, 'bulk.too_many']);
  const filtered = await test.expectOk('previewBulk', {
    token: admin.token,
    query: {
      q: 'po-many',
      status_not: 'closed',
      payment_status_not: 'proved',
      amount_min: '15000',
      to: '2030-01-01',
    },
    body: { kind: 'remind' },
  });
  expect(filtered.total).toBe(BULK_MAX_ROWS / 2);
  await db.delete(contracts).where(like(contracts.poNumber, 'PO-MANY-%'));
  expect(errorOf(await call({ q: 'po-many' }))).toEqual([422, 'bulk.empty']);
  expect(errorOf(await call({}, []))).toEqual([422, 'bulk.empty']);
  expect(errorOf(await call({}, [test.deps.ids.uuid()]))).toEqual([404, 'bulk.unknown_row']);
  const old = await preview('start_check', [await signed()]);
  // In steps, in which the session stays open.
  for (let step = 0; step < 3; step += 1) {
    test.clock.advance({ minutes: 10 });
    // The screen fetches the bulk by itself: that leaves the session as it was.
    await read(old.id);
    await test.expectOk('listBulks', { token: admin.token });
  }
  expect(errorOf(await test.call('commitBulk', as(admin, old.id)))).toEqual([409, 'bulk.expired']);
  expect(errorOf(await test.call('undoBulk', as(admin, old.id)))).toEqual([409, 'bulk.not_undoable']);
  await runBulk(test.deps, old.id);
});
