import { codeLength } from '../limits/index.ts';
import { type Check, runChecks, type Verdict } from './checks.ts';
import { isEmail } from './email.ts';
import { passwordTexts } from './password.texts.ts';
import { hasNoWhitespace } from './password.ts';
import { signInTexts } from './sign-in.texts.ts';

export interface LoginValues {
  readonly email: string;
  readonly password: string;
}
export type LoginField = keyof LoginValues;

const emailCheck: Check<{ readonly email: string }, 'email'> = {
  field: 'email',
  message: signInTexts.emailInvalid,
  holds: ({ email }) => isEmail(email),
};

const loginChecks: readonly Check<LoginValues, LoginField>[] = [
  emailCheck,
  {
    field: 'password',
    message: signInTexts.passwordRequired,
    holds: ({ password }) => password !== '',
  },
  {
    field: 'password',
    message: passwordTexts.whitespace,
    holds: ({ password }) => hasNoWhitespace(password),
  },
];

/** Validates the sign-in form and the link form, which has the same fields (R049–R051, D4). */
export function validateLogin(values: LoginValues): Verdict<LoginField> {
  return runChecks(loginChecks, values);
}

/** Validates the form that requests a password reset. */
export function validateEmail(values: { readonly email: string }): Verdict<'email'> {
  return runChecks([emailCheck], values);
}

/** Validates the emailed code of a second factor or a link; spaces are ignored. */
export function validateCode(values: { readonly code: string }): Verdict<'code'> {
  return runChecks(
    [
      {
        field: 'code',
        message: signInTexts.codeInvalid,
        holds: ({ code }: { readonly code: string }) =>
          normaliseCode(code).length === codeLength && /^\d+$/.test(normaliseCode(code)),
      },
    ],
    values,
  );
}

/** The code without spaces. */
export function normaliseCode(code: string): string {
  return code.replaceAll(/\s/g, '');
}
