import { type AccessUser, hasAdminFlag, hasServiceFlag } from './flags.ts';
import { isClientRole, type Service } from './roles.ts';

/** The values of `x-roles` in the API description. */
export const operationRoles = [
  'public',
  'challenge',
  'any',
  'client',
  'admin',
  'commercial',
  'equisafe',
  'kaskad_client',
  'kaskad_admin',
  'provider',
] as const;
export type OperationRole = (typeof operationRoles)[number];

/**
 * Who calls an operation. A challenge is the token between a password and its second factor, or between a link
 * request and its code; a provider has proved itself by the signature of its message.
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
  admin: (user) => hasAdminFlag(user, 'yield'),
  commercial: (user) => user.role === 'commercial',
  equisafe: (user) => user.role === 'equisafe',
  kaskad_client: (user) => isClientRole(user.role) && hasServiceFlag(user, 'kaskad'),
  kaskad_admin: (user) => hasAdminFlag(user, 'kaskad'),
  provider: () => false,
};

/**
 * Whether an actor may call an operation, from its `x-roles` alone; whose object it is stays with the policies.
 * 401: nothing that opens this operation was presented (a challenge opens nothing else, D4, D10).
 * 403: the session is good, the role is not. An empty list opens to nobody.
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
 * Whether a client may use a service: role and flag, and for `yield` a verified identity (R012, R356). The policies
 * of a service's operations ask this, since `x-roles` says `client` for both services.
 */
export function canUseService(user: Readonly<AccessUser>, service: Service): boolean {
  return isClientRole(user.role) && hasServiceFlag(user, service) && (service === 'kaskad' || user.is_kyc);
}
