import type { ContractStatus } from '@repo/domain/contract-status';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { contractsErrors } from './contracts.errors.ts';
import * as repository from './contracts.repository.ts';

type PolledStatus = Exclude<ContractStatus, 'closed'>;

/** The screen's poll (R326): reads our database alone and changes nothing. A contract closed since had been signed. */
export async function getSignatureStatus(
  deps: Deps,
  actor: Actor,
  contractId: string,
): Promise<PolledStatus> {
  const view = await repository.findContractView(deps.db, { id: contractId, userId: actor.userId });
  if (!view) throw new AppError(contractsErrors.notFound);
  const { status } = view.contract;
  return status === 'closed' ? 'signed' : status;
}
