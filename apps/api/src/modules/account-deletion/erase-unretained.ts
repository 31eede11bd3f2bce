// Erases the data of a closed account that need not be retained: at closing, then whenever the retention of a kind
// ends.
import type { RetainedKind } from '@repo/domain/retention';
import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { assistedSubscriptions } from '../../db/schema/assisted.ts';
import { contracts } from '../../db/schema/contracts.ts';
import type { UserRow } from '../../db/schema/identity.ts';
import type { Deps } from '../../deps.ts';
import { updateUser } from '../accounts/users.repository.ts';
import { eraseFactors } from '../factors/factors.repository.ts';
import { eraseKnownOrigins } from '../identity/known-origins.repository.ts';
import { eraseGrants } from '../kaskad-units/held-grants.ts';
import {
  eraseAcceptances,
  eraseInvestments,
  eraseQuestions,
  listSignaturesOf,
} from '../kaskad-units/held-investments.ts';
import { findApplicant } from '../kyc/applicants.repository.ts';
import { removeApplicant } from '../kyc/remove-applicant.ts';
import { eraseHolds } from '../payout-holds/payout-holds.repository.ts';
import { closedAddress } from './closed-address.ts';
import { emptyTrail, listObjectTrail, listPersonTrail } from './empty-trail.ts';
import { eraseNamedViews } from './erase-named-views.ts';
import * as repository from './erasure.repository.ts';

export type Kept = ReadonlySet<RetainedKind>;

/** At the providers before our own rows, which a retry needs to find the provider's data. */
export async function eraseAtProviders(deps: Deps, userId: string, kept: Kept): Promise<void> {
  const which = kept.has('contracts') ? 'unsigned' : 'every';
  const requests = [
    ...(await repository.listSignatureRequests(deps.db, userId, which)),
    ...(await listSignaturesOf(deps.db, userId, which)),
  ];
  for (const id of requests) await deps.signature.erase(id);
  if (!kept.has('identity')) await eraseApplicant(deps, userId);
}

async function eraseApplicant(deps: Deps, userId: string): Promise<void> {
  const applicant = await findApplicant(deps.db, userId);
  if (applicant === null) return;
  await repository.eraseProviderMessages(deps.db, applicant.applicantId);
  await removeApplicant(deps, userId);
}

/** In the caller's transaction. Returns the keys of the bytes to delete once it is committed. */
export async function eraseUnretained(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  user: UserRow,
  { kept, passwordHash }: { kept: Kept; passwordHash: string },
): Promise<string[]> {
  const { id } = user;
  await repository.eraseTraces(db, user);
  await eraseFactors(db, id);
  await eraseKnownOrigins(db, id);
  await eraseNamedViews(db, user);
  await eraseAssisted(db, id, 'unsigned');
  const keys = await repository.eraseUnsignedDocuments(db, id);
  const rows = await repository.eraseContracts(db, id, 'unsigned');
  rows.push(...(await eraseInvestmentsOf(db, id, 'unsigned')));
  const { keys: ofKinds, trailRows } = await eraseKinds(db, id, kept);
  keys.push(...ofKinds);
  rows.push(...trailRows);
  const updatedAt = clock.now();
  await updateUser(db, id, { ...withoutAccess(user, passwordHash), updatedAt });
  if (kept.size === 0) {
    await updateUser(db, id, { ...withoutName(user), updatedAt });
    rows.push(...(await listPersonTrail(db, id)));
  }
  await emptyTrail({ db, clock }, id, rows);
  return keys;
}

async function eraseKinds(
  tx: Database,
  userId: string,
  kept: Kept,
): Promise<{ keys: string[]; trailRows: number[] }> {
  const keys: string[] = [];
  const trailRows: number[] = [];
  if (!kept.has('identity')) keys.push(...(await repository.eraseIdentity(tx, userId)));
  if (!kept.has('contracts')) {
    await eraseAcceptances(tx, userId);
    keys.push(...(await repository.eraseContractDocuments(tx, userId)));
  }
  if (!kept.has('operations')) {
    await eraseAssisted(tx, userId, 'every');
    await repository.eraseOrigins(tx, userId);
    await eraseQuestions(tx, userId);
    keys.push(...(await repository.eraseMessages(tx, userId)));
  }
  if (!kept.has('operations') && !kept.has('tax')) {
    await eraseGrants(tx, userId);
    await repository.eraseMoney(tx, userId);
    await eraseHolds(tx, userId);
    // The contracts explain the payments: they are erased with the last payment record.
    if (!kept.has('contracts')) {
      trailRows.push(...(await repository.eraseContracts(tx, userId, 'every')));
      trailRows.push(...(await eraseInvestmentsOf(tx, userId, 'every')));
    }
  }
  return { keys, trailRows };
}

/** Erases investments with all that hangs from them, and returns the rows of the trail about them, to be emptied. */
async function eraseInvestmentsOf(
  tx: Database,
  userId: string,
  which: 'unsigned' | 'every',
): Promise<number[]> {
  return listObjectTrail(tx, 'investment', await eraseInvestments(tx, userId, which));
}

/**
 * What staff prepared for the person, before the contracts that it led to. What came to no signed contract explains nothing: it
 * goes at the closing. The rest says where the funds come from: it goes with the operations (decision 63).
 */
async function eraseAssisted(tx: Database, userId: string, which: 'unsigned' | 'every'): Promise<void> {
  const { contractId, userId: owner } = assistedSubscriptions;
  const unsigned = tx
    .select({ id: contracts.id })
    .from(contracts)
    .where(and(eq(contracts.userId, userId), isNull(contracts.signedAt)));
  const isErased = which === 'every' ? undefined : or(isNull(contractId), inArray(contractId, unsigned));
  await tx.delete(assistedSubscriptions).where(and(eq(owner, userId), isErased));
}

/** How one signs in, is called and is advised: no law keeps it. The address is free for another registration. */
function withoutAccess({ id }: UserRow, passwordHash: string) {
  return {
    email: closedAddress(id),
    passwordHash,
    phone: '',
    calendlyUrl: null,
    assignedSalesId: null,
    twoFactorEnabled: false,
    hasOwnFactor: false,
    emailUnconfirmedSince: null,
    passwordRefusedAt: null,
    factorRemovalAt: null,
    signedInAt: null,
    canAccessYield: false,
    canAccessKaskad: false,
    kaskadLockedAt: null,
    kaskadMutedMails: [],
    yieldMutedMails: [],
    noticesReadAt: null,
  };
}

/** The row stays, since the trail and the request reference it: it no longer identifies a person. */
function withoutName({ id }: UserRow) {
  return {
    externalUserId: id,
    kycStatus: 'pending',
    isCompany: false,
    firstname: '',
    lastname: '',
    address: '',
    zipCode: '',
    city: '',
    country: '',
    countryAddress: '',
    companyName: '',
    registrationNumber: '',
    companyType: '',
    termsAcceptedAt: null,
  } as const;
}
