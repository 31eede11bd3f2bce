// Who may subscribe, and in what state a contract must be for each move.
import { incompleteProfileMessage } from '@repo/domain/validation';
import type { Actor } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { contractsErrors } from './contracts.errors.ts';

/** The subject is always the caller; he must be verified, have the service and a complete profile (R204, R205). */
export function assertMaySubscribe(actor: Actor, userId: string): void {
  if (userId !== actor.userId) throw new AppError(contractsErrors.notYourself);
  assertMaySign(actor);
  const { account } = actor;
  const message = incompleteProfileMessage({
    firstname: account.firstname,
    lastname: account.lastname,
    phone: account.phone,
    address: account.address,
    zip_code: account.zipCode,
    city: account.city,
    country_address: account.countryAddress,
  });
  if (message !== null) throw new AppError(contractsErrors.profileIncomplete, { message });
}

/** Who signs has the service and a verified identity, also when the contract was made a while ago. */
export function assertMaySign({ access }: Actor): void {
  if (!access.can_access_yield) throw new AppError(contractsErrors.noService);
  if (!access.is_kyc) throw new AppError(contractsErrors.kycRequired);
}
