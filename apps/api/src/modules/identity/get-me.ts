import type { UserRow } from '../../db/schema/identity.ts';
import type { Deps } from '../../deps.ts';
import { findProfileChange } from '../accounts/find-profile-change.ts';
import { findAdviser } from '../accounts/users.repository.ts';
import { listExpiries } from '../document-expiries/document-expiries.repository.ts';
import { hasVerdict } from '../kyc/kyc.policy.ts';
import { listCompanyDocuments } from '../kyc/list-company-documents.ts';
import { toWireUser, type WireUser } from './user.mapper.ts';

/**
 * The account as its owner sees it; in a view, without the links to the documents of the company. Only companies, advised clients
 * and those with a verdict on their identity cost more than the session's own read.
 */
export async function getMe(
  deps: Deps,
  user: UserRow,
  { isView }: { isView: boolean } = { isView: false },
): Promise<WireUser> {
  const companyDocuments = user.isCompany ? await listCompanyDocuments(deps, user.id) : {};
  const adviser = user.assignedSalesId === null ? null : await findAdviser(deps.db, user.assignedSalesId);
  const profileChange = hasVerdict(user.kycStatus)
    ? await findProfileChange(deps.db, { userId: user.id, now: deps.clock.now() })
    : null;
  const expiries = user.isCompany || hasVerdict(user.kycStatus) ? await listExpiries(deps.db, user.id) : [];
  const me = toWireUser(user, { companyDocuments, adviser, profileChange, expiries });
  return isView ? { ...me, kbis_url: null, rbe_url: null, statuts_url: null } : me;
}
