// `kill -9` of the real server while the relay has a message but has not said so yet.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, inject, it } from 'vitest';
import { openEmbeddedDatabase } from '../../db/client.ts';
import { createSmtpMail } from '../../ports/mail/smtp-mail.ts';
import { freePort, prepareServer } from '../../testing/crash/server-process.ts';
import { createTestApp } from '../../testing/create-test-app.ts';
import { createFakeClock } from '../../testing/fakes.ts';
import { startSmtpRelay } from '../../testing/smtp-relay.ts';
import { queueMail } from './queue-mail.ts';
import { sendPendingMail } from './send-pending-mail.ts';

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

// On a server the same is held by the lease, which needs no process to show it.
it.skipIf(inject('templateDatabase') !== null)(
  'a message in hand when the server is killed arrives again under the same Message-ID; others leave meanwhile',
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'mail-crash-'));
    folders.push(dataDir);
    const test = await createTestApp();
    const onFolder = async <Result>(work: (deps: typeof test.deps) => Promise<Result>): Promise<Result> => {
      const database = await openEmbeddedDatabase(join(dataDir, 'database'));
      try {
        return await work({ ...test.deps, db: database.db });
      } finally {
        await database.close();
      }
    };
    const clock = createFakeClock(new Date().toISOString());
    let isSilent = true;
    const relay = await startSmtpRelay({
      beforeAnswer: () => (isSilent ? new Promise<void>(() => {}) : Promise.resolve()),
    });
    const server = prepareServer({
      DATA_DIR: dataDir,
      API_PORT: String(await freePort()),
      SMTP_URL: relay.url,
    });

    await onFolder((deps) =>
      queueMail(
        { ...deps, clock },
        { email: 'a@exemple.fr' },
        { kind: 'contractCanceled', data: { strategy: 'USDFY' } },
      ),
    );
    await server.start();
    await expect.poll(() => relay.received.length).toBe(1);
    await server.kill();

    isSilent = false;
    const mail = createSmtpMail({ url: relay.url, from: 'ne-pas-repondre@exemple.fr' });
    const rounds = await onFolder(async (deps) => {
      const after = { ...deps, clock, mail };
      await queueMail(after, { email: 'b@exemple.fr' }, { kind: 'passwordChanged', data: null });
      const beforeLease = await sendPendingMail(after);
      clock.advance({ minutes: 5 });
      return [beforeLease, await sendPendingMail(after), await sendPendingMail(after)];
    });
    expect(rounds).toEqual([1, 1, 0]);
    expect(relay.received.flatMap(({ to }) => to)).toEqual(['a@exemple.fr', 'b@exemple.fr', 'a@exemple.fr']);
    const ids = relay.received.map((relayed) => relayed.mail.messageId);
    expect(ids[2]).toBe(ids[0]);
    expect(ids[1]).not.toBe(ids[0]);
    await relay.close();
    await test.close();
  },
);
