import { acceptanceTexts } from './acceptance.texts.ts';
import { type Check, isFilled, isPlainLine, runChecks, type Verdict } from './checks.ts';
import { isEmail } from './email.ts';
import { passwordTexts } from './password.texts.ts';
import { hasNoWhitespace, isLongEnough, isShortEnough } from './password.ts';
import { profileTexts } from './profile.texts.ts';
import { registrationTexts as texts } from './registration.texts.ts';

/** The registration form (R075). Same field names as on the wire, so that the server's `errors` map to fields. */
export interface RegistrationValues {
  readonly is_company: boolean;
  readonly lastname: string;
  readonly firstname: string;
  readonly address: string;
  readonly zip_code: string;
  readonly city: string;
  /** Alpha-3 code. */
  readonly country_address: string;
  readonly company_name: string;
  readonly registration_number: string;
  readonly company_type: string;
  readonly email: string;
  readonly password: string;
  readonly password_confirmation: string;
  /** `xx-xx-xx-xx-xx`. */
  readonly phone: string;
  /** Acceptance of the CGV; not in the payload. */
  readonly has_accepted_terms: boolean;
}
export type RegistrationField = Exclude<keyof RegistrationValues, 'is_company'>;

type RegistrationCheck = Check<RegistrationValues, RegistrationField>;

const PHONE = /^\d{2}(?:-\d{2}){4}$/;

/** Whether a phone number is 10 digits in 5 groups of 2 (R073). */
export function isPhone(phone: string): boolean {
  return PHONE.test(phone);
}

type TextField = Exclude<RegistrationField, 'has_accepted_terms'>;

function filled(field: TextField, message: string): RegistrationCheck {
  return { field, message, holds: (values) => isFilled(values[field]) };
}

function filledForCompany(field: TextField, message: string): RegistrationCheck {
  return { field, message, holds: (values) => !values.is_company || isFilled(values[field]) };
}

const hasBothPasswords = ({ password, password_confirmation }: RegistrationValues): boolean =>
  password !== '' && password_confirmation !== '';

/** Check 9 is about both fields: the message is shown at the empty one, the password first. */
const passwordChecks: readonly RegistrationCheck[] = [
  {
    field: 'password',
    message: texts.passwordRequired,
    holds: ({ password }) => password !== '',
  },
  {
    field: 'password_confirmation',
    message: texts.passwordRequired,
    holds: ({ password, password_confirmation }) => password === '' || password_confirmation !== '',
  },
  {
    field: 'password_confirmation',
    message: passwordTexts.mismatch,
    holds: (values) => !hasBothPasswords(values) || values.password === values.password_confirmation,
  },
  {
    field: 'password',
    message: texts.passwordTooShort,
    holds: ({ password }) => password === '' || isLongEnough(password),
  },
  {
    field: 'password',
    message: passwordTexts.whitespace,
    holds: ({ password }) => hasNoWhitespace(password),
  },
  {
    field: 'password',
    message: passwordTexts.tooLong,
    holds: ({ password }) => isShortEnough(password),
  },
];

/** What is written on a contract, in one line. */
const lineChecks: readonly RegistrationCheck[] = (
  [
    'lastname',
    'firstname',
    'address',
    'zip_code',
    'city',
    'company_name',
    'registration_number',
    'company_type',
  ] as const
).map((field) => ({
  field,
  message: profileTexts.unprintable,
  holds: (values) => isPlainLine(values[field]),
}));

/** The 13 checks in order (1§5); our two additional password rules follow check 11, that of each line comes last. */
const registrationChecks: readonly RegistrationCheck[] = [
  filled('lastname', texts.lastname),
  filled('firstname', texts.firstname),
  filled('address', texts.address),
  filled('zip_code', texts.zipCode),
  filled('city', texts.city),
  filled('country_address', texts.country),
  filledForCompany('company_name', texts.companyName),
  filledForCompany('registration_number', texts.registrationNumber),
  filledForCompany('company_type', texts.companyType),
  { field: 'email', message: texts.email, holds: ({ email }) => isEmail(email) },
  ...passwordChecks,
  { field: 'phone', message: texts.phone, holds: ({ phone }) => isPhone(phone) },
  {
    field: 'has_accepted_terms',
    message: acceptanceTexts.terms,
    holds: ({ has_accepted_terms }) => has_accepted_terms,
  },
  ...lineChecks,
];

/** Validates the registration form (R059–R074). */
export function validateRegistration(values: RegistrationValues): Verdict<RegistrationField> {
  return runChecks(registrationChecks, values);
}
