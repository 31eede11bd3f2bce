// The identity case of a client, as staff decide it.
import {
  type KycCase,
  type KycControl,
  kycControlOf,
  type StaffKycAction,
  staffKycActionsOf,
} from '@repo/domain/kyc';
import type { Database } from '../../db/client.ts';
import type { UserRow } from '../../db/schema/identity.ts';
import type { Actor } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { httpErrors } from '../../http/http.errors.ts';
import { lockUser } from '../accounts/users.repository.ts';
import { findClientLine } from '../clients/clients.repository.ts';
import { type ApplicantRow, findApplicant } from '../kyc/applicants.repository.ts';
import { clientIdentityErrors as errors } from './client-identity.errors.ts';

export interface ClientCase extends KycCase {
  user: UserRow;
  applicant: ApplicantRow | null;
  /** The account is closed: its identity is decided no more. */
  isClosed: boolean;
}

/** @throws AppError 404 of an account that is no client’s. */
export async function readCase(db: Database, userId: string): Promise<ClientCase> {
  // One after the other: in a transaction there is one connection.
  const line = await findClientLine(db, userId, undefined);
  if (line === null) throw new AppError(httpErrors.notFound);
  const applicant = await findApplicant(db, userId);
  return {
    user: line.user,
    applicant,
    state: line.card.identity,
    rejectType: applicant?.rejectType ?? null,
    isClosed: line.card.state === 'closed',
  };
}

/** The same, held until the transaction ends: of two decisions at once the second sees the first. */
export async function lockCase(tx: Database, userId: string): Promise<ClientCase> {
  if ((await lockUser(tx, userId)) === null) throw new AppError(httpErrors.notFound);
  return readCase(tx, userId);
}

/** The case of a company that is open: a decision and what its manager sends wait for each other. */
export async function lockCompany(tx: Database, userId: string): Promise<ClientCase> {
  const kycCase = await lockCase(tx, userId);
  if (kycCase.isClosed) throw new AppError(errors.closed);
  if (!kycCase.user.isCompany) throw new AppError(errors.notCompany);
  return kycCase;
}

/** An administrator who is a client too does not examine themselves. */
export function assertNotOwn(actor: Actor, userId: string): void {
  if (actor.userId === userId) throw new AppError(errors.ownCase);
}

/** The actions that this account may take now, each with who it takes. */
export function allowedActions(
  actor: Actor,
  kycCase: ClientCase,
): { action: StaffKycAction; control: KycControl }[] {
  if (kycCase.isClosed || actor.userId === kycCase.user.id) return [];
  return staffKycActionsOf(kycCase.state)
    .map((action) => ({ action, control: kycControlOf(action, kycCase) }))
    .filter(({ control }) => control !== 'super_admin' || actor.role === 'super_admin');
}

/** Refused whatever the caller saw. */
export function assertAllowed(kycCase: ClientCase, action: StaffKycAction): void {
  if (kycCase.isClosed) throw new AppError(errors.closed);
  if (!staffKycActionsOf(kycCase.state).includes(action)) throw new AppError(errors.actionRefused);
}
