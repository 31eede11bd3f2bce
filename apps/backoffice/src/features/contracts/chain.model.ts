/** From signing to today: how far a contract’s money has come. */
import type { components } from '@repo/api-sdk';
import { contractStatusTexts } from '@repo/domain/contract-status';
import { formatDocumentAmount, formatNumericDate, formatNumericDateTime } from '@repo/domain/format';
import { parCurrency } from '@repo/domain/money';
import type { TimelineItem } from '@repo/ui/timeline';
import { contractPanelTexts as texts } from './contract-panel.texts.ts';

type Contract = components['schemas']['Contract'];

interface Step {
  readonly id: keyof typeof texts.steps;
  /** What says that it is done; null while it is not. */
  readonly mark: string | null;
}

function stepsOf(contract: Contract): Step[] {
  const { payment_proof: proof, total_amount: value } = contract;
  const isInvested = value !== null;
  return [
    { id: 'contract', mark: formatNumericDate(contract.created_at) },
    { id: 'signature', mark: contract.signed_at && formatNumericDateTime(contract.signed_at) },
    { id: 'proof', mark: proof?.submitted_at ? formatNumericDate(proof.submitted_at) : null },
    {
      id: 'payment',
      mark: contract.payment_recorded_at && formatNumericDate(contract.payment_recorded_at),
    },
    { id: 'firstNav', mark: isInvested ? '' : null },
    { id: 'value', mark: isInvested ? formatDocumentAmount(value, parCurrency(contract.currency)) : null },
  ];
}

/** The chain of a contract; one that ended early stops where it ended. */
export function chainOf(contract: Contract): TimelineItem[] {
  const steps = stepsOf(contract);
  const isOver = contract.status === 'refused' || contract.status === 'canceled';
  if (isOver) {
    return [...steps.filter(({ mark }) => mark !== null).map(doneItem), endItem(contract)];
  }
  // A step may be skipped, a payment validated without proof: what counts is the last one done.
  const lastDone = steps.findLastIndex(({ mark }) => mark !== null);
  const items = steps.map((step, index): TimelineItem => {
    if (index <= lastDone) return doneItem(step);
    const isNext = index === lastDone + 1;
    return {
      id: step.id,
      title: texts.steps[step.id],
      state: isNext ? 'current' : 'todo',
      ...(isNext ? { detail: texts.expected, tone: 'warning' as const } : {}),
    };
  });
  return contract.closed_date === null ? items : [...items, closingItem(contract, contract.closed_date)];
}

function doneItem({ id, mark }: Step): TimelineItem {
  return {
    id,
    title: texts.steps[id],
    state: 'done',
    tone: 'positive',
    ...(mark === null || mark === '' ? {} : { detail: mark }),
  };
}

function closingItem({ renounced_at: renouncedAt }: Contract, day: string): TimelineItem {
  return {
    id: 'closing',
    title: renouncedAt === null ? texts.steps.closing : texts.steps.renunciation,
    state: 'done',
    tone: 'neutral',
    detail: renouncedAt === null ? formatNumericDate(day) : formatNumericDateTime(renouncedAt),
  };
}

function endItem(contract: Contract): TimelineItem {
  return {
    id: 'end',
    title: contractStatusTexts[contract.status],
    state: 'current',
    tone: 'negative',
    detail: formatNumericDate(contract.updated_at),
  };
}
