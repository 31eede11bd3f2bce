import type { components } from '@repo/api-sdk/spec';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { contractsErrors } from '../contracts/contracts.errors.ts';
import { findContractView } from '../contracts/contracts.repository.ts';
import { toWireIssue } from './statement-issues.mapper.ts';
import { listIssuesOf } from './statement-issues.repository.ts';

/** The statements that the client of a contract downloaded, as they were. */
export async function listStatementIssues(
  deps: Deps,
  contractId: string,
): Promise<components['schemas']['StatementIssues']> {
  const view = await findContractView(deps.db, { id: contractId });
  if (view === undefined) throw new AppError(contractsErrors.notFound);
  const issues = await listIssuesOf(deps.db, view.contract.userId);
  return { issues: issues.map((issue) => toWireIssue(deps, issue)) };
}
