import type { components } from '@repo/api-sdk/spec';
import type { ClientTyped } from '@repo/domain/clients';
import type { Decimal } from '@repo/domain/money';
import { missingProfileFields } from '@repo/domain/validation';
import type { UserRow } from '../../db/schema/identity.ts';
import { isClosedAddress } from '../account-deletion/closed-address.ts';
import { fingerprintOf } from '../change-requests/change-kind.ts';
import { amountText } from '../contracts/contracts.mapper.ts';
import { needsSecondFactor } from '../identity/second-factor.ts';
import { storedFlags } from '../identity/stored-flags.ts';
import type { ClientLine } from './clients.repository.ts';

type Schemas = components['schemas'];

export const toAdviser = (adviser: {
  id: string;
  firstname: string;
  lastname: string;
}): Schemas['Adviser'] => ({
  id: adviser.id,
  name: `${adviser.firstname} ${adviser.lastname}`,
});

/** `worth`: what they hold, in EUR; null when a NAV or a rate is missing. */
export function toClientRow(
  { card, user, adviser }: ClientLine,
  worth: Decimal | null,
): Schemas['ClientRow'] {
  return {
    id: user.id,
    firstname: user.firstname,
    lastname: user.lastname,
    company_name: user.isCompany && user.companyName !== '' ? user.companyName : null,
    email: isClosedAddress(user.email) ? null : user.email,
    phone: user.phone,
    kind: card.kind,
    identity: card.identity,
    documents: card.documents,
    profile: card.profile,
    state: card.state,
    stage: card.stage,
    block: card.block,
    adviser: adviser && toAdviser(adviser),
    contracts: card.contracts,
    active_contracts: card.activeContracts,
    value_eur: worth && amountText(worth, 'EUR'),
    services: [
      ...(user.canAccessYield ? (['yield'] as const) : []),
      ...(user.canAccessKaskad ? (['kaskad'] as const) : []),
    ],
    has_two_factor: needsSecondFactor(user),
    signed_in_at: card.signedInAt?.toISOString() ?? null,
    created_at: user.createdAt.toISOString(),
  };
}

/** What the client typed of themselves, beside what the list has, and what their profile lacks. */
export function toProfile(user: UserRow) {
  return {
    address: user.address,
    zip_code: user.zipCode,
    city: user.city,
    country: user.countryAddress,
    registration_number: user.registrationNumber,
    company_type: user.companyType,
    missing_fields: missingProfileFields({
      ...user,
      zip_code: user.zipCode,
      country_address: user.countryAddress,
    }),
  };
}

/** What the client typed of themselves, by the names of the wire. */
export const typedOf = (user: UserRow): ClientTyped => ({
  lastname: user.lastname,
  firstname: user.firstname,
  phone: user.phone,
  address: user.address,
  zip_code: user.zipCode,
  city: user.city,
  country_address: user.countryAddress,
  company_name: user.companyName,
  registration_number: user.registrationNumber,
  company_type: user.companyType,
});

/** Another one once any of it changed; a sign-in or a new password leaves it. */
export const versionOf = (user: UserRow): string => fingerprintOf(typedOf(user));

/** What the account opens, as it is stored. */
export const accessOf = (user: UserRow): Schemas['ClientAccess'] => ({
  role: user.role === 'cgp' ? 'cgp' : 'client',
  ...storedFlags(user),
});
