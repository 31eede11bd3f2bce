import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '../../db/schema/identity.ts';
import { mailOutbox } from '../../db/schema/platform.ts';
import { sendPendingMail } from '../../jobs/send-pending-mail.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import type { Mail } from '../notifications/mails/mails.ts';
import { type MailOptions, queueMail } from '../notifications/queue-mail.ts';

let test: TestApp;
let client: SignedIn;

beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  test.clock.set('2026-03-02T09:00:00.000Z');
  await test.deps.db.delete(mailOutbox);
  client = await signIn(test, 'client');
});
afterAll(() => test.close());

const row = async () => {
  const [user] = await test.deps.db.select().from(users).where(eq(users.id, client.userId));
  if (user === undefined) throw new Error('no account');
  return user;
};
const write = async (mail: Mail, options: MailOptions = {}) =>
  queueMail(test.deps, await row(), mail, options);
const paid = (strategy: string): Mail => ({
  kind: 'paymentPaid',
  data: { strategy, amount: '10 000,00 €', day: '2 mars 2026' },
});
const list = (query: { after?: string } = {}) =>
  test.expectOk('listMyNotices', { token: client.token, query });
const unread = async () => (await test.expectOk('countUnreadMessages', { token: client.token })).notices;
const markRead = (until: string) =>
  test.expectOk('markNoticesRead', { token: client.token, body: { until } });
const save = (body: { payment_steps: boolean; answers: boolean; statements?: boolean }) =>
  test.expectOk('saveNoticePreferences', { token: client.token, body });

describe('the notices of a client', () => {
  it('are what Yield wrote to their address, newest first, with the screen that each leads to', async () => {
    await write(paid('USDFY'));
    test.clock.set('2026-03-02T10:00:00.000Z');
    await write({ kind: 'messageAnswered', data: null });
    await write({ kind: 'identityAccepted', data: null });
    const { items, next } = await list();
    expect(next).toBeNull();
    expect(new Set(items.map(({ path }) => path))).toEqual(new Set(['/accompagnement', '/documents', null]));
    expect(items.at(-1)).toMatchObject({
      title: expect.stringContaining('USDFY'),
      written_at: '2026-03-02T09:00:00.000Z',
      path: '/documents',
      is_unread: true,
      is_emailed: true,
    });
  });

  it('hold no code nor link that opens the account, nothing of Kaskad, of later, of staff or of another account', async () => {
    await write({ kind: 'code', data: { code: '123456', purpose: 'login' } });
    await write({ kind: 'resetPassword', data: { token: 'secret', isByStaff: false } });
    await write({ kind: 'twoFactorEnabled', data: null }, { service: 'kaskad' });
    await write({ kind: 'messageReceived', data: { url: 'https://admin.exemple.fr/admin/messages/1' } });
    await write(paid('USDFY'), { notBefore: new Date('2026-03-05T09:00:00.000Z') });
    const other = await signIn(test, 'client');
    await queueMail(test.deps, { id: other.userId, email: other.email }, paid('ETHFY'));
    await queueMail(test.deps, { id: null, email: client.email }, paid('EURFY'));
    expect(await list()).toEqual({ items: [], next: null });
    expect(await unread()).toBe(0);
  });

  it('stay those of their account when an older one takes the address it left', async () => {
    test.clock.set('2026-03-02T10:00:00.000Z');
    const newer = await signIn(test, 'client');
    await queueMail(test.deps, { id: newer.userId, email: newer.email }, paid('USDFY'));
    const rename = (id: string, email: string) =>
      test.deps.db.update(users).set({ email }).where(eq(users.id, id));
    await rename(newer.userId, 'nouvelle@exemple.fr');
    await rename(client.userId, newer.email);
    expect((await list()).items).toEqual([]);
    expect(await unread()).toBe(0);
    expect((await test.expectOk('listMyNotices', { token: newer.token })).items).toHaveLength(1);
  });

  it('are new from the instant that they are due, where their email is delayed', async () => {
    await write(paid('USDFY'), { notBefore: new Date('2026-03-02T09:01:00.000Z') });
    await write(paid('EURFY'), { notBefore: new Date('2026-03-02T09:00:20.000Z') });
    test.clock.set('2026-03-02T09:00:30.000Z');
    await markRead('2026-03-02T09:00:30.000Z');
    expect(await unread()).toBe(0);
    test.clock.set('2026-03-02T09:01:00.000Z');
    expect(await unread()).toBe(1);
    expect((await list()).items).toMatchObject([
      { title: expect.stringContaining('USDFY'), written_at: '2026-03-02T09:01:00.000Z', is_unread: true },
      { title: expect.stringContaining('EURFY'), is_unread: false },
    ]);
  });

  it('are listed by pages, each once', async () => {
    for (let minute = 10; minute < 35; minute += 1) {
      test.clock.set(`2026-03-02T09:${minute}:00.000Z`);
      await write(paid(`P${minute}`));
    }
    const first = await list();
    const second = await list({ after: first.next ?? '' });
    expect([first.items.length, second.items.length, second.next]).toEqual([20, 5, null]);
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(25);
    const other = await signIn(test, 'client');
    const { items } = await test.expectOk('listMyNotices', {
      token: other.token,
      query: { after: first.next ?? '' },
    });
    expect(items).toEqual([]);
  });

  it('are read up to an instant, never back and never past now', async () => {
    await write(paid('USDFY'));
    test.clock.set('2026-03-02T10:00:00.000Z');
    await write(paid('EURFY'));
    expect(await unread()).toBe(2);
    await markRead('2026-03-02T09:30:00.000Z');
    expect(await unread()).toBe(1);
    expect((await list()).items.map(({ is_unread: isUnread }) => isUnread)).toEqual([true, false]);
    await markRead('2027-01-01T00:00:00.000Z');
    await markRead('2026-01-01T00:00:00.000Z');
    expect(await unread()).toBe(0);
    test.clock.set('2026-03-02T10:01:00.000Z');
    await write(paid('ETHFY'));
    expect(await unread()).toBe(1);
  });
});

describe('emails that a client switched off', () => {
  it('are not sent and stay among the notices; what is about security, a contract or money is sent', async () => {
    const read = () => test.expectOk('getNoticePreferences', { token: client.token });
    expect(await read()).toEqual({ payment_steps: true, answers: true, statements: true });
    expect(await save({ payment_steps: false, answers: true })).toEqual({
      payment_steps: false,
      answers: true,
      statements: true,
    });
    expect(await read()).toEqual({ payment_steps: false, answers: true, statements: true });
    await write({ kind: 'paymentProved', data: { strategy: 'USDFY' } });
    await write({ kind: 'messageAnswered', data: null });
    await write(paid('USDFY'));
    const sent = await sendPendingMail(test.deps);
    expect(sent).toBe(2);
    const { items } = await list();
    expect(items).toHaveLength(3);
    expect(items.filter(({ is_emailed: isEmailed }) => !isEmailed)).toMatchObject([
      { title: expect.stringContaining('USDFY') },
    ]);
    await save({ payment_steps: true, answers: true });
    await write({ kind: 'paymentProved', data: { strategy: 'USDFY' } });
    expect(await sendPendingMail(test.deps)).toBe(1);
  });

  it('stay as they were where a caller that is older than a group leaves it out', async () => {
    await save({ payment_steps: true, answers: true, statements: false });
    const left = await save({ payment_steps: true, answers: false });
    expect(left).toEqual({ payment_steps: true, answers: false, statements: false });
  });
});
