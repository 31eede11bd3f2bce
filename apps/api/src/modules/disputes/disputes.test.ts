// « Ce n’est pas moi »: what its link ends, holds and opens, once.
import { and, eq, isNull } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { alerts } from '../../db/schema/alerts.ts';
import { auditLog } from '../../db/schema/audit.ts';
import { disputeLinks, payoutHolds } from '../../db/schema/disputes.ts';
import { users } from '../../db/schema/identity.ts';
import { mailOutbox } from '../../db/schema/platform.ts';
import { carryOutDeletions } from '../../jobs/carry-out-deletions.ts';
import { pruneExpired } from '../../jobs/prune-expired.ts';
import { sendPendingMail } from '../../jobs/send-pending-mail.ts';
import { lastMailTo, mailsTo } from '../../testing/outbox.ts';
import { type SignedIn, signIn, testPassword } from '../../testing/people.ts';
import { createSession } from '../identity/create-session.ts';
import { hashPassword } from '../identity/passwords.ts';
import { setPassword } from '../identity/set-password.ts';
import type { Mail } from '../notifications/mails/mails.ts';
import { type MailOptions, queueMail } from '../notifications/queue-mail.ts';
import { liftHold } from '../payout-holds/payout-holds.repository.ts';
import { usePayouts } from '../payouts/payouts.fixture.ts';

const { people } = usePayouts();
let client: SignedIn;

beforeEach(async () => {
  client = await signIn(people.test, 'client', { firstname: 'Camille', lastname: 'Moreau' });
});

const rowOf = async ({ userId }: SignedIn) => {
  const [user] = await people.test.deps.db.select().from(users).where(eq(users.id, userId));
  if (user === undefined) throw new Error('no account');
  return user;
};
const tokenIn = (body: string) => /ce-n-est-pas-moi#(nme_[\w-]+)/.exec(body)?.[1] ?? '';
async function givenLink(
  who = client,
  mail: Mail = { kind: 'passwordChanged', data: null },
  options: MailOptions = {},
) {
  await queueMail(people.test.deps, await rowOf(who), mail, options);
  return tokenIn(await lastMailTo(people.test, who.email));
}
const press = (token: string) => people.test.call('disputeActivity', { body: { token } });
const pressed = async (token: string) => expect((await press(token)).status).toBe(200);
const login = ({ email }: SignedIn, password = testPassword) =>
  people.test.call('login', { body: { user: { email, password } } });
const refusal = ({ status, body }: { status: number; body: unknown }) => [status, Object(body).code];
const statusOf = async ({ token }: Pick<SignedIn, 'token'>) =>
  (await people.test.call('getMe', { token })).status;
const kindsTo = async ({ email }: SignedIn) => (await mailsTo(people.test, email)).map(({ kind }) => kind);
const holdsOf = ({ userId }: SignedIn) =>
  people.test.deps.db
    .select()
    .from(payoutHolds)
    .where(and(eq(payoutHolds.userId, userId), isNull(payoutHolds.liftedAt)));
const lift = async (hold?: Awaited<ReturnType<typeof holdsOf>>[number]) => {
  const standing = hold ?? (await holdsOf(client))[0];
  if (standing === undefined) throw new Error('no hold');
  const lifting = { liftedAt: people.test.clock.now(), liftedBy: people.checker.userId };
  await liftHold(people.test.deps.db, standing, lifting);
};
const actsOn = async ({ userId }: SignedIn) => {
  const rows = await people.test.deps.db
    .select({ action: auditLog.action })
    .from(auditLog)
    .where(eq(auditLog.objectId, userId));
  return rows.map(({ action }) => action);
};
const alertsOf = async ({ userId }: SignedIn) =>
  (await people.test.deps.db.select().from(alerts)).filter(({ records }) =>
    records.some(({ id }) => id === userId),
  );

