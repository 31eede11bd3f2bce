import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditLog } from '../../db/schema/audit.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { mailsTo } from '../../testing/outbox.ts';
import { type SignedIn, signIn, testPassword } from '../../testing/people.ts';
import { givenInvestment, openRound } from '../kaskad-rounds/rounds.fixture.ts';

let test: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
  admin = await signIn(test, 'admin_kaskad');
});
afterAll(() => test.close());

type Act = 'lockKaskadUser' | 'unlockKaskadUser' | 'unlinkKaskadUser';
const act = (operation: Act, id: string, reason = 'Compte signalé') =>
  test.call(operation, { token: admin.token, params: { id }, body: { reason } });
const both = () => signIn(test, 'client', { canAccessKaskad: true });
const kaskadOf = async ({ token }: SignedIn) => (await test.call('getKaskadDashboard', { token })).status;
const yieldOf = async ({ token }: SignedIn) => (await test.call('getDashboard', { token })).status;
const kinds = async ({ email }: SignedIn) => (await mailsTo(test, email)).map(({ kind }) => kind);
const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, Object(body).code];

it('[B48] locks Kaskad at once and Yield never, then opens it again', async () => {
  const client = await both();
  expect([await kaskadOf(client), await yieldOf(client)]).toEqual([200, 200]);
  const locked = await act('lockKaskadUser', client.userId);
  expect(locked.status).toBe(200);
  expect(Object(locked.body).row.locked_at).toBe(test.clock.now().toISOString());
  expect([await kaskadOf(client), await yieldOf(client)]).toEqual([403, 200]);
  const user = await test.expectOk('getMe', { token: client.token });
  expect(user).toMatchObject({ can_access_yield: true, can_access_kaskad: false });
  const list = (access: string) =>
    test.expectOk('listKaskadUsers', { token: admin.token, query: { access, q: client.email } });
  expect([(await list('locked')).total, (await list('open')).total]).toEqual([1, 0]);
  expect(codeOf(await act('lockKaskadUser', client.userId))).toEqual([409, 'kaskad_people.already_locked']);
  expect(codeOf(await act('unlinkKaskadUser', client.userId))).toEqual([409, 'kaskad_people.already_locked']);
  const relink = await test.call('requestLinkService', { token: client.token, body: { service: 'kaskad' } });
  expect(codeOf(relink)).toEqual([409, 'identity.service_locked']);
  expect((await act('unlockKaskadUser', client.userId)).status).toBe(200);
  expect(await kaskadOf(client)).toBe(200);
  expect(codeOf(await act('unlockKaskadUser', client.userId))).toEqual([409, 'kaskad_people.not_locked']);
  expect(await kinds(client)).toEqual(['serviceLocked', 'serviceUnlocked']);
  const trail = await test.deps.db.select().from(auditLog).where(eq(auditLog.objectId, client.userId));
  const after = { service: 'kaskad', detail: 'Compte signalé' };
  for (const action of ['service.locked', 'service.unlocked'])
    expect(trail).toContainEqual(expect.objectContaining({ action, actorId: admin.userId, after }));
});

it('signs an account of Kaskad alone out', async () => {
  const client = await signIn(test, 'client', { canAccessYield: false, canAccessKaskad: true });
  await act('lockKaskadUser', client.userId);
  expect(await kaskadOf(client)).toBe(401);
  expect(codeOf(await act('unlinkKaskadUser', client.userId))).toEqual([409, 'kaskad_people.already_locked']);
  await act('unlockKaskadUser', client.userId);
  expect(codeOf(await act('unlinkKaskadUser', client.userId))).toEqual([409, 'kaskad_people.only_service']);
});

it('says at the sign-in that the access is suspended, after the right password alone', async () => {
  const client = await signIn(test, 'client', { canAccessYield: false, canAccessKaskad: true });
  const login = (password: string) =>
    test.call('login', { body: { user: { email: client.email, password } } });
  await act('lockKaskadUser', client.userId);
  expect(codeOf(await login('Autre-mot-de-passe1'))).toEqual([401, 'identity.invalid_credentials']);
  const refused = await login(testPassword);
  expect(codeOf(refused)).toEqual([403, 'identity.access_suspended']);
  expect(Object(refused.body).error).toMatch(/^Votre accès est suspendu. Contactez l’équipe commerciale/);
  await act('unlockKaskadUser', client.userId);
  expect((await login(testPassword)).status).toBe(200);
  // One of Yield too goes on there.
  const other = await both();
  await act('lockKaskadUser', other.userId);
  const opened = await test.call('login', { body: { user: { email: other.email, password: testPassword } } });
  expect(opened.status).toBe(200);
});

it('[B48] needs a reason, and is refused of oneself, of who administers and outside Kaskad', async () => {
  const client = await both();
  expect((await act('lockKaskadUser', client.userId, ' ')).status).toBe(422);
  const outsider = await signIn(test, 'client');
  expect((await act('lockKaskadUser', outsider.userId, ' ')).status).toBe(404);
  const colleague = await signIn(test, 'client', { canAccessKaskad: true, canAccessKaskadAdmin: true });
  expect((await act('lockKaskadUser', colleague.userId)).status).toBe(403);
  expect(await kaskadOf(client)).toBe(200);
});

it('[B51] unlinks Kaskad from an account of Yield, unless it holds something', async () => {
  const holder = await both();
  const { round } = await openRound(test);
  await givenInvestment(test, { round, userId: holder.userId, state: 'firm', units: '62' });
  expect(codeOf(await act('unlinkKaskadUser', holder.userId))).toEqual([409, 'kaskad_people.in_use']);
  const client = await both();
  expect((await act('unlinkKaskadUser', client.userId)).status).toBe(200);
  expect([await kaskadOf(client), await yieldOf(client)]).toEqual([403, 200]);
  expect(await kinds(client)).toEqual(['serviceRemoved']);
  const read = { token: admin.token, params: { id: client.userId } };
  expect((await test.call('getKaskadUser', read)).status).toBe(404);
});
