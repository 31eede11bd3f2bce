import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mailOutbox } from '../db/schema/platform.ts';
import type { Deps } from '../deps.ts';
import { storeFile } from '../modules/documents/store-file.ts';
import { renderStoredHtml } from '../modules/notifications/layout/render-mail.ts';
import { queueMail } from '../modules/notifications/queue-mail.ts';
import type { MailMessage } from '../ports/mail/mail-port.ts';
import { createSmtpMail } from '../ports/mail/smtp-mail.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { type RelayOptions, type SmtpRelay, startSmtpRelay } from '../testing/smtp-relay.ts';
import { sendPendingMail } from './send-pending-mail.ts';

let test: TestApp;
const relays: SmtpRelay[] = [];
beforeEach(async () => {
  test = await createTestApp();
});
afterEach(async () => {
  await Promise.all(relays.splice(0).map((relay) => relay.close()));
  await test.close();
});

const to = { id: null, email: 'camille@exemple.fr', firstname: 'Camille' };
const code = (digits = '482913') => ({ kind: 'code', data: { code: digits, purpose: 'login' } }) as const;
const queue = (email = to.email) =>
  queueMail(test.deps, { id: null, email }, { kind: 'passwordChanged', data: null });
const withMail = (send: (message: MailMessage) => Promise<void>): Deps => ({
  ...test.deps,
  mail: { isLocal: false, send },
});
async function throughRelay(options: RelayOptions): Promise<Deps & { relay: SmtpRelay; said: string[] }> {
  const relay = await startSmtpRelay(options);
  relays.push(relay);
  const said: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line) => said.push(line) });
  const mail = createSmtpMail({ url: relay.url, from: 'ne-pas-repondre@exemple.fr' });
  return { ...test.deps, mail, log, relay, said };
}
/** Starts a round that holds what it found, and waits until each of its four lanes has looked. */
async function startHeldRound(sending: (id: string) => Promise<void>): Promise<{ round: Promise<number> }> {
  const looks = vi.spyOn(test.deps.db, 'transaction');
  const round = sendPendingMail(withMail(({ id }) => sending(id)));
  await expect
    .poll(() => looks.mock.settledResults.map(({ type }) => type))
    .toEqual(Array(4).fill('fulfilled'));
  looks.mockRestore();
  return { round };
}
const expireLeases = () =>
  test.deps.db.update(mailOutbox).set({ leasedUntil: sql`now() - interval '1 second'` });
/** The outbox, with the HTML of each as it is sent. */
async function rows() {
  const stored = await test.deps.db.select().from(mailOutbox).orderBy(mailOutbox.createdAt, mailOutbox.id);
  return stored.map((row) => ({ ...row, html: renderStoredHtml(row) }));
}
const recipientsOf = (relay: SmtpRelay) => relay.received.flatMap((relayed) => relayed.to).toSorted();

