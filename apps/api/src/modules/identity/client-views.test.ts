import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '../../db/schema/audit.ts';
import { deletionRequests } from '../../db/schema/deletion.ts';
import { clientViews, users } from '../../db/schema/identity.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { askForView, siteOrigin, viewAs, viewReason } from '../../testing/view-as.ts';
import { endLapsedViews } from './end-view.ts';

let test: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

/** Signed in anew for each test: the clock moves. */
const newAdmin = () => signIn(test, 'admin_yield', { firstname: 'Marc', lastname: 'Admin' });
const statusOf = async (token: string) => (await test.call('getMe', { token })).status;
const start = (token: string, id: string, body: object = viewReason) =>
  test.call('startViewAs', { token, params: { id }, body });
const exchange = (code: string, origin = siteOrigin) =>
  test.call('exchangeHandoff', { body: { code }, headers: { origin } });

const change = (id: string, values: Partial<typeof users.$inferInsert>) =>
  test.deps.db.update(users).set(values).where(eq(users.id, id));

/** The lines of the trail about a client’s views, the latest first. */
const trailOf = (clientId: string) =>
  test.deps.db
    .select({ action: auditLog.action, actorId: auditLog.actorId, after: auditLog.after })
    .from(auditLog)
    .where(and(eq(auditLog.objectType, 'user'), eq(auditLog.objectId, clientId)))
    .orderBy(desc(auditLog.id));

describe('a view of a client’s space', () => {
  it('[A46] shows the client as they see themselves, from a line of the trail on, and ends after 30 minutes', async () => {
    admin = await newAdmin();
    const client = await signIn(test, 'client', { firstname: 'Claire', isCompany: true });
    const code = await askForView(test, admin, client);
    expect(await trailOf(client.userId)).toEqual([]);
    const { status, body } = await exchange(code);
    expect(status).toBe(200);
    const { token, view, user } = Object(body);
    expect(user).toMatchObject({ id: client.userId, firstname: 'Claire', kbis_url: null });
    const endsAt = new Date(test.clock.now().getTime() + 30 * 60_000).toISOString();
    expect(view).toEqual({ ends_at: endsAt });
    expect(await trailOf(client.userId)).toEqual([
      {
        action: 'client_view.opened',
        actorId: admin.userId,
        after: { view_reason: 'request', reason: viewReason.details, until: endsAt },
      },
    ]);
    test.clock.advance({ minutes: 29 });
    expect(await statusOf(token)).toBe(200);
    test.clock.advance({ minutes: 1 });
    expect(await statusOf(token)).toBe(401);
    test.clock.advance({ minutes: 3 });
    await endLapsedViews(test.deps);
    await endLapsedViews(test.deps);
    const [closed, ...others] = await trailOf(client.userId);
    expect(closed).toMatchObject({
      action: 'client_view.closed',
      after: { cause: 'expired', until: endsAt },
    });
    expect(others).toHaveLength(1);
  });

  it('is opened once, by the tab of the site, from the session that requested it', async () => {
    const [viewer, other, client] = [await newAdmin(), await newAdmin(), await signIn(test, 'client')];
    const { id } = Object((await start(viewer.token, client.userId)).body);
    const body = { target_origin: siteOrigin, view_id: id };
    expect((await test.call('createHandoff', { token: other.token, body })).status).toBe(403);
    const { code } = await test.expectOk('createHandoff', { token: viewer.token, body });
    expect((await test.call('createHandoff', { token: viewer.token, body })).status).toBe(403);
    expect((await exchange(code, 'http://localhost:3001')).status).toBe(401);
    expect((await exchange(code)).status).toBe(200);
    expect((await exchange(code)).status).toBe(401);
  });

  it('is not opened once the reason is two minutes old', async () => {
    const [viewer, client] = [await newAdmin(), await signIn(test, 'client')];
    const { id } = Object((await start(viewer.token, client.userId)).body);
    test.clock.advance({ minutes: 2 });
    const body = { target_origin: siteOrigin, view_id: id };
    expect((await test.call('createHandoff', { token: viewer.token, body })).status).toBe(403);
  });

  it('is left at once, and leaves every session of the client and of the viewer', async () => {
    const [viewer, client] = [await newAdmin(), await signIn(test, 'client')];
    const [one, two] = [await viewAs(test, viewer, client), await viewAs(test, viewer, client)];
    await test.expectOk('logout', { token: one.token });
    const tokens = [one.token, two.token, client.token, viewer.token];
    expect(await Promise.all(tokens.map(statusOf))).toEqual([401, 200, 200, 200]);
    expect((await trailOf(client.userId))[0]).toMatchObject({
      action: 'client_view.closed',
      actorId: viewer.userId,
      after: { cause: 'left' },
    });
    // The client’s own sign-out everywhere ends none of it.
    await test.expectOk('revokeOtherSessions', { token: client.token });
    expect(await statusOf(two.token)).toBe(200);
  });

  it('[A46] is refused on staff, on oneself, and on a client of another adviser, who does not exist', async () => {
    const [viewer, adviser] = [await newAdmin(), await signIn(test, 'commercial')];
    const both = await signIn(test, 'client', { canAccessYieldAdmin: true });
    const client = await signIn(test, 'client');
    const own = await signIn(test, 'client', { assignedSalesId: adviser.userId });
    const tries = [
      [viewer.token, adviser.userId],
      [viewer.token, both.userId],
      [viewer.token, viewer.userId],
      [both.token, both.userId],
      [adviser.token, client.userId],
      [adviser.token, own.userId],
      [client.token, client.userId],
    ] as const;
    const statuses = [];
    for (const [token, id] of tries) statuses.push((await start(token, id)).status);
    expect(statuses).toEqual([403, 403, 403, 403, 404, 201, 403]);
  });

  it('is refused without a reason, of a locked account, of one that is to be erased, and without the service', async () => {
    const { token } = await newAdmin();
    const now = test.clock.now();
    const locked = await signIn(test, 'client', { disabledAt: now, lockedAt: now });
    const elsewhere = await signIn(test, 'client', { canAccessYield: false, canAccessKaskad: true });
    const leaving = await signIn(test, 'client');
    await test.deps.db.insert(deletionRequests).values({
      id: test.deps.ids.uuid(),
      userId: leaving.userId,
      requestedAt: now,
      effectiveOn: '2027-01-01',
    });
    const found = [];
    for (const { userId } of [locked, leaving, elsewhere])
      found.push(Object((await start(token, userId)).body).code);
    expect(found).toEqual([
      'clients.view_of_closed',
      'clients.view_of_leaving',
      'clients.view_without_yield',
    ]);
    const client = await signIn(test, 'client');
    const silent = await start(token, client.userId, { reason: 'request', details: '  ' });
    expect([silent.status, Object(silent.body).errors]).toEqual([
      422,
      { details: ['Vous devez préciser le motif.'] },
    ]);
  });
});

