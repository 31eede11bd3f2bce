import { hasPriority } from '@repo/domain/kaskad';
import type { InvestmentRow, RoundRow } from '../../db/schema/kaskad-rounds.ts';
import type { Actor, Deps } from '../../deps.ts';
import { parisDay } from '../../paris-time.ts';
import { recordAudit } from '../audit/record-audit.ts';
import {
  insertConsents,
  insertInvestment,
  lockInvestment,
  takeInvestmentReference,
} from '../kaskad-investments/investments.repository.ts';
import { moveInvestment, recordInvestmentEvent } from '../kaskad-investments/move-investment.ts';
import type { NewConsent } from './consents.ts';
import { refusalOf } from './investing.errors.ts';
import { findReservation } from './reserve-units.ts';

export type Submission = Pick<
  InvestmentRow,
  'units' | 'price' | 'feePercent' | 'due' | 'fee' | 'paymentAsset' | 'reflectionUntil'
>;

/** A new row, or the caller's reservation, which keeps its number. The account and the round are held. Returns its id. */
export async function storeInvestment(
  deps: Deps,
  { actor, round, submission }: { actor: Actor; round: RoundRow; submission: Submission },
): Promise<string> {
  const reservation = await findReservation(deps.db, round.id, actor.userId);
  return reservation
    ? confirmReservation(deps, { actor, round, submission, id: reservation.id })
    : insertSubmitted(deps, { actor, round, submission });
}

async function confirmReservation(
  deps: Deps,
  { actor, round, submission, id }: { actor: Actor; round: RoundRow; submission: Submission; id: string },
): Promise<string> {
  const now = deps.clock.now();
  const row = await lockInvestment(deps.db, id);
  if (!row) throw refusalOf('ended');
  const moved = await moveInvestment(deps, {
    investment: { ...row, reflectionUntil: submission.reflectionUntil },
    round,
    action: 'submit',
    actor: 'owner',
    by: actor,
    event: 'submitted',
    columns: { ...submission, submittedAt: now, hasPriority: hasPriority(row.reservedAt, now) },
  });
  if (!moved.isMoved) throw refusalOf(moved.reason);
  return id;
}

async function insertSubmitted(
  deps: Deps,
  { actor, round, submission }: { actor: Actor; round: RoundRow; submission: Submission },
): Promise<string> {
  const now = deps.clock.now();
  const id = deps.ids.uuid();
  const reference = await takeInvestmentReference(deps.db, Number(parisDay(now).slice(0, 4)));
  const state = submission.reflectionUntil === null ? 'submitted' : 'reflection';
  const owned = { userId: actor.userId, roundId: round.id };
  await insertInvestment(deps.db, {
    id,
    reference,
    ...owned,
    state,
    ...submission,
    submittedAt: now,
    createdAt: now,
  });
  await recordInvestmentEvent(deps, { investmentId: id, event: 'submitted', by: actor });
  await recordAudit(deps, {
    by: actor,
    action: 'investment.submit',
    object: { type: 'investment', id },
    after: { state, reference },
  });
  return id;
}

export function storeConsents(deps: Deps, investmentId: string, rows: readonly NewConsent[]): Promise<void> {
  const acceptedAt = deps.clock.now();
  return insertConsents(
    deps.db,
    rows.map((row) => ({ ...row, id: deps.ids.uuid(), investmentId, acceptedAt })),
  );
}
