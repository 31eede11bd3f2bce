import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { users } from '../../db/schema/identity.ts';
import { timelineEvents } from '../../db/schema/timeline.ts';
import type { TestApp } from '../../testing/create-test-app.ts';
import { historyOf } from '../../testing/history-of.ts';
import { mailsTo } from '../../testing/outbox.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { givenContract, openMarket, racedStatuses } from '../contracts/contracts.fixture.ts';

let test: TestApp;
let client: SignedIn;
let ines: SignedIn;
let marc: SignedIn;
beforeAll(async () => {
  ({ test, client } = await openMarket());
  ines = await signIn(test, 'admin_yield', { firstname: 'Inès', lastname: 'Garnier' });
  marc = await signIn(test, 'admin_yield', { firstname: 'Marc', lastname: 'Vidal' });
});
afterAll(() => test.close());

const remind = ({ token }: SignedIn, id: string) => test.call('remindClient', { token, params: { id } });
const errorOf = ({ status, body }: { status: number; body: unknown }) => [status, String(Object(body).error)];
const eventsOf = async (contractId: string) =>
  (await test.deps.db.select().from(timelineEvents).where(eq(timelineEvents.contractId, contractId))).map(
    ({ type, metadata }) => [type, metadata.note ?? null],
  );

it('reminds of a signature that is awaited, in other words', async () => {
  const other = await signIn(test, 'client');
  const id = await givenContract(test, other, { status: 'pending', poNumber: 'PO-2026-0042' });
  expect((await remind(ines, id)).status).toBe(200);
  expect((await mailsTo(test, other.email)).map(({ kind }) => kind)).toEqual(['signatureReminder']);
  expect(await eventsOf(id)).toEqual([
    ['other', 'Rappel envoyé\u00a0: votre contrat PO-2026-0042 attend votre signature.'],
  ]);
});

it('does not remind of what is ours to do, is over, or is one’s own', async () => {
  const proved = await givenContract(test, client, { status: 'signed', paymentStatus: 'proved' });
  const closed = await givenContract(test, client, { status: 'closed', paymentStatus: 'canceled' });
  const own = await givenContract(test, ines, { status: 'signed' });
  expect(errorOf(await remind(ines, proved))).toEqual([
    409,
    'Le client a déposé sa preuve de paiement\u00a0: elle est à vérifier.',
  ]);
  expect(errorOf(await remind(ines, closed))).toEqual([409, 'Ce contrat n’attend plus rien de son client.']);
  expect((await remind(ines, own)).status).toBe(403);
  expect((await remind(ines, test.deps.ids.uuid())).status).toBe(404);
});

it.each([
  [
    'locked',
    { disabledAt: new Date('2026-03-01T09:00:00Z') },
    'Le compte de ce client est verrouillé ou fermé',
  ],
  ['without Yield', { canAccessYield: false }, 'Ce client n’a pas accès à Yield'],
  ['of an identity refused since', { kycStatus: 'rejected' }, 'L’identité de ce client n’est pas approuvée'],
] as const)('does not remind a client %s, and says why', async (_, values, reason) => {
  const other = await signIn(test, 'client', values);
  const id = await givenContract(test, other, { status: 'pending' });
  const [status, words] = errorOf(await remind(ines, id));
  expect([status, words]).toEqual([409, expect.stringContaining(reason)]);
  expect(await mailsTo(test, other.email)).toEqual([]);
});

it('does not remind a client whose change of profile waits', async () => {
  const other = await signIn(test, 'client');
  const id = await givenContract(test, other, { status: 'signed' });
  await test.expectOk('updateMe', { token: other.token, body: { user: { city: 'Paris' } } });
  expect(errorOf(await remind(ines, id))).toEqual([
    409,
    'Une modification du profil de ce client attend votre décision.',
  ]);
});

