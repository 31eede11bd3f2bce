import type { components } from '@repo/api-sdk/spec';
import { decimal, toText } from '@repo/domain/money';
import { isFilled } from '@repo/domain/validation';
import type { Actor, Deps } from '../../deps.ts';
import { refuseField } from '../../http/refuse-invalid.ts';
import { holdOrApply } from '../change-requests/hold-or-apply.ts';
import { withdrawalRecordKind } from './withdrawal-record-kind.ts';
import { withdrawalsTexts as texts } from './withdrawals.texts.ts';

/** « Nouveau retrait » by staff: always two persons. */
export async function recordWithdrawal(
  deps: Deps,
  actor: Actor,
  contractId: string,
  body: components['schemas']['RecordWithdrawalBody'],
): Promise<void> {
  const { reason, amount, reference, ...request } = body;
  if (!isFilled(reference)) refuseField('reference', texts.referenceRequired);
  await holdOrApply(deps, actor, {
    kind: withdrawalRecordKind,
    subjectId: contractId,
    input: {
      ...request,
      reference: reference.trim(),
      ...(amount !== undefined && { amount: toText(decimal(amount)) }),
    },
    reason,
  });
}
