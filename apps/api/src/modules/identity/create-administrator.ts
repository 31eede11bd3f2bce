import { normaliseEmail } from '@repo/domain/validation';
import type { Deps } from '../../deps.ts';
import {
  countAdministrators,
  findUserByEmail,
  insertUser,
  lockAdministrators,
} from '../accounts/users.repository.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { hashPassword } from './passwords.ts';

/** What one person decides alone another one controls, so an installation opens with two. */
const firstAdministrators = 2;

/**
 * - `created`
 * - `already-administrator`: nothing changed, its password neither
 * - `address-taken`: by an account of another role, or one that is disabled
 * - `enough`: two administrators are active already
 */
export type AdministratorCreation = 'created' | 'already-administrator' | 'address-taken' | 'enough';

/** A `super_admin`, for the command that opens an installation. Run again with the same address it changes nothing. */
export async function createAdministrator(
  deps: Deps,
  { email, password }: { email: string; password: string },
): Promise<AdministratorCreation> {
  const passwordHash = await hashPassword(password);
  return deps.db.transaction(async (tx) => {
    await lockAdministrators(tx);
    const existing = await findUserByEmail(tx, normaliseEmail(email));
    if (existing !== null) {
      const isActive = existing.role === 'super_admin' && existing.disabledAt === null;
      return isActive ? 'already-administrator' : 'address-taken';
    }
    if ((await countAdministrators(tx)) >= firstAdministrators) return 'enough';
    const user = await insertAdministrator({ ...deps, db: tx }, { email, passwordHash });
    return user === null ? 'address-taken' : 'created';
  });
}

async function insertAdministrator(deps: Deps, account: { email: string; passwordHash: string }) {
  const now = deps.clock.now();
  const user = await insertUser(deps.db, {
    id: deps.ids.uuid(),
    externalUserId: deps.ids.uuid(),
    role: 'super_admin',
    email: normaliseEmail(account.email),
    passwordHash: account.passwordHash,
    firstname: 'Administration',
    lastname: 'Administration',
    createdAt: now,
    updatedAt: now,
  });
  if (user !== null) {
    await recordAudit(deps, {
      by: null,
      action: 'account.created_by_command',
      object: { type: 'user', id: user.id },
      after: { role: user.role },
    });
  }
  return user;
}
