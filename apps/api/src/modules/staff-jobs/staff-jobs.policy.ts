import type { Database } from '../../db/client.ts';
import type { StaffJobRow } from '../../db/schema/staff-jobs.ts';
import type { Actor } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { findUserById } from '../accounts/users.repository.ts';
import type { Exporter } from '../exports/list-export.ts';
import { type ExportOperation, isExportOperation, mayExport } from '../exports/list-exports.ts';
import { toActor } from '../identity/open-session.ts';
import { staffJobsErrors } from './staff-jobs.errors.ts';
import { findJob } from './staff-jobs.repository.ts';

/** One of the caller’s own; 404 for any other. */
export async function readOwnJob(db: Database, actor: Actor, id: string): Promise<StaffJobRow> {
  const job = await findJob(db, id);
  if (job?.ownerId !== actor.userId) throw new AppError(staffJobsErrors.notFound);
  return job;
}

/** The operation of an export whose owner may still read the list; null otherwise. */
export async function findAllowedOperation(
  db: Database,
  { ownerId, operation }: StaffJobRow,
): Promise<{ operation: ExportOperation; by: Exporter } | null> {
  const owner = await findUserById(db, ownerId);
  if (owner === null || owner.disabledAt !== null || !isExportOperation(operation)) return null;
  const { userId, access } = toActor(owner, '');
  return mayExport(access, operation) ? { operation, by: { userId, access } } : null;
}
