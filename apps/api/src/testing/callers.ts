// A caller of an operation, for tests generated from the spec.
import type { Role } from '@repo/domain/access';
import type { OperationFacts } from '../http/spec-document.ts';
import type { TestApp } from './create-test-app.ts';
import { type SignedIn, signIn, testPassword } from './people.ts';

type SignInAs = (test: TestApp) => Promise<SignedIn>;

/** Every role, the clients to whom something is closed, and flags that a role does not have by itself. The first may call most operations. */
export const callerRoles = {
  client: (test: TestApp) => signIn(test, 'client'),
  'client of kaskad': (test: TestApp) =>
    signIn(test, 'client', { canAccessYield: false, canAccessKaskad: true }),
  'client of neither': (test: TestApp) => signIn(test, 'client', { canAccessYield: false }),
  'client without identity': (test: TestApp) => signIn(test, 'client', { kycStatus: 'pending' }),
  'client whose identity was refused': (test: TestApp) => signIn(test, 'client', { kycStatus: 'rejected' }),
  'client of both': (test: TestApp) => signIn(test, 'client', { canAccessKaskad: true }),
  'client who administers yield': (test: TestApp) =>
    signIn(test, 'client', { canAccessYield: false, canAccessYieldAdmin: true }),
  cgp: (test: TestApp) => signIn(test, 'cgp'),
  'cgp of kaskad': (test: TestApp) => signIn(test, 'cgp', { canAccessYield: false, canAccessKaskad: true }),
  commercial: (test: TestApp) => signIn(test, 'commercial'),
  'commercial who administers kaskad': (test: TestApp) =>
    signIn(test, 'commercial', { canAccessKaskadAdmin: true }),
  equisafe: (test: TestApp) => signIn(test, 'equisafe'),
  'equisafe who administers yield': (test: TestApp) =>
    signIn(test, 'equisafe', { canAccessYieldAdmin: true }),
  admin_yield: (test: TestApp) => signIn(test, 'admin_yield'),
  admin_kaskad: (test: TestApp) => signIn(test, 'admin_kaskad'),
  'admin_kaskad with the flags of a client': (test: TestApp) =>
    signIn(test, 'admin_kaskad', { canAccessYield: true, canAccessKaskad: true }),
  super_admin: (test: TestApp) => signIn(test, 'super_admin'),
} satisfies Readonly<Record<Role, SignInAs>> & Readonly<Record<string, SignInAs>>;
export type CallerRole = keyof typeof callerRoles;

/** Clients whom the yield service is closed to: no access, or no verified identity (R012). */
const clientsOutsideYield: readonly CallerRole[] = [
  'client of kaskad',
  'client who administers yield',
  'cgp of kaskad',
  'client of neither',
  'client without identity',
  'client whose identity was refused',
];

const isCallerRole = (name: string): name is CallerRole => Object.hasOwn(callerRoles, name);
const everybody: readonly CallerRole[] = Object.keys(callerRoles).filter(isCallerRole);

/** Which of them each value of `x-roles` opens an operation to, written a second time: 1§6, D5. */
export const openTo: Record<OperationFacts['xRoles'][number], readonly CallerRole[]> = {
  public: everybody,
  any: everybody,
  client: ['client', 'client of both', ...clientsOutsideYield, 'cgp'],
  yield_client: ['client', 'client of both', 'cgp'],
  admin: ['admin_yield', 'super_admin', 'client who administers yield', 'equisafe who administers yield'],
  super_admin: ['super_admin'],
  commercial: ['commercial', 'commercial who administers kaskad'],
  equisafe: ['equisafe', 'equisafe who administers yield'],
  kaskad_admin: [
    'admin_kaskad',
    'admin_kaskad with the flags of a client',
    'super_admin',
    'commercial who administers kaskad',
  ],
  kaskad_client: ['client of kaskad', 'client of both', 'cgp of kaskad'],
  challenge: [],
  provider: [],
};

let address = 0;

/** The token of a sign-in whose code is still to be given. */
export async function challengeToken(test: TestApp): Promise<string> {
  const { email } = await signIn(test, 'client', { twoFactorEnabled: true });
  const body = { user: { email, password: testPassword } };
  // Each from an address of its own: they are counted.
  address += 1;
  const remoteAddress = `10.9.${Math.floor(address / 250)}.${address % 250}`;
  return (await test.expectOk('login', { body, remoteAddress })).token;
}

/** A user this operation is open to; null when it needs none. */
export async function callerFor(
  test: TestApp,
  { xRoles }: OperationFacts,
): Promise<Pick<SignedIn, 'token' | 'userId'> | null> {
  const role = xRoles.flatMap((name) => openTo[name])[0];
  if (xRoles.includes('public') || xRoles.includes('provider')) return null;
  return role === undefined ? { token: await challengeToken(test), userId: '' } : callerRoles[role](test);
}
