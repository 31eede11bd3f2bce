import type { components } from '@repo/api-sdk/spec';
import { contractActorFor } from '@repo/domain/contract-status';
import { type Decimal, toText } from '@repo/domain/money';
import type { WithdrawalValues } from '@repo/domain/validation';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { readOrderDay } from '../books/read-order-day.ts';
import { contractsErrors } from '../contracts/contracts.errors.ts';
import { findContractView } from '../contracts/contracts.repository.ts';
import { computeWithdrawal } from './compute-withdrawal.ts';
import { readRequest } from './read-request.ts';

const text = (amount: Decimal): string => toText(amount);

/** Nothing is held or stored: the same computation decides again when the withdrawal is requested. */
export async function previewWithdrawal(
  deps: Deps,
  actor: Actor,
  { contractId, input }: { contractId: string; input: WithdrawalValues },
): Promise<components['schemas']['WithdrawalPreview']> {
  const view = await findContractView(deps.db, { id: contractId });
  // A client learns nothing of the contracts of others, not even that they exist.
  if (!view || contractActorFor(actor.access, view.contract.userId) === 'other') {
    throw new AppError(contractsErrors.notFound);
  }
  const { dealt, unitsLeft, asset, nav, exitPercent } = await computeWithdrawal(
    deps,
    view,
    readRequest(input),
  );
  return {
    order_day: await readOrderDay(deps, view.strategy.id),
    nav: text(nav.value),
    nav_date: nav.day,
    quotes: dealt.quotes.map(({ base, quote, day, rate }) => ({ base, quote, day, rate: text(rate) })),
    units: text(dealt.units),
    units_left: text(unitsLeft),
    currency: asset,
    gross: text(dealt.gross),
    exit_fee_percent: text(exitPercent),
    exit_fee: text(dealt.exitFee),
    net: text(dealt.paid),
  };
}
