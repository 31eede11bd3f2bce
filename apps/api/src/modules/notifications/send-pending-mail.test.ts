import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mailOutbox } from '../../db/schema/platform.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { queueMail } from './queue-mail.ts';
import { sendPendingMail } from './send-pending-mail.ts';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
});
afterEach(() => test.close());

const message = { to: 'camille@exemple.fr', subject: 'Votre code', text: '000123' };
const refusing = () => ({
  ...test.deps,
  mail: { isLocal: false, send: () => Promise.reject(new Error('relay closed')) },
});

describe('sendPendingMail', () => {
  it('sends each message once, also when two rounds meet', async () => {
    await queueMail(test.deps, message);
    await Promise.all([sendPendingMail(test.deps), sendPendingMail(test.deps)]);
    await sendPendingMail(test.deps);
    expect(test.mail.sent).toEqual([message]);
  });

  it('never leaves without its transaction', async () => {
    await test.deps.db
      .transaction(async (tx) => {
        await queueMail({ ...test.deps, db: tx }, message);
        throw new Error('the change failed');
      })
      .catch(() => null);
    expect(await sendPendingMail(test.deps)).toBe(0);
  });

  it('tries again, later each time, when the relay refuses', async () => {
    await queueMail(test.deps, message);
    expect(await sendPendingMail(refusing())).toBe(1);
    expect(await sendPendingMail(refusing())).toBe(0);
    test.clock.advance({ seconds: 61 });
    expect(await sendPendingMail(refusing())).toBe(1);
    const [row] = await test.deps.db.select().from(mailOutbox);
    expect(row).toMatchObject({ attempts: 2, lastError: 'relay closed', sentAt: null });
    test.clock.advance({ minutes: 3 });
    await sendPendingMail(test.deps);
    expect(test.mail.sent).toEqual([message]);
  });

  it('takes up what a crash left in hand', async () => {
    await queueMail(test.deps, message);
    const neverEnds = { ...test.deps, mail: { isLocal: false, send: () => new Promise<void>(() => {}) } };
    void sendPendingMail(neverEnds);
    await new Promise((resolve) => setImmediate(resolve));
    test.clock.advance({ minutes: 2 });
    await sendPendingMail(test.deps);
    expect(test.mail.sent).toEqual([message]);
  });

  it('can’t be made to write a second header', async () => {
    await queueMail(test.deps, { ...message, subject: 'Bonjour\r\nBcc: tous@exemple.fr' });
    await sendPendingMail(test.deps);
    expect(test.mail.sent[0]?.subject).toBe('Bonjour Bcc: tous@exemple.fr');
  });
});
