import { join } from 'node:path';
import { buildApp } from './app.ts';
import { compose } from './compose.ts';
import { type DatabaseHandle, openEmbeddedDatabase, openServerDatabase } from './db/client.ts';
import { startPruning } from './db/prune-expired.ts';
import { forgetUnfinished } from './http/idempotency.ts';
import { createLog } from './log.ts';
import { startDeletionJob } from './modules/account-deletion/deletion-job.ts';
import { startAuditWatch } from './modules/audit/audit-watch.ts';
import { watchSignatures } from './modules/contracts/watch-signatures.ts';
import { sweepOrphans } from './modules/documents/sweep-orphans.ts';
import { startResetJob } from './modules/identity/answer-reset-requests.ts';
import { prepareMarketAhead } from './modules/market-data/load-market.ts';
import { startMailJob } from './modules/notifications/mail-job.ts';
import { readSecret } from './secret.ts';
import { readSettings, type Settings } from './settings.ts';

export interface RunningServer {
  stop: (reason: string) => Promise<void>;
}

export async function startServer(env: Record<string, string | undefined>): Promise<RunningServer> {
  const settings = readSettings(env);
  const log = createLog(settings);
  const database = await openDatabase(settings);
  try {
    if (database.engine === 'embedded') {
      log.warn(
        { folder: settings.dataDir },
        'embedded database: for demonstration and development; it survives a kill but not a power cut (no fsync). Set DATABASE_URL for a server',
      );
    }
    const composition = await compose({ settings, secret: await readSecret(settings), db: database.db, log });
    const { deps } = composition;
    const isAlone = database.engine === 'embedded';
    if (isAlone) await forgetUnfinished(deps);
    const swept = await sweepOrphans(deps, { isAlone });
    if (swept > 0) log.info({ swept }, 'files without an owner removed');
    const app = await buildApp(composition);
    await prepareMarketAhead(deps);
    const stopSignatures = await watchSignatures(deps);
    const stopResets = startResetJob(deps);
    const stopMail = startMailJob(deps);
    const stopDeletions = startDeletionJob(deps);
    const stopPruning = startPruning(deps);
    const stopAuditWatch = startAuditWatch(deps);
    await app.listen({ host: settings.host, port: settings.port });
    return {
      stop: async (reason) => {
        log.info({ reason }, 'stopping: requests under way are finished first');
        await app.close();
        await stopSignatures();
        await stopResets();
        await stopMail();
        await stopDeletions();
        await stopPruning();
        await stopAuditWatch();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

export function openDatabase(settings: Settings): Promise<DatabaseHandle> {
  return settings.databaseUrl === null
    ? openEmbeddedDatabase(join(settings.dataDir, 'database'))
    : openServerDatabase(settings.databaseUrl);
}
