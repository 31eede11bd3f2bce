import type { AccessUser, Role } from '@repo/domain/access';
import type { ViewerRole } from '@repo/domain/clients';
import type { FastifyBaseLogger } from 'fastify';
import type { Registry } from 'prom-client';
import type { Database } from './db/client.ts';
import type { UserRow } from './db/schema/identity.ts';
import type { AddressesPort } from './ports/addresses/addresses-port.ts';
import type { AntivirusPort } from './ports/antivirus/antivirus-port.ts';
import type { ChainPort } from './ports/chain/chain-port.ts';
import type { Clock } from './ports/clock/clock.ts';
import type { CompaniesPort } from './ports/companies/companies-port.ts';
import type { FilesPort } from './ports/files/files-port.ts';
import type { Ids } from './ports/ids/ids.ts';
import type { JobQueue } from './ports/jobs/job-queue.ts';
import type { KycPort } from './ports/kyc/kyc-port.ts';
import type { MailPort } from './ports/mail/mail-port.ts';
import type { RatesPort } from './ports/rates/rates-port.ts';
import type { DocumentSeal } from './ports/signature/pdf/document-seal.ts';
import type { SignaturePort } from './ports/signature/signature-port.ts';
import type { TimestampsPort } from './ports/timestamps/timestamps-port.ts';
import type { Settings } from './settings.ts';

/** What a process does: serve requests, background work, or both. */
export type ProcessRole = 'all' | 'api' | 'worker';

/**
 * What a use case works with. For a transaction, pass a copy on:
 * `deps.db.transaction((tx) => work({ ...deps, db: tx }))`.
 */
export interface Deps {
  settings: Settings;
  /** Key of every HMAC we make (codes, file links); one purpose never accepts another's. */
  secret: string;
  db: Database;
  /** For transactions that last minutes and only read: `inSnapshot`. */
  snapshots: Database;
  clock: Clock;
  ids: Ids;
  files: FilesPort;
  mail: MailPort;
  jobs: JobQueue;
  kyc: KycPort;
  signature: SignaturePort;
  seal: DocumentSeal;
  timestamps: TimestampsPort;
  chain: ChainPort;
  companies: CompaniesPort;
  addresses: AddressesPort;
  rates: RatesPort;
  antivirus: AntivirusPort;
  log: FastifyBaseLogger;
  /** Aborted when the process begins to stop: readiness turns 503, long work ends at its next step. */
  stopping: AbortSignal;
  /** This process, as `processes` names it, and the keyed requests that it runs. */
  process: { readonly id: string; readonly role: ProcessRole; readonly runningKeys: Set<string> };
  metrics: Registry;
  /** Set while a request of a session, or of a view, is handled: the links of its response end with it. */
  linkSession?: string;
  /**
   * Set while a repeatable request makes a change. Call it in the transaction of that change: once both are committed
   * a repeat only returns the result, even when a crash has kept the first response from being stored.
   */
  settleRequest?: (tx: Database) => Promise<void>;
}

/** Counters raised by the database itself whenever something behind a dashboard changes. */
export interface DataVersions {
  market: number;
  user: number;
}

/** The caller, from the current session. */
export interface Actor {
  userId: string;
  sessionId: string;
  role: Role;
  /** What `@repo/domain/access` decides on; its flags include what the role gives (D5). */
  access: AccessUser;
  /** The member of staff who reads this client’s space; null when the account’s owner calls. */
  view: { readonly id: string; readonly role: ViewerRole } | null;
  /** When the session last proved who is there; null for one that was handed over, and for a view. */
  provenAt: Date | null;
  /** When a session of staff ends unless its user acts; null for any other. */
  idleEndsAt: Date | null;
  /** Read together with the session, for the operations that need it; null for the others. */
  versions: DataVersions | null;
  /** The account's row, read together with the session. */
  account: UserRow;
  ip: string;
  requestId: string;
}
