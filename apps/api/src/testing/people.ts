// Accounts for tests, written straight into the database; what registration itself does is tested through HTTP.
import { isClientRole, type Role } from '@repo/domain/access';
import type { users } from '../db/schema/identity.ts';
import type { Deps } from '../deps.ts';
import { insertUser } from '../modules/accounts/users.repository.ts';
import { createSession } from '../modules/identity/create-session.ts';
import { hashPassword } from '../modules/identity/passwords.ts';

export const testPassword = 'Demonstration-2026!';

let passwordHash: Promise<string> | undefined;

type UserValues = typeof users.$inferInsert;

export interface SignedIn {
  userId: string;
  token: string;
  email: string;
}

/** A complete account of this role with an open session; a client has Yield and a verified identity by default. */
export async function signIn(
  test: { deps: Deps },
  role: Role,
  overrides: Partial<UserValues> = {},
): Promise<SignedIn> {
  passwordHash ??= hashPassword(testPassword);
  const { deps } = test;
  const now = deps.clock.now();
  const id = deps.ids.uuid();
  const user = await insertUser(deps.db, {
    id,
    externalUserId: deps.ids.uuid(),
    role,
    email: `${id}@exemple.fr`,
    passwordHash: await passwordHash,
    kycStatus: 'verified',
    firstname: 'Camille',
    lastname: 'Moreau',
    phone: '06-12-34-56-78',
    address: '12 rue des Lilas',
    zipCode: '69003',
    city: 'Lyon',
    country: 'FRA',
    countryAddress: 'FRA',
    canAccessYield: role === 'client' || role === 'cgp',
    createdAt: now,
    updatedAt: now,
    ...overrides,
  });
  if (user === null) throw new Error('this address is already an account');
  const token = await createSession(deps, user, {
    visitor: { ip: '127.0.0.1', userAgent: 'test', requestId: 'test' },
    // Staff never sign in without a code.
    methods: isClientRole(role) ? ['password'] : ['password', 'code'],
  });
  return { userId: user.id, token, email: user.email };
}
