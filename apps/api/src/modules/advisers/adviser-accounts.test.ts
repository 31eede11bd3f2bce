import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '../../db/schema/audit.ts';
import { contracts } from '../../db/schema/contracts.ts';
import { sessions, users } from '../../db/schema/identity.ts';
import { mailOutbox } from '../../db/schema/platform.ts';
import type { TestApp } from '../../testing/create-test-app.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { givenContract, openMarket } from '../contracts/contracts.fixture.ts';

let test: TestApp;
let admin: SignedIn;
let paul: SignedIn;
let nora: SignedIn;

beforeAll(async () => {
  ({ test } = await openMarket());
});
afterAll(() => test.close());
beforeEach(async () => {
  admin = await signIn(test, 'admin_yield', { firstname: 'Inès', lastname: 'Garnier' });
  paul = await signIn(test, 'commercial', { firstname: 'Paul', lastname: 'Lambert' });
  nora = await signIn(test, 'commercial', { firstname: 'Nora', lastname: 'Lemaire' });
});

const typed = {
  firstname: 'Paul',
  lastname: 'Lambert',
  phone: '06-12-34-56-78',
  booking_url: 'https://calendly.com/paul',
};
const rowOf = async ({ userId }: SignedIn) => {
  const { items } = await test.expectOk('listAdviserAccounts', { token: admin.token });
  return items.find(({ id }) => id === userId);
};
const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, Object(body).code];
const trailOf = async ({ userId }: SignedIn) => {
  const rows = await test.deps.db
    .select({ action: auditLog.action, after: auditLog.after })
    .from(auditLog)
    .where(eq(auditLog.objectId, userId))
    .orderBy(auditLog.id);
  return rows.filter(({ action }) => action.startsWith('adviser.'));
};
const clientsOf = (adviser: SignedIn, count: number): Promise<SignedIn[]> =>
  Promise.all(
    Array.from({ length: count }, () => signIn(test, 'client', { assignedSalesId: adviser.userId })),
  );
const reassign = (from: SignedIn, body: { adviser_id: string | null; clients: number }) =>
  test.call('reassignClients', {
    token: admin.token,
    params: { id: from.userId },
    body: { ...body, reason: 'Départ' },
  });
const act = (operation: 'disableAdviser' | 'enableAdviser', { userId }: SignedIn) =>
  test.call(operation, { token: admin.token, params: { id: userId }, body: { reason: 'Départ' } });
const opens = async (adviser: SignedIn, client: SignedIn) =>
  (await test.call('getClient', { token: adviser.token, params: { id: client.userId } })).status;

const invite = (email: string, change = {}) =>
  test.call('inviteAdviser', { token: admin.token, body: { email, adviser: { ...typed, ...change } } });
const update = (version: string, change: Partial<typeof typed>) =>
  test.call('updateAdviser', {
    token: admin.token,
    params: { id: paul.userId },
    body: { version, adviser: { ...typed, ...change } },
  });

describe('disabling an adviser', () => {
  it('[A47] with 18 clients is refused until they are reassigned; their open page is then a 404', async () => {
    const clients = await clientsOf(paul, 18);
    const [first = paul] = clients;
    await test.deps.db
      .update(users)
      .set({ disabledAt: test.clock.now() })
      .where(eq(users.id, clients[1]?.userId ?? ''));
    expect((await rowOf(paul))?.clients).toBe(17);
    expect(codeOf(await act('disableAdviser', paul))).toEqual([409, 'advisers.has_clients']);
    expect(await opens(paul, first)).toBe(200);
    expect(codeOf(await reassign(paul, { adviser_id: nora.userId, clients: 18 }))).toEqual([
      409,
      'advisers.clients_changed',
    ]);
    expect((await reassign(paul, { adviser_id: nora.userId, clients: 17 })).status).toBe(200);
    expect([await opens(paul, first), await opens(nora, first)]).toEqual([404, 200]);
    const left = await test.expectOk('listClients', { token: paul.token });
    expect(left.items.map(({ state }) => state)).toEqual(['closed']);
    expect((await act('disableAdviser', paul)).status).toBe(200);
    expect((await test.call('listClients', { token: paul.token })).status).toBe(401);
    expect(await rowOf(paul)).toMatchObject({ state: 'disabled', clients: 0 });
    expect(await rowOf(nora)).toMatchObject({ state: 'active', clients: 17 });
  });

  it('is undone, and each act is on the trail with its reason', async () => {
    await act('disableAdviser', paul);
    expect(codeOf(await act('disableAdviser', paul))).toEqual([409, 'advisers.already_disabled']);
    expect((await act('enableAdviser', paul)).status).toBe(200);
    expect(codeOf(await act('enableAdviser', paul))).toEqual([409, 'advisers.not_disabled']);
    expect(await trailOf(paul)).toEqual([
      { action: 'adviser.disabled', after: { sessions: 1, detail: 'Départ' } },
      { action: 'adviser.enabled', after: { detail: 'Départ' } },
    ]);
  });
});

