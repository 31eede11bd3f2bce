import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { contracts, paymentProofs } from '../../db/schema/contracts.ts';
import { deletionRequests } from '../../db/schema/deletion.ts';
import { users } from '../../db/schema/identity.ts';
import { mailOutbox, parameters } from '../../db/schema/platform.ts';
import type { TestApp } from '../../testing/create-test-app.ts';
import { historyOf } from '../../testing/history-of.ts';
import { mailsTo } from '../../testing/outbox.ts';
import { type SignedIn, signIn, testPassword } from '../../testing/people.ts';
import { givenContract, openMarket } from '../contracts/contracts.fixture.ts';
import { sendDueReminders } from './send-due-reminders.ts';

let test: TestApp;
let client: SignedIn;
beforeAll(async () => {
  ({ test } = await openMarket());
});
beforeEach(async () => {
  // 7:30 in Paris.
  test.clock.set('2026-03-02T06:30:00.000Z');
  client = await signIn(test, 'client');
});
afterAll(() => test.close());

const run = (deps = test.deps) => sendDueReminders(deps);
const kindsTo = async ({ email }: SignedIn) => (await mailsTo(test, email)).map(({ kind }) => kind);
const signed = (who: SignedIn, values: Partial<typeof contracts.$inferInsert> = {}) =>
  givenContract(test, who, { status: 'signed', signedAt: test.clock.now(), ...values });
const change = (id: string, values: Partial<typeof contracts.$inferInsert>) =>
  test.deps.db.update(contracts).set(values).where(eq(contracts.id, id));

/** Days later the session is over. */
async function comeBack(): Promise<string> {
  const body = { user: { email: client.email, password: testPassword } };
  return (await test.expectOk('login', { body })).token ?? '';
}

/** When each mail of the next days was queued, the job running before the hours of reminders, in them and after. */
async function remindedIn(days: number): Promise<string[]> {
  const instants: string[] = [];
  for (let turn = 0; turn < days * 12; turn += 1) {
    const before = (await kindsTo(client)).length;
    await run();
    const sent = (await kindsTo(client)).length - before;
    instants.push(...Array.from({ length: sent }, () => test.clock.now().toISOString().slice(0, 13)));
    test.clock.advance({ hours: 2 });
  }
  return instants;
}

it('[A38] reminds of a payment on the days of the parameters, at 9 in Paris, until its proof is filed', async () => {
  const id = await signed(client);
  expect(await remindedIn(6)).toEqual(['2026-03-04T08', '2026-03-07T08']);
  expect(await kindsTo(client)).toEqual(['paymentReminder', 'paymentReminder']);
  await change(id, { paymentStatus: 'proved' });
  expect(await remindedIn(7)).toEqual([]);
});

it('[A38] begins again from a proof that was refused, says why, and stops once another one is filed', async () => {
  const id = await signed(client);
  test.clock.set('2026-03-13T09:00:00.000Z');
  const refusal = { refusedAt: test.clock.now(), refusalMessage: 'Document illisible.' };
  await test.deps.db.insert(paymentProofs).values({
    contractId: id,
    userId: client.userId,
    executedOn: '2026-03-12',
    submittedAt: test.clock.now(),
    ...refusal,
  });
  expect(await remindedIn(6)).toEqual(['2026-03-15T09', '2026-03-18T09']);
  const [mail] = await test.deps.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, client.email));
  expect(mail?.body).toContain('Document illisible.');
  expect(mail?.body).toContain('déposez une nouvelle preuve de paiement');
  const token = await comeBack();
  const body = { payment_proof: { executed_on: '2026-03-18', reference: 'VIR-2' } };
  await test.expectOk('submitPaymentProof', { token, params: { id }, body });
  expect((await remindedIn(9)).slice(1)).toEqual([]);
  expect(await kindsTo(client)).toEqual(['paymentReminder', 'paymentReminder', 'paymentProved']);
});

