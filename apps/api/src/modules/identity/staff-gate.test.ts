// Where staff may work from, and what those may call who have yet to add a second factor of their own.
import { and, eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '../../db/schema/audit.ts';
import { clientViews, sessions, users } from '../../db/schema/identity.ts';
import { mailOutbox } from '../../db/schema/platform.ts';
import { allOperations } from '../../http/spec-document.ts';
import { readSettings } from '../../settings.ts';
import { isInNetworks } from '../../staff-settings.ts';
import { openTo } from '../../testing/callers.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signIn, testPassword } from '../../testing/people.ts';
import { pdf } from '../../testing/sample-files.ts';
import { viewReason } from '../../testing/view-as.ts';
import { type Opened, signFileUrl } from '../documents/sign-file-url.ts';
import { storeFile } from '../documents/store-file.ts';

const site = 'http://localhost:3000';
const params = { id: '00000000-0000-4000-8000-00000000ffff', kind: 'subscription' };
const roles = ['super_admin', 'admin_yield', 'admin_kaskad', 'commercial', 'equisafe'] as const;
const staffOf = (env: Record<string, string>) => readSettings({ NODE_ENV: 'test', ...env }).staff;
const list = (text: string) => staffOf({ STAFF_NETWORKS: text });
const codeOf = (body: unknown): unknown => Object(body).code;

describe('the networks of staff', () => {
  const lines: string[] = [];
  let test: TestApp;
  beforeAll(async () => {
    const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
    const staff = staffOf({ STAFF_NETWORKS: '192.0.2.0/24, 2001:db8::/32' });
    test = await createTestApp({ staff, trustProxy: 1 }, { log });
  });
  afterAll(() => test.close());

  const inside = '192.0.2.7';
  const outside = '198.51.100.9';
  const refusals = (id: string) =>
    test.deps.db
      .select({ ip: auditLog.ip, sessionId: auditLog.sessionId })
      .from(auditLog)
      .where(and(eq(auditLog.action, 'session.outside_networks'), eq(auditLog.objectId, id)));

  it.each(roles)('let %s in, and refuse every call from elsewhere but to sign out', async (role) => {
    const { token, userId } = await signIn(test, role);
    for (const remoteAddress of [inside, '2001:db8:1::5', `::ffff:${inside}`])
      expect((await test.call('getMe', { token, remoteAddress })).status).toBe(200);
    lines.length = 0;
    for (const operation of ['getMe', 'listSessions', 'getStaffTiles'] as const) {
      const { status, body } = await test.call(operation, { token, remoteAddress: outside });
      expect([status, codeOf(body)]).toEqual([403, 'network_refused']);
    }
    // One line of the trail for a session and an address, one of the log for each call.
    expect(await refusals(userId)).toMatchObject([{ ip: outside, sessionId: expect.any(String) }]);
    expect(lines.filter((line) => line.includes('outside STAFF_NETWORKS'))).toHaveLength(3);
    await test.expectOk('logout', { token, remoteAddress: outside });
  });

  it('refuse a sign-in after the right password alone, and mail no code for it', async () => {
    const { email, userId } = await signIn(test, 'admin_yield');
    const login = (password: string, remoteAddress: string) =>
      test.call('login', { body: { user: { email, password } }, remoteAddress });
    expect((await login('Mauvais-mot-2026!', outside)).status).toBe(401);
    expect(codeOf((await login(testPassword, outside)).body)).toBe('network_refused');
    expect(await test.deps.db.$count(mailOutbox, eq(mailOutbox.recipient, email))).toBe(0);
    expect(await refusals(userId)).toMatchObject([{ ip: outside, sessionId: null }]);
    expect((await login(testPassword, inside)).status).toBe(200);
  });

  it('read the address that the proxy saw, not what the caller wrote before it', async () => {
    const { token } = await signIn(test, 'admin_yield');
    const from = (forwarded: string) =>
      test.call('getMe', { token, headers: { 'x-forwarded-for': forwarded }, remoteAddress: '127.0.0.1' });
    expect((await from(`${outside}, ${inside}`)).status).toBe(200);
    expect((await from(`${inside}, ${outside}`)).status).toBe(403);
  });

  it('leave clients alone, and those on the site who administer a service', async () => {
    const client = await signIn(test, 'client', { canAccessYieldAdmin: true });
    const { token } = await signIn(test, 'client');
    expect((await test.call('getMe', { token, remoteAddress: outside })).status).toBe(200);
    expect((await test.call('getMe', { token: client.token, remoteAddress: outside })).status).toBe(403);
    const body = { target_origin: site };
    const { code } = await test.expectOk('createHandoff', {
      token: client.token,
      body,
      remoteAddress: inside,
    });
    const exchange = { body: { code }, headers: { origin: site }, remoteAddress: outside };
    const onSite = await test.expectOk('exchangeHandoff', exchange);
    expect((await test.call('getMe', { token: onSite.token, remoteAddress: outside })).status).toBe(200);
  });

  /** A view of a new client’s space, handed over to the site. */
  async function requestView(token: string) {
    const { userId } = await signIn(test, 'client');
    const from = { token, remoteAddress: inside };
    const { id } = await test.expectOk('startViewAs', { ...from, params: { id: userId }, body: viewReason });
    const body = { target_origin: site, view_id: id };
    const { code } = await test.expectOk('createHandoff', { ...from, body });
    const open = (remoteAddress: string) =>
      test.call('exchangeHandoff', { body: { code }, headers: { origin: site }, remoteAddress });
    return { id, open };
  }

  it('hold for the view of a client’s space, from its code to its end', async () => {
    const { token, userId } = await signIn(test, 'admin_yield');
    const { id, open } = await requestView(token);
    expect(codeOf((await open(outside)).body)).toBe('network_refused');
    const [view] = await test.deps.db.select().from(clientViews).where(eq(clientViews.id, id));
    expect(view?.openedAt).toBeNull();
    const opened = await open(inside);
    expect(opened.status).toBe(200);
    const { token: viewToken } = Object(opened.body);
    const read = (remoteAddress: string) => test.call('getMe', { token: viewToken, remoteAddress });
    expect((await read(inside)).status).toBe(200);
    expect(codeOf((await read(outside)).body)).toBe('network_refused');
    expect(await refusals(userId)).toMatchObject([{ ip: outside, sessionId: view?.viewerSessionId }]);
    await test.expectOk('logout', { token: viewToken, remoteAddress: outside });
    expect((await read(inside)).status).toBe(401);
  });

  it('hold for the links of staff, of their views too, and for no link of a client', async () => {
    const [admin, client] = [await signIn(test, 'admin_yield'), await signIn(test, 'client')];
    const file = { ...pdf(), userId: client.userId, purpose: 'identity_document' } as const;
    const fileId = await storeFile(test.deps, file);
    const sessionOf = async (userId: string) =>
      (await test.deps.db.select().from(sessions).where(eq(sessions.userId, userId)))[0]?.id ?? '';
    const operations = {
      files: 'getFile',
      'job-files': 'getJobFile',
      'client-files': 'viewClientFile',
    } as const;
    const read = async (linkSession: string, opened: Opened, remoteAddress: string) => {
      const { searchParams } = new URL(signFileUrl({ ...test.deps, linkSession }, fileId, opened));
      const query = Object.fromEntries(searchParams);
      const response = await test.call(operations[opened], { params: { id: fileId }, query, remoteAddress });
      return codeOf(response.status === 200 ? { code: 200 } : response.body);
    };
    const ofAdmin = await sessionOf(admin.userId);
    const { id: view, open } = await requestView(admin.token);
    expect((await open(inside)).status).toBe(200);
    for (const opened of ['files', 'job-files', 'client-files'] as const)
      expect(await read(ofAdmin, opened, outside), opened).toBe('network_refused');
    expect(await read(view, 'files', outside)).toBe('network_refused');
    expect([await read(ofAdmin, 'client-files', inside), await read(view, 'files', inside)]).toEqual([
      200, 200,
    ]);
    expect(await read(await sessionOf(client.userId), 'files', outside)).toBe(200);
  });

  it('are lists of addresses and networks of either family; none means everywhere', () => {
    expect(isInNetworks(list(''), outside)).toBe(true);
    expect(isInNetworks(list(`${outside}, 10.0.0.0/8`), outside)).toBe(true);
    expect(isInNetworks(list('10.0.0.0/8'), outside)).toBe(false);
    expect(isInNetworks(list('2001:db8::1'), '2001:db8::1')).toBe(true);
    expect(isInNetworks(list('10.0.0.0/8'), 'unknown')).toBe(false);
    for (const wrong of ['10', '10.0.0.0/33', 'bureau', '10.0.0.0/8 192.0.2.0/24'])
      expect(() => list(wrong)).toThrow(/^STAFF_NETWORKS: /);
  });
});

describe('a second factor that is required of staff', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ staff: staffOf({ STAFF_FACTOR: 'required' }) });
  });
  afterAll(() => test.close());

  const before = [
    'getMe',
    'logout',
    'listSessions',
    'revokeSession',
    'revokeOtherSessions',
    'startStepUp',
    'stepUp',
    'listFactors',
    'startAuthenticator',
    'confirmAuthenticator',
    'startPasskey',
    'addPasskey',
    'renameFactor',
    'removeFactor',
    'renewRecoveryCodes',
  ];
  const isClosed = ({ operationId, xRoles }: (typeof allOperations)[number]) =>
    !before.includes(operationId) && !xRoles.some((role) => role === 'public' || role === 'provider');

  it('opens what adds one, and signing out, before it is there', () => {
    const open = allOperations.filter(({ beforeFactor }) => beforeFactor);
    expect(open.map(({ operationId }) => operationId).toSorted()).toEqual(before.toSorted());
  });

  it.each(roles)('closes every other operation to %s, and opens them once it is there', async (role) => {
    const { token, userId } = await signIn(test, role);
    expect(await test.expectOk('getMe', { token })).toMatchObject({ must_add_factor: true });
    for (const facts of allOperations.filter(isClosed)) {
      const { status, body } = await test.call(facts.operationId, { token, params });
      expect([status, codeOf(body)], facts.operationId).toEqual([403, 'factor_required']);
    }
    await test.deps.db.update(users).set({ hasOwnFactor: true }).where(eq(users.id, userId));
    expect(await test.expectOk('getMe', { token })).not.toHaveProperty('must_add_factor');
    const opened = allOperations.find(
      (facts) =>
        isClosed(facts) && facts.method === 'get' && facts.xRoles.some((name) => openTo[name].includes(role)),
    );
    const response = await test.call(opened?.operationId ?? 'getMe', { token, params });
    expect(codeOf(response.body)).not.toBe('factor_required');
  });

  it('requires nothing of clients, nor of those on the site who administer a service', async () => {
    const { token } = await signIn(test, 'client');
    expect((await test.call('getDashboard', { token })).status).toBe(200);
    const both = await signIn(test, 'client', { canAccessYieldAdmin: true });
    expect(codeOf((await test.call('getDashboard', { token: both.token })).body)).toBe('factor_required');
    await test.deps.db.update(users).set({ hasOwnFactor: true }).where(eq(users.id, both.userId));
    const { code } = await test.expectOk('createHandoff', {
      token: both.token,
      body: { target_origin: site },
    });
    await test.deps.db.update(users).set({ hasOwnFactor: false }).where(eq(users.id, both.userId));
    const onSite = await test.expectOk('exchangeHandoff', { body: { code }, headers: { origin: site } });
    expect((await test.call('getDashboard', { token: onSite.token })).status).toBe(200);
  });

  it('is the rule in production, and an invitation elsewhere, unless the operator chose', () => {
    expect(staffOf({}).isFactorRequired).toBe(false);
    expect(staffOf({ STAFF_FACTOR: 'required' }).isFactorRequired).toBe(true);
    expect(() => staffOf({ STAFF_FACTOR: 'on' })).toThrow(/^STAFF_FACTOR: /);
  });
});
