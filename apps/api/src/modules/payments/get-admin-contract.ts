import type { components } from '@repo/api-sdk/spec';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { findUserById } from '../accounts/users.repository.ts';
import { toWirePendingChange } from '../change-requests/change-requests.mapper.ts';
import { findPendingOn } from '../change-requests/change-requests.repository.ts';
import { toAdviser } from '../clients/clients.mapper.ts';
import { contractsErrors } from '../contracts/contracts.errors.ts';
import { letterUntil } from '../contracts/contracts.mapper.ts';
import { findContractView } from '../contracts/contracts.repository.ts';
import { defaultCurrency, showViews } from '../contracts/show-contracts.ts';
import { readTakenFees } from '../journal/taken-fees.repository.ts';
import { readLastReminder } from '../reminders/read-last-reminder.ts';
import { toClientSummary } from './admin-contracts.mapper.ts';

/** One contract as staff see it, with its client. */
export async function getAdminContract(
  deps: Deps,
  contractId: string,
): Promise<components['schemas']['AdminContract']> {
  const view = await findContractView(deps.db, { id: contractId });
  const client = view ? await findUserById(deps.db, view.contract.userId) : null;
  const [contract] = view ? await showViews(deps, [view], defaultCurrency) : [];
  if (!client || !contract) throw new AppError(contractsErrors.notFound);
  const adviser =
    client.assignedSalesId === null ? null : await findUserById(deps.db, client.assignedSalesId);
  const fees = await readTakenFees(deps.db, contractId);
  const pending = await findPendingOn(deps.db, { subjectId: contractId, now: deps.clock.now() });
  return {
    contract,
    client: toClientSummary(client),
    adviser: adviser && toAdviser(adviser),
    fees,
    last_reminder: await readLastReminder(deps.db, client.id),
    letter_until: view ? letterUntil(view.contract) : null,
    pending_change: toWirePendingChange(pending),
  };
}
