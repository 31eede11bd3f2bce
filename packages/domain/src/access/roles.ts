/** Every role of an account (R336). `cgp`, an intermediary, counts as a client on client screens (R337). */
export const roles = [
  'client',
  'cgp',
  'commercial',
  'equisafe',
  'super_admin',
  'admin_yield',
  'admin_kaskad',
] as const;
export type Role = (typeof roles)[number];

/** The two linked services. `yield` is the main one, and the default for an unknown value (R028). */
export const services = ['yield', 'kaskad'] as const;
export type Service = (typeof services)[number];

/** The roles that use client screens. */
export const clientRoles = ['client', 'cgp'] as const satisfies readonly Role[];

/** Narrows a value from storage, a form or the wire to a role. */
export function isRole(value: unknown): value is Role {
  return roles.some((role) => role === value);
}

/** Narrows the stored `intended_service` to a service. */
export function isService(value: unknown): value is Service {
  return services.some((service) => service === value);
}

/** Whether the account uses client screens: `client` or `cgp` (R037, R337). */
export function isClientRole(role: Role): boolean {
  return clientRoles.some((client) => client === role);
}
