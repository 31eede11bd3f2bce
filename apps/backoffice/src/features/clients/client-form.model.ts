/** The form that corrects what a client typed. */
import { type ClientField, type ClientTyped, changedClientFields } from '@repo/domain/clients';
import { countryName } from '@repo/domain/countries';
import type { ClientRecord } from './clients.model.ts';

export const typedOf = ({ client, ...record }: ClientRecord): ClientTyped => ({
  lastname: client.lastname,
  firstname: client.firstname,
  phone: client.phone,
  address: record.address,
  zip_code: record.zip_code,
  city: record.city,
  country_address: record.country,
  company_name: client.company_name ?? '',
  registration_number: record.registration_number,
  company_type: record.company_type,
});

/** Only the fields that differ. */
export const changeOf = (values: ClientTyped, from: ClientTyped): Partial<ClientTyped> =>
  Object.fromEntries(changedClientFields(values, from).map((field) => [field, values[field].trim()]));

/** One’s own values where they differ from what one opened, on what is stored now. */
export const keepTyped = (
  values: ClientTyped,
  { opened, now }: { readonly opened: ClientTyped; readonly now: ClientTyped },
): ClientTyped => ({ ...now, ...changeOf(values, opened) });

/** The fields that either person changed, in the order of the form. */
export const disputedFields = (
  values: ClientTyped,
  { opened, now }: { readonly opened: ClientTyped; readonly now: ClientTyped },
): readonly ClientField[] => [
  ...new Set([...changedClientFields(now, opened), ...changedClientFields(values, opened)]),
];

/** How a field reads in a comparison; empty for nothing. */
export const showField = (field: ClientField, values: ClientTyped): string =>
  field === 'country_address' ? (countryName(values[field]) ?? values[field]) : values[field].trim();
