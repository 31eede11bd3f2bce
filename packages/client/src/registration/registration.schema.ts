/** The account form: its empty values, and what is sent. The rules are the domain's. */
import type { OperationInput, OperationOutput } from '@repo/api-sdk';
import { plainRegistrationNumber } from '@repo/domain/companies';
import { currentVersion } from '@repo/domain/legal';
import { normaliseEmail, type RegistrationField, type RegistrationValues } from '@repo/domain/validation';
import type { CheckedForm } from '../form/index.ts';

export type AccountValues = RegistrationValues;
export type AccountField = CheckedForm<AccountValues>['field'];

/** The fields of a company only: cleared when the account type becomes individual (R057). */
export const emptyCompany = { company_name: '', registration_number: '', company_type: '' };

export const emptyAccount: AccountValues = {
  is_company: false,
  lastname: '',
  firstname: '',
  address: '',
  zip_code: '',
  city: '',
  country_address: 'FRA',
  ...emptyCompany,
  email: '',
  password: '',
  password_confirmation: '',
  phone: '',
  has_accepted_terms: false,
};

/** What staff typed of a client whom they invited, and the token of the link. */
export interface InvitedBy {
  readonly token: string;
  readonly client: NonNullable<OperationOutput<'checkInvitation'>['invitation']>;
}

export const invitedAccount = ({ client: { service: _service, ...typed } }: InvitedBy): AccountValues => ({
  ...emptyAccount,
  ...typed,
});

/** Never stored in the browser: consent is given each time. */
export const secretFields = [
  'password',
  'password_confirmation',
  'has_accepted_terms',
] as const satisfies readonly RegistrationField[];

type RegisterUser = OperationInput<'register'>['body']['user'];

/** The payload of R075 and R076. */
export function toPayload(values: AccountValues): RegisterUser {
  const { has_accepted_terms, is_company, company_name, registration_number, company_type, ...person } =
    values;
  return {
    ...person,
    is_company,
    email: normaliseEmail(person.email),
    company_name: is_company ? company_name.trim() : null,
    registration_number: is_company ? plainRegistrationNumber(registration_number) : null,
    company_type: is_company ? company_type : null,
    terms_accepted: has_accepted_terms,
    terms_version: currentVersion('terms').version,
  };
}
