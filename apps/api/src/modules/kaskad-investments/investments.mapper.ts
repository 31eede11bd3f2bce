import type { components } from '@repo/api-sdk/spec';
import { amountDue, decideInvestmentAction, priorityUntil } from '@repo/domain/kaskad';
import { toPaymentAsset } from '@repo/domain/limits';
import { decimal, toText } from '@repo/domain/money';
import type { InvestmentRow } from '../../db/schema/kaskad-rounds.ts';
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
  const price = decimal(investment.price);
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
    allotted_due: allottedUnits === null ? null : toText(amountDue(BigInt(allottedUnits), price)),
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

function nextStep(
  { state, proofFiledAt, proofRefusedReason }: InvestmentRow,
  { hasToAccept, isShort, isOver, hasFailed }: InvestmentMarks & { isOver: boolean; hasFailed: boolean },
): Investment['next_step'] {
  switch (state) {
    case 'reserved':
      return isOver ? 'none' : 'confirm';
    case 'reflection':
      return hasToAccept ? 'accept_documents' : 'wait_reflection';
    case 'submitted':
      return hasToAccept ? 'accept_documents' : 'sign';
    case 'signed':
      if (isShort) return 'choose_units';
      return proofFiledAt !== null && proofRefusedReason === null ? 'wait_payment' : 'pay';
    case 'paid':
    case 'withdrawable':
      return hasFailed ? 'wait_refund' : 'wait_period';
    case 'firm':
      return hasFailed ? 'wait_refund' : 'wait_allotment';
    case 'allotted':
    case 'partly_allotted':
      return 'wait_issue';
    case 'not_allotted':
      return 'wait_refund';
    case 'issued':
    case 'withdrawn':
    case 'expired':
    case 'refunded':
    case 'transferred':
      return 'none';
  }
}
