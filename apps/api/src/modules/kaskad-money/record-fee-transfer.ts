// « Enregistrer un versement »: what an issuer transferred to the house for the fees of its round.
import type { components } from '@repo/api-sdk/spec';
import { type IsoDay, isoDay } from '@repo/domain/dates';
import { formatBookAmount, formatIban, formatLongDate } from '@repo/domain/format';
import { parseFeeAccount, validateFeeTransfer } from '@repo/domain/kaskad';
import { paymentAssetOf } from '@repo/domain/limits';
import { type Decimal, decimal, type PaymentAsset, toText } from '@repo/domain/money';
import { z } from 'zod';
import type { RoundRow } from '../../db/schema/kaskad-rounds.ts';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { refuseField, refuseInvalid } from '../../http/refuse-invalid.ts';
import { parisDay } from '../../paris-time.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { bookEntries } from '../books/book-entries.ts';
import { typedReference } from '../books/typed-reference.ts';
import { type ChangeKind, type ChangeLine, fingerprintOf } from '../change-requests/change-kind.ts';
import { holdOrApply } from '../change-requests/hold-or-apply.ts';
import { lockRound } from '../kaskad-rounds/rounds.repository.ts';
import { feeTransferEntry } from './kaskad-entries.ts';
import { moneyErrors } from './money.errors.ts';
import { moneyTexts } from './money.texts.ts';
import { insertFeeTransfer, isTransferRecorded, readFeeLeft } from './round-fees.repository.ts';

const texts = moneyTexts.feeTransfer;

const input = z.strictObject({
  asset: z.string(),
  amount: z.string(),
  day: z.string(),
  reference: z.string(),
  account: z.string(),
});
type TransferInput = z.infer<typeof input>;

/** Nothing undoes it, so that a second person always approves it. */
export const feeTransferKind: ChangeKind<TransferInput> = {
  kind: 'round.fee_transfer',
  subjectType: 'round',
  input,
  isAlwaysHeld: true,
  warnings: {},
  check: async (deps, { subjectId, input: typed }) => {
    const transfer = await readTransfer(deps, subjectId, typed);
    return {
      subjectLabel: transfer.round.name,
      userId: null,
      lines: describe(transfer),
      fingerprint: fingerprintOf([toText(transfer.left), typed]),
    };
  },
  apply: async (deps, { actor, subjectId, input: typed, request }) => {
    const { asset, amount, day, reference, account } = await readTransfer(deps, subjectId, typed);
    await insertFeeTransfer(deps.db, {
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
  await holdOrApply(deps, actor, { kind: feeTransferKind, subjectId: id, input: typed, reason });
}

interface Transfer {
  round: RoundRow;
  asset: PaymentAsset;
  amount: Decimal;
  /** Before it. */
  left: Decimal;
  day: IsoDay;
  reference: string;
  account: string;
}

/** What was typed, every rule of it held. The round is locked: what another transfer left of its fees is known. */
async function readTransfer(deps: Deps, roundId: string, typed: TransferInput): Promise<Transfer> {
  const { db, clock } = deps;
  const round = await lockRound(db, roundId);
  if (round === undefined) throw new AppError(moneyErrors.roundNotFound);
  const asset = paymentAssetOf(typed.asset);
  const left = await readFeeLeft(db, roundId, asset);
  if (left.lte(0)) refuseField('asset', texts.nothingLeft);
  refuseInvalid(validateFeeTransfer(typed, { asset, left, today: parisDay(clock.now()) }));
  const { externalId: reference } = typedReference(asset, typed.reference);
  if (await isTransferRecorded(db, reference)) refuseField('reference', texts.referenceUsed);
  return {
    round,
    asset,
    amount: decimal(typed.amount),
    left,
    day: isoDay(typed.day),
    reference,
    account: parseFeeAccount(typed.account, asset) ?? '',
  };
}

function describe({ round, asset, amount, left, day, reference, account }: Transfer): ChangeLine[] {
  const lines: [string, string][] = [
    [moneyTexts.payment.round, round.name],
    [texts.amount, formatBookAmount(toText(amount), asset)],
    [texts.left, formatBookAmount(toText(left.minus(amount)), asset)],
    [texts.day, formatLongDate(day)],
    [texts.reference, reference],
    [texts.account, asset === 'EURO' ? formatIban(account) : account],
  ];
  return lines.map(([label, after]) => ({ label, before: null, after }));
}
