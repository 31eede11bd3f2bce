import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './db/client.ts';
import type { Clock } from './ports/clock/clock.ts';
import type { FilesPort } from './ports/files/files-port.ts';
import type { Ids } from './ports/ids/ids.ts';
import type { KycPort } from './ports/kyc/kyc-port.ts';
import type { MailPort } from './ports/mail/mail-port.ts';
import type { SignaturePort } from './ports/signature/signature-port.ts';
import type { Settings } from './settings.ts';

/**
 * What a use case works with. For a transaction, pass a copy on:
 * `deps.db.transaction((tx) => work({ ...deps, db: tx }))`.
 */
export interface Deps {
  settings: Settings;
  /** Key of every HMAC we make (codes, file links); one purpose never accepts another's. */
  secret: string;
  db: Database;
  clock: Clock;
  ids: Ids;
  files: FilesPort;
  mail: MailPort;
  kyc: KycPort;
  signature: SignaturePort;
  log: FastifyBaseLogger;
}

export const roles = [
  'client',
  'cgp',
  'commercial',
  'equisafe',
  'super_admin',
  'admin_yield',
  'admin_kaskad',
] as const;
export type Role = (typeof roles)[number];

export const kycStatuses = ['pending', 'started', 'verified', 'approved', 'failed', 'rejected'] as const;
export type KycStatus = (typeof kycStatuses)[number];

/** Who is calling, as the session says at this instant (D5: flags include what the role gives). */
export interface Actor {
  userId: string;
  sessionId: string;
  role: Role;
  isKyc: boolean;
  kycStatus: KycStatus;
  isCompany: boolean;
  canAccessYield: boolean;
  canAccessKaskad: boolean;
  canAccessYieldAdmin: boolean;
  canAccessKaskadAdmin: boolean;
  ip: string;
  requestId: string;
}
