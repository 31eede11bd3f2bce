import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { UploadedFile } from '../../http/upload.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { checkUpload } from '../documents/check-upload.ts';
import { putFile } from '../documents/store-file.ts';
import { insertFile } from '../files/files.repository.ts';
import { insertAttestation } from './entries.repository.ts';
import { lockMovementLine } from './lock-line.ts';
import { registerErrors } from './register.errors.ts';

/** « Joindre une attestation »: a PDF, kept with the client's other files; its digest stays. */
export async function attachRegisterAttestation(
  deps: Deps,
  actor: Actor,
  { id, upload }: { id: string; upload: UploadedFile | null },
): Promise<void> {
  const checked = await checkUpload(deps, actor, upload);
  if (checked.mime !== 'application/pdf') throw new AppError(registerErrors.notPdf);
  await deps.db.transaction(async (tx) => {
    const inTx = { ...deps, db: tx };
    const { line, holder } = await lockMovementLine(inTx, id);
    if (line.number === null) throw new AppError(registerErrors.notEntered);
    const file = await putFile(inTx, { userId: holder.id, purpose: 'register_attestation', ...checked });
    await insertFile(tx, file);
    await insertAttestation(tx, {
      id: deps.ids.uuid(),
      strategyId: line.strategyId,
      number: line.number,
      fileId: file.id,
      sha256: file.sha256,
      attachedAt: deps.clock.now(),
      attachedBy: actor.userId,
    });
    await recordAudit(inTx, {
      by: actor,
      action: 'register.attested',
      object: { type: 'contract', id: line.contractId },
      after: { detail: checked.name, sha256: file.sha256 },
    });
  });
}