describe('the link', () => {
  it.each<[string, Mail]>([
    ['a password', { kind: 'passwordChanged', data: null }],
    ['a factor', { kind: 'factorAdded', data: { factor: 'passkey', name: 'Clé' } }],
    ['a second factor', { kind: 'twoFactorDisabled', data: null }],
    ['a service', { kind: 'serviceLinked', data: { service: 'Kaskad' } }],
    ['a profile', { kind: 'profileChangeRequested', data: { fields: ['Téléphone'] } }],
    [
      'a beneficiary',
      { kind: 'payoutDetailsDeclared', data: { method: 'rib', account: 'FR14 •••• 2606', from: 'demain' } },
    ],
  ])('is in the email about %s', async (_what, mail) => {
    expect(await givenLink(client, mail)).toMatch(/^nme_[\w-]{20,}$/);
  });

  it('of an email of the second service opens there', async () => {
    const data = { label: 'Ledger', network: 'Ethereum', address: '0x52…7890' };
    await givenLink(client, { kind: 'claimWalletAdded', data }, { service: 'kaskad' });
    expect(await lastMailTo(people.test, client.email)).toContain('/kaskad/ce-n-est-pas-moi#nme_');
  });

  it('is in no email about anything else, nor in one that is sent to an address alone', async () => {
    await givenLink(client, { kind: 'messageAnswered', data: null });
    expect(await lastMailTo(people.test, client.email)).not.toContain('ce-n-est-pas-moi');
    await queueMail(
      people.test.deps,
      { id: null, email: 'seule@exemple.fr' },
      { kind: 'passwordChanged', data: null },
    );
    expect(await lastMailTo(people.test, 'seule@exemple.fr')).not.toContain('ce-n-est-pas-moi');
  });

  it('is stored as a hash alone once the email has left, and the notice stays', async () => {
    const token = await givenLink();
    const { deps } = people.test;
    const sent: string[] = [];
    const mail = {
      ...deps.mail,
      isLocal: false,
      send: async ({ text, html }: { text: string; html: string }) => {
        sent.push(text, html);
      },
    };
    await sendPendingMail({ ...deps, mail });
    expect(sent.filter((text) => text.includes(token))).toHaveLength(2);
    const rows = await deps.db.select().from(mailOutbox).where(eq(mailOutbox.userId, client.userId));
    expect(JSON.stringify(rows)).not.toContain('nme_');
    expect(rows.map(({ body }) => body).join('')).toContain('vient d’être remplacé');
    const { items } = await people.test.expectOk('listMyNotices', { token: client.token });
    expect(items).toHaveLength(1);
    await pressed(token);
  });

  it.each([
    ['unknown', async () => 'nme_inconnu'],
    ['of another purpose', async () => 'rst_inconnu'],
    [
      'expired',
      async () => {
        const token = await givenLink();
        people.test.clock.advance({ days: 7 });
        return token;
      },
    ],
  ])('that is %s is refused with how to contact the team', async (_which, given) => {
    expect(await press(await given())).toMatchObject({
      status: 422,
      body: {
        code: 'identity.dispute_link_over',
        error: expect.stringContaining('contactez-nous'),
      },
    });
    expect(await holdsOf(client)).toEqual([]);
  });

  it('is good to its last minute, after newer ones and the end of every session, and is pruned then', async () => {
    const token = await givenLink();
    await givenLink(client, { kind: 'twoFactorEnabled', data: null });
    const admin = await signIn(people.test, 'admin_yield');
    await people.test.expectOk('lockClient', {
      token: admin.token,
      params: { id: client.userId },
      body: { reason: 'Doute' },
    });
    people.test.clock.advance({ days: 6, hours: 23, minutes: 59 });
    await pruneExpired(people.test.deps);
    await pressed(token);
    // An account that staff locked opens with no password: no link is sent.
    expect(await kindsTo(client)).not.toContain('accountDisputed');
    people.test.clock.advance({ minutes: 2 });
    await pruneExpired(people.test.deps);
    const left = people.test.deps.db.$count(disputeLinks, eq(disputeLinks.userId, client.userId));
    expect(await left).toBe(0);
  });
});

