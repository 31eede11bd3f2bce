import { and, eq } from 'drizzle-orm';
import { kaskadRoundDocuments } from '../../db/schema/kaskad-rounds.ts';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { RawReply } from '../../http/handler.ts';
import { httpErrors } from '../../http/http.errors.ts';
import { downloadReply, recordRead } from '../documents/serve-file.ts';
import { findFile } from '../files/files.repository.ts';

/** A version of a document of this round; that of another round is unknown. */
export async function downloadDocument(
  deps: Deps,
  actor: Actor,
  { roundId, documentId }: { roundId: string; documentId: string },
): Promise<RawReply> {
  const [document] = await deps.db
    .select()
    .from(kaskadRoundDocuments)
    .where(and(eq(kaskadRoundDocuments.id, documentId), eq(kaskadRoundDocuments.roundId, roundId)));
  const file = document && (await findFile(deps.db, document.fileId));
  if (!file) throw new AppError(httpErrors.notFound);
  await recordRead(deps, actor, file);
  return downloadReply(deps, file);
}
