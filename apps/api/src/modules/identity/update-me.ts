import { validateProfile } from '@repo/domain/validation';
import type { UserRow } from '../../db/schema/identity.ts';
import type { Actor, Deps } from '../../deps.ts';
import type { RequestBody } from '../../http/operation.ts';
import { refuseInvalid } from '../../http/refuse-invalid.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import { updateUser } from '../accounts/users.repository.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { getMe } from './get-me.ts';
import type { WireUser } from './user.mapper.ts';

type ProfileChanges = RequestBody<'updateMe'>['user'];

/** Changes the fields that were sent; the profile as a whole must stay complete (R119). */
export async function updateMe(deps: Deps, actor: Actor, changes: ProfileChanges): Promise<WireUser> {
  const updated = await deps.db.transaction(async (tx) => {
    const account = await lockAccount(tx, actor);
    const profile = changedProfile(account, changes);
    refuseInvalid(validateProfile(profile));
    const { zip_code: zipCode, country_address: countryAddress, ...rest } = profile;
    const user = await updateUser(tx, actor.userId, {
      ...rest,
      zipCode,
      countryAddress,
      country: countryAddress,
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

function changedProfile(account: UserRow, changes: ProfileChanges) {
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
