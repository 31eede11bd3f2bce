import { isClientRole } from '@repo/domain/access';
import { validateProfile } from '@repo/domain/validation';
import type { UserRow } from '../../db/schema/identity.ts';
import type { Actor, Deps } from '../../deps.ts';
import type { RequestBody } from '../../http/operation.ts';
import { refuseInvalid } from '../../http/refuse-invalid.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import { updateUser } from '../accounts/users.repository.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { getMe } from '../identity/get-me.ts';
import type { WireUser } from '../identity/user.mapper.ts';
import { hasVerdict } from '../kyc/kyc.policy.ts';
import { refuseCountry } from '../parameters/refused-countries.ts';
import { type Profile, profileColumns } from './profile-change-kind.ts';
import { requestProfileChange } from './request-profile-change.ts';

type ProfileChanges = RequestBody<'updateMe'>['user'];

/**
 * Changes the fields that were sent; the profile as a whole must stay complete (R119). After a verdict on the identity of a
 * client the change awaits staff, and nothing changes yet.
 */
export async function updateMe(deps: Deps, actor: Actor, changes: ProfileChanges): Promise<WireUser> {
  const updated = await deps.db.transaction(async (tx) => {
    const account = await lockAccount(tx, actor);
    const profile = changedProfile(account, changes);
    refuseInvalid(validateProfile(profile));
    await refuseCountry({ ...deps, db: tx }, profile.country_address, account.countryAddress);
    if (isClientRole(account.role) && hasVerdict(account.kycStatus)) {
      await requestProfileChange({ ...deps, db: tx }, actor, { account, profile });
      return account;
    }
    const user = await updateUser(tx, actor.userId, {
      ...profileColumns(profile),
      updatedAt: deps.clock.now(),
    });
    await recordAudit(
      { ...deps, db: tx },
      {
        by: actor,
        action: 'account.updated',
        object: { type: 'user', id: actor.userId },
        after: { fields: Object.keys(changes) },
      },
    );
    return user;
  });
  return getMe(deps, updated);
}

function changedProfile(account: UserRow, changes: ProfileChanges): Profile {
  // D20: `country` and `country_address` both hold the country of residence.
  const country = changes.country_address ?? changes.country ?? account.countryAddress;
  return {
    firstname: (changes.firstname ?? account.firstname).trim(),
    lastname: (changes.lastname ?? account.lastname).trim(),
    phone: (changes.phone ?? account.phone).trim(),
    address: (changes.address ?? account.address).trim(),
    zip_code: (changes.zip_code ?? account.zipCode).trim(),
    city: (changes.city ?? account.city).trim(),
    country_address: country.trim(),
  };
}
