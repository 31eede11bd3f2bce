import { normaliseEmail } from '@repo/domain/validation';
import type { Deps } from '../../deps.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { hashPassword } from './passwords.ts';
import { insertUser } from './users.repository.ts';

/** A `super_admin`, for the command that opens an installation; false when the address has an account. */
export async function createAdministrator(
  deps: Deps,
  { email, password }: { email: string; password: string },
): Promise<boolean> {
  const passwordHash = await hashPassword(password);
  const now = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    const user = await insertUser(tx, {
      id: deps.ids.uuid(),
      externalUserId: deps.ids.uuid(),
      role: 'super_admin',
      email: normaliseEmail(email),
      passwordHash,
      firstname: 'Administration',
      lastname: 'Administration',
      createdAt: now,
      updatedAt: now,
    });
    if (user === null) return false;
    await recordAudit(
      { ...deps, db: tx },
      { by: null, action: 'account.created_by_command', object: { type: 'user', id: user.id } },
    );
    return true;
  });
}
