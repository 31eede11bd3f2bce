// « Renvoyer la signature », and what the record of a contract shows of its emails and documents.
import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signatureRequests } from '../../db/schema/contracts.ts';
import { users } from '../../db/schema/identity.ts';
import { mailOutbox } from '../../db/schema/platform.ts';
import { sendPendingMail } from '../../jobs/send-pending-mail.ts';
import { historyOf } from '../../testing/history-of.ts';
import { mailsTo } from '../../testing/outbox.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { openYousignApp } from '../../testing/yousign/yousign-app.ts';
import {
  givenContract,
  openMarket,
  racedStatuses,
  seedStrategies,
  stateOf,
  subscribe,
  subscribeAndSign,
} from './contracts.fixture.ts';

type World = Awaited<ReturnType<typeof openYousignApp>>;
let world: World;
let test: World['test'];
let admin: SignedIn;
beforeAll(async () => {
  world = await openYousignApp();
  ({ test } = world);
  await seedStrategies(test);
  admin = await signIn(test, 'admin_yield', { firstname: 'Inès', lastname: 'Garnier' });
});
afterAll(() => world.close());

const as = (id: string, who = admin) => ({ token: who.token, params: { id } });
const resend = (id: string, who = admin) => test.call('resendSignature', as(id, who));
const errorOf = ({ status, body }: { status: number; body: unknown }) => [status, String(Object(body).code)];
const requestOf = async (contractId: string) => {
  const [row] = await test.deps.db
    .select()
    .from(signatureRequests)
    .where(eq(signatureRequests.contractId, contractId));
  if (row === undefined) throw new Error(`contract ${contractId} has no request`);
  return row;
};

it('renews the link that is past, and emails the client; three times a day, under any number of clicks', async () => {
  const client = await signIn(test, 'client');
  const { signature_id: id, iframe_url } = await subscribe(test, client);
  test.clock.advance({ hours: 49 });
  admin = await signIn(test, 'admin_yield', { firstname: 'Inès', lastname: 'Garnier' });
  expect(world.standIn.isLinkGood(iframe_url)).toBe(false);
  expect((await resend(id)).status).toBe(200);
  const { iframeUrl } = await requestOf(id);
  expect(world.standIn.isLinkGood(iframeUrl ?? '')).toBe(true);
  const raced = await Promise.all([resend(id), resend(id), resend(id)]);
  expect(racedStatuses(raced)).toEqual([200, 200, 409]);
  expect(errorOf(await resend(id))).toEqual([409, 'contracts.signature_resent']);
  const sent = (await mailsTo(test, client.email)).map(({ kind }) => kind);
  expect(sent).toEqual(['signatureResent', 'signatureResent', 'signatureResent']);
  const history = await historyOf(test, admin, { kind: 'contract', id });
  expect(history.filter(({ action }) => action === 'contract.signature_resent')).toHaveLength(3);
});

it.each([
  ['expired', 'canceled'],
  ['done', 'signed'],
] as const)(
  'of a request that is %s at the provider makes the contract %s, and mails no link',
  async (end, status) => {
    const client = await signIn(test, 'client');
    const { signature_id: id } = await subscribe(test, client);
    for (const request of world.standIn.requestsOf((await requestOf(id)).id)) request.status = end;
    expect(errorOf(await resend(id))).toEqual([409, 'contracts.no_longer_pending']);
    expect((await stateOf(test, id))[0]).toBe(status);
    expect((await mailsTo(test, client.email)).map(({ kind }) => kind)).not.toContain('signatureResent');
  },
);

it('is refused for a client who may not sign, a contract of one’s own and one that is not there', async () => {
  const client = await signIn(test, 'client');
  const { signature_id: id } = await subscribe(test, client);
  await test.deps.db.update(users).set({ kycStatus: 'rejected' }).where(eq(users.id, client.userId));
  expect(errorOf(await resend(id))).toEqual([409, 'contracts.client_may_not_sign']);
  await test.deps.db.update(users).set({ kycStatus: 'approved' }).where(eq(users.id, client.userId));
  await test.expectOk('updateMe', { token: client.token, body: { user: { city: 'Nantes' } } });
  expect(errorOf(await resend(id))).toEqual([409, 'contracts.client_profile_waiting']);
  const own = await givenContract(test, admin, { status: 'pending' });
  expect(errorOf(await resend(own))).toEqual([403, 'contracts.own_contract']);
  expect((await resend(test.deps.ids.uuid())).status).toBe(404);
});

it('shows what became of each email about the contract, by whom it was sent, and none about another', async () => {
  const { test: other, client } = await openMarket();
  const staff = await signIn(other, 'admin_yield', { firstname: 'Inès', lastname: 'Garnier' });
  const id = await givenContract(other, client, { status: 'signed', signedAt: other.clock.now() });
  await givenContract(other, client, { status: 'signed' });
  const read = () => other.expectOk('listContractMails', { token: staff.token, params: { id } });
  await other.expectOk('remindClient', { token: staff.token, params: { id } });
  const queued = { state: 'queued', sent_by: 'Inès Garnier', is_scheduled: false, sent_at: null };
  expect((await read()).items).toMatchObject([queued]);
  await sendPendingMail(other.deps);
  const [sent] = (await read()).items;
  expect(sent).toMatchObject({ state: 'sent', sent_at: other.clock.now().toISOString() });
  await other.deps.db.update(mailOutbox).set({ sentAt: null, givenUpAt: other.clock.now(), sentBy: null });
  expect((await read()).items).toMatchObject([{ state: 'failed', sent_by: null, is_scheduled: true }]);
  await other.deps.db.update(mailOutbox).set({ givenUpAt: null, attempts: 1 });
  expect((await read()).items).toMatchObject([{ state: 'retried' }]);
  await other.close();
});

it('lists the signed documents with the fingerprint of what is downloaded; before it is signed, none', async () => {
  const { test: other, client } = await openMarket();
  const staff = await signIn(other, 'admin_yield');
  const { signature_id: pending } = await subscribe(other, client);
  const id = await subscribeAndSign(other, await signIn(other, 'client'));
  const read = (of: string) =>
    other.expectOk('listContractDocuments', { token: staff.token, params: { id: of } });
  expect((await read(pending)).items).toEqual([]);
  const { items } = await read(id);
  expect(items.map(({ kind }) => kind)).toEqual(['contract', 'pep']);
  for (const { url, sha256, size_bytes: size } of items) {
    const { pathname, search } = new URL(url);
    const { rawPayload } = await other.app.inject({ url: pathname + search });
    expect([createHash('sha256').update(rawPayload).digest('hex'), rawPayload.length]).toEqual([
      sha256,
      size,
    ]);
  }
  await other.close();
});
