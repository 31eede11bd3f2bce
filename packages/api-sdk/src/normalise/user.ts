/** The current user as any host sends it (R311–R313): with the fields that the host leaves out. */
import { computeFlags, isRole } from '@repo/domain/access';
import { isKyc, isKycStatus } from '@repo/domain/kyc';
import type { components } from '../generated/api.ts';
import { MalformedResponse } from './malformed-response.ts';
import { optionalText, readId } from './values.ts';

type User = components['schemas']['User'];

/** Every field may be missing but the id and the role; an id may be a number. Our own server alone sends what concerns staff. */
export type WireUser = {
  [Field in Exclude<keyof User, 'id' | keyof OfStaff>]?: User[Field] | null;
} & OfStaff & {
    id?: string | number | null;
  };
type OfStaff = Pick<User, 'must_add_factor' | 'session_idle_seconds'>;

/**
 * A user, bare or as `{ user }`. Without an id it has an empty one, which ends the session (R044).
 * @throws MalformedResponse for a role that the specification does not list.
 */
export function normaliseUser(wire: WireUser | { user: WireUser }): User {
  const user: WireUser = 'user' in wire ? wire.user : wire;
  const { role } = user;
  if (typeof role !== 'string' || !isRole(role)) throw new MalformedResponse('user.role is unknown');
  return {
    ...user,
    ...textsOf(user),
    ...countriesOf(user),
    ...kycOf(user),
    ...computeFlags({
      role,
      can_access_yield: user.can_access_yield === true,
      can_access_kaskad: user.can_access_kaskad === true,
      can_access_yield_admin: user.can_access_yield_admin === true,
      can_access_kaskad_admin: user.can_access_kaskad_admin === true,
    }),
    id: readId(user.id) ?? '',
    role,
    is_company: user.is_company === true,
    firstname: user.firstname ?? '',
    lastname: user.lastname ?? '',
    email: user.email ?? '',
    kbis_validated: user.kbis_validated || null,
    rbe_validated: user.rbe_validated || null,
    statuts_validated: user.statuts_validated || null,
    assigned_sales: user.assigned_sales
      ? { ...user.assigned_sales, calendly_url: optionalText(user.assigned_sales.calendly_url) }
      : null,
    two_factor_enabled: user.two_factor_enabled === true,
    email_confirmed: user.email_confirmed !== false,
    profile_change: user.profile_change ?? null,
    document_expiries: user.document_expiries ?? [],
  };
}

function textsOf(user: WireUser) {
  return {
    external_user_id: optionalText(user.external_user_id),
    phone: optionalText(user.phone),
    address: optionalText(user.address),
    zip_code: optionalText(user.zip_code),
    city: optionalText(user.city),
    company_name: optionalText(user.company_name),
    registration_number: optionalText(user.registration_number),
    company_type: optionalText(user.company_type),
    kbis_url: optionalText(user.kbis_url),
    rbe_url: optionalText(user.rbe_url),
    statuts_url: optionalText(user.statuts_url),
  };
}

/** Both hold the country of residence (D20). */
function countriesOf({ country, country_address: residence }: WireUser) {
  const [first, second] = [optionalText(country), optionalText(residence)];
  return { country: first ?? second, country_address: second ?? first };
}

/** Each is derived from the other where it is missing (D18). */
function kycOf({ is_kyc: flag, kyc_status: status }: WireUser): Pick<User, 'is_kyc' | 'kyc_status'> {
  const known = isKycStatus(status) ? status : null;
  const isVerified = flag ?? (known !== null && isKyc(known));
  return { is_kyc: isVerified, kyc_status: known ?? (isVerified ? 'verified' : 'pending') };
}
