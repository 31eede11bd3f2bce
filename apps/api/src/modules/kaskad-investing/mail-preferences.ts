// Which emails of Kaskad a client receives: those that only inform may be switched off.
import type { components } from '@repo/api-sdk/spec';
import { optionalMails, type UserRow } from '../../db/schema/identity.ts';
import type { Actor, Deps } from '../../deps.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import { findUserById, updateUser } from '../accounts/users.repository.ts';

type Preferences = components['schemas']['KaskadPreferences'];

const fields = { firm: 'firm', issued: 'issued', grantMade: 'grant_made' } as const satisfies Record<
  (typeof optionalMails)[number],
  keyof Preferences
>;

function readMailPreferences({ kaskadMutedMails }: Pick<UserRow, 'kaskadMutedMails'>): Preferences {
  const isSent = (mail: (typeof optionalMails)[number]) => !kaskadMutedMails.includes(mail);
  return { firm: isSent('firm'), issued: isSent('issued'), grant_made: isSent('grantMade') };
}

export async function getMailPreferences(deps: Deps, actor: Actor): Promise<Preferences> {
  return readMailPreferences((await findUserById(deps.db, actor.userId)) ?? actor.account);
}

export function saveMailPreferences(deps: Deps, actor: Actor, preferences: Preferences): Promise<void> {
  return deps.db.transaction(async (tx) => {
    await lockAccount(tx, actor);
    await updateUser(tx, actor.userId, {
      kaskadMutedMails: optionalMails.filter((mail) => !preferences[fields[mail]]),
      updatedAt: deps.clock.now(),
    });
    await deps.settleRequest?.(tx);
  });
}
