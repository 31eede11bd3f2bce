import { companyDocumentNames, faultMessage } from '@repo/domain/kyc';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { RequestBody } from '../../http/operation.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { CompanyDocumentRow } from '../kyc/company-documents.repository.ts';
import { queueMail } from '../notifications/queue-mail.ts';
import { assertNotOwn, lockCompany } from './client-case.ts';
import { clientIdentityErrors as errors } from './client-identity.errors.ts';
import { isShownDecision, lockMarkedDocuments, saveDocumentDecision } from './client-identity.repository.ts';

/** « Demander les corrections »: each marked document is rejected with its own words, and one email says them all. */
export async function requestCorrections(
  deps: Deps,
  actor: Actor,
  { userId, documents }: RequestBody<'requestCorrections'> & { userId: string },
): Promise<void> {
  assertNotOwn(actor, userId);
  await deps.db.transaction(async (tx) => {
    const inTx = { ...deps, db: tx };
    const { user } = await lockCompany(tx, userId);
    const marked = await lockMarkedDocuments(tx, userId);
    if (!areAsShown(marked, documents)) throw new AppError(errors.documentChanged);
    const said: (readonly [string, string])[] = [];
    for (const row of marked) {
      said.push([companyDocumentNames[row.docType], await rejectMarked(inTx, actor, row)]);
    }
    await queueMail(inTx, user, { kind: 'documentsToCorrect', data: { documents: said } });
    await deps.settleRequest?.(tx);
  });
}

type Shown = RequestBody<'requestCorrections'>['documents'];
const areAsShown = (marked: readonly CompanyDocumentRow[], shown: Shown) =>
  marked.length === shown.length &&
  marked.every((row) => shown.some((one) => one.type === row.docType && isShownDecision(row, one)));

/** What the client reads of it from now on. */
async function rejectMarked(deps: Deps, actor: Actor, row: CompanyDocumentRow): Promise<string> {
  if (row.markFault === null) throw new Error(`document ${row.id} is not marked`);
  const words = faultMessage(row.markFault, row.markMessage ?? '');
  await saveDocumentDecision(deps.db, row.id, {
    status: 'rejected',
    rejectionReason: words,
    markFault: null,
    markMessage: null,
    decidedAt: deps.clock.now(),
    decidedBy: actor.userId,
  });
  await recordAudit(deps, {
    by: actor,
    action: 'company_document.rejected',
    object: { type: 'user', id: row.userId },
    before: { document: row.docType, status: row.status },
    after: { document: row.docType, status: 'rejected', fault: row.markFault, message: words },
  });
  return words;
}
