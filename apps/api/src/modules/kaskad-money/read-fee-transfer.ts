// What staff typed of a transfer of fees, every rule of it held.
import { type IsoDay, isoDay } from '@repo/domain/dates';
import { formatBookAmount, formatIban, formatLongDate } from '@repo/domain/format';
import { parseFeeAccount, validateFeeTransfer } from '@repo/domain/kaskad';
import { paymentAssetOf } from '@repo/domain/limits';
import { type Decimal, decimal, type PaymentAsset, toText } from '@repo/domain/money';
import { z } from 'zod';
import type { RoundRow } from '../../db/schema/kaskad-rounds.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { refuseField, refuseInvalid } from '../../http/refuse-invalid.ts';
import { parisDay } from '../../paris-time.ts';
import { typedReference } from '../books/typed-reference.ts';
import type { ChangeLine } from '../change-requests/change-kind.ts';
import { lockRound } from '../kaskad-rounds/rounds.repository.ts';
import { moneyErrors } from './money.errors.ts';
import { moneyTexts } from './money.texts.ts';
import { isTransferRecorded, readFeeLeft } from './round-fees.repository.ts';

const texts = moneyTexts.feeTransfer;

export const transferInput = z.strictObject({
  asset: z.string(),
  amount: z.string(),
  day: z.string(),
  reference: z.string(),
  account: z.string(),
});
export type TransferInput = z.infer<typeof transferInput>;

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
export async function readTransfer(deps: Deps, roundId: string, typed: TransferInput): Promise<Transfer> {
  const { db, clock } = deps;
  const round = await lockRound(db, roundId);
  if (round === undefined) throw new AppError(moneyErrors.roundNotFound);
  const asset = paymentAssetOf(typed.asset);
  const left = await readFeeLeft(db, roundId, asset);
  const { issueStartedAt } = round;
  if (left.lte(0) || issueStartedAt === null) refuseField('asset', texts.nothingLeft);
  const bounds = { asset, left, issueDay: parisDay(issueStartedAt), today: parisDay(clock.now()) };
  refuseInvalid(validateFeeTransfer(typed, bounds));
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

export function describeTransfer({
  round,
  asset,
  amount,
  left,
  day,
  reference,
  account,
}: Transfer): ChangeLine[] {
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