it('is sent by the adviser of the client, under their name; to another adviser the contract does not exist', async () => {
  const karim = await signIn(test, 'commercial', { firstname: 'Karim', lastname: 'Haddad' });
  const own = await signIn(test, 'client', { assignedSalesId: karim.userId });
  const id = await givenContract(test, own, { status: 'signed' });
  expect((await remind(await signIn(test, 'commercial'), id)).status).toBe(404);
  expect(await mailsTo(test, own.email)).toEqual([]);
  expect((await remind(karim, id)).status).toBe(200);
  expect((await mailsTo(test, own.email)).map(({ kind }) => kind)).toEqual(['paymentReminder']);
  const { last_reminder } = await test.expectOk('getAdminContract', { token: ines.token, params: { id } });
  expect(last_reminder).toMatchObject({ by: 'Karim Haddad' });
  const record = await test.expectOk('getClient', { token: karim.token, params: { id: own.userId } });
  expect(record.last_reminder).toEqual(last_reminder);
});

it('[A38] shares one limit with reminders of identity, whichever comes first', async () => {
  const remindIdentity = (who: SignedIn, { userId: id }: SignedIn) =>
    test.call('decideKyc', { token: who.token, params: { id }, body: { state: 'failed', action: 'remind' } });
  const setKyc = ({ userId }: SignedIn, kycStatus: 'failed' | 'verified') =>
    test.deps.db.update(users).set({ kycStatus }).where(eq(users.id, userId));
  const first = await signIn(test, 'client', { kycStatus: 'failed' });
  const ofFirst = await givenContract(test, first, { status: 'signed' });
  expect(
    racedStatuses(await Promise.all([remindIdentity(ines, first), remindIdentity(marc, first)])),
  ).toEqual([200, 409]);
  await setKyc(first, 'verified');
  const [status, words] = errorOf(await remind(ines, ofFirst));
  expect(status).toBe(409);
  expect(words).toMatch(/^Déjà relancé le 2 mars 2026 à 10:00 par (Inès Garnier|Marc Vidal)\.$/);
  const { last_reminder } = await test.expectOk('getAdminContract', {
    token: ines.token,
    params: { id: ofFirst },
  });
  expect(last_reminder).toMatchObject({ at: '2026-03-02T09:00:00.000Z', po_number: null });
  expect((await mailsTo(test, first.email)).map(({ kind }) => kind)).toEqual(['identityReminder']);

  const second = await signIn(test, 'client');
  expect((await remind(ines, await givenContract(test, second, { status: 'signed' }))).status).toBe(200);
  await setKyc(second, 'failed');
  expect(errorOf(await remindIdentity(marc, second))).toEqual([
    409,
    'Déjà relancé le 2 mars 2026 à 10:00 par Inès Garnier.',
  ]);
});

it('[A38] sends one mail when two members of staff remind within 24 hours', async () => {
  const id = await givenContract(test, client, { status: 'signed', amount: '12000' });
  const both = await Promise.all([remind(ines, id), remind(marc, id)]);
  expect(racedStatuses(both)).toEqual([200, 409]);
  const [status, words] = errorOf(await remind(marc, id));
  expect(status).toBe(409);
  expect(words).toMatch(/^Déjà relancé le 2 mars 2026 à 10:00 par (Inès Garnier|Marc Vidal)\.$/);

  const sent = await mailsTo(test, client.email);
  expect(sent.map(({ kind }) => kind)).toEqual(['paymentReminder']);
  expect(sent[0]?.body).toContain(`/documents?payer=${id}`);
  expect(sent[0]?.body).not.toContain('FR76');
  expect(await eventsOf(id)).toEqual([['payment_reminder_sent', null]]);
  const { last_reminder } = await test.expectOk('getAdminContract', { token: ines.token, params: { id } });
  const history = await historyOf(test, ines, { kind: 'contract', id });
  const names = ['Inès Garnier', 'Marc Vidal'];
  expect(last_reminder).toMatchObject({ at: '2026-03-02T09:00:00.000Z' });
  expect(names).toContain(last_reminder?.by);
  expect(history.map(({ action }) => action)).toEqual(['contract.reminded']);

  test.clock.advance({ hours: 24 });
  expect((await remind(await signIn(test, 'super_admin'), id)).status).toBe(200);
  expect(await mailsTo(test, client.email)).toHaveLength(2);
});