describe('once pressed', () => {
  it('every session has ended, those handed over too, and the password opens nothing until another is set', async () => {
    const origin = 'http://localhost:3001';
    const { code } = await people.test.expectOk('createHandoff', {
      token: client.token,
      body: { target_origin: origin },
    });
    const child = await people.test.expectOk('exchangeHandoff', { body: { code }, headers: { origin } });
    await pressed(await givenLink());
    expect([await statusOf(client), await statusOf(child)]).toEqual([401, 401]);
    expect(refusal(await login(client))).toEqual([403, 'identity.password_refused']);
    expect(refusal(await login(client, 'Autre-chose-2026!'))).toEqual([401, 'identity.invalid_credentials']);

    const reset = /reset-password#(\S+)/.exec(await lastMailTo(people.test, client.email))?.[1] ?? '';
    const password = 'Renaissance-2026-lilas';
    await people.test.expectOk('resetPassword', { body: { token: reset, password } });
    expect((await login(client, password)).status).toBe(200);
    // What is paid is another decision.
    expect(await holdsOf(client)).toHaveLength(1);
  });

  it('the team is alerted and has it in « Ma file », and the trail names it', async () => {
    const data = { method: 'rib', account: 'FR14 •••• 2606', from: 'demain' } as const;
    await pressed(await givenLink(client, { kind: 'payoutDetailsDeclared', data }));
    expect(await alertsOf(client)).toMatchObject([
      { rule: 'disputed', records: [{ kind: 'user' }], detail: 'payoutDetailsDeclared' },
    ]);
    const { items } = await people.test.expectOk('listWorkItems', {
      token: people.maker.token,
      query: { view: 'team' },
    });
    expect(items.filter(({ link_id: id }) => id === client.userId)).toMatchObject([
      { kind: 'dispute', label: 'Camille Moreau', detail: 'Nouvelles coordonnées de versement' },
    ]);
    expect(await actsOn(client)).toEqual(expect.arrayContaining(['account.disputed', 'payouts.held']));
    const { payout_hold: hold } = await people.test.expectOk('getClient', {
      token: people.maker.token,
      params: { id: client.userId },
    });
    expect(hold).toEqual({
      placed_at: '2026-01-03T09:00:00.000Z',
      about: 'payoutDetailsDeclared',
      filed_payouts: 0,
    });
  });

  it('a second time, or twice at once, it does nothing more and responds the same', async () => {
    const token = await givenLink();
    const responses = await Promise.all([press(token), press(token)]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    await pressed(token);
    expect((await actsOn(client)).filter((action) => action === 'account.disputed')).toHaveLength(1);
    expect((await kindsTo(client)).filter((kind) => kind === 'accountDisputed')).toHaveLength(1);
    expect(await alertsOf(client)).toHaveLength(1);
  });

  it('by the links of two emails at once, one hold stands', async () => {
    const first = await givenLink();
    people.test.clock.advance({ seconds: 1 });
    const second = await givenLink(client, { kind: 'recoveryCodesRenewed', data: null });
    expect(first).not.toBe(second);
    await Promise.all([pressed(first), pressed(second)]);
    expect(await holdsOf(client)).toHaveLength(1);
    expect(await alertsOf(client)).toHaveLength(2);
  });

  it('a sign-in and a new password that were under way open nothing', async () => {
    const before = await rowOf(client);
    await pressed(await givenLink());
    const token = await createSession(people.test.deps, before, {
      visitor: { ip: '127.0.0.1', userAgent: 'test', requestId: 'test' },
      methods: ['password'],
    });
    expect(await statusOf({ token })).toBe(401);
    const passwordHash = await hashPassword('Mot-de-passe-du-voleur-1');
    const change = { passwordHash, by: { userId: before.id, role: before.role }, keepSessionId: before.id };
    await expect(
      setPassword(people.test.deps, before, {
        ...change,
        by: { ...change.by, sessionId: null, ip: '', requestId: '' },
      }),
    ).rejects.toThrow();
    expect((await rowOf(client)).passwordHash).toBe(before.passwordHash);
  });

  it('from a mailbox that is no longer of the account, no link of a new password is sent to the new one', async () => {
    const token = await givenLink();
    const email = `nouvelle-${client.userId}@exemple.fr`;
    await people.test.deps.db.update(users).set({ email }).where(eq(users.id, client.userId));
    await pressed(token);
    const body = await lastMailTo(people.test, email);
    expect(body).toContain('nous n’envoyons pas de lien');
    expect(body).not.toContain('reset-password#');
    expect(await holdsOf(client)).toHaveLength(1);
  });

  it('once staff lifted the hold, the links sent before place none again, and those sent since do', async () => {
    const before = await givenLink(client, { kind: 'recoveryCodesRenewed', data: null });
    people.test.clock.advance({ seconds: 1 });
    await pressed(await givenLink());
    await lift();
    await pressed(before);
    expect(await holdsOf(client)).toEqual([]);
    people.test.clock.advance({ seconds: 1 });
    await pressed(await givenLink());
    expect(await holdsOf(client)).toHaveLength(1);
  });

  it('an account is not canceled by its owner while its payouts are held, and can be afterwards', async () => {
    const fresh = await signIn(people.test, 'client', { kycStatus: 'pending' });
    const token = await givenLink(fresh);
    await pressed(token);
    const [hold] = await holdsOf(fresh);
    await people.test.deps.db
      .update(users)
      .set({ passwordRefusedAt: null })
      .where(eq(users.id, fresh.userId));
    const again = await createSession(people.test.deps, await rowOf(fresh), {
      visitor: { ip: '127.0.0.1', userAgent: 'test', requestId: 'test' },
      methods: ['password'],
    });
    const cancel = () =>
      people.test.call('cancelUser', { token: again, body: { user: { id: fresh.userId } } });
    expect((await cancel()).status).toBe(409);
    await lift(hold);
    expect((await cancel()).status).toBe(200);
  });

  it('by the reader of either mailbox, an address that waits for its hour is stopped', async () => {
    const fresh = `nouvelle-${client.userId}@exemple.fr`;
    const params = { id: client.userId };
    const body = { email: fresh, reason: 'Vérifié par téléphone' };
    const maker = await signIn(people.test, 'admin_yield');
    const checker = await signIn(people.test, 'super_admin');
    const held = await people.test.expectOk('replaceClientEmail', { token: maker.token, params, body });
    const approval = { token: checker.token, params: { id: held.pending_change?.id ?? '' }, body: {} };
    await people.test.expectOk('approveChangeRequest', approval);
    const token = tokenIn(await lastMailTo(people.test, fresh));
    await pressed(token);
    const { planned_email: planned } = await people.test.expectOk('getClient', {
      token: maker.token,
      params,
    });
    expect(planned).toBeNull();
    expect(await lastMailTo(people.test, fresh)).toContain('est arrêté');
    expect(await actsOn(client)).toContain('account.email_stopped');
  });

  it('an account whose deletion was requested is not closed while its payouts are held', async () => {
    const isShut = async () => (await rowOf(client)).disabledAt !== null;
    const body = { password: testPassword };
    await people.test.expectOk('requestAccountDeletion', { token: client.token, body });
    await pressed(tokenIn(await lastMailTo(people.test, client.email)));
    people.test.clock.advance({ days: 40 });
    await carryOutDeletions(people.test.deps);
    expect(await isShut()).toBe(false);
    await lift();
    await carryOutDeletions(people.test.deps);
    expect(await isShut()).toBe(true);
  });

  it('by a member of staff, their sessions end, they set another password, and administrators are alerted', async () => {
    const staff = await signIn(people.test, 'commercial', { firstname: 'Hugo', lastname: 'Delmas' });
    await pressed(await givenLink(staff, { kind: 'factorAdded', data: { factor: 'passkey', name: 'Clé' } }));
    expect(await statusOf(staff)).toBe(401);
    expect(refusal(await login(staff))).toEqual([403, 'identity.password_refused']);
    expect(await alertsOf(staff)).toMatchObject([{ rule: 'disputed', records: [{ kind: 'staff' }] }]);
    expect(await holdsOf(staff)).toEqual([]);
    expect(await lastMailTo(people.test, staff.email)).toContain('/reset-password#rst_');
  });
});
