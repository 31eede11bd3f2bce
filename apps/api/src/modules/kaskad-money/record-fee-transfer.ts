// « Enregistrer un versement »: what an issuer transferred to the house for the fees of its round.
import type { components } from '@repo/api-sdk/spec';
import { toText } from '@repo/domain/money';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { refuseField } from '../../http/refuse-invalid.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { bookEntries } from '../books/book-entries.ts';
import { type ChangeKind, fingerprintOf } from '../change-requests/change-kind.ts';
import { holdOrApply } from '../change-requests/hold-or-apply.ts';
import { findRoundView } from '../kaskad-rounds/rounds.repository.ts';
import { feeTransferEntry } from './kaskad-entries.ts';
import { moneyErrors } from './money.errors.ts';
import { moneyTexts } from './money.texts.ts';
import { describeTransfer, readTransfer, type TransferInput, transferInput } from './read-fee-transfer.ts';
import { insertFeeTransfer } from './round-fees.repository.ts';

/** Nothing undoes it, so that it is always held where two-person control is on. */
export const feeTransferKind: ChangeKind<TransferInput> = {
  kind: 'round.fee_transfer',
  subjectType: 'round',
  input: transferInput,
  isAlwaysHeld: true,
  warnings: {},
  check: async (deps, { subjectId, input: typed }) => {
    const transfer = await readTransfer(deps, subjectId, typed);
    return {
      subjectLabel: transfer.round.name,
      userId: null,
      lines: describeTransfer(transfer),
      fingerprint: fingerprintOf([toText(transfer.left), typed]),
    };
  },
  apply: async (deps, { actor, subjectId, input: typed, request }) => {
    const { asset, amount, day, reference, account } = await readTransfer(deps, subjectId, typed);
    const isRecorded = await insertFeeTransfer(deps.db, {
      id: deps.ids.uuid(),
      roundId: subjectId,
      asset,
      amount: toText(amount),
      day,
      reference,
      account,
      recordedAt: deps.clock.now(),
      recordedBy: request?.makerId ?? actor.userId,
    });
    if (!isRecorded) refuseField('reference', moneyTexts.feeTransfer.referenceUsed);
    await recordAudit(deps, {
      by: actor,
      action: 'round.fees_transferred',
      object: { type: 'round', id: subjectId },
      // Without the sum: an administrator of Yield reads the trail (decision 75).
      after: { day, ...(request && { change_request: request.id }) },
    });
    const booked = { asset, amount, day, reference };
    await bookEntries(deps, actor, [
      feeTransferEntry(booked, { roundId: subjectId, requestId: request?.id ?? null }),
    ]);
  },
};

export async function recordFeeTransfer(
  deps: Deps,
  actor: Actor,
  { id, reason, ...typed }: components['schemas']['FeeTransferBody'] & { id: string },
): Promise<void> {
  if ((await findRoundView(deps.db, id)) === undefined) throw new AppError(moneyErrors.roundNotFound);
  await holdOrApply(deps, actor, { kind: feeTransferKind, subjectId: id, input: typed, reason });
}
