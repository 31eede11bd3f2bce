import { type AccessUser, hasAdminFlag, hasServiceFlag } from './flags.ts';
import { isClientRole, type Service } from './roles.ts';

/** The values of `x-roles` in the API description. */
export const operationRoles = [
  'public',
  'challenge',
  'any',
  'client',
  'yield_client',
  'admin',
  'super_admin',
  'commercial',
  'equisafe',
  'kaskad_client',
  'kaskad_admin',
  'provider',
] as const;
export type OperationRole = (typeof operationRoles)[number];

/**
 * The caller of an operation. A challenge is the token between a password and its second factor, or between a link
 * request and its code; a provider is authenticated by the signature of its message.
 */
export type OperationActor =
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'challenge' }
  | { readonly kind: 'provider' }
  | { readonly kind: 'session'; readonly user: Readonly<AccessUser> };

const sessionHolds: Record<OperationRole, (user: Readonly<AccessUser>) => boolean> = {
  public: () => true,
  challenge: () => false,
  any: () => true,
  client: (user) => isClientRole(user.role),
  yield_client: (user) => canUseService(user, 'yield'),
  admin: (user) => hasAdminFlag(user, 'yield'),
  super_admin: (user) => user.role === 'super_admin',
  commercial: (user) => user.role === 'commercial',
  equisafe: (user) => user.role === 'equisafe',
  kaskad_client: (user) => canUseService(user, 'kaskad'),
  kaskad_admin: (user) => hasAdminFlag(user, 'kaskad'),
  provider: () => false,
};

/**
 * Whether an actor may call an operation, from its `x-roles` alone; the policies check ownership.
 * 401: no credential for this operation (a challenge is valid only for its own, D4, D10).
 * 403: a valid session without the role. An empty list denies all.
 */
export function decideOperation(
  actor: OperationActor,
  allowed: readonly OperationRole[],
): 'allow' | 401 | 403 {
  if (allowed.includes('public')) return 'allow';
  if (actor.kind === 'session') {
    return allowed.some((role) => sessionHolds[role](actor.user)) ? 'allow' : 403;
  }
  return actor.kind !== 'anonymous' && allowed.includes(actor.kind) ? 'allow' : 401;
}

/**
 * Whether a client may use a service: role and flag, and for `yield` a verified identity (R012, R356). The roles
 * `yield_client` and `kaskad_client` of an operation require it; `client` alone is for operations that need no service
 * (KYC, own contracts, account).
 */
export function canUseService(user: Readonly<AccessUser>, service: Service): boolean {
  return isClientRole(user.role) && hasServiceFlag(user, service) && (service === 'kaskad' || user.is_kyc);
}
