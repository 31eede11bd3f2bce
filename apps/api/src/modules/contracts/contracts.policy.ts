// Who may subscribe, and in what state a contract must be for each move.
import { maxPendingContracts } from '@repo/domain/limits';
import { productOfferOf } from '@repo/domain/products';
import { incompleteProfileMessage } from '@repo/domain/validation';
import type { Database } from '../../db/client.ts';
import type { UserRow } from '../../db/schema/identity.ts';
import type { StrategyRow } from '../../db/schema/strategies.ts';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { findProfileChange } from '../accounts/find-profile-change.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import { assertEmailConfirmed } from '../identity/confirm-email.ts';
import { toActor } from '../identity/open-session.ts';
import { isRefusedCountry } from '../parameters/refused-countries.ts';
import { contractsErrors } from './contracts.errors.ts';
import { countPendingContracts } from './contracts.repository.ts';

/**
 * The subject is always the caller, who is verified, has the service and a complete profile (R204, R205), of which nothing awaits
 * staff; they live in no refused country.
 */
export async function assertMaySubscribe(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  userId: string,
): Promise<void> {
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
  await refuseWaitingProfile(deps, actor.userId);
  await refuseResidence(deps, account);
}

/** The same of a contract to be made and signed: until the address is confirmed, only what precedes it is open. */
export async function assertMayContract(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  userId: string,
): Promise<void> {
  await assertMaySubscribe(deps, actor, userId);
  assertEmailConfirmed(actor.account);
}

/** The same of the account as it is under its lock: it may have changed since the session was read. */
export const recheckSubscriber = (
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  account: UserRow,
): Promise<void> => assertMaySubscribe(deps, { ...actor, ...toActor(account, actor.sessionId) }, account.id);

/** The account of a caller who signs, as it is under its lock: a signer who lost the service or the identity since the session was read is refused. */
export function readSigner(deps: Pick<Deps, 'db' | 'clock'>, actor: Actor): Promise<UserRow> {
  return deps.db.transaction(async (tx) => {
    const account = await lockAccount(tx, actor);
    assertMaySign(toActor(account, actor.sessionId));
    assertEmailConfirmed(account);
    await refuseWaitingProfile({ ...deps, db: tx }, account.id);
    await refuseResidence({ ...deps, db: tx }, account);
    return account;
  });
}

/** A contract is made of what was verified: certain only while the caller holds the account's lock. */
export async function refuseWaitingProfile(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
): Promise<void> {
  if ((await findProfileChange(db, { userId, now: clock.now() })) !== null)
    throw new AppError(contractsErrors.profileWaiting);
}

/** A client who lives there keeps their contracts, and makes no other. */
async function refuseResidence(
  deps: Pick<Deps, 'db' | 'clock'>,
  { countryAddress }: Pick<UserRow, 'countryAddress'>,
): Promise<void> {
  if (await isRefusedCountry(deps, countryAddress)) throw new AppError(contractsErrors.countryRefused);
}

/** A signer has the service and a verified identity, also when the contract was made a while ago. */
export function assertMaySign({ access }: Pick<Actor, 'access'>): void {
  if (!access.can_access_yield) throw new AppError(contractsErrors.noService);
  if (!access.is_kyc) throw new AppError(contractsErrors.kycRequired);
}

/** Certain only while the caller holds the account's lock; without it, a cheap refusal ahead of the certain one. */
export async function refuseTooManyPending(db: Database, userId: string): Promise<void> {
  if ((await countPendingContracts(db, userId)) >= maxPendingContracts)
    throw new AppError(contractsErrors.tooManyPending);
}

/** A draft is refused as a product that does not exist. */
export function assertOnOffer<Strategy extends Pick<StrategyRow, 'status'>>(
  strategy: Strategy | undefined,
): asserts strategy is Strategy {
  const offer = strategy === undefined ? null : productOfferOf(strategy.status);
  if (offer === 'suspended') throw new AppError(contractsErrors.subscriptionsSuspended);
  if (offer !== 'open') throw new AppError(contractsErrors.strategyUnavailable);
}
