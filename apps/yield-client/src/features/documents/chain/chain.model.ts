/** From signing to today: how far a contract’s money has come, each step with its date and where it leads. */
import type { Answer } from '@repo/api-sdk';
import {
  formatDashboardAmount,
  formatDecimal,
  formatNumericDate,
  formatNumericDateTime,
  formatSubscriptionAmount,
} from '@repo/domain/format';
import { toPaymentAsset } from '@repo/domain/limits';
import { decimal, roundTo } from '@repo/domain/money';
import { refundNote, withdrawalAmount } from '../documents.model.ts';
import { chainTexts as texts } from './chain.texts.ts';

export type ContractChain = Answer<'getContractChain'>;

/** What a step leads to: a file, the proof of payment, the explained figures of the product. */
export type ChainLink = 'contractFile' | 'proof' | 'figures';

export interface ChainStep {
  readonly id: string;
  readonly title: string;
  /** Null while it has not happened. */
  readonly detail: string | null;
  readonly link?: ChainLink | undefined;
  readonly isEnd?: boolean | undefined;
}

/** Enough to recognise a number of units; the explained figures have them all. */
const SHOWN_UNIT_DECIMALS = 6;
const units = (value: string) => formatDecimal(roundTo(decimal(value), SHOWN_UNIT_DECIMALS));

/** The steps that happened and those still expected; a contract that ended early stops where it ended. */
export function chainSteps(chain: ContractChain): ChainStep[] {
  const { contract } = chain;
  const begun = [
    subscribed(chain),
    signed(chain),
    proved(chain),
    paid(chain),
    invested(chain),
    valued(chain),
  ];
  const end = endOf(chain);
  const steps = [...begun.filter(({ detail }) => end === null || detail !== null), ...withdrawals(contract)];
  return end === null ? steps : [...steps, end];
}

function subscribed({ contract }: ContractChain): ChainStep {
  const amount = formatSubscriptionAmount(contract.amount, contract.currency);
  const detail = texts.subscribed(formatNumericDateTime(contract.created_at), amount);
  return { id: 'contract', title: texts.steps.contract, detail };
}

function signed({ contract }: ContractChain): ChainStep {
  const { signed_at: at } = contract;
  return {
    id: 'signature',
    title: texts.steps.signature,
    detail: at === null ? null : formatNumericDateTime(at),
    link: contract.contract_url === null ? undefined : 'contractFile',
  };
}

function proved({ contract }: ContractChain): ChainStep {
  const at = contract.payment_proof?.submitted_at ?? null;
  return {
    id: 'proof',
    title: texts.steps.proof,
    detail: at === null ? null : formatNumericDateTime(at),
    link: contract.status === 'signed' || at !== null ? 'proof' : undefined,
  };
}

function paid({ payment }: ContractChain): ChainStep {
  const asset = payment === null ? null : toPaymentAsset(payment.currency);
  return {
    id: 'payment',
    title: texts.steps.payment,
    detail:
      payment === null || asset === null
        ? null
        : texts.received(
            formatNumericDate(payment.value_date),
            formatSubscriptionAmount(payment.amount, asset),
            formatSubscriptionAmount(payment.net_amount, asset),
          ),
  };
}

function invested({ first_nav: first }: ContractChain): ChainStep {
  return {
    id: 'firstNav',
    title: texts.steps.firstNav,
    detail:
      first === null
        ? null
        : texts.invested(formatNumericDate(first.nav_date), formatDecimal(first.nav), units(first.units)),
  };
}

function valued({ value }: ContractChain): ChainStep {
  return {
    id: 'value',
    title: texts.steps.value,
    detail:
      value === null
        ? null
        : texts.held(
            formatNumericDate(value.nav_date),
            formatDecimal(value.nav),
            formatDashboardAmount(value.amount, value.currency),
          ),
    link: value === null ? undefined : 'figures',
  };
}

function withdrawals(contract: ContractChain['contract']): ChainStep[] {
  return contract.withdrawals.map((withdrawal) => ({
    id: withdrawal.id,
    title: texts.steps.withdrawal,
    detail: texts.withdrawn(formatNumericDate(withdrawal.occurred_at), withdrawalAmount(withdrawal)),
  }));
}

function endOf({ contract }: ContractChain): ChainStep | null {
  const { status, closed_date: closedOn, renounced_at: renouncedAt, updated_at: updatedAt } = contract;
  if (status === 'refused' || status === 'canceled') {
    return { id: 'end', title: texts.steps[status], detail: formatNumericDateTime(updatedAt), isEnd: true };
  }
  if (renouncedAt !== null) {
    const lines = [formatNumericDateTime(renouncedAt), refundNote(contract)];
    const detail = lines.filter((line) => line !== null).join(' · ');
    return { id: 'end', title: texts.steps.renunciation, detail, isEnd: true };
  }
  if (closedOn === null) return null;
  return { id: 'end', title: texts.steps.closing, detail: formatNumericDate(closedOn), isEnd: true };
}