it('exports every adviser by name, on the trail', async () => {
  await clientsOf(paul, 2);
  await act('disableAdviser', nora);
  const { raw } = await test.call('exportAdvisers', { token: admin.token });
  const [headers, ...lines] = raw.toString('utf8').trim().split('\r\n');
  expect(headers).toContain('Nom;Prénom;E-mail;Téléphone;Lien de rendez-vous;Clients;Encours en euros');
  const of = ({ email }: SignedIn) => lines.find((line) => line.includes(email));
  expect(of(paul)).toContain(';2;0,00;0,00;0;2;0;;Actif;');
  expect(of(nora)).toContain(';0;0,00;0,00;0;0;0;;');
  const names = lines.map((line) => line.split(';', 1)[0] ?? '');
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'fr')));
  expect(new Set(names)).toEqual(new Set(['Lambert', 'Lemaire']));
  const trail = await test.deps.db.select().from(auditLog).where(eq(auditLog.action, 'list.exported'));
  expect(trail).toMatchObject([{ objectId: 'advisers', actorId: admin.userId }]);
});

const invited = {
  is_company: false,
  firstname: 'Lina',
  lastname: 'Roy',
  phone: '',
  service: 'yield',
} as const;
const giveTask = (id: string, title: string, assignee: SignedIn) =>
  test.expectOk('createTask', {
    token: admin.token,
    body: { kind: 'user', id, title, due_day: null, assignee_id: assignee.userId },
  });
const assigneesOf = async (id: string) => {
  const { tasks } = await test.expectOk('getRecordNotes', {
    token: admin.token,
    query: { kind: 'user', id },
  });
  return Object.fromEntries(tasks.map(({ title, assignee }) => [title, assignee?.id ?? null]));
};
const undoLast = async () => {
  const { items } = await test.expectOk('listClientAssignments', { token: admin.token });
  await test.expectOk('undoClientAssignment', { token: admin.token, params: { id: items[0]?.id ?? '' } });
};

describe('reassigning the clients of an adviser', () => {
  it('is undone by its author for ten minutes', async () => {
    const [first = paul] = await clientsOf(paul, 2);
    await reassign(paul, { adviser_id: null, clients: 2 });
    expect(await opens(paul, first)).toBe(404);
    const { items } = await test.expectOk('listClientAssignments', { token: admin.token });
    const [{ id } = { id: '' }] = items;
    expect(items).toMatchObject([{ adviser: null, clients: 2 }]);
    await test.expectOk('undoClientAssignment', { token: admin.token, params: { id } });
    expect(await opens(paul, first)).toBe(200);
  });

  it.each(['an adviser', 'none'])(
    'takes their open tasks to %s, not those of others or done, and brings them back',
    async (to) => {
      const [{ userId: id } = paul] = await clientsOf(paul, 1);
      await giveTask(id, 'Rappeler', paul);
      await giveTask(id, 'Vérifier', admin);
      await giveTask(id, 'Fini', paul);
      const { tasks } = await test.expectOk('getRecordNotes', {
        token: admin.token,
        query: { kind: 'user', id },
      });
      const done = tasks.find(({ title }) => title === 'Fini');
      await test.expectOk('updateTask', {
        token: admin.token,
        params: { id: done?.id ?? '' },
        body: { version: 1, is_done: true },
      });
      const before = await assigneesOf(id);
      expect(before).toEqual({ Rappeler: paul.userId, Vérifier: admin.userId, Fini: paul.userId });
      const adviserId = to === 'none' ? null : nora.userId;
      await reassign(paul, { adviser_id: adviserId, clients: 1 });
      expect(await assigneesOf(id)).toEqual({ ...before, Rappeler: adviserId });
      await undoLast();
      expect(await assigneesOf(id)).toEqual(before);
    },
  );

  it('takes who is invited to the new adviser, and back', async () => {
    await clientsOf(paul, 1);
    const emails = ['lina@exemple.fr', 'leo@exemple.fr'];
    for (const email of emails) {
      const body = { client: { ...invited, email }, adviser_id: paul.userId };
      await test.expectOk('inviteClient', { token: admin.token, body });
    }
    const advisersOf = async () => {
      const { items } = await test.expectOk('listClientInvitations', { token: admin.token });
      return items.flatMap(({ email, adviser }) => (emails.includes(email) ? adviser?.id : []));
    };
    await reassign(paul, { adviser_id: nora.userId, clients: 1 });
    expect(await advisersOf()).toEqual([nora.userId, nora.userId]);
    await undoLast();
    expect(await advisersOf()).toEqual([paul.userId, paul.userId]);
  });

  it('is refused of more than 2,000 at once, with the way to do it', async () => {
    const { status, body } = await reassign(paul, { adviser_id: nora.userId, clients: 2001 });
    expect([status, Object(body).error]).toEqual([
      422,
      'Pas plus de 2\u202f000 clients à la fois\u00a0: réaffectez-les par lots depuis «\u00a0Clients\u00a0».',
    ]);
  });

  it('goes to another active adviser alone', async () => {
    await clientsOf(paul, 1);
    await act('disableAdviser', nora);
    for (const { userId } of [paul, nora, admin])
      expect((await reassign(paul, { adviser_id: userId, clients: 1 })).status).toBe(422);
    expect((await reassign(admin, { adviser_id: null, clients: 1 })).status).toBe(404);
    expect((await rowOf(paul))?.clients).toBe(1);
  });
});

