import type { components } from '@repo/api-sdk/spec';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { typedReference } from '../books/typed-reference.ts';
import { toWirePendingChange } from '../change-requests/change-requests.mapper.ts';
import { findPendingOn } from '../change-requests/change-requests.repository.ts';
import { readEntriesOf } from '../journal/list-journal-entries.ts';
import { findCandidate } from './candidates.repository.ts';
import { proposeContracts } from './propose-contracts.ts';
import { proposePayouts, readReturnedPayout } from './propose-payouts.ts';
import { receiptsErrors } from './receipts.errors.ts';
import { toWireProposal, toWireReceipt } from './receipts.mapper.ts';
import { findReceipt } from './receipts.repository.ts';

/** One receipt: what it may pay, what it pays, and its entries. */
export async function getReceipt(
  deps: Deps,
  key: Parameters<typeof findReceipt>[1],
): Promise<components['schemas']['ReceiptDetail']> {
  const row = await findReceipt(deps.db, key);
  if (row === undefined) throw new AppError(receiptsErrors.notFound);
  const proposals = row.state === 'open' ? ((await proposeContracts(deps, [row])).get(row.id) ?? []) : [];
  const contract = row.contractId === null ? undefined : await findCandidate(deps.db, row.contractId);
  const pending = await findPendingOn(deps.db, { subjectId: row.id, now: deps.clock.now() });
  return {
    receipt: toWireReceipt(row, { contract, proposal: proposals[0] }),
    proposals: proposals.map(toWireProposal),
    payout_returns: await proposePayouts(deps.db, row),
    returned_payout: await readReturnedPayout(deps.db, row),
    entries: await readEntriesOf(deps.db, { subject: row.id }),
    pending_change: toWirePendingChange(pending),
  };
}

/** The receipt that was just typed. */
export function getTypedReceipt(
  deps: Deps,
  { account, currency, reference }: components['schemas']['TypeReceiptBody'],
): Promise<components['schemas']['ReceiptDetail']> {
  return getReceipt(deps, { account, ...typedReference(currency, reference) });
}