describe('sendPendingMail', () => {
  it('sends each message once, as text and as HTML, also when two rounds meet', async () => {
    await queueMail(test.deps, to, code());
    await Promise.all([sendPendingMail(test.deps), sendPendingMail(test.deps)]);
    await sendPendingMail(test.deps);
    const [row] = await rows();
    expect(test.mail.sent).toEqual([
      {
        id: row?.id,
        to: to.email,
        senderName: 'Yield',
        subject: 'Votre code de connexion Yield',
        text: row?.body,
        html: row?.html,
      },
    ]);
    expect(row?.body).toContain('482913');
    expect(row?.html).toContain('482913');
  });

  it('sends the HTML of a message queued before its source was kept', async () => {
    await queueMail(test.deps, to, code());
    await test.deps.db.update(mailOutbox).set({ source: null, html: '<p>Bonjour</p>' });
    await sendPendingMail(test.deps);
    expect(test.mail.sent).toMatchObject([{ html: '<p>Bonjour</p>' }]);
  });

  it('keeps a message whose file cannot be read, and sends it once it can', async () => {
    const file = { userId: null, purpose: 'contract', name: 'contrat.pdf', mime: 'application/pdf' } as const;
    const attachmentId = await storeFile(test.deps, { ...file, bytes: Buffer.from('%PDF') });
    await queueMail(test.deps, to, code(), { attachmentId });
    const get = vi.spyOn(test.files, 'get').mockRejectedValueOnce(new Error('no disk'));
    await sendPendingMail(test.deps);
    expect(test.mail.sent).toEqual([]);
    test.clock.advance({ minutes: 2 });
    await sendPendingMail(test.deps);
    get.mockRestore();
    expect(test.mail.sent).toMatchObject([{ attachment: { name: 'contrat.pdf', mime: file.mime } }]);
  });

  it('sends a contract without its file when that could not be read for three days, and says where it is', async () => {
    const attachmentId = '00000000-0000-4000-8000-000000000009';
    const data = { id: 'sig_1', strategy: 'USDFY', amount: '100,00 €', accepted: [], isAttached: true };
    await queueMail(test.deps, to, { kind: 'contractSigned', data }, { attachmentId });
    await sendPendingMail(test.deps);
    expect(test.mail.sent).toEqual([]);
    test.clock.advance({ days: 3 });
    await sendPendingMail(test.deps);
    const [sent] = test.mail.sent;
    const [row] = await rows();
    expect(sent?.attachment).toBeUndefined();
    for (const words of [sent?.text, sent?.html, row?.body]) {
      expect(words).toContain('Votre contrat signé est dans votre espace');
      expect(words).toContain('Nous n’envoyons jamais d’IBAN');
      expect(words).not.toMatch(/joint|pièce jointe/);
    }
    expect(row).toMatchObject({ sentAt: test.clock.now(), attachmentId: null, givenUpAt: null });
  });

  it('holds a message with a file for ten minutes, any other for two', async () => {
    const file = { userId: null, purpose: 'contract', name: 'contrat.pdf', mime: 'application/pdf' } as const;
    await queueMail(test.deps, to, code(), {
      attachmentId: await storeFile(test.deps, { ...file, bytes: Buffer.from('%PDF') }),
    });
    await queue();
    const held: Record<string, number> = {};
    const minutes = sql<number>`round(extract(epoch from leased_until - now()) / 60)::int`;
    await sendPendingMail(
      withMail(async ({ id }) => {
        const [row] = await test.deps.db
          .select({ kind: mailOutbox.kind, minutes })
          .from(mailOutbox)
          .where(eq(mailOutbox.id, id));
        if (row !== undefined) held[row.kind] = row.minutes;
      }),
    );
    expect(held).toEqual({ code: 10, passwordChanged: 2 });
  });

  it('never leaves without its transaction', async () => {
    await test.deps.db
      .transaction(async (tx) => {
        await queueMail({ ...test.deps, db: tx }, to, code());
        throw new Error('the change failed');
      })
      .catch(() => null);
    expect(await sendPendingMail(test.deps)).toBe(0);
  });

  it('sends what it finds once, however many processes look for it at the same time', async () => {
    const deps = await throughRelay({});
    const addresses = Array.from({ length: 24 }, (_, index) => `client-${10 + index}@exemple.fr`);
    for (const address of addresses) await queue(address);
    const tried = await Promise.all([1, 2, 3].map(() => sendPendingMail(deps)));
    expect(tried.reduce((sum, count) => sum + count)).toBe(24);
    expect(recipientsOf(deps.relay)).toEqual(addresses);
  });

  it('passes over a message that another process holds', async () => {
    await queue('tenu@exemple.fr');
    await queue('libre@exemple.fr');
    await test.deps.db.transaction(async (tx) => {
      await tx
        .select()
        .from(mailOutbox)
        .where(eq(mailOutbox.recipient, 'tenu@exemple.fr'))
        .orderBy(mailOutbox.createdAt, mailOutbox.id)
        .for('update');
      expect(await sendPendingMail(test.deps)).toBe(1);
    });
    expect(test.mail.sent.map((message) => message.to)).toEqual(['libre@exemple.fr']);
  });

  it('takes up what a crash left in hand, under the same identifier', async () => {
    await queue();
    const begun: string[] = [];
    await startHeldRound((id) => {
      begun.push(id);
      return new Promise<void>(() => {});
    });
    await expect.poll(() => begun).toHaveLength(1);
    expect(await sendPendingMail(test.deps)).toBe(0);
    // The lease uses the database's clock, not this machine's.
    test.clock.advance({ minutes: 60 });
    expect(await sendPendingMail(test.deps)).toBe(0);
    await expireLeases();
    await sendPendingMail(test.deps);
    expect(test.mail.sent.map(({ id }) => id)).toEqual(begun);
  });

  it('leaves alone what another process has taken up, when its own try fails late', async () => {
    await queue();
    const { promise: sending, reject: fail } = Promise.withResolvers<void>();
    const { round: late } = await startHeldRound(() => sending);
    await expireLeases();
    await sendPendingMail(test.deps);
    fail(new Error('too late'));
    await late;
    expect(await rows()).toMatchObject([{ attempts: 0, lastError: null, sentAt: test.clock.now() }]);
  });

  it('takes no other message once it is stopped', async () => {
    await queue();
    expect(await sendPendingMail(test.deps, AbortSignal.abort())).toBe(0);
  });
});

