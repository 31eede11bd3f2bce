// The antivirus and the files that people send. What it knows is refused; what it could not read is kept, « non analysé », and scanned later.
import { createHash } from 'node:crypto';
import type { FileScan } from '../../db/schema/files.ts';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { UnreadableFileError } from '../../ports/files/files-port.ts';
import { alertInfectedFile } from '../alerts/raise-alert.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { type FileRow, listUnscanned, setScan } from '../files/files.repository.ts';
import { documentsErrors } from './documents.errors.ts';

/** @throws AppError when the antivirus knows it; the trail and the administrators know then, too. */
export async function scanUpload(
  deps: Deps,
  actor: Actor,
  { name, bytes }: { name: string; bytes: Uint8Array },
): Promise<Exclude<FileScan, 'infected'>> {
  const scan = await deps.antivirus.scan(bytes);
  if (scan.state !== 'infected') return scan.state;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const { userId } = actor;
  await deps.db.transaction(async (tx) => {
    const inTx = { ...deps, db: tx };
    await recordAudit(inTx, {
      by: actor,
      action: 'file.infected',
      object: { type: 'user', id: userId },
      after: { detail: scan.name, file: name, sha256 },
    });
    const kind = actor.role === 'client' ? 'user' : 'staff';
    await alertInfectedFile(inTx, { sha256, name: scan.name, record: { kind, id: userId } });
  });
  throw new AppError(documentsErrors.infected);
}

const batchSize = 50;

/** The job of the queue `file-scans`: what was sent while the antivirus was out of reach, or before there was one. */
export async function scanStoredUploads(deps: Deps, stopping?: AbortSignal): Promise<void> {
  if (!deps.antivirus.isSet) return;
  let after: string | null = null;
  for (let read = batchSize; read === batchSize; ) {
    const rows: FileRow[] = await listUnscanned(deps.db, after, batchSize);
    read = rows.length;
    for (const row of rows) {
      stopping?.throwIfAborted();
      // Out of reach again: the next run takes up what is left.
      if (!(await scanStored(deps, row))) return;
      after = row.id;
    }
  }
}

/** False when the antivirus is out of reach. One that it refuses stays « non analysé », and keeps no other waiting. */
async function scanStored(deps: Deps, row: FileRow): Promise<boolean> {
  const bytes = await deps.files.get(row.storageKey).catch((error: unknown) => {
    if (error instanceof UnreadableFileError) return null;
    throw error;
  });
  // A file that can't be read is another job's to report.
  if (bytes === null) return true;
  const scan = await deps.antivirus.scan(bytes);
  if (scan.state === 'unscanned') return scan.isReached;
  await deps.db.transaction(async (tx) => {
    const inTx = { ...deps, db: tx };
    if (!(await setScan(tx, row.id, scan.state)) || scan.state !== 'infected') return;
    const { id, userId, sha256, originalName: file } = row;
    await recordAudit(inTx, {
      by: null,
      action: 'file.infected',
      object: userId === null ? { type: 'file', id } : { type: 'user', id: userId },
      after: { detail: scan.name, file, sha256 },
    });
    const record = userId === null ? null : ({ kind: 'user', id: userId } as const);
    await alertInfectedFile(inTx, { sha256, name: scan.name, record });
  });
  return true;
}
