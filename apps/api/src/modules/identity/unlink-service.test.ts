import type { Service } from '@repo/domain/access';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '../../db/schema/audit.ts';
import { payouts } from '../../db/schema/cash.ts';
import { contracts } from '../../db/schema/contracts.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { lastCodeTo, mailsTo } from '../../testing/outbox.ts';
import { type SignedIn, signIn, testPassword } from '../../testing/people.ts';
import { seedStrategies, subscribe } from '../contracts/contracts.fixture.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  await seedStrategies(test);
});
beforeEach(() => test.clock.advance({ minutes: 61 }));
afterAll(() => test.close());

const clientOfBoth = () => signIn(test, 'client', { canAccessYield: true, canAccessKaskad: true });
const unlink = ({ token }: Pick<SignedIn, 'token'>, service: Service, password = testPassword) =>
  test.call('unlinkService', { token, body: { service, password } });
const me = ({ token }: SignedIn) => test.expectOk('getMe', { token });

describe('unlinking a service', () => {
  it('removes the access, ends the other sessions, records it and emails the owner', async () => {
    const client = await clientOfBoth();
    const body = { user: { email: client.email, password: testPassword } };
    const elsewhere = await test.expectOk('login', { body });
    const response = await unlink(client, 'kaskad');
    expect(response.body).toMatchObject({ id: client.userId, can_access_kaskad: false });
    expect(await me(client)).toMatchObject({ can_access_yield: true, can_access_kaskad: false });
    expect((await test.call('getKaskadDashboard', { token: client.token })).status).toBe(403);
    expect((await test.call('getMe', { token: elsewhere.token })).status).toBe(401);
    const [mail] = await mailsTo(test, client.email);
    expect(mail).toMatchObject({
      kind: 'serviceUnlinked',
      subject: 'Kaskad n’est plus relié à votre compte',
    });
    const traces = await test.deps.db.select().from(auditLog).where(eq(auditLog.objectId, client.userId));
    expect(traces).toContainEqual(
      expect.objectContaining({ action: 'service.unlinked', after: { service: 'kaskad' } }),
    );
  });

  it('can be undone by linking it again', async () => {
    const client = await clientOfBoth();
    await unlink(client, 'yield');
    expect(await me(client)).toMatchObject({ can_access_yield: false, can_access_kaskad: true });
    const { token } = await test.expectOk('requestLinkService', {
      token: client.token,
      body: { service: 'yield' },
    });
    const code = await lastCodeTo(test, client.email);
    const { user } = await test.expectOk('linkService', { token, body: { code } });
    expect(user).toMatchObject({ can_access_yield: true, can_access_kaskad: true });
  });

  it('requires the password again, and counts the guesses with those of the sign-in', async () => {
    const client = await clientOfBoth();
    const wrong = await unlink(client, 'kaskad', 'Mauvais-2026-ab');
    expect([wrong.status, wrong.body]).toMatchObject([
      422,
      { errors: { password: ['Le mot de passe actuel est invalide.'] } },
    ]);
    for (let guess = 1; guess < 10; guess += 1) await unlink(client, 'kaskad', 'Mauvais-2026-ab');
    expect((await unlink(client, 'kaskad')).status).toBe(429);
    expect((await me(client)).can_access_kaskad).toBe(true);
  });

  it('is refused for the only service, and for one that is not linked', async () => {
    const client = await signIn(test, 'client');
    const [only, unknown] = [await unlink(client, 'yield'), await unlink(client, 'kaskad')];
    expect([only.status, only.body]).toMatchObject([
      409,
      {
        error: 'C’est le seul service de votre compte\u00a0: sans lui, vous ne pourriez plus vous connecter.',
      },
    ]);
    expect([unknown.status, unknown.body]).toMatchObject([
      409,
      { error: 'Ce service n’est pas lié à votre compte.' },
    ]);
  });

  it('of both concurrently keeps one', async () => {
    const client = await clientOfBoth();
    const responses = await Promise.all([unlink(client, 'yield'), unlink(client, 'kaskad')]);
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const { can_access_yield, can_access_kaskad } = await me(client);
    expect([can_access_yield, can_access_kaskad].filter(Boolean)).toHaveLength(1);
  });

  it('is not for staff', async () => {
    const staff = await signIn(test, 'commercial', { canAccessYield: true, canAccessKaskad: true });
    expect((await unlink(staff, 'kaskad')).status).toBe(403);
  });
});

describe('unlinking a service with active holdings', () => {
  it('is refused while a contract is pending or signed, and open once it is over', async () => {
    const client = await clientOfBoth();
    const { signature_id } = await subscribe(test, client);
    const refused = await unlink(client, 'yield');
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { code: 'identity.service_in_use', error: expect.stringContaining('un contrat en cours') },
    ]);
    await setContract(signature_id, { status: 'signed' });
    expect((await unlink(client, 'yield')).status).toBe(409);
    expect((await me(client)).can_access_yield).toBe(true);
    await setContract(signature_id, { status: 'canceled' });
    expect((await unlink(client, 'yield')).status).toBe(200);
  });

  it('does not prevent unlinking the other service', async () => {
    const client = await clientOfBoth();
    await subscribe(test, client);
    expect((await unlink(client, 'kaskad')).status).toBe(200);
  });

  it('is refused while money is owed, of a contract or of none', async () => {
    const client = await clientOfBoth();
    const { signature_id } = await subscribe(test, client);
    await setContract(signature_id, { status: 'canceled' });
    const { id } = await owe(client, { kind: 'renunciation', contractId: signature_id });
    expect((await unlink(client, 'yield')).status).toBe(409);
    await settle(id);
    const unmatched = await owe(client, { kind: 'unmatched' });
    expect((await unlink(client, 'yield')).status).toBe(409);
    await settle(unmatched.id);
    expect((await unlink(client, 'yield')).status).toBe(200);
  });
});

async function owe(
  { userId }: SignedIn,
  payout: Pick<typeof payouts.$inferInsert, 'kind' | 'contractId'>,
): Promise<{ id: string }> {
  const id = test.deps.ids.uuid();
  const owed = { userId, amount: '15000', asset: 'EURO', state: 'to_prepare' } as const;
  await test.deps.db.insert(payouts).values({ ...payout, ...owed, id, requestedAt: test.clock.now() });
  return { id };
}

async function settle(id: string): Promise<void> {
  const paid = { state: 'executed', executedOn: '2026-03-05' } as const;
  await test.deps.db.update(payouts).set(paid).where(eq(payouts.id, id));
}

async function setContract(id: string, change: Partial<typeof contracts.$inferInsert>): Promise<void> {
  await test.deps.db.update(contracts).set(change).where(eq(contracts.id, id));
}