describe('an adviser who once signed in', () => {
  it('stays active when their sessions are pruned', async () => {
    await test.deps.db.delete(sessions).where(eq(sessions.userId, paul.userId));
    expect(await rowOf(paul)).toMatchObject({
      state: 'active',
      signed_in_at: test.clock.now().toISOString(),
    });
  });
});

describe('inviteAdviser', () => {
  it('opens an account whose owner chooses the password by a link, and signs in with a code', async () => {
    const { status, body } = await invite(' Nouveau@Exemple.fr ');
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({ ...typed, email: 'nouveau@exemple.fr', state: 'invited', clients: 0 }),
    ]);
    const [mail] = await test.deps.db
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.recipient, 'nouveau@exemple.fr'));
    expect(mail?.kind).toBe('adviserInvited');
    expect(mail?.body).toContain('Inès Garnier');
    const token = /reset-password#(\S+)/.exec(mail?.body ?? '')?.[1] ?? '';
    test.clock.advance({ hours: 71 });
    const password = 'Lavande-et-Romarin-7';
    await test.expectOk('resetPassword', { body: { token, password } });
    const signedIn = await test.call('login', { body: { user: { email: 'nouveau@exemple.fr', password } } });
    // A code is required before anything opens.
    expect(JSON.stringify(signedIn.body)).toContain('chl_');
  });

  it('refuses an address that is an account, and a link of another host, and opens nothing', async () => {
    for (const [email, change, field] of [
      [paul.email, {}, 'email'],
      ['lien@exemple.fr', { booking_url: 'https://exemple.fr/paul' }, 'adviser.booking_url'],
    ] as const) {
      const { status, body } = await invite(email, change);
      expect([status, Object.keys(Object(body).errors)]).toEqual([422, [field.replace('adviser.', '')]]);
    }
    const { items } = await test.expectOk('listAdviserAccounts', { token: admin.token });
    expect(items.map(({ email }) => email)).not.toContain('lien@exemple.fr');
  });
});

describe('updateAdviser', () => {
  it('[A44] refuses the second of two persons; clients read the link of the first', async () => {
    const [client = paul] = await clientsOf(paul, 1);
    const { version } = (await rowOf(paul)) ?? { version: '' };
    expect((await update(version, {})).status).toBe(200);
    expect(codeOf(await update(version, { phone: '' }))).toEqual([409, 'advisers.changed']);
    const me = await test.expectOk('getMe', { token: client.token });
    expect(me.assigned_sales?.calendly_url).toBe('https://calendly.com/paul');
    expect(await trailOf(paul)).toEqual([
      { action: 'adviser.updated', after: { booking_url: 'https://calendly.com/paul' } },
    ]);
  });

  it('changes advisers alone', async () => {
    const token = admin.token;
    const [client = paul] = await clientsOf(paul, 1);
    for (const { userId } of [client, admin]) {
      const params = { id: userId };
      const body = { version: '', adviser: typed };
      expect((await test.call('updateAdviser', { token, params, body })).status).toBe(404);
    }
  });
});

describe('getAdviserFigures', () => {
  it('has what their own clients hold and pay, without what was renounced', async () => {
    const [client = paul] = await clientsOf(paul, 2);
    const [other = nora] = await clientsOf(nora, 1);
    const now = test.clock.now();
    const day = now.toISOString().slice(0, 10);
    const paid = { status: 'signed', paymentStatus: 'paid', paymentRecordedAt: day } as const;
    await givenContract(test, client, {
      ...paid,
      amount: '1000',
      signedAt: new Date(now.getTime() - 4 * 86_400_000),
    });
    await givenContract(test, client, { status: 'pending' });
    const renounced = await givenContract(test, client, { ...paid, amount: '500' });
    await test.deps.db
      .update(contracts)
      .set({ status: 'closed', closedDate: day, renouncedAt: now })
      .where(eq(contracts.id, renounced));
    await givenContract(test, other, { status: 'signed' });
    const { items } = await test.expectOk('getAdviserFigures', { token: admin.token });
    const lineOf = ({ userId }: SignedIn) => items.find(({ id }) => id === userId);
    expect(lineOf(paul)).toMatchObject({ collected_eur: '1000.00', underway: 1, verified: 2, paying: 1 });
    expect(lineOf(nora)).toMatchObject({
      collected_eur: '0.00',
      underway: 1,
      verified: 1,
      paying: 0,
      median_days: null,
    });
  });
});
