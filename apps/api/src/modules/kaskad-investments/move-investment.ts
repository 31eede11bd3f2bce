import {
  decideInvestmentAction,
  type InvestmentAction,
  type InvestmentActor,
  type InvestmentFacts,
  type InvestmentRefusal,
  type InvestmentState,
} from '@repo/domain/kaskad';
import type { InvestmentEventKind, InvestmentRow, RoundRow } from '../../db/schema/kaskad-rounds.ts';
import type { Deps } from '../../deps.ts';
import { type AuditAuthor, recordAudit } from '../audit/record-audit.ts';
import { insertEvents, saveInvestment } from './investments.repository.ts';

const roundPhase = {
  closing: 'closing',
  closed: 'closed',
  issued: 'closed',
  failed: 'failed',
  canceled: 'failed',
} as const satisfies Partial<Record<RoundRow['state'], InvestmentFacts['round']>>;
const hasPhase = (state: RoundRow['state']): state is keyof typeof roundPhase =>
  Object.hasOwn(roundPhase, state);

/** What the rules of the domain read. An open round is over at its deadline, whatever a job has yet to do. */
export function factsOf(investment: InvestmentRow, round: RoundRow, now: Date): InvestmentFacts {
  const phase = hasPhase(round.state) ? roundPhase[round.state] : 'open';
  return {
    state: investment.state,
    signedAt: investment.signedAt,
    reflectionUntil: investment.reflectionUntil,
    withdrawalUntil: investment.withdrawalUntil,
    isReceived: Number(investment.received) > 0,
    round: phase === 'open' && now >= round.closesAt ? 'closing' : phase,
    units: BigInt(investment.units),
    allottedUnits: investment.allottedUnits === null ? null : BigInt(investment.allottedUnits),
  };
}

export interface InvestmentMove {
  investment: InvestmentRow;
  round: RoundRow;
  action: InvestmentAction;
  actor: InvestmentActor;
  /** Of the trail; null for a job. */
  by: AuditAuthor | null;
  event: InvestmentEventKind;
  /** In French, read by its owner. */
  detail?: string;
  /** Set with its state. */
  columns?: Parameters<typeof saveInvestment>[2];
}

export type MoveResult =
  | { readonly isMoved: true; readonly state: InvestmentState }
  | { readonly isMoved: false; readonly reason: InvestmentRefusal };

/** Decides, then writes the state, its event and the trail; the investment and its round are held. */
export async function moveInvestment(deps: Deps, move: InvestmentMove): Promise<MoveResult> {
  const { investment, round, action, actor, by, event, detail, columns } = move;
  const now = deps.clock.now();
  const decision = decideInvestmentAction(action, factsOf(investment, round, now), { actor, now });
  if (!decision.isAllowed) return { isMoved: false, reason: decision.reason };
  const isEnd = ['withdrawn', 'expired', 'refunded', 'not_allotted'].includes(decision.next);
  await saveInvestment(deps.db, investment.id, {
    ...columns,
    state: decision.next,
    ...(isEnd && { endedAt: now }),
  });
  await recordInvestmentEvent(deps, {
    investmentId: investment.id,
    event,
    by,
    ...(detail !== undefined && { detail }),
  });
  await recordAudit(deps, {
    by,
    action: `investment.${action}`,
    object: { type: 'investment', id: investment.id },
    before: { state: investment.state },
    // Without sums or units: an administrator of Yield reads the trail (decision 75).
    after: { state: decision.next, reference: investment.reference },
  });
  return { isMoved: true, state: decision.next };
}

/** One line of its history, read by its owner. */
export function recordInvestmentEvent(
  deps: Pick<Deps, 'db' | 'clock' | 'ids'>,
  event: { investmentId: string; event: InvestmentEventKind; by: AuditAuthor | null; detail?: string },
): Promise<void> {
  return insertEvents(deps.db, [
    {
      id: deps.ids.uuid(),
      investmentId: event.investmentId,
      at: deps.clock.now(),
      event: event.event,
      detail: event.detail ?? null,
      by: event.by?.userId ?? null,
    },
  ]);
}
