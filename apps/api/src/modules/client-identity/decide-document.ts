import { validateFault } from '@repo/domain/kyc';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { RequestBody } from '../../http/operation.ts';
import { refuseInvalid } from '../../http/refuse-invalid.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { assertNotOwn, lockCompany } from './client-case.ts';
import { clientIdentityErrors as errors } from './client-identity.errors.ts';
import { isShownDecision, lockDocument, saveDocumentDecision } from './client-identity.repository.ts';

type Body = RequestBody<'decideDocument'>;

const auditActions = {
  approved: 'company_document.approved',
  checking: 'company_document.reopened',
  rejected: 'company_document.marked',
} as const satisfies Record<Body['decision'], string>;

/**
 * The decision on one document of a company. « Non valide » is a mark: its state and what the client reads change when the
 * corrections are requested, all in one email.
 */
export async function decideDocument(
  deps: Deps,
  actor: Actor,
  { userId, body }: { userId: string; body: Body },
): Promise<void> {
  assertNotOwn(actor, userId);
  const { type, decision, fault = null, message = '', comment = '' } = body;
  const isMark = decision === 'rejected';
  if (isMark) refuseInvalid(validateFault({ fault, message }, type));
  await deps.db.transaction(async (tx) => {
    await lockCompany(tx, userId);
    const held = await lockDocument(tx, userId, type);
    // The client sent another since, or another member of staff decided: neither was examined.
    const isExamined = held?.fileId === body.file_id && isShownDecision(held, body);
    if (held === null || !isExamined) throw new AppError(errors.documentChanged);
    await saveDocumentDecision(tx, held.id, {
      ...(!isMark && { status: decision, rejectionReason: null }),
      markFault: isMark ? fault : null,
      markMessage: isMark ? message.trim() : null,
      staffComment: comment.trim() === '' ? null : comment.trim(),
      decidedAt: deps.clock.now(),
      decidedBy: actor.userId,
    });
    await recordAudit(
      { ...deps, db: tx },
      {
        by: actor,
        action: auditActions[decision],
        object: { type: 'user', id: userId },
        before: { document: type, status: held.status },
        after: {
          document: type,
          status: isMark ? held.status : decision,
          ...(isMark && { fault, message: message.trim() }),
          ...(comment.trim() !== '' && { detail: comment.trim() }),
        },
      },
    );
    await deps.settleRequest?.(tx);
  });
}