describe('a relay that refuses', () => {
  it('for now (4xx) is tried again, later each time, until it takes the message', async () => {
    let isFull = true;
    const deps = await throughRelay({
      judge: () => (isFull ? { code: 452, text: '4.2.2 mailbox full' } : null),
    });
    await queue();
    expect(await sendPendingMail(deps)).toBe(1);
    expect(await sendPendingMail(deps)).toBe(0);
    test.clock.advance({ seconds: 60 });
    expect(await sendPendingMail(deps)).toBe(1);
    test.clock.advance({ seconds: 60 });
    expect(await sendPendingMail(deps)).toBe(0);
    expect(await rows()).toMatchObject([{ attempts: 2, lastError: 'EENVELOPE: 452 4.2.2 mailbox full' }]);
    isFull = false;
    test.clock.advance({ seconds: 60 });
    expect(await sendPendingMail(deps)).toBe(1);
    expect(recipientsOf(deps.relay)).toEqual([to.email]);
    expect(await rows()).toMatchObject([{ sentAt: test.clock.now(), lastError: null }]);
  });

  it('for good (5xx) is accepted at the third attempt, and logged without the address', async () => {
    const deps = await throughRelay({
      judge: (address) => ({ code: 550, text: `5.1.1 <${address}> unknown` }),
    });
    await queue();
    for (const minutes of [0, 1, 2, 4, 60]) {
      test.clock.advance({ minutes });
      await sendPendingMail(deps);
    }
    expect(await rows()).toMatchObject([{ attempts: 3, sentAt: null }]);
    expect((await rows())[0]?.givenUpAt).not.toBeNull();
    const lines: unknown[] = deps.said.map((line) => JSON.parse(line));
    const again = { level: 40, msg: 'mail not sent, will retry' };
    const reason = expect.stringMatching(/^EENVELOPE: 550/);
    expect(lines).toMatchObject([
      { ...again, attempts: 1 },
      { ...again, attempts: 2 },
      { level: 50, msg: 'mail given up', attempts: 3, kind: 'passwordChanged', reason },
    ]);
    expect(deps.said.join('')).not.toContain(to.email);
  });

  it('one message does not keep the others from leaving', async () => {
    const deps = await throughRelay({
      judge: (address) => (address.startsWith('poison') ? { code: 550, text: 'no' } : null),
    });
    for (let count = 1; count <= 6; count += 1) await queue(`poison-${count}@exemple.fr`);
    test.clock.advance({ seconds: 1 });
    for (const name of ['a', 'b', 'c']) await queue(`${name}@exemple.fr`);
    expect(await sendPendingMail(deps)).toBe(9);
    expect(recipientsOf(deps.relay)).toEqual(['a@exemple.fr', 'b@exemple.fr', 'c@exemple.fr']);
  });

  it('one message that hangs does not keep the others from leaving', async () => {
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    const sent: string[] = [];
    await queue('lent@exemple.fr');
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) await queue(`${name}@exemple.fr`);
    const round = sendPendingMail(
      withMail(async (message) => {
        if (message.to.startsWith('lent')) await held;
        sent.push(message.to);
      }),
    );
    await expect.poll(() => sent).toHaveLength(6);
    letGo();
    expect(await round).toBe(7);
  });

  it('everything is tried again for three days, at most half an hour apart, then given up', async () => {
    const down = withMail(() => Promise.reject(new Error('ECONNECTION: closed')));
    await queue();
    let tries = 0;
    for (let halfHours = 0; halfHours < 200; halfHours += 1) {
      tries += await sendPendingMail(down);
      test.clock.advance({ minutes: 30 });
    }
    const [row] = await rows();
    expect(row?.attempts).toBe(tries);
    expect(tries).toBeGreaterThan(140);
    const triedForMs = (row?.givenUpAt?.getTime() ?? 0) - (row?.createdAt.getTime() ?? 0);
    expect(triedForMs).toBe(3 * 24 * 3_600_000);
  });

  it('an address that could add a recipient is never handed over', async () => {
    const deps = await throughRelay({});
    await queue('camille@exemple.fr\r\nRCPT TO:<tous@exemple.fr>');
    await sendPendingMail(deps);
    expect(deps.relay.received).toEqual([]);
    expect(await rows()).toMatchObject([{ lastError: 'not one mail address' }]);
  });
});

