// What a date brings to rounds: they open, close and are settled. What a failed or cancelled one received is paid back by parts.
import { closingOutcome, decideRoundAction } from '@repo/domain/kaskad';
import { and, asc, eq, gt, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import {
  type InvestmentRow,
  kaskadInvestments,
  kaskadRounds,
  type RoundRow,
} from '../../db/schema/kaskad-rounds.ts';
import type { Deps } from '../../deps.ts';
import { moveInvestment, recordInvestmentEvent } from '../kaskad-investments/move-investment.ts';
import { refundInvestment } from '../kaskad-money/refund-investment.ts';
import { lockRound, saveRound, sumRounds } from '../kaskad-rounds/rounds.repository.ts';
import { applyAction, recordMove } from './move-round.ts';
import { queueMailsOf } from './round-mails.repository.ts';
import { roundsTexts as texts } from './rounds.texts.ts';
import { writeRoundMails } from './write-round-mails.ts';

/** Investments settled in one transaction. */
const part = 200;

/** Each round in a transaction of its own: a process that dies leaves the others to the next run. */
async function settleRounds(deps: Deps, stopping?: AbortSignal): Promise<void> {
  const now = deps.clock.now();
  const { state, opensAt, closesAt } = kaskadRounds;
  const opening = and(eq(state, 'reservations'), lte(opensAt, now));
  await eachRound(deps, { where: opening, stopping, move: openRound });
  const closing = and(inArray(state, ['open', 'suspended']), lte(closesAt, now));
  await eachRound(deps, { where: closing, stopping, move: closeRound });
  await eachRound(deps, { where: eq(state, 'closing'), stopping, move: settleRound });
  await endInvestments(deps, stopping);
}

interface Due {
  where: SQL | undefined;
  stopping: AbortSignal | undefined;
  move: (deps: Deps, round: RoundRow) => Promise<void>;
}

/** Those that match are read once, then each is held and read again. */
async function eachRound(deps: Deps, { where, stopping, move }: Due): Promise<void> {
  const due = await deps.db
    .select({ id: kaskadRounds.id, state: kaskadRounds.state })
    .from(kaskadRounds)
    .where(where)
    .orderBy(asc(kaskadRounds.closesAt));
  for (const { id, state } of due) {
    stopping?.throwIfAborted();
    await deps.db.transaction(async (tx) => {
      const round = await lockRound(tx, id);
      if (round?.state === state) await move({ ...deps, db: tx }, round);
    });
  }
}

/** By the instant at which it was due: one that was not opened in time still closes at its own. */
async function openRound(deps: Deps, round: RoundRow): Promise<void> {
  const opened = { round, action: 'open', actor: 'clock', by: null, reason: '', at: round.opensAt } as const;
  const open = await applyAction(deps, opened);
  if (open.closesAt <= deps.clock.now()) await closeRound(deps, open);
}

async function closeRound(deps: Deps, round: RoundRow): Promise<void> {
  await applyAction(deps, { round, action: 'close', actor: 'clock', by: null, reason: '' });
}

/** Failed as soon as its minimum cannot be firm any more; succeeded once no period runs. */
async function settleRound(deps: Deps, round: RoundRow): Promise<void> {
  const now = deps.clock.now();
  const { marks } = (await sumRounds(deps.db, [round.id], now))(round.id);
  const outcome = closingOutcome(marks, BigInt(round.minimum));
  const decision = decideRoundAction('settle', { ...round, outcome }, { actor: 'clock', now });
  if (!decision.isAllowed) return;
  const isFailed = decision.next === 'failed';
  await saveRound(deps.db, round.id, { state: decision.next, ...(isFailed && { endedAt: now }) });
  await recordMove(deps, { round, to: decision.next, by: null, reason: '' });
}

const unpaid = ['reserved', 'submitted', 'reflection', 'signed'] as const;
const paid = ['paid', 'withdrawable', 'firm'] as const;

/** Of a round that failed or was cancelled all investments end, those that are paid once their money is owed back; of a closed one, the unpaid ones. */
const isOver = sql`(${inArray(kaskadRounds.state, ['failed', 'canceled'])} and (${inArray(
  kaskadInvestments.state,
  [...unpaid],
)} or ${inArray(kaskadInvestments.state, [...paid])} and ${gt(kaskadInvestments.received, '0')})
  or ${eq(kaskadRounds.state, 'closed')} and ${inArray(kaskadInvestments.state, [...unpaid])})`;

/** By parts, until none is left: each part is done once, whatever stopped the last run. */
async function endInvestments(deps: Deps, stopping?: AbortSignal): Promise<void> {
  const rounds = await deps.db
    .selectDistinct({ id: kaskadRounds.id })
    .from(kaskadInvestments)
    .innerJoin(kaskadRounds, eq(kaskadRounds.id, kaskadInvestments.roundId))
    .where(isOver);
  for (const { id } of rounds) {
    for (let isLeft = true; isLeft; ) {
      stopping?.throwIfAborted();
      isLeft = await deps.db.transaction((tx) => endPart({ ...deps, db: tx }, id));
    }
  }
}

/** False once the round has no more. */
async function endPart(deps: Deps, roundId: string): Promise<boolean> {
  const round = await lockRound(deps.db, roundId);
  if (round === undefined) return false;
  const investments = await lockPart(deps.db, roundId);
  for (const investment of investments) await endInvestment(deps, round, investment);
  const kind = round.state === 'failed' || round.state === 'canceled' ? round.state : null;
  if (kind !== null) {
    const investmentIds = investments.map(({ id }) => id);
    await queueMailsOf(deps.db, { investmentIds, kind, now: deps.clock.now() });
  }
  return investments.length === part;
}

async function lockPart(tx: Database, roundId: string): Promise<InvestmentRow[]> {
  const rows = await tx
    .select({ investment: kaskadInvestments })
    .from(kaskadInvestments)
    .innerJoin(kaskadRounds, eq(kaskadRounds.id, kaskadInvestments.roundId))
    .where(and(eq(kaskadInvestments.roundId, roundId), isOver))
    .orderBy(asc(kaskadInvestments.id))
    .limit(part)
    .for('no key update', { of: kaskadInvestments });
  return rows.map(({ investment }) => investment);
}

const causes = { failed: 'failed', canceled: 'canceled' } as const;

/** What is paid is owed back, and is refunded with its last payout; the rest expires. */
async function endInvestment(deps: Deps, round: RoundRow, investment: InvestmentRow): Promise<void> {
  const cause = round.state === 'failed' || round.state === 'canceled' ? causes[round.state] : 'expired';
  const details = { failed: texts.failedDetail, canceled: texts.canceledDetail, expired: undefined } as const;
  const detail = details[cause];
  const line = {
    event: cause === 'expired' ? cause : 'canceled',
    by: null,
    ...(detail !== undefined && { detail }),
  } as const;
  if (paid.some((state) => state === investment.state)) {
    await recordInvestmentEvent(deps, { investmentId: investment.id, ...line });
  } else {
    const moved = await moveInvestment(deps, {
      investment,
      round,
      action: 'expire',
      actor: 'clock',
      ...line,
    });
    // Refused, it would come back for ever: the run stops, and its alert says why.
    if (!moved.isMoved) throw new Error(`investment ${investment.id} cannot end: ${moved.reason}`);
  }
  if (Number(investment.received) === 0) return;
  const made = await refundInvestment(deps, { investment, round, cause, by: null });
  if (made === 0) throw new Error(`investment ${investment.id} received money without a receipt`);
}

/** The job: what dates bring, then the mails of it. */
export async function keepRounds(deps: Deps, stopping?: AbortSignal): Promise<void> {
  await settleRounds(deps, stopping);
  await writeRoundMails(deps, stopping);
}
