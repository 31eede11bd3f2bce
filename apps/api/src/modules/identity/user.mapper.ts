import type { components } from '@repo/api-sdk/spec';
import { computeFlags } from '@repo/domain/access';
import { isKyc } from '@repo/domain/kyc';
import type { UserRow } from '../../db/schema/identity.ts';
import type { WaitingProfile } from '../accounts/find-profile-change.ts';
import type { AdviserRow } from '../accounts/users.repository.ts';
import { toWireExpiry } from '../document-expiries/document-expiries.mapper.ts';
import type { ExpiryRow } from '../document-expiries/document-expiries.repository.ts';
import type { CompanyDocumentViews } from '../kyc/list-company-documents.ts';
import { needsSecondFactor } from './second-factor.ts';
import { openFlags } from './stored-flags.ts';

export type WireUser = components['schemas']['User'];

export interface UserSurroundings {
  companyDocuments: CompanyDocumentViews;
  adviser: AdviserRow | null;
  /** The change that they requested, and staff have not decided. */
  profileChange: WaitingProfile | null;
  expiries: readonly ExpiryRow[];
}

export function toWireUser(
  user: UserRow,
  { companyDocuments, adviser, profileChange, expiries }: UserSurroundings,
): WireUser {
  const { kbis, rbe, statuts } = companyDocuments;
  return {
    id: user.id,
    external_user_id: user.externalUserId,
    role: user.role,
    is_kyc: isKyc(user.kycStatus),
    kyc_status: user.kycStatus,
    is_company: user.isCompany,
    firstname: user.firstname,
    lastname: user.lastname,
    email: user.email,
    phone: user.phone,
    address: user.address,
    zip_code: user.zipCode,
    city: user.city,
    country: user.country,
    country_address: user.countryAddress,
    company_name: user.companyName,
    registration_number: user.registrationNumber,
    company_type: user.companyType,
    kbis_url: kbis?.url ?? null,
    rbe_url: rbe?.url ?? null,
    statuts_url: statuts?.url ?? null,
    kbis_validated: kbis?.status ?? '',
    rbe_validated: rbe?.status ?? '',
    statuts_validated: statuts?.status ?? '',
    kbis_reason: kbis?.reason ?? null,
    rbe_reason: rbe?.reason ?? null,
    statuts_reason: statuts?.reason ?? null,
    assigned_sales: adviser && {
      calendly_url: adviser.calendlyUrl,
      firstname: adviser.firstname,
      lastname: adviser.lastname,
    },
    ...computeFlags({ role: user.role, ...openFlags(user) }),
    two_factor_enabled: needsSecondFactor(user),
    email_confirmed: user.emailUnconfirmedSince === null,
    document_expiries: expiries.map(toWireExpiry),
    profile_change: profileChange && {
      created_at: profileChange.createdAt.toISOString(),
      lines: profileChange.lines,
    },
  };
}
