// `kill -9` of the real server while the relay has a message but has not said so yet.

import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@repo/postgres/free-port';
import { removePrivateCluster } from '@repo/postgres/private';
import { sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { openDatabase } from '../db/open-database.ts';
import { mailOutbox } from '../db/schema/platform.ts';
import { queueMail } from '../modules/notifications/queue-mail.ts';
import { createSmtpMail } from '../ports/mail/smtp-mail.ts';
import { readSettings } from '../settings.ts';
import { prepareServer } from '../testing/crash/server-process.ts';
import { createTestApp } from '../testing/create-test-app.ts';
import { createFakeClock } from '../testing/fakes.ts';
import { startSmtpRelay } from '../testing/smtp-relay.ts';
import { sendPendingMail } from './send-pending-mail.ts';

const folders: string[] = [];
afterAll(async () => {
  for (const folder of folders) {
    await removePrivateCluster(folder);
    await rm(folder, { recursive: true, force: true });
  }
});

it('a message in hand when the server is killed arrives again under the same Message-ID; others leave meanwhile', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'mail-crash-'));
  await chmod(dataDir, 0o711);
  folders.push(dataDir);
  const test = await createTestApp();
  const onFolder = async <Result>(work: (deps: typeof test.deps) => Promise<Result>): Promise<Result> => {
    const database = await openDatabase(readSettings({ DATA_DIR: dataDir }), {
      holder: 'mail-crash',
      whenOwned: 'refuse',
    });
    try {
      return await work({ ...test.deps, db: database.db });
    } finally {
      await database.close();
    }
  };
  const clock = createFakeClock(new Date().toISOString());
  let isSilent = true;
  const relay = await startSmtpRelay({
    beforeResponse: () => (isSilent ? new Promise<void>(() => {}) : Promise.resolve()),
  });
  const server = prepareServer({
    DATA_DIR: dataDir,
    API_PORT: String(await freePort()),
    SMTP_URL: relay.url,
  });

  await onFolder((deps) =>
    queueMail(
      { ...deps, clock },
      { id: null, email: 'a@exemple.fr' },
      { kind: 'contractCanceled', data: { strategy: 'USDFY', reason: null, isStopped: false } },
    ),
  );
  await server.start();
  await expect.poll(() => relay.received.length).toBe(1);
  await server.kill();

  isSilent = false;
  const mail = createSmtpMail({ url: relay.url, from: 'ne-pas-repondre@exemple.fr' });
  const rounds = await onFolder(async (deps) => {
    const after = { ...deps, clock, mail };
    await queueMail(after, { id: null, email: 'b@exemple.fr' }, { kind: 'passwordChanged', data: null });
    const beforeLease = await sendPendingMail(after);
    await deps.db.update(mailOutbox).set({ leasedUntil: sql`now() - interval '1 second'` });
    return [beforeLease, await sendPendingMail(after), await sendPendingMail(after)];
  });
  expect(rounds).toEqual([1, 1, 0]);
  expect(relay.received.flatMap(({ to }) => to)).toEqual(['a@exemple.fr', 'b@exemple.fr', 'a@exemple.fr']);
  const ids = relay.received.map((relayed) => relayed.mail.messageId);
  expect(ids[2]).toBe(ids[0]);
  expect(ids[1]).not.toBe(ids[0]);
  await relay.close();
  await test.close();
});
