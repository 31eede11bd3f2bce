import type { components } from '@repo/api-sdk/spec';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { readTolerance } from '../books/read-tolerance.ts';
import * as repository from '../books/received.repository.ts';
import { contractsErrors } from '../contracts/contracts.errors.ts';
import { findCandidate } from './candidates.repository.ts';
import { toWireContractReceipts } from './receipts.mapper.ts';

/** What a contract expects beside what it received. */
export async function listContractReceipts(
  deps: Deps,
  contractId: string,
): Promise<components['schemas']['ContractReceipts']> {
  const contract = await findCandidate(deps.db, contractId);
  if (contract === undefined) throw new AppError(contractsErrors.notFound);
  const received = await repository.listContractReceipts(deps.db, contractId);
  return toWireContractReceipts(contract, received, await readTolerance(deps));
}
