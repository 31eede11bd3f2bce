import type { UserRow } from '../../db/schema/identity.ts';
import type { Deps } from '../../deps.ts';
import { findAdviser } from '../accounts/users.repository.ts';
import { listCompanyDocuments } from '../kyc/list-company-documents.ts';
import { toWireUser, type WireUser } from './user.mapper.ts';

/** The account as its owner sees it. Only companies and advised clients cost more than the session's own read. */
export async function getMe(deps: Deps, user: UserRow): Promise<WireUser> {
  const companyDocuments = user.isCompany ? await listCompanyDocuments(deps, user.id) : {};
  const adviser = user.assignedSalesId === null ? null : await findAdviser(deps.db, user.assignedSalesId);
  return toWireUser(user, { companyDocuments, adviser });
}
