import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '../../db/schema/audit.ts';
import { changeRequests } from '../../db/schema/change-requests.ts';
import { mailOutbox } from '../../db/schema/platform.ts';
import { plannedPaymentDetails, strategies, strategyVersions } from '../../db/schema/strategies.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { givenContract, seedStrategies } from '../contracts/contracts.fixture.ts';
import { listHouseAccounts } from '../receipts/house-accounts.ts';
import { applyPaymentDetails } from './payment-details.ts';

let test: TestApp;
let maker: SignedIn;
let checker: SignedIn;
let seeded: typeof strategies.$inferSelect;

const [old, replacement] = ['FR7630006000011234567890189', 'DE89370400440532013000'];
const rib = { bank: 'Autre banque', iban: replacement, bic: 'COBADEFF' };

beforeAll(async () => {
  test = await createTestApp({ hasTwoPersonControl: true });
  await seedStrategies(test);
  const [row] = await test.deps.db.select().from(strategies).where(eq(strategies.id, 'usdfy'));
  if (row === undefined) throw new Error('no product');
  seeded = row;
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.deps.db.delete(plannedPaymentDetails);
  await test.deps.db.delete(strategyVersions);
  await test.deps.db.delete(changeRequests);
  await test.deps.db.delete(mailOutbox);
  await test.deps.db.update(strategies).set(seeded).where(eq(strategies.id, 'usdfy'));
  maker = await signIn(test, 'admin_yield', { firstname: 'Marc', lastname: 'Vidal' });
  checker = await signIn(test, 'super_admin', { firstname: 'Inès', lastname: 'Garnier' });
});

const send = (strategy: object) =>
  test.call('updateStrategy', {
    token: maker.token,
    body: { strategy: { id: 'usdfy', ...strategy }, reason: 'Nouvelle banque dépositaire' },
  });
async function approve(strategy: object): Promise<string> {
  const id: string = Object((await send(strategy)).body).pending_change.id;
  await test.expectOk('approveChangeRequest', { token: checker.token, params: { id }, body: {} });
  return id;
}
/** As a client of that moment reads it. */
async function shown() {
  const { token } = await signIn(test, 'client');
  const { strategies: all } = await test.expectOk('listStrategies', { token });
  return all.find(({ id }) => id === 'usdfy');
}
async function product() {
  const { token } = await signIn(test, 'admin_yield');
  return test.expectOk('getProduct', { token, params: { id: 'usdfy' } });
}
const run = () => applyPaymentDetails(test.deps);

describe('[A8] approved bank details', () => {
  it('are read 24 h after the approval: at 23 h 59 the old ones, at 24 h 01 the new', async () => {
    const request = await approve({ rib });
    expect(await product()).toMatchObject({
      version: 1,
      planned_details: {
        change_request_id: request,
        lines: [{ label: 'Banque' }, { label: 'IBAN' }, { label: 'BIC' }],
      },
    });
    const approvedAt = test.clock.now();
    test.clock.advance({ hours: 23, minutes: 59 });
    await run();
    expect((await shown())?.rib?.iban).toBe(old);
    test.clock.advance({ minutes: 2 });
    await run();
    expect(await shown()).toMatchObject({
      rib,
      payment_details_since: test.clock.now().toISOString(),
      payment_details_checked_at: approvedAt.toISOString(),
    });
    expect(await product()).toMatchObject({ version: 2, planned_details: null });
    const { versions } = await test.expectOk('listProductVersions', {
      token: (await signIn(test, 'admin_yield')).token,
      params: { id: 'usdfy' },
    });
    expect(versions[0]).toMatchObject({
      entered_by: 'Marc Vidal',
      published_by: 'Inès Garnier',
      change_request_id: request,
    });
    expect(versions[1]?.strategy.rib?.iban).toBe(old);
  });

  it('are announced once to each holder of an unpaid contract, and to no other', async () => {
    const now = test.clock.now();
    const [holder, locked, payer, other] = [
      await signIn(test, 'client'),
      await signIn(test, 'client', { disabledAt: now, lockedAt: now }),
      await signIn(test, 'client'),
      await signIn(test, 'client'),
    ];
    await givenContract(test, locked, { status: 'signed' });
    await givenContract(test, holder, { status: 'signed' });
    await givenContract(test, holder, { status: 'pending' });
    await givenContract(test, payer, { status: 'signed', paymentStatus: 'paid' });
    await givenContract(test, other, { status: 'canceled', paymentStatus: 'canceled' });
    await approve({ rib });
    test.clock.advance({ hours: 24 });
    await run();
    await run();
    const mails = await test.deps.db
      .select({ recipient: mailOutbox.recipient })
      .from(mailOutbox)
      .where(eq(mailOutbox.kind, 'paymentDetailsChanged'));
    expect(mails).toEqual([{ recipient: holder.email }, { recipient: locked.email }]);
  });

  it('leave the other terms of the same change to the approval', async () => {
    await approve({ rib, apy: 3 });
    expect(await shown()).toMatchObject({ apy: 3, rib: { iban: old } });
    test.clock.advance({ hours: 24 });
    await send({ subtitle: 'Entre-temps' });
    await run();
    expect(await shown()).toMatchObject({ apy: 3, rib: { iban: replacement } });
  });

  it('are stopped by one person before their hour: the old ones stay, and the other administrators are notified', async () => {
    const request = await approve({ rib });
    await test.deps.db.delete(mailOutbox);
    const stop = (reason: string) =>
      test.call('stopPlannedDetails', { token: maker.token, params: { id: 'usdfy' }, body: { reason } });
    expect((await stop(' ')).status).toBe(422);
    const stopped = await stop('IBAN non reconnu par la banque');
    expect([stopped.status, stopped.body]).toMatchObject([200, { planned_details: null }]);
    const mails = await test.deps.db
      .select({ to: mailOutbox.recipient, kind: mailOutbox.kind })
      .from(mailOutbox);
    expect(mails).toContainEqual({ to: checker.email, kind: 'paymentDetailsStopped' });
    expect(mails.map(({ to }) => to)).not.toContain(maker.email);
    const [line] = await test.deps.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'strategy.details_stopped'));
    expect(line?.after).toMatchObject({ change_request: request, detail: 'IBAN non reconnu par la banque' });
    test.clock.advance({ hours: 25 });
    await run();
    expect((await shown())?.rib?.iban).toBe(old);
    // Their session has ended meanwhile.
    maker = await signIn(test, 'admin_yield');
    expect(Object((await stop('Encore')).body).code).toBe('strategies.nothing_planned');
    // Others may be requested at once.
    expect((await send({ rib })).status).toBe(200);
  });

  it('leave the old account one of ours, for the statements that still come of it', async () => {
    const accounts = async () =>
      (await listHouseAccounts(test.deps.db, [])).map(({ account, label }) => [account, label]);
    await approve({ rib });
    test.clock.advance({ hours: 24 });
    await run();
    const all = await accounts();
    expect(all).toContainEqual([`bank:${replacement}`, 'USDFY']);
    expect(all).toContainEqual([`bank:${old}`, '']);
  });

  it('come one at a time: others wait until clients read them', async () => {
    await approve({ rib });
    const again = await send({ rib: { ...rib, bank: 'Encore une autre' } });
    expect([again.status, Object(again.body).code]).toEqual([409, 'strategies.details_planned']);
    expect((await send({ subtitle: 'Dollar' })).status).toBe(200);
  });
});
