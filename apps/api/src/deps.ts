import type { AccessUser, Role } from '@repo/domain/access';
import type { ViewerRole } from '@repo/domain/clients';
import type { FastifyBaseLogger } from 'fastify';
import type { Registry } from 'prom-client';
import type { Database } from './db/client.ts';
import type { UserRow } from './db/schema/identity.ts';
import type { Ports } from './ports/ports.ts';
import type { Settings } from './settings.ts';

/** What a process does: serve requests, background work, or both. */
export type ProcessRole = 'all' | 'api' | 'worker';

/**
 * What a use case works with. For a transaction, pass a copy on:
 * `deps.db.transaction((tx) => work({ ...deps, db: tx }))`.
 */
export interface Deps extends Ports {
  settings: Settings;
  /** Key of every HMAC we make (codes, file links); one purpose never accepts another's. */
  secret: string;
  db: Database;
  /** For transactions that last minutes and only read: `inSnapshot`. */
  snapshots: Database;
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
