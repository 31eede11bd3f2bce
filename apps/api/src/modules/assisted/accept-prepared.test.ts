import { randomUUID } from 'node:crypto';
import { currentVersion } from '@repo/domain/legal';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { assistedSubscriptions } from '../../db/schema/assisted.ts';
import { auditLog } from '../../db/schema/audit.ts';
import { consents, contracts } from '../../db/schema/contracts.ts';
import { users } from '../../db/schema/identity.ts';
import { workItems } from '../../db/schema/records.ts';
import { pruneExpired } from '../../jobs/prune-expired.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { onSigningPage, seedStrategies } from '../contracts/contracts.fixture.ts';
import { givenDraft, givenPrepared } from './assisted.fixture.ts';

let test: TestApp;
let client: SignedIn;
let author: SignedIn;

beforeAll(async () => {
  test = await createTestApp();
  await seedStrategies(test);
  author = await signIn(test, 'admin_yield', { firstname: 'Alice', lastname: 'Martin' });
});
beforeEach(async () => {
  client = await signIn(test, 'client');
});
afterAll(() => test.close());

const boxes = {
  terms_accepted: true,
  risks_accepted: true,
  terms_version: currentVersion('terms').version,
  risks_version: currentVersion('risks').version,
};
const prepared = () => givenPrepared(test, client.userId, { authorId: author.userId });
const accept = (id: string, body: object = boxes, headers: Record<string, string> = {}) =>
  test.call('acceptPreparedSubscription', { token: client.token, params: { id }, body, headers });
const accepted = (id: string) =>
  test.expectOk('acceptPreparedSubscription', { token: client.token, params: { id }, body: boxes });
const staffRead = (id: string) =>
  test.expectOk('getAssistedSubscription', { token: author.token, params: { id } });

