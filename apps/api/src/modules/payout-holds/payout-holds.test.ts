// Nothing is paid to a client whose payouts are held, and two persons lift it.
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { payoutHolds } from '../../db/schema/disputes.ts';
import { mailsTo } from '../../testing/outbox.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { countWaiting } from '../../testing/test-database.ts';
import { fromReceipt, paid, refusalOf, usePayouts } from '../payouts/payouts.fixture.ts';
import { lockPayout } from '../payouts/payouts.repository.ts';
import { placeHold } from './payout-holds.repository.ts';
import { refuseHeld } from './refuse-held.ts';

const { people, call, approve, rowOf, sendFrom, givenApproved, givenClosing, givenPrepared } = usePayouts();

const suspended = [409, 'payouts.suspended'];

const hold = (who: SignedIn = people.client) =>
  people.test.deps.db.transaction((tx) =>
    placeHold(tx, {
      id: people.test.deps.ids.uuid(),
      userId: who.userId,
      mailKind: 'newSignIn',
      placedAt: people.test.clock.now(),
    }),
  );
beforeEach(async () => {
  await people.test.deps.db.delete(payoutHolds);
  people.maker = await signIn(people.test, 'admin_yield', { firstname: 'Inès', lastname: 'Garnier' });
  people.checker = await signIn(people.test, 'admin_yield', { firstname: 'Marc', lastname: 'Duval' });
});
const file = (...ids: string[]) =>
  people.test.call('createPayoutFile', { token: people.maker.token, body: { payout_ids: ids } });
const params = () => ({ id: people.client.userId });
const release = (who = people.maker) =>
  people.test.call('releasePayouts', {
    token: who.token,
    params: params(),
    body: { reason: 'Rappelé au numéro connu' },
  });
const record = () => people.test.expectOk('getClient', { token: people.maker.token, params: params() });

describe('a payout of a client whose payouts are held', () => {
  it('is neither prepared, approved, filed nor executed, and says why', async () => {
    const closing = await givenClosing();
    await sendFrom(closing);
    const prepared = await givenPrepared();
    const approved = await givenApproved();
    await hold();
    expect(refusalOf(await call('preparePayout', closing, fromReceipt))).toEqual(suspended);
    expect((await rowOf(closing)).state).toBe('to_prepare');
    expect(refusalOf(await approve(prepared))[0]).toBe(409);
    expect((await rowOf(prepared)).state).toBe('to_approve');
    expect(refusalOf(await file(approved))).toEqual(suspended);
    const executed = await call('executePayout', approved, paid());
    expect(executed).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining('suspendus depuis le 3 janvier 2026') },
    });
    expect((await rowOf(approved)).state).toBe('to_execute');
  });

  it('is marked in the list and in its record with what was reported, until it is paid', async () => {
    const open = await givenApproved();
    const done = await givenApproved();
    expect((await call('executePayout', done, paid())).status).toBe(200);
    await hold();
    const shown = async (id: string) =>
      (await people.test.expectOk('getPayout', { token: people.maker.token, params: { id } })).payout.hold;
    expect(await shown(open)).toEqual({ placed_at: expect.any(String), about: 'newSignIn' });
    expect(await shown(done)).toBeNull();
    const page = await people.test.expectOk('listPayouts', {
      token: people.maker.token,
      query: { page_size: '100' },
    });
    const ofPage = (id: string) => page.items.find((row) => row.id === id)?.hold;
    expect([ofPage(open)?.about, ofPage(done)]).toEqual(['newSignIn', null]);
    await people.test.deps.db.update(payoutHolds).set({ liftedAt: people.test.clock.now() });
    expect(await shown(open)).toBeNull();
  });

  it('is read in no file of transfers made before, which may be withdrawn', async () => {
    const approved = await givenApproved();
    const created = await people.test.expectOk('createPayoutFile', {
      token: people.maker.token,
      body: { payout_ids: [approved] },
    });
    const download = { token: people.maker.token, params: { id: created.id } };
    expect((await people.test.call('getPayoutFile', download)).status).toBe(200);
    await hold();
    expect((await record()).payout_hold).toMatchObject({ filed_payouts: 1 });
    expect(refusalOf(await people.test.call('getPayoutFile', download))).toEqual(suspended);
    const body = { reason: 'Suspendus' };
    await people.test.expectOk('withdrawPayoutFile', { ...download, body });
    expect((await record()).payout_hold).toMatchObject({ filed_payouts: 0 });
  });

  it('of another client goes on', async () => {
    await hold(await signIn(people.test, 'client'));
    const approved = await givenApproved();
    expect((await call('executePayout', approved, paid())).status).toBe(200);
  });
});

