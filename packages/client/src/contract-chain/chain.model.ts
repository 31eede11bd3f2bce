/** The steps of a contract, from signing to today. */
import type { components } from '@repo/api-sdk';
import { formatNumericDate, formatNumericDateTime } from '@repo/domain/format';
import type { TimelineItem } from '@repo/ui/timeline';
import type { ReactNode } from 'react';
import { chainTexts as texts } from './chain.texts.ts';

type Contract = components['schemas']['Contract'];

/** The steps of a contract that is not interrupted, in order. */
const stepNames = ['contract', 'signature', 'proof', 'payment', 'firstNav', 'value'] as const;
export type ChainStepName = (typeof stepNames)[number];

export interface ChainStep {
  readonly id: string;
  readonly title: string;
  /** Null while it has not happened. */
  readonly detail: string | null;
  readonly isEnd?: boolean;
  /** Requested, and still to be executed: it has a detail all the same. */
  readonly isAwaited?: boolean;
}

/** The text of each step, by screen; null while it has not happened. */
export type ChainDetails = Readonly<Record<ChainStepName, string | null>>;

export interface Chain {
  /** Those that happened and, unless the contract has ended, those still expected. */
  readonly steps: readonly (ChainStep & { readonly id: ChainStepName })[];
  readonly end: ChainStep | null;
}

/** The chain of a contract; one that ended stops where it ended. */
export function chainOf(contract: Contract, details: ChainDetails): Chain {
  const end = endOf(contract);
  const steps = stepNames.map((id) => ({ id, title: texts.steps[id], detail: details[id] }));
  return { steps: steps.filter(({ detail }) => end === null || detail !== null), end };
}

function endOf(contract: Contract): ChainStep | null {
  const { status, closed_date: closedOn, renounced_at: renouncedAt, updated_at: updatedAt } = contract;
  if (status === 'refused' || status === 'canceled') {
    return endStep(texts.ends[status], formatNumericDateTime(updatedAt));
  }
  if (renouncedAt !== null) return endStep(texts.ends.renunciation, formatNumericDateTime(renouncedAt));
  return closedOn === null ? null : endStep(texts.ends.closing, formatNumericDate(closedOn));
}

const endStep = (title: string, detail: string): ChainStep => ({ id: 'end', title, detail, isEnd: true });

/** The lines of a `Timeline`; `say` returns the text beside a step, and whether it is the expected one. */
export function chainItems<Step extends ChainStep>(
  steps: readonly Step[],
  say: (step: Step, isExpected: boolean) => ReactNode,
): TimelineItem[] {
  // A step may be skipped, a payment recorded without proof: the last completed step decides.
  const lastDone = steps.findLastIndex(({ detail }) => detail !== null);
  return steps.map((step, index) => {
    const isDone = index <= lastDone;
    const isExpected = index === lastDone + 1;
    const isAwaited = step.isAwaited === true;
    return {
      id: step.id,
      title: step.title,
      state: isAwaited ? 'current' : isDone ? 'done' : isExpected ? 'current' : 'todo',
      tone: isDone && !isAwaited && step.isEnd !== true ? 'positive' : 'neutral',
      detail: say(step, isExpected),
    };
  });
}
