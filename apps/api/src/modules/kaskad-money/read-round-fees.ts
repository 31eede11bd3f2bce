// The fees of rounds as the administration reads them: of one round with its transfers, and of each line of the list.
import type { components } from '@repo/api-sdk/spec';
import { paymentAssetOf } from '@repo/domain/limits';
import { type Decimal, toText, ZERO } from '@repo/domain/money';
import type { Database } from '../../db/client.ts';
import type { RoundRow } from '../../db/schema/kaskad-rounds.ts';
import { clientName } from '../accounts/client-name.ts';
import { listFeeTransfers, readBookedFees, sumFeesGivenBack } from './round-fees.repository.ts';

type Schemas = components['schemas'];

const text = (amount: Decimal | undefined) => toText(amount ?? ZERO);

/** By asset: those that were booked or given back. None before the round is issued or ended: until then they are the investors'. */
export async function readRoundFees(
  db: Database,
  { id, issueStartedAt, endedAt }: RoundRow,
): Promise<Schemas['RoundFee'][]> {
  if (issueStartedAt === null && endedAt === null) return [];
  const booked = (await readBookedFees(db, [id]))(id);
  const givenBack = await sumFeesGivenBack(db, id);
  const assets = new Set([...booked.map(({ asset }) => asset), ...[...givenBack.keys()].map(paymentAssetOf)]);
  return [...assets].map((asset) => {
    const fee = booked.find((one) => one.asset === asset);
    return {
      asset,
      booked: text(fee?.booked),
      given_back: text(givenBack.get(asset)),
      transferred: text(fee?.transferred),
      left: text(fee?.left),
    };
  });
}

export async function readFeeTransfers(db: Database, roundId: string): Promise<Schemas['FeeTransfer'][]> {
  const rows = await listFeeTransfers(db, roundId);
  return rows.map(({ transfer, author }) => ({
    id: transfer.id,
    asset: paymentAssetOf(transfer.asset),
    amount: transfer.amount,
    day: transfer.day,
    reference: transfer.reference,
    account: transfer.account,
    recorded_at: transfer.recordedAt.toISOString(),
    recorded_by: clientName(author),
  }));
}

/** Of the lines of the list. */
export async function readListedFees(
  db: Database,
  roundIds: readonly string[],
): Promise<(roundId: string) => Schemas['RoundRow']['fees']> {
  const feesOf = await readBookedFees(db, roundIds);
  return (roundId) =>
    feesOf(roundId).map(({ asset, booked, left }) => ({
      asset,
      booked: toText(booked),
      left: toText(left),
    }));
}
