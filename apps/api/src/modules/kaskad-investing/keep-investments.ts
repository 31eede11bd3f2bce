// The clock of investments: reflections that end, payments that become firm, what expires, reservations that lose their priority.
import { decideInvestmentAction, hasPriority, type InvestmentState } from '@repo/domain/kaskad';
import { and, asc, eq, inArray, isNull, lt, lte, notInArray, or, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { kaskadInvestments, kaskadRounds } from '../../db/schema/kaskad-rounds.ts';
import type { Deps } from '../../deps.ts';
import { lockUser } from '../accounts/users.repository.ts';
import { type InvestmentView, saveInvestment } from '../kaskad-investments/investments.repository.ts';
import { mailInvestor } from '../kaskad-investments/mail-investor.ts';
import { factsOf, moveInvestment } from '../kaskad-investments/move-investment.ts';
import { refundInvestment } from '../kaskad-money/refund-investment.ts';
import { lockInvestmentView } from './lock-own-investment.ts';
import { stopSignature } from './stop-signature.ts';

const partSize = 100;
const dayMs = 24 * 3_600_000;
const before = (now: Date, days: number) => new Date(now.getTime() - days * dayMs);

const { state, reflectionUntil, withdrawalUntil, signedAt, reservedAt } = kaskadInvestments;
const unpaid: InvestmentState[] = ['reserved', 'submitted', 'reflection', 'signed'];
const unsigned: InvestmentState[] = ['reserved', 'submitted', 'reflection'];

/** The rows that something is due of; the rules of the domain decide each. */
function dueAt(now: Date): SQL | undefined {
  const isOver = inArray(kaskadRounds.state, ['closed', 'issued', 'failed', 'canceled']);
  const isPast = or(eq(kaskadRounds.state, 'closing'), lte(kaskadRounds.closesAt, now));
  const hasReflected = or(isNull(reflectionUntil), lte(reflectionUntil, now));
  return or(
    and(eq(state, 'reflection'), lte(reflectionUntil, now)),
    eq(state, 'paid'),
    and(eq(state, 'withdrawable'), or(isNull(withdrawalUntil), lte(withdrawalUntil, now))),
    and(inArray(state, unpaid), isOver),
    and(inArray(state, unsigned), isPast, hasReflected),
    and(eq(state, 'signed'), lte(signedAt, before(now, 10))),
    and(eq(state, 'reserved'), eq(kaskadInvestments.hasPriority, true), lt(reservedAt, before(now, 7))),
  );
}

async function listDue(db: Database, now: Date, looked: readonly string[]) {
  return db
    .select({ id: kaskadInvestments.id, userId: kaskadInvestments.userId })
    .from(kaskadInvestments)
    .innerJoin(kaskadRounds, eq(kaskadRounds.id, kaskadInvestments.roundId))
    .where(and(dueAt(now), looked.length === 0 ? undefined : notInArray(kaskadInvestments.id, [...looked])))
    .orderBy(asc(kaskadInvestments.createdAt))
    .limit(partSize);
}

/** By parts, one investment a transaction: one that fails does not block the others. Returns how many were looked at. */
export async function keepInvestments(deps: Deps, stopping?: AbortSignal): Promise<number> {
  const failed: string[] = [];
  let count = 0;
  for (;;) {
    const due = await listDue(deps.db, deps.clock.now(), failed);
    for (const { id, userId } of due) {
      if (stopping?.aborted) return count;
      count += 1;
      if (!(await keepOrLog(deps, id, userId))) failed.push(id);
    }
    if (due.length < partSize) return count;
  }
}

/** False when it was not moved. */
async function keepOrLog(deps: Deps, id: string, userId: string): Promise<boolean> {
  try {
    return await keep(deps, id, userId);
  } catch (error) {
    deps.log.error({ err: error, investmentId: id }, 'an investment was not moved by its dates');
    return false;
  }
}

/** False when nothing was due after all. */
async function keep(deps: Deps, id: string, userId: string): Promise<boolean> {
  const next = await deps.db.transaction(async (tx) => {
    const inTx = { ...deps, db: tx };
    await lockUser(tx, userId);
    const view = await lockInvestmentView(tx, id);
    return view ? advance(inTx, view) : null;
  });
  if (next === 'expired') await stopSignature(deps, id);
  return next !== null;
}

type Kept = 'expired' | 'kept' | null;

async function advance(deps: Deps, view: InvestmentView): Promise<Kept> {
  const { investment, round } = view;
  const now = deps.clock.now();
  const facts = factsOf(investment, round, now);
  if (decideInvestmentAction('expire', facts, { actor: 'clock', now }).isAllowed) return expire(deps, view);
  if (investment.state === 'reflection') return endReflection(deps, view);
  if (investment.state === 'reserved') return endPriority(deps, view);
  const confirmed = decideInvestmentAction('confirm', facts, { actor: 'clock', now });
  if (!confirmed.isAllowed) return null;
  if (confirmed.next === 'firm') return becomeFirm(deps, view);
  await saveInvestment(deps.db, investment.id, { state: confirmed.next });
  return 'kept';
}

async function expire(deps: Deps, view: InvestmentView): Promise<Kept> {
  const { investment, round } = view;
  const move = { investment, round, action: 'expire', actor: 'clock', by: null, event: 'expired' } as const;
  const moved = await moveInvestment(deps, move);
  if (!moved.isMoved) return null;
  if (Number(investment.received) > 0) {
    await refundInvestment(deps, { investment, round, cause: 'expired', by: null });
  }
  // A reservation bound no one.
  if (investment.state !== 'reserved') await mailInvestor(deps, view, { kind: 'expired' });
  return 'expired';
}

async function endReflection(deps: Deps, view: InvestmentView): Promise<Kept> {
  const { investment } = view;
  if (investment.reflectionUntil !== null && deps.clock.now() < investment.reflectionUntil) return null;
  await saveInvestment(deps.db, investment.id, { state: 'submitted' });
  await mailInvestor(deps, view, { kind: 'toSign' });
  return 'kept';
}

async function endPriority(deps: Deps, view: InvestmentView): Promise<Kept> {
  const { id, reservedAt: from, hasPriority: hadPriority } = view.investment;
  if (!hadPriority || hasPriority(from, deps.clock.now())) return null;
  await saveInvestment(deps.db, id, { hasPriority: false });
  await mailInvestor(deps, view, { kind: 'priorityLost' });
  return 'kept';
}

/** When its period ended, whenever the job runs: the rules of allotment read it. */
async function becomeFirm(deps: Deps, view: InvestmentView): Promise<Kept> {
  const { investment, round } = view;
  const { paidAt, withdrawalUntil: until } = investment;
  const instants = [paidAt, until].flatMap((at) => (at === null ? [] : [at.getTime()]));
  const firmAt = instants.length === 0 ? deps.clock.now() : new Date(Math.max(...instants));
  const columns = { firmAt };
  const by = { action: 'confirm', actor: 'clock', by: null, event: 'firm' } as const;
  const moved = await moveInvestment(deps, { investment, round, ...by, columns });
  if (!moved.isMoved) return null;
  await mailInvestor(deps, view, { kind: 'firm' });
  return 'kept';
}