describe('what was prepared, for its client', () => {
  it('waits for its client to confirm their email address', async () => {
    const id = await prepared();
    const set = (emailUnconfirmedSince: Date | null) =>
      test.deps.db.update(users).set({ emailUnconfirmedSince }).where(eq(users.id, client.userId));
    await set(test.clock.now());
    expect(await accept(id)).toMatchObject({ status: 409, body: { code: 'identity.email_unconfirmed' } });
    await set(null);
    expect((await accept(id)).status).toBe(201);
  });

  it('[A45] becomes a contract of theirs once they tick the boxes: its channel and author are on it and on the trail', async () => {
    const id = await prepared();
    const { signature_id: contractId, iframe_url: frame } = await accepted(id);
    const { db } = test.deps;
    const [row] = await db.select().from(contracts).where(eq(contracts.id, contractId));
    expect(row).toMatchObject({
      userId: client.userId,
      status: 'pending',
      amount: '15000',
      channel: 'assisted',
      preparedBy: author.userId,
    });
    const given = await db.select().from(consents).where(eq(consents.contractId, contractId));
    expect(given.map(({ kind, step }) => `${kind}: ${step}`).toSorted()).toEqual([
      'risks: Souscription préparée avec un conseiller',
      'terms: Souscription préparée avec un conseiller',
    ]);
    const [line] = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.objectId, contractId))
      .orderBy(desc(auditLog.id))
      .limit(1);
    expect(line).toMatchObject({
      action: 'contract.created',
      actorId: client.userId,
      after: { channel: 'assisted', preparedBy: 'Alice Martin' },
    });
    await onSigningPage(test, frame, 'sign');
    const own = await test.expectOk('listContracts', { token: client.token });
    expect(own.signatures).toMatchObject([
      { id: contractId, status: 'signed', channel: 'assisted', prepared_by: 'Alice Martin' },
    ]);
    expect(await staffRead(id)).toMatchObject({
      state: 'accepted',
      contract: { id: contractId, status: 'signed' },
    });
    const tasks = await db.select().from(workItems).where(eq(workItems.subjectId, contractId));
    expect(tasks).toMatchObject([
      { assigneeId: author.userId, title: `Suivre la signature et le paiement de ${row?.poNumber}` },
    ]);
  });

  it('is followed by the adviser who prepared it, in their day', async () => {
    const adviser = await signIn(test, 'commercial');
    await accepted(await givenPrepared(test, client.userId, { authorId: adviser.userId }));
    const tasks = await test.deps.db.select().from(workItems).where(eq(workItems.userId, client.userId));
    expect(tasks.map(({ assigneeId }) => assigneeId)).toEqual([adviser.userId]);
  });

  it('needs both boxes, in the words of their own subscription', async () => {
    const id = await prepared();
    expect(await accept(id, {})).toMatchObject({
      status: 422,
      body: { error: 'Vous devez accepter les CGV pour continuer.' },
    });
    expect(await accept(id, { ...boxes, risks_accepted: false })).toMatchObject({
      status: 422,
      body: { error: 'Vous devez reconnaître les risques pour continuer.' },
    });
    expect((await staffRead(id)).state).toBe('sent');
  });

  it('is one contract, however often it is accepted, and is not canceled by staff any more', async () => {
    const id = await prepared();
    const key = { 'idempotency-key': randomUUID() };
    const [first, again, other] = [
      await accept(id, boxes, key),
      await accept(id, boxes, key),
      await accept(id),
    ];
    expect(again.body).toEqual(first.body);
    expect(Object(other.body).signature_id).toBe(Object(first.body).signature_id);
    expect(await test.deps.db.$count(contracts, eq(contracts.userId, client.userId))).toBe(1);
    const { version } = await staffRead(id);
    const canceled = await test.call('cancelAssistedSubscription', {
      token: author.token,
      params: { id },
      body: { version },
    });
    expect(canceled.status).toBe(409);
  });

  it('may be accepted again when the signature could not be opened', async () => {
    const id = await prepared();
    const failing = vi.spyOn(test.deps.signature, 'createRequest').mockRejectedValueOnce(new Error('down'));
    expect((await accept(id)).status).toBe(503);
    failing.mockRestore();
    const { signature_id: contractId } = await accepted(id);
    expect(await staffRead(id)).toMatchObject({ contract: { id: contractId, status: 'pending' } });
  });

  it('does not exist before it is sent, nor for another client', async () => {
    const draft = await givenDraft(test, client.userId);
    const read = (token: string, id: string) =>
      test.call('getPreparedSubscription', { token, params: { id } });
    expect((await read(client.token, draft)).status).toBe(404);
    expect((await accept(draft)).status).toBe(404);
    const other = await signIn(test, 'client');
    expect((await read(other.token, await prepared())).status).toBe(404);
  });

  it('is listed while it awaits them, and is over once they decline it', async () => {
    const id = await prepared();
    const list = async () =>
      (await test.expectOk('listPreparedSubscriptions', { token: client.token })).items;
    expect(await list()).toMatchObject([
      { id, author: 'Alice Martin', terms: { product: 'USDFY', amount: '15000.00' } },
    ]);
    const declined = await test.expectOk('declinePreparedSubscription', {
      token: client.token,
      params: { id },
    });
    expect(declined.state).toBe('declined');
    expect(await list()).toEqual([]);
    expect(await accept(id)).toMatchObject({
      status: 409,
      body: { error: 'Vous avez refusé cette souscription.' },
    });
  });

  it('is too late after its last day, and is deleted a month later', async () => {
    const id = await givenPrepared(test, client.userId, { expiresAt: test.clock.now() });
    expect(await accept(id)).toMatchObject({ status: 409, body: { code: 'assisted.no_longer_offered' } });
    const kept = () => test.deps.db.$count(assistedSubscriptions, eq(assistedSubscriptions.id, id));
    await pruneExpired(test.deps);
    expect(await kept()).toBe(1);
    test.clock.advance({ days: 31 });
    await pruneExpired(test.deps);
    expect(await kept()).toBe(0);
    author = await signIn(test, 'admin_yield', { firstname: 'Alice', lastname: 'Martin' });
  });
});

const link = async (id: string) => {
  const { version } = await staffRead(id);
  return test.expectOk('createPresenceLink', { token: author.token, params: { id }, body: { version } });
};
const codeOf = (url: string) => new URL(url).searchParams.get('code');
const open = (id: string, code: string | null, by = client) =>
  test.call('openPreparedSubscription', { token: by.token, params: { id }, body: { code } });

describe('« Signer en présence »', () => {
  it('is a link that works once, in the session of the client', async () => {
    const id = await prepared();
    const { url, subscription } = await link(id);
    expect(subscription.state).toBe('sent');
    const code = codeOf(url);
    expect((await open(id, code, author)).status).toBe(403);
    expect((await open(id, code, await signIn(test, 'client'))).status).toBe(404);
    expect(await open(id, code)).toMatchObject({ status: 200, body: { state: 'sent' } });
    expect(await staffRead(id)).toMatchObject({ is_in_presence: true });
    expect(await open(id, code)).toMatchObject({ status: 409, body: { code: 'assisted.link_used' } });
  });

  it('replaces the former link, and lasts a quarter of an hour', async () => {
    const id = await prepared();
    const former = codeOf((await link(id)).url);
    const current = codeOf((await link(id)).url);
    expect((await open(id, former)).status).toBe(409);
    test.clock.advance({ minutes: 8 });
    await staffRead(id);
    test.clock.advance({ minutes: 8 });
    expect((await open(id, current)).status).toBe(409);
    expect(await open(id, null)).toMatchObject({ status: 200 });
    expect(await staffRead(id)).toMatchObject({ is_in_presence: false, opened_at: expect.any(String) });
  });
});
