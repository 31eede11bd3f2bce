// The dependencies of a server: each port with its real adapter when its credentials are set, else the local one. The
// pages that local providers need come along, since they are part of those providers and not of the spec.
import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { DatabaseHandle } from './db/client.ts';
import type { Deps, ProcessRole } from './deps.ts';
import { createMetrics } from './http/metrics.ts';
import { registerOutboxPage } from './modules/notifications/outbox/outbox-page.ts';
import { type Clock, systemClock } from './ports/clock/clock.ts';
import { createSeals } from './ports/create-seals.ts';
import { createSources } from './ports/create-sources.ts';
import type { FilesPort } from './ports/files/files-port.ts';
import { openFiles } from './ports/files/open-files.ts';
import { type Ids, systemIds } from './ports/ids/ids.ts';
import { createJobQueue } from './ports/jobs/job-queue.ts';
import { createKyc } from './ports/kyc/create-kyc.ts';
import { registerLocalKycPages } from './ports/kyc/local/local-kyc-pages.ts';
import { createMail } from './ports/mail/create-mail.ts';
import type { MailPort } from './ports/mail/mail-port.ts';
import { registerSigningPage } from './ports/signature/local/signing-page.ts';
import type { Settings } from './settings.ts';

export interface Foundations {
  settings: Settings;
  secret: string;
  database: Pick<DatabaseHandle, 'db' | 'jobs' | 'snapshots'>;
  log: FastifyBaseLogger;
  /** By default `all`. */
  role?: ProcessRole;
  /** Without one, the server never stops: tests and commands. */
  stopping?: AbortSignal;
}

/** What tests put in the place of the machine's own. */
export interface Substitutes {
  clock?: Clock;
  ids?: Ids;
  files?: FilesPort;
  mail?: MailPort;
}

export interface Composition {
  deps: Deps;
  registerPages: (app: FastifyInstance) => Promise<void>;
}

export async function compose(foundations: Foundations, substitutes: Substitutes = {}): Promise<Composition> {
  const { settings, secret, database, log, role = 'all' } = foundations;
  const { stopping = new AbortController().signal } = foundations;
  const { db } = database;
  const clock = substitutes.clock ?? systemClock;
  const ids = substitutes.ids ?? systemIds;
  const files = substitutes.files ?? (await openFiles(settings, secret));
  const mail = substitutes.mail ?? createMail(settings);
  const kyc = createKyc({ settings, db, clock, ids, log });
  const provider = { settings, secret, db, clock, ids, log };
  const { timestamps, seal, signature } = await createSeals(provider);
  const { port, signing } = signature;
  const deps = {
    settings,
    secret,
    db,
    snapshots: database.snapshots,
    clock,
    ids,
    files,
    mail,
    jobs: createJobQueue(database.jobs, log),
    kyc,
    signature: port,
    seal,
    timestamps,
    ...createSources({ settings, clock, log }),
    log,
    stopping,
    process: { id: randomUUID(), role, runningKeys: new Set<string>() },
    metrics: createMetrics(),
  };
  return {
    deps,
    registerPages: async (app) => {
      if (kyc.name === 'local') {
        await registerLocalKycPages(app, { db, clock, origins: settings.corsOrigins });
      }
      if (signing !== null) await registerSigningPage(app, { signing, siteOrigin: settings.siteUrl });
      if (settings.mode !== 'production' && mail.isLocal) await registerOutboxPage(app, deps);
    },
  };
}
