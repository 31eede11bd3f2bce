// What a person invested in rounds of Kaskad, for the closing of the account and the end of the service.
import type { IsoDay } from '@repo/domain/dates';
import { openPayoutStates } from '@repo/domain/payouts';
import type { BlockerReason } from '@repo/domain/retention';
import { and, asc, eq, inArray, isNull, notExists } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { payouts, receipts } from '../../db/schema/cash.ts';
import {
  kaskadConsents,
  kaskadMovements,
  kaskadSignatures,
  kaskadTests,
} from '../../db/schema/kaskad-registers.ts';
import {
  type InvestmentRow,
  kaskadInvestments,
  kaskadQuestions,
  kaskadRounds,
} from '../../db/schema/kaskad-rounds.ts';
import { parisDay } from '../../paris-time.ts';

interface HeldInvestment {
  id: string;
  reference: string;
  round: string;
  /** What keeps the account from closing. */
  reason: Extract<BlockerReason, 'investment' | 'refund'> | null;
  /** Whether the service may not be unlinked: what is issued is still followed there. */
  isHeld: boolean;
  /** The day on which a signed investment ended; null when it was never signed. */
  endedOn: IsoDay | null;
}

/** A reservation does not bind, and what is issued is over. */
const states: Readonly<Record<InvestmentRow['state'], 'free' | 'running' | 'issued' | 'ended'>> = {
  reserved: 'free',
  submitted: 'running',
  reflection: 'running',
  signed: 'running',
  paid: 'running',
  withdrawable: 'running',
  firm: 'running',
  allotted: 'running',
  partly_allotted: 'running',
  not_allotted: 'ended',
  issued: 'issued',
  withdrawn: 'ended',
  expired: 'ended',
  refunded: 'ended',
  transferred: 'ended',
};

export async function listHeldInvestments(
  db: Database,
  { userId, today }: { userId: string; today: IsoDay },
): Promise<HeldInvestment[]> {
  const rows = await db
    .select({ investment: kaskadInvestments, round: kaskadRounds.name })
    .from(kaskadInvestments)
    .innerJoin(kaskadRounds, eq(kaskadRounds.id, kaskadInvestments.roundId))
    .where(eq(kaskadInvestments.userId, userId))
    .orderBy(asc(kaskadInvestments.createdAt), asc(kaskadInvestments.id));
  const owed = await listOwed(db, userId);
  return rows.map(({ investment, round }) => {
    const { id, reference, signedAt, endedAt, issuedAt } = investment;
    const reason = owed.has(id) ? 'refund' : reasonOf(investment);
    const end = endedAt ?? issuedAt;
    return {
      id,
      reference,
      round,
      reason,
      isHeld: reason !== null || states[investment.state] === 'issued',
      endedOn: signedAt === null ? null : end === null ? today : parisDay(end),
    };
  });
}

/** Money of an ended investment that is still held is to be paid back, whether its payout exists yet or not. */
function reasonOf({ state, received }: InvestmentRow): 'investment' | 'refund' | null {
  if (states[state] === 'running') return 'investment';
  return states[state] === 'ended' && state !== 'transferred' && Number(received) > 0 ? 'refund' : null;
}

async function listOwed(db: Database, userId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: payouts.investmentId })
    .from(payouts)
    .where(and(eq(payouts.userId, userId), inArray(payouts.state, [...openPayoutStates])));
  return new Set(rows.flatMap(({ id }) => (id === null ? [] : [id])));
}

/** What the signature provider knows them by: those never signed, or every one. */
export async function listSignaturesOf(
  db: Database,
  userId: string,
  which: 'unsigned' | 'every',
): Promise<string[]> {
  const rows = await db
    .select({ id: kaskadSignatures.id })
    .from(kaskadSignatures)
    .innerJoin(kaskadInvestments, eq(kaskadInvestments.id, kaskadSignatures.investmentId))
    .where(ofInvestments(userId, which));
  return rows.map(({ id }) => id);
}

const ofInvestments = (userId: string, which: 'unsigned' | 'every') =>
  and(
    eq(kaskadInvestments.userId, userId),
    which === 'unsigned' ? isNull(kaskadInvestments.signedAt) : undefined,
  );

/** What was accepted and signed; the investment itself stays with its money. */
export async function eraseAcceptances(tx: Database, userId: string): Promise<void> {
  const own = tx
    .select({ id: kaskadInvestments.id })
    .from(kaskadInvestments)
    .where(eq(kaskadInvestments.userId, userId));
  await tx.delete(kaskadConsents).where(inArray(kaskadConsents.investmentId, own));
  await tx.delete(kaskadSignatures).where(inArray(kaskadSignatures.investmentId, own));
  await tx.delete(kaskadTests).where(eq(kaskadTests.userId, userId));
}

/** With the messages: a question is one. */
export async function eraseQuestions(tx: Database, userId: string): Promise<void> {
  await tx.delete(kaskadQuestions).where(eq(kaskadQuestions.userId, userId));
}

/** Before the grants that issues made, and after their receipts and payouts. The register of an issuer stays whole. */
export async function eraseInvestments(
  tx: Database,
  userId: string,
  which: 'unsigned' | 'every',
): Promise<string[]> {
  if (which === 'every')
    await tx
      .update(kaskadMovements)
      .set({ userId: null, holder: '', investmentId: null, reason: null })
      .where(eq(kaskadMovements.userId, userId));
  // Money that was received is explained by its investment.
  const paid = tx.select().from(receipts).where(eq(receipts.investmentId, kaskadInvestments.id));
  const gone = await tx
    .delete(kaskadInvestments)
    .where(and(ofInvestments(userId, which), notExists(paid)))
    .returning({ id: kaskadInvestments.id });
  return gone.map(({ id }) => id);
}
