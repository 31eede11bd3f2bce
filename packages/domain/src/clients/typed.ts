/** What a client typed of themselves and staff may correct. */
import { validateReason } from '../two-persons/index.ts';
import {
  type Failure,
  isFilled,
  isPhone,
  isPlainLine,
  profileTexts,
  type Verdict,
} from '../validation/index.ts';
import { typedTexts as texts } from './typed.texts.ts';

const personFields = [
  'lastname',
  'firstname',
  'phone',
  'address',
  'zip_code',
  'city',
  'country_address',
] as const;
const companyFields = ['company_name', 'registration_number', 'company_type'] as const;

/** In the order of the form. */
export const clientFields = [...personFields, ...companyFields] as const;
export type ClientField = (typeof clientFields)[number];
export type ClientTyped = Readonly<Record<ClientField, string>>;

const isOfCompany = (field: ClientField): boolean => companyFields.some((one) => one === field);

/** Those that the form of a person, or of a company’s manager, has. */
export const clientFieldsOf = (isCompany: boolean): readonly ClientField[] =>
  isCompany ? clientFields : personFields;

/** The fields that differ, spaces at their ends aside. */
export const changedClientFields = (values: ClientTyped, from: ClientTyped): readonly ClientField[] =>
  clientFields.filter((field) => values[field].trim() !== from[field].trim());

/** Only what changes is checked: a profile that the client has not finished can be corrected too. */
export function validateClientTyped(
  values: ClientTyped & { readonly reason: string },
  { from, isCompany }: { readonly from: ClientTyped; readonly isCompany: boolean },
): Verdict<ClientField | 'reason'> {
  const failures: Failure<ClientField | 'reason'>[] = changedClientFields(values, from).flatMap((field) => {
    const message = refusalOf(field, values[field], isCompany);
    return message === null ? [] : [{ field, message }];
  });
  failures.push(...validateReason(values).failures);
  return { failures, first: failures[0] ?? null };
}

function refusalOf(field: ClientField, value: string, isCompany: boolean): string | null {
  if (isOfCompany(field) && !isCompany) return texts.notACompany;
  if (!isFilled(value)) return texts.blank;
  if (!isPlainLine(value)) return profileTexts.unprintable;
  return field === 'phone' && !isPhone(value.trim()) ? texts.phone : null;
}

/** How long both addresses of a client who lost their mailbox are known before the new one is used. */
export const EMAIL_CHANGE_HOURS = 48;

/** How long the owner of an account may object before the second factors that they lost are removed. */
export const FACTOR_REMOVAL_HOURS = 48;