describe('a message that has left', () => {
  it('keeps neither its code nor its link; another keeps its words', async () => {
    const deps = await throughRelay({});
    await queueMail(deps, to, code());
    await queueMail(deps, to, { kind: 'resetPassword', data: { token: 'usr_secret', isByStaff: false } });
    await queueMail(deps, to, { kind: 'paymentProved', data: { strategy: 'USDFY' } });
    await sendPendingMail(deps);
    const kept = (await rows()).map(({ kind, body, html }) => [kind, body === '' && html === '']);
    expect(Object.fromEntries(kept)).toEqual({ code: true, resetPassword: true, paymentProved: false });
    expect(deps.relay.received.map(({ mail }) => mail.text).join()).toContain('usr_secret');
  });

  it('keeps them no more once it is given up', async () => {
    const deps = await throughRelay({ judge: () => ({ code: 550, text: '5.1.1 unknown' }) });
    await queueMail(deps, to, code());
    for (const minutes of [0, 1, 2]) {
      test.clock.advance({ minutes });
      await sendPendingMail(deps);
    }
    expect(await rows()).toMatchObject([{ givenUpAt: test.clock.now(), body: '', html: '' }]);
  });
});

describe('queueMail', () => {
  it('writes no second header and no markup, whatever people call themselves and products', async () => {
    const strategy = 'USDFY\r\nBcc: tous@exemple.fr <script>alert(1)</script>';
    const rogue = { ...to, firstname: 'Camille\r\n<script>alert(1)</script>' };
    await queueMail(test.deps, rogue, { kind: 'paymentProved', data: { strategy } });
    const [row] = await rows();
    expect(row?.subject).toBe(
      'Preuve de paiement reçue pour USDFY Bcc: tous@exemple.fr <script>alert(1)</script>',
    );
    expect(row?.html).not.toContain('<script');
    expect(row?.html).toContain('&lt;script&gt;alert(1)');
    expect(row?.body).toContain('\n\nBonjour,\n\n');
  });

  it.each([
    [{ canAccessYield: false, canAccessKaskad: true }, 'Kaskad'],
    [{ canAccessYield: true, canAccessKaskad: true }, 'Yield'],
    [{ canAccessYield: true, canAccessKaskad: false }, 'Yield'],
    [{}, 'Yield'],
  ])('to an account with %j writes in the name of %s', async (access, brand) => {
    await queueMail(test.deps, { ...to, ...access }, code());
    expect(await rows()).toMatchObject([{ senderName: brand, subject: `Votre code de connexion ${brand}` }]);
  });

  it('ends with who writes and how to reach them, from the settings', async () => {
    const settings = { ...test.deps.settings, contactLine: 'Exemple SAS, 1 rue de la Paix, Paris' };
    await queueMail({ ...test.deps, settings }, to, code());
    const [row] = await rows();
    expect(row?.body).toContain('--\nExemple SAS, 1 rue de la Paix, Paris\n');
    expect(row?.html).toContain('Exemple SAS, 1 rue de la Paix, Paris');
  });
});
