/** The text and the link of each step of a contract, as shown to its client. */
import type { OperationOutput } from '@repo/api-sdk';
import { type ChainDetails, type ChainStep, type ChainStepName, chainOf } from '@repo/client/contract-chain';
import {
  formatDashboardAmount,
  formatDecimal,
  formatNumericDate,
  formatNumericDateTime,
  formatSubscriptionAmount,
} from '@repo/domain/format';
import { toPaymentAsset } from '@repo/domain/limits';
import { decimal, roundTo } from '@repo/domain/money';
import { exitFee, payoutNotes, redemptionNote, withdrawalAmount } from '../documents.model.ts';
import { documentsTexts } from '../documents.texts.ts';
import { chainTexts as texts } from './chain.texts.ts';

export type ContractChain = OperationOutput<'getContractChain'>;

/** The link of a step: a file, the proof of payment, the explained figures of the product. */
type ChainLink = 'contractFile' | 'proof' | 'figures';

export interface LinkedStep extends ChainStep {
  readonly link?: ChainLink | undefined;
}

/** Enough decimals to recognise a number of units; the explained figures have them all. */
const SHOWN_UNIT_DECIMALS = 6;
const units = (value: string) => formatDecimal(roundTo(decimal(value), SHOWN_UNIT_DECIMALS));

/** The steps of a client's contract; withdrawals come before its end. */
export function chainSteps(chain: ContractChain): LinkedStep[] {
  const { steps, end } = chainOf(chain.contract, detailsOf(chain));
  const links = linksOf(chain);
  const linked = steps.map((step) => ({ ...step, link: links[step.id] }));
  return [...linked, ...withdrawals(chain.contract), ...(end === null ? [] : [withNote(end, chain)])];
}

function detailsOf(chain: ContractChain): ChainDetails {
  const { contract } = chain;
  const provedAt = contract.payment_proof?.submitted_at ?? null;
  return {
    contract: texts.subscribed(
      formatNumericDateTime(contract.created_at),
      formatSubscriptionAmount(contract.amount, contract.currency),
    ),
    signature: contract.signed_at && formatNumericDateTime(contract.signed_at),
    proof: provedAt && formatNumericDateTime(provedAt),
    payment: sayPayment(chain),
    firstNav: sayFirstNav(chain),
    value: sayValue(chain),
  };
}

function linksOf({ contract, value }: ContractChain): Partial<Record<ChainStepName, ChainLink | undefined>> {
  const isProved = (contract.payment_proof?.submitted_at ?? null) !== null;
  return {
    signature: contract.contract_url === null ? undefined : 'contractFile',
    proof: contract.status === 'signed' || isProved ? 'proof' : undefined,
    value: value === null ? undefined : 'figures',
  };
}

function sayPayment({ payment }: ContractChain): string | null {
  const asset = payment === null ? null : toPaymentAsset(payment.currency);
  if (payment === null || asset === null) return null;
  return texts.received(
    formatNumericDate(payment.value_date),
    formatSubscriptionAmount(payment.amount, asset),
    formatSubscriptionAmount(payment.net_amount, asset),
  );
}

function sayFirstNav({ first_nav: first }: ContractChain): string | null {
  if (first === null) return null;
  return texts.invested(formatNumericDate(first.nav_date), formatDecimal(first.nav), units(first.units));
}

function sayValue({ value }: ContractChain): string | null {
  if (value === null) return null;
  return texts.held(
    formatNumericDate(value.nav_date),
    formatDecimal(value.nav),
    value.amount === null
      ? documentsTexts.notComputable(value.currency)
      : formatDashboardAmount(value.amount, value.currency),
  );
}

function withdrawals(contract: ContractChain['contract']): ChainStep[] {
  return contract.withdrawals.map((withdrawal) => ({
    id: withdrawal.id,
    title: texts.withdrawal,
    detail: texts.withdrawn(
      formatNumericDate(withdrawal.occurred_at),
      withdrawalAmount(withdrawal),
      exitFee(withdrawal),
    ),
  }));
}

/** The redemption to come, and what is owed or was paid, beside its date. */
function withNote(end: ChainStep, { contract }: ContractChain): ChainStep {
  const notes = [redemptionNote(contract) ?? [], ...payoutNotes(contract)].flat();
  return { ...end, detail: [end.detail, ...notes].join(' · ') };
}
