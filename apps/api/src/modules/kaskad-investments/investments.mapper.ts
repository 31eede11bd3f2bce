import type { components } from '@repo/api-sdk/spec';
import { decideInvestmentAction, priorityUntil } from '@repo/domain/kaskad';
import { toPaymentAsset } from '@repo/domain/limits';
import { toText } from '@repo/domain/money';
import type { InvestmentRow } from '../../db/schema/kaskad-rounds.ts';
import { allottedDueOf } from '../kaskad-rounds/due-of.ts';
import type { InvestmentView } from './investments.repository.ts';
import { factsOf } from './move-investment.ts';

type Investment = components['schemas']['Investment'];

export interface InvestmentMarks {
  /** A document of the round has a version that its owner has not accepted. */
  hasToAccept: boolean;
  /** What was received is short beyond the tolerance. */
  isShort: boolean;
}

/** An investment for its owner and for staff. */
export function toInvestment(
  { investment, round, issuer }: Omit<InvestmentView, 'owner'>,
  marks: InvestmentMarks,
  now: Date,
): Investment {
  const { units, allottedUnits, reservedAt, state } = investment;
  const allotted = allottedDueOf(investment);
  const facts = factsOf(investment, round, now);
  return {
    id: investment.id,
    reference: investment.reference,
    round: {
      id: round.id,
      name: round.name,
      issuer: { id: issuer.id, name: issuer.name },
      instrument: round.instrument,
      price: round.price,
      closes_at: round.closesAt.toISOString(),
      status: round.state,
    },
    units,
    allotted_units: allottedUnits,
    due: investment.due,
    fee: investment.fee,
    fee_percent: investment.feePercent,
    allotted_due: allotted && toText(allotted.due),
    allotted_fee: allotted && toText(allotted.fee),
    state,
    next_step: nextStep(investment, {
      ...marks,
      isOver: facts.round !== 'open',
      hasFailed: facts.round === 'failed',
    }),
    reserved_at: reservedAt?.toISOString() ?? null,
    priority_until:
      reservedAt === null || state !== 'reserved' ? null : priorityUntil(reservedAt).toISOString(),
    submitted_at: investment.submittedAt?.toISOString() ?? null,
    reflection_until: investment.reflectionUntil?.toISOString() ?? null,
    signed_at: investment.signedAt?.toISOString() ?? null,
    withdrawal_until: investment.withdrawalUntil?.toISOString() ?? null,
    paid_at: investment.paidAt?.toISOString() ?? null,
    firm_at: investment.firmAt?.toISOString() ?? null,
    issued_at: investment.issuedAt?.toISOString() ?? null,
    ended_at: investment.endedAt?.toISOString() ?? null,
    payment_asset: investment.paymentAsset === null ? null : toPaymentAsset(investment.paymentAsset),
    can_withdraw: decideInvestmentAction('withdraw', facts, { actor: 'owner', now }).isAllowed,
    version: investment.version,
  };
}

/** Of each state where nothing else is missing. */
const nextStepOf: Readonly<Record<InvestmentRow['state'], Investment['next_step']>> = {
  reserved: 'confirm',
  reflection: 'wait_reflection',
  submitted: 'sign',
  signed: 'pay',
  paid: 'wait_period',
  withdrawable: 'wait_period',
  firm: 'wait_allotment',
  allotted: 'wait_issue',
  partly_allotted: 'wait_issue',
  not_allotted: 'wait_refund',
  issued: 'none',
  withdrawn: 'none',
  expired: 'none',
  refunded: 'none',
  transferred: 'none',
};

function nextStep(
  { state, proofFiledAt, proofRefusedReason }: InvestmentRow,
  { hasToAccept, isShort, isOver, hasFailed }: InvestmentMarks & { isOver: boolean; hasFailed: boolean },
): Investment['next_step'] {
  if (isOver && state === 'reserved') return 'none';
  if (hasToAccept && (state === 'reflection' || state === 'submitted')) return 'accept_documents';
  if (hasFailed && (state === 'paid' || state === 'withdrawable' || state === 'firm')) return 'wait_refund';
  if (state === 'signed') {
    if (isShort) return 'choose_units';
    if (proofFiledAt !== null && proofRefusedReason === null) return 'wait_payment';
  }
  return nextStepOf[state];
}