it('reminds of a signature since the subscription, without a sender’s name, until it is signed', async () => {
  const id = await givenContract(test, client, { status: 'pending' });
  expect(await remindedIn(3)).toEqual(['2026-03-04T08']);
  expect(await kindsTo(client)).toEqual(['signatureReminder']);
  const admin = await signIn(test, 'admin_yield');
  const { last_reminder } = await test.expectOk('getAdminContract', { token: admin.token, params: { id } });
  expect(last_reminder).toMatchObject({ at: '2026-03-04T08:30:00.000Z', by: null });
  const refused = await test.call('remindClient', { token: admin.token, params: { id } });
  expect([refused.status, String(Object(refused.body).error)]).toEqual([
    409,
    'Déjà relancé le 4 mars 2026 à 09:30 (relance automatique).',
  ]);
  expect(await historyOf(test, admin, { kind: 'contract', id })).toMatchObject([
    { action: 'contract.reminded', is_system: true },
  ]);
  await change(id, { status: 'canceled', paymentStatus: 'canceled' });
  expect(await remindedIn(10)).toEqual([]);
});

it('[A38] sends one a day to a client of several contracts, whom staff may have reminded of another one', async () => {
  const first = await signed(client);
  await signed(client);
  expect(await remindedIn(4)).toEqual(['2026-03-04T08', '2026-03-05T08']);
  test.clock.set('2026-03-07T07:30:00.000Z');
  const admin = await signIn(test, 'admin_yield');
  await test.expectOk('remindClient', { token: admin.token, params: { id: first } });
  // The other contract waits for a day; the first one was reminded of on its day.
  expect(await remindedIn(4)).toEqual(['2026-03-08T09']);
});

it('leaves alone who closes their account, is locked or is refused since, and what is received in part', async () => {
  await signed(client);
  const [closing, locked] = [await signIn(test, 'client'), await signIn(test, 'client')];
  const refused = await signIn(test, 'client', { kycStatus: 'rejected' });
  for (const who of [closing, locked, refused]) await signed(who);
  await test.deps.db.insert(deletionRequests).values({
    id: test.deps.ids.uuid(),
    userId: closing.userId,
    requestedAt: test.clock.now(),
    effectiveOn: '2026-04-01',
  });
  await test.deps.db.update(users).set({ disabledAt: test.clock.now() }).where(eq(users.id, locked.userId));
  test.clock.set('2026-03-04T09:00:00.000Z');
  await run();
  expect(await kindsTo(client)).toEqual(['paymentReminder']);
  for (const who of [closing, locked, refused]) expect(await kindsTo(who)).toEqual([]);
});

it('killed between the email and the mark, or run twice at once, sends one', async () => {
  const id = await signed(client);
  test.clock.set('2026-03-04T09:00:00.000Z');
  const { jobs } = test.deps;
  const stops = new Error('killed');
  await run({ ...test.deps, jobs: { ...jobs, add: () => Promise.reject(stops) } });
  expect(await kindsTo(client)).toEqual([]);
  const [row] = await test.deps.db.select().from(contracts).where(eq(contracts.id, id));
  expect(row?.remindedAt).toBeNull();
  await Promise.all([run(), run()]);
  expect(await kindsTo(client)).toEqual(['paymentReminder']);
});

it('sends none where the parameters are 0, and not to contracts that waited before it began', async () => {
  await signed(client, { signedAt: new Date('2025-11-01T10:00:00Z') });
  await signed(client);
  await test.deps.db.insert(parameters).values(
    ['REMINDER_1_DAYS', 'REMINDER_2_DAYS', 'REMINDER_3_DAYS'].map((key) => ({
      key,
      value: '0',
      unit: 'day',
    })),
  );
  expect(await remindedIn(3)).toEqual([]);
  await test.deps.db.update(parameters).set({ value: '4' }).where(eq(parameters.key, 'REMINDER_2_DAYS'));
  expect(await remindedIn(3)).toEqual(['2026-03-06T08']);
});
