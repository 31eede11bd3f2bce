import { move } from '@repo/domain/books';
import { isoDay } from '@repo/domain/dates';
import { decimal, isPaymentAsset } from '@repo/domain/money';
import type { PayoutRow } from '../../db/schema/cash.ts';
import type { NewEntry } from '../books/book-entries.ts';
import { houseAccount } from '../books/house-account.ts';
import type { ContractView } from '../contracts/contracts.repository.ts';

/** Money that left the account on which the contract is paid. */
export function payoutEntry({ contract, strategy }: ContractView, payout: PayoutRow, day: string): NewEntry {
  if (!isPaymentAsset(payout.asset)) throw new Error(`payout ${payout.id} is in ${payout.asset}`);
  return {
    kind: 'payout',
    orderDay: isoDay(day),
    contractId: contract.id,
    subject: { type: 'payout', id: payout.id },
    postings: move(
      { from: houseAccount(strategy, contract), to: `payable:${payout.id}` },
      payout.asset,
      decimal(payout.amount),
    ),
  };
}
