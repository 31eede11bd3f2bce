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

/** The sign-in form, and the link form, which asks for the same (R049–R051, D4). */
export function validateLogin(values: LoginValues): Verdict<LoginField> {
  return runChecks(loginChecks, values);
}

/** The forgotten-password form. */
export function validateEmail(values: { readonly email: string }): Verdict<'email'> {
  return runChecks([emailCheck], values);
}

/** The e-mailed code of a second factor or a link; spaces that people type between digits are fine. */
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

/** The code as it is sent: without spaces. */
export function normaliseCode(code: string): string {
  return code.replaceAll(/\s/g, '');
}
