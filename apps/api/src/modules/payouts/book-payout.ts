import { entryOf } from '@repo/domain/books';
import type { IsoDay } from '@repo/domain/dates';
import { decimal } from '@repo/domain/money';
import { payoutBookAsset } from '@repo/domain/payouts';
import type { Actor, Deps } from '../../deps.ts';
import { refuseField } from '../../http/refuse-invalid.ts';
import type { MoveEffect } from './move-payout.ts';
import { payingAccount } from './payout-route.ts';
import { isReferenceUsed, markReturned, type PayoutView } from './payouts.repository.ts';
import { payoutsTexts as texts } from './payouts.texts.ts';

export interface Execution {
  executedOn: IsoDay;
  /** Of the transfer, or the transaction's hash. */
  reference: string;
}

export interface ExecutedPayout {
  actor: Actor;
  view: PayoutView;
  execution: Execution;
}

/** What was owed is owed no more: `payable` + · the house's account −. Returns the columns of the payout to set, and its entry. */
export async function bookPayout(
  deps: Deps,
  { actor, view, execution: { executedOn, reference } }: ExecutedPayout,
): Promise<Required<Pick<MoveEffect, 'columns' | 'entries'>>> {
  const { payout } = view;
  if (await isReferenceUsed(deps.db, reference)) refuseField('reference', texts.referenceUsed);
  if (payout.kind === 'unmatched') await markReturned(deps.db, payout);
  const asset = payoutBookAsset(payout.asset);
  const amount = decimal(payout.amount);
  const postings = entryOf([
    { account: `payable:${payout.id}`, asset, amount },
    { account: payingAccount(view), asset, amount: amount.neg() },
  ]);
  const entry = {
    kind: 'payout',
    orderDay: executedOn,
    reason: reference,
    ...(payout.contractId !== null && { contractId: payout.contractId }),
    subject: { type: 'payout', id: payout.id },
    postings,
  } as const;
  return {
    columns: { executedOn, reference, executedAt: deps.clock.now(), executedBy: actor.userId },
    // Nothing is booked of a payout of nothing: a closing whose fee took all.
    entries: postings.length === 0 ? [] : [entry],
  };
}