describe('a view that loses its ground is refused at the next call', () => {
  const cases = {
    'the viewer signs out': ({ viewer }) => test.expectOk('logout', { token: viewer.token }),
    'the viewer is disabled': ({ viewer }) => change(viewer.userId, { disabledAt: test.clock.now() }),
    'the adviser loses the client': ({ client }) => change(client.userId, { assignedSalesId: null }),
    'the adviser changes role': ({ viewer }) => change(viewer.userId, { role: 'equisafe' }),
    'the client becomes staff': ({ client }) => change(client.userId, { canAccessKaskadAdmin: true }),
    'the client is locked': ({ client }) => change(client.userId, { disabledAt: test.clock.now() }),
  } satisfies Record<string, (people: { viewer: SignedIn; client: SignedIn }) => Promise<unknown>>;

  it.each(Object.entries(cases))('when %s', async (_what, lose) => {
    const viewer = await signIn(test, 'commercial');
    const client = await signIn(test, 'client', { assignedSalesId: viewer.userId });
    const { token } = await viewAs(test, viewer, client);
    expect(await statusOf(token)).toBe(200);
    await lose({ viewer, client });
    expect(await statusOf(token)).toBe(401);
    test.clock.advance({ minutes: 1 });
    await endLapsedViews(test.deps);
    expect((await trailOf(client.userId))[0]).toMatchObject({
      action: 'client_view.closed',
      after: { cause: 'revoked' },
    });
  });
});

describe('« Accès à mon espace »', () => {
  it('[A46] shows the client when, in what role and why their space was read, and no name', async () => {
    const [viewer, client] = [await newAdmin(), await signIn(test, 'client')];
    const other = await signIn(test, 'client');
    // Requested and never opened: nothing was read.
    await start(viewer.token, client.userId);
    const first = await viewAs(test, viewer, client);
    test.clock.advance({ minutes: 4 });
    const leftAt = test.clock.now().toISOString();
    await test.expectOk('logout', { token: first.token });
    await viewAs(test, viewer, client);
    const page = await test.expectOk('listAccessLog', { token: client.token });
    expect(page).toMatchObject({ total: 2, page: 1, items: [{ ended_at: null }, { ended_at: leftAt }] });
    expect(page.items[1]).toMatchObject({ role: 'admin', ...viewReason });
    expect(JSON.stringify(page)).not.toMatch(/Marc|viewer/);
    const second = await test.expectOk('listAccessLog', {
      token: client.token,
      query: { page: '2', page_size: '1' },
    });
    expect(second.items.map(({ ended_at: ended }) => ended)).toEqual([leftAt]);
    expect((await test.expectOk('listAccessLog', { token: other.token })).items).toEqual([]);
    const staff = await test.expectOk('listClientAccessLog', {
      token: viewer.token,
      params: { id: client.userId },
    });
    expect(staff.items.map((entry) => entry.viewer)).toEqual(['Marc Admin', 'Marc Admin']);
  });

  it('shows a view as ended from its last minute on, before the job that ends it', async () => {
    const [viewer, client] = [await newAdmin(), await signIn(test, 'client')];
    const { endsAt } = await viewAs(test, viewer, client);
    test.clock.advance({ minutes: 40 });
    const { items } = await test.expectOk('listAccessLog', { token: client.token });
    expect(items.map(({ ended_at: ended }) => ended)).toEqual([endsAt]);
    expect(await test.deps.db.$count(clientViews, eq(clientViews.clientId, client.userId))).toBe(1);
  });
});
