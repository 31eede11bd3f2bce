import { and, eq } from 'drizzle-orm';
import { kaskadRoundDocuments } from '../../db/schema/kaskad-rounds.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { RawReply } from '../../http/handler.ts';
import { httpErrors } from '../../http/http.errors.ts';
import { findFile } from '../documents/files.repository.ts';
import { downloadReply } from '../documents/get-file.ts';

/** A version of a document of this round; that of another round is unknown. */
export async function downloadDocument(
  deps: Deps,
  { roundId, documentId }: { roundId: string; documentId: string },
): Promise<RawReply> {
  const [document] = await deps.db
    .select()
    .from(kaskadRoundDocuments)
    .where(and(eq(kaskadRoundDocuments.id, documentId), eq(kaskadRoundDocuments.roundId, roundId)));
  const file = document && (await findFile(deps.db, document.fileId));
  if (!file) throw new AppError(httpErrors.notFound);
  return downloadReply(deps, file);
}
