// SQL of the fees of rounds: what the journal has of them, what refunds gave back, and what issuers transferred to the house.
import { paymentAssetOf } from '@repo/domain/limits';
import { type Decimal, decimal, type PaymentAsset, ZERO } from '@repo/domain/money';
import { and, desc, eq, inArray, ne, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { accountBalances } from '../../db/schema/account-sums.ts';
import { payouts } from '../../db/schema/cash.ts';
import { users } from '../../db/schema/identity.ts';
import { kaskadFeeTransfers } from '../../db/schema/kaskad-registers.ts';
import { kaskadInvestments } from '../../db/schema/kaskad-rounds.ts';

/** Of one asset. */
export interface BookedFee {
  asset: PaymentAsset;
  /** By the issues. */
  booked: Decimal;
  /** By the issuer, to the house. */
  transferred: Decimal;
  /** The balance of the account. */
  left: Decimal;
}

const accountOf = (roundId: string) => `round-fees:${roundId}`;

const ofBooks = (asset: string): PaymentAsset => (asset === 'EUR' ? 'EURO' : paymentAssetOf(asset));

/** Of each round, by asset; an account is credited by its issues, and debited by what is transferred. */
export async function readBookedFees(
  db: Database,
  roundIds: readonly string[],
): Promise<(roundId: string) => BookedFee[]> {
  if (roundIds.length === 0) return () => [];
  const rows = await db
    .select()
    .from(accountBalances)
    .where(inArray(accountBalances.account, roundIds.map(accountOf)))
    .orderBy(accountBalances.asset);
  const byAccount = Map.groupBy(rows, ({ account }) => account);
  return (roundId) =>
    (byAccount.get(accountOf(roundId)) ?? []).map(({ asset, debit, credit }) => ({
      asset: ofBooks(asset),
      booked: decimal(credit),
      transferred: decimal(debit),
      left: decimal(credit).minus(debit),
    }));
}

/** The fees in the refunds of a round, by asset. Reads all of its investments. */
export async function sumFeesGivenBack(db: Database, roundId: string): Promise<ReadonlyMap<string, Decimal>> {
  const rows = await db
    .select({ asset: payouts.asset, fee: sql<string>`sum(${payouts.roundFee})::text` })
    .from(payouts)
    .innerJoin(kaskadInvestments, eq(kaskadInvestments.id, payouts.investmentId))
    .where(
      and(
        eq(kaskadInvestments.roundId, roundId),
        ne(payouts.roundFee, '0'),
        notInArray(payouts.state, ['void', 'replaced']),
      ),
    )
    .groupBy(payouts.asset);
  return new Map(rows.map(({ asset, fee }) => [asset, decimal(fee)]));
}

/** What the issuer still holds of the fees of a round in an asset. */
export async function readFeeLeft(db: Database, roundId: string, asset: string): Promise<Decimal> {
  const fees = (await readBookedFees(db, [roundId]))(roundId);
  return fees.find((fee) => fee.asset === asset)?.left ?? ZERO;
}

/** Newest first, with who recorded each. */
export const listFeeTransfers = (db: Database, roundId: string) =>
  db
    .select({ transfer: kaskadFeeTransfers, author: users })
    .from(kaskadFeeTransfers)
    .innerJoin(users, eq(users.id, kaskadFeeTransfers.recordedBy))
    .where(eq(kaskadFeeTransfers.roundId, roundId))
    .orderBy(desc(kaskadFeeTransfers.recordedAt), desc(kaskadFeeTransfers.id));

export const isTransferRecorded = async (db: Database, reference: string): Promise<boolean> =>
  (await db.$count(kaskadFeeTransfers, eq(kaskadFeeTransfers.reference, reference))) > 0;

/** False when its reference was recorded at the same moment, of another round. */
export async function insertFeeTransfer(
  tx: Database,
  row: typeof kaskadFeeTransfers.$inferInsert,
): Promise<boolean> {
  const { reference } = kaskadFeeTransfers;
  const added = await tx
    .insert(kaskadFeeTransfers)
    .values(row)
    .onConflictDoNothing({ target: reference })
    .returning({ id: kaskadFeeTransfers.id });
  return added.length > 0;
}
