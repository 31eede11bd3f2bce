import { and, eq } from 'drizzle-orm';
import { kaskadRoundDocuments } from '../../db/schema/kaskad-rounds.ts';
import type { Deps } from '../../deps.ts';
import { AppError, defineErrors } from '../../http/app-error.ts';
import type { RawReply } from '../../http/handler.ts';
import { findFile } from '../documents/files.repository.ts';
import { downloadReply } from '../documents/get-file.ts';

const documentErrors = defineErrors({
  notFound: {
    status: 404,
    code: 'kaskad_rounds.document_not_found',
    message: 'Ce document est introuvable.',
  },
});

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
  if (!file) throw new AppError(documentErrors.notFound);
  return downloadReply(deps, file);
}
