import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '../../db/schema/audit.ts';
import { users } from '../../db/schema/identity.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { lastMailTo, mailsTo } from '../../testing/outbox.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { givenContract, seedStrategies } from '../contracts/contracts.fixture.ts';

let test: TestApp;
let maker: SignedIn;
let checker: SignedIn;
let client: SignedIn;

beforeAll(async () => {
  test = await createTestApp({ hasTwoPersonControl: true });
  await seedStrategies(test);
  maker = await signIn(test, 'admin_yield', { firstname: 'Marc', lastname: 'Vidal' });
  checker = await signIn(test, 'super_admin', { firstname: 'Inès', lastname: 'Garnier' });
});
afterAll(() => test.close());
beforeEach(async () => {
  client = await signIn(test, 'client');
});

const reason = 'Convention de conseil signée';
const asItIs = {
  role: 'client',
  can_access_yield: true,
  can_access_kaskad: false,
  can_access_yield_admin: false,
  can_access_kaskad_admin: false,
};
const request = (change: object, by = maker) =>
  test.call('changeClientAccess', {
    token: by.token,
    params: { id: client.userId },
    body: { access: { ...asItIs, ...change }, reason },
  });
async function held(change: object, by = maker): Promise<string> {
  const { status, body } = await request(change, by);
  expect(status).toBe(200);
  return String(Object(body).pending_change?.id);
}
const approve = (id: string, { token } = checker) =>
  test.call('approveChangeRequest', { token, params: { id }, body: {} });
const read = async ({ token } = checker) =>
  test.expectOk('getClient', { token, params: { id: client.userId } });
const errorOf = ({ status, body }: { status: number; body: unknown }) => [status, String(Object(body).code)];
const kindsTo = async () => (await mailsTo(test, client.email)).map(({ kind }) => kind);

describe('changeClientAccess', () => {
  it('changes nothing until another administrator approves it, then at once', async () => {
    const id = await held({ role: 'cgp', can_access_kaskad: true });
    expect(await read()).toMatchObject({ role: 'client', access: asItIs, pending_change: { id } });
    expect(await kindsTo()).toEqual([]);
    const { lines } = await test.expectOk('getChangeRequest', { token: checker.token, params: { id } });
    expect(lines).toEqual([
      { label: 'Rôle', before: 'Client', after: 'CGP' },
      { label: 'Accès à Kaskad', before: 'Non', after: 'Oui' },
    ]);
    expect(errorOf(await approve(id, maker))).toEqual([403, 'change_requests.own_request']);
    expect((await approve(id)).status).toBe(200);
    expect(await read()).toMatchObject({
      role: 'cgp',
      access: { ...asItIs, role: 'cgp', can_access_kaskad: true },
      pending_change: null,
      sessions: 1,
    });
    expect(await kindsTo()).toEqual(['accessChanged']);
    expect(await lastMailTo(test, client.email)).toContain('Accès à Kaskad');
    const [line] = await test.deps.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.action, 'account.access_changed'), eq(auditLog.objectId, client.userId)));
    expect(line).toMatchObject({
      actorId: checker.userId,
      before: { role: 'client' },
      after: { role: 'cgp', entered_by: maker.userId, detail: reason },
    });
  });

  it('ends the sessions of who administers from now on, and warns of it', async () => {
    const id = await held({ can_access_yield_admin: true });
    const { warnings } = await test.expectOk('getChangeRequest', { token: checker.token, params: { id } });
    expect(warnings).toEqual([expect.stringContaining('tous les clients du service')]);
    // The person that it is about decides nothing, whatever they may do.
    await test.deps.db.update(users).set({ canAccessYieldAdmin: true }).where(eq(users.id, client.userId));
    expect(errorOf(await approve(id, client))).toEqual([403, 'change_requests.about_you']);
    await test.deps.db.update(users).set({ canAccessYieldAdmin: false }).where(eq(users.id, client.userId));
    expect((await approve(id)).status).toBe(200);
    expect((await test.call('getMe', { token: client.token })).status).toBe(401);
  });

  it('warns of a service that is closed while a contract runs in it, and of none that is left', async () => {
    await givenContract(test, client, { status: 'signed' });
    const id = await held({ can_access_yield: false });
    const { warnings } = await test.expectOk('getChangeRequest', { token: checker.token, params: { id } });
    expect(warnings).toEqual([
      expect.stringContaining('un contrat en cours'),
      'Plus aucun service ne lui sera ouvert.',
    ]);
  });

  it('is stale once the access moved', async () => {
    const id = await held({ role: 'cgp' });
    await test.deps.db.update(users).set({ canAccessKaskad: true }).where(eq(users.id, client.userId));
    expect(errorOf(await approve(id))).toEqual([409, 'change_requests.stale']);
    expect((await read()).role).toBe('client');
  });

  it('refuses no change, one’s own account, and a right over a service that the maker does not administer', async () => {
    expect((await request({})).status).toBe(422);
    expect(errorOf(await request({ can_access_kaskad_admin: true }))).toEqual([
      403,
      'clients.not_administered',
    ]);
    const both = await signIn(test, 'client', { canAccessYieldAdmin: true });
    client = both;
    expect(errorOf(await request({ role: 'cgp' }, both))).toEqual([403, 'clients.own_account']);
    expect(errorOf(await request({ role: 'cgp' }))).toEqual([403, 'clients.staff_account']);
  });
});
