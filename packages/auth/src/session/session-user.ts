/** What a browser keeps of the signed-in user: enough to guard and to greet, nothing more. */
import { type AccessUser, isRole } from '@repo/domain/access';

/**
 * Id, role, flags, identity check and names. Everything else of the user is asked of the server when it is shown:
 * a shared computer must not keep an address or a telephone number.
 */
export interface SessionUser extends AccessUser {
  firstname: string;
  lastname: string;
}

/** Keeps of a user what a session holds; the rest is dropped. */
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

/** Reads a stored user; anything that is not one, without an id above all, reads null (R040). */
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
