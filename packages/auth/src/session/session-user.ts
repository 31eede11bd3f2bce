/** The part of the signed-in user that the browser stores. */
import { type AccessUser, isRole } from '@repo/domain/access';

/**
 * Id, role, flags, KYC and names: what guards and greetings need. Everything else is fetched when it is shown, so that
 * a shared computer stores no address or telephone number.
 */
export interface SessionUser extends AccessUser {
  firstname: string;
  lastname: string;
}

/** Drops every field that a session does not store. */
export function toSessionUser(user: SessionUser): SessionUser {
  return {
    id: user.id,
    role: user.role,
    is_kyc: user.is_kyc,
    firstname: user.firstname,
    lastname: user.lastname,
    can_access_yield: user.can_access_yield,
    can_access_kaskad: user.can_access_kaskad,
    can_access_yield_admin: user.can_access_yield_admin,
    can_access_kaskad_admin: user.can_access_kaskad_admin,
  };
}

/** Parses a stored user; null if it is invalid or has no id (R040). */
export function parseSessionUser(text: string | null): SessionUser | null {
  if (text === null) return null;
  const stored = parseJson(text);
  const id = stored.get('id');
  const role = stored.get('role');
  if (typeof id !== 'string' || id === '' || typeof role !== 'string' || !isRole(role)) return null;
  return {
    id,
    role,
    is_kyc: stored.get('is_kyc') === true,
    firstname: textOf(stored.get('firstname')),
    lastname: textOf(stored.get('lastname')),
    can_access_yield: stored.get('can_access_yield') === true,
    can_access_kaskad: stored.get('can_access_kaskad') === true,
    can_access_yield_admin: stored.get('can_access_yield_admin') === true,
    can_access_kaskad_admin: stored.get('can_access_kaskad_admin') === true,
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function parseJson(text: string): Map<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);
  } catch {
    return new Map();
  }
}
