/** The form that corrects what a client typed, and the account as the other forms were opened on it. */
import { type ClientField, type ClientTyped, changedClientFields, clientTexts } from '@repo/domain/clients';
import { countryName } from '@repo/domain/countries';
import { sharedTexts } from '../../shared/shared.texts.ts';
import type { Fact } from '../../shared/use-record-call.ts';
import { accessTexts, actionsTexts, emailTexts } from './client-actions.texts.ts';
import { clientPanelTexts as texts } from './client-panel.texts.ts';
import { accessFlags, type ClientRecord } from './clients.model.ts';
import { clientsTexts } from './clients.texts.ts';

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

/** The account as a form was opened on it, in words: what another person may have changed meanwhile. */
export function clientFacts(data: ClientRecord): readonly Fact[] {
  const { client, access, planned_email: planned, pending_change: pending } = data;
  return [
    { id: 'state', label: texts.state, value: clientTexts.state[client.state] },
    { id: 'email', label: texts.email, value: client.email ?? sharedTexts.none },
    { id: 'sessions', label: texts.sessions, value: String(data.sessions) },
    { id: 'role', label: texts.role, value: texts.roles[access.role] },
    ...accessFlags.map((flag) => ({
      id: flag,
      label: accessTexts.flags[flag],
      value: access[flag] ? clientsTexts.yes : clientsTexts.no,
    })),
    { id: 'planned', label: emailTexts.email, value: planned?.email ?? sharedTexts.none },
    { id: 'pending', label: actionsTexts.pending, value: pending?.maker ?? sharedTexts.none },
  ];
}