describe('a hold that is placed while a payout is approved', () => {
  it('waits for the approval that was first, after which nothing is executed', async () => {
    const id = await givenPrepared();
    const [approval, placed] = await Promise.all([approve(id), hold()]);
    expect(placed).not.toBeNull();
    const isApproved = approval.status === 200;
    expect((await rowOf(id)).state).toBe(isApproved ? 'to_execute' : 'to_approve');
    const refused = refusalOf(await call('executePayout', id, paid()));
    expect(refused).toEqual(isApproved ? suspended : [409, expect.any(String)]);
  });

  it('returns only once a transaction that has locked the payout has ended', async () => {
    const id = await givenApproved();
    const { db } = people.test.deps;
    const steps: string[] = [];
    let placing: Promise<unknown> | undefined;
    await db.transaction(async (tx) => {
      await lockPayout(tx, id);
      placing = hold().then(() => steps.push('held'));
      await refuseHeld(tx, [people.client.userId]);
      await expect.poll(() => countWaiting(db)).toBe(1);
      steps.push('paid');
    });
    await placing;
    expect(steps).toEqual(['paid', 'held']);
    await expect(refuseHeld(db, [people.client.userId])).rejects.toThrow();
  });
});

describe('« Reprendre les versements »', () => {
  it('takes two persons and a reason, is on the trail and written to the client', async () => {
    const approved = await givenApproved();
    await hold();
    expect(refusalOf(await call('executePayout', approved, paid()))).toEqual(suspended);
    const requested = await release();
    expect(requested).toMatchObject({
      status: 200,
      body: { payout_hold: { about: 'newSignIn' }, pending_change: { kind: 'user.payouts' } },
    });
    expect(refusalOf(await call('executePayout', approved, paid()))).toEqual(suspended);
    const id = String(Object(requested.body).pending_change.id);
    const own = await people.test.call('approveChangeRequest', {
      token: people.maker.token,
      params: { id },
      body: {},
    });
    expect(refusalOf(own)).toEqual([403, 'change_requests.own_request']);
    await people.test.expectOk('approveChangeRequest', {
      token: people.checker.token,
      params: { id },
      body: {},
    });
    expect((await record()).payout_hold).toBeNull();
    const [row] = await people.test.deps.db
      .select()
      .from(payoutHolds)
      .where(eq(payoutHolds.userId, people.client.userId));
    expect(row).toMatchObject({ liftedBy: people.checker.userId });
    const kinds = (await mailsTo(people.test, people.client.email)).map(({ kind }) => kind);
    expect(kinds).toContain('payoutsReleased');
    expect((await call('executePayout', approved, paid())).status).toBe(200);
  });

  it('is refused where nothing is held, without a reason, and once another hold stands', async () => {
    expect(refusalOf(await release())).toEqual([409, 'clients.payouts_not_held']);
    await hold();
    const blank = await people.test.call('releasePayouts', {
      token: people.maker.token,
      params: params(),
      body: { reason: ' ' },
    });
    expect(blank.status).toBe(422);
    const requested = await release();
    const { db } = people.test.deps;
    await db.delete(payoutHolds);
    await hold();
    const stale = await people.test.call('approveChangeRequest', {
      token: people.checker.token,
      params: { id: String(Object(requested.body).pending_change.id) },
      body: {},
    });
    expect(stale.status).toBe(409);
    expect((await record()).payout_hold).not.toBeNull();
  });
});
