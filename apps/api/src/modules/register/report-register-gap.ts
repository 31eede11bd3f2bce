import type { components } from '@repo/api-sdk/spec';
import { gapFields, validateGap } from '@repo/domain/register';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { refuseField, refuseInvalid } from '../../http/refuse-invalid.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { answerDiscrepancy, insertDiscrepancy } from './entries.repository.ts';
import { lockMovementLine } from './lock-line.ts';
import { registerErrors } from './register.errors.ts';
import { registerTexts as texts } from './register.texts.ts';

type Schemas = components['schemas'];

/** « Signaler un écart »: the movement waits for an administrator. */
export function reportRegisterGap(
  deps: Deps,
  actor: Actor,
  { id, ...body }: Schemas['ReportGapBody'] & { id: string },
): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const { line } = await lockMovementLine({ db: tx }, id);
    if (line.gap === 'open') throw new AppError(registerErrors.gapOpen);
    refuseInvalid(validateGap(body));
    const { strategyId, movement, contractId } = line;
    await insertDiscrepancy(tx, {
      id: deps.ids.uuid(),
      strategyId,
      movement,
      contractId,
      field: gapFields.find((field) => field === body.field) ?? 'other',
      expected: body.expected.trim(),
      comment: body.comment.trim(),
      reportedAt: deps.clock.now(),
      reportedBy: actor.userId,
    });
    await recordAudit(
      { ...deps, db: tx },
      {
        by: actor,
        action: 'register.gap_reported',
        object: { type: 'contract', id: contractId },
        after: { strategy: strategyId, units: line.units },
      },
    );
    await deps.settleRequest?.(tx);
  });
}

/** What was done about it: the movement can be entered again. */
export function answerRegisterGap(
  deps: Deps,
  actor: Actor,
  { id, answer: typed }: Schemas['AnswerGapBody'] & { id: string },
): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const { line } = await lockMovementLine({ db: tx }, id);
    if (line.gap !== 'open') throw new AppError(registerErrors.noGap);
    const answer = typed.trim();
    if (answer === '') refuseField('answer', texts.answer);
    await answerDiscrepancy(tx, line, { answer, answeredAt: deps.clock.now(), answeredBy: actor.userId });
    await recordAudit(
      { ...deps, db: tx },
      {
        by: actor,
        action: 'register.gap_answered',
        object: { type: 'contract', id: line.contractId },
        after: { strategy: line.strategyId, units: line.units },
      },
    );
    await deps.settleRequest?.(tx);
  });
}
