import { passwordMaxLength, passwordMinLength } from '../limits/index.ts';
import { type Check, runChecks, type Verdict } from './checks.ts';
import { passwordTexts } from './password.texts.ts';

/** Length in code points, per OWASP: an emoji counts once. */
function lengthOf(password: string): number {
  return Array.from(password).length;
}

/** Whether a password has at least 12 characters (R103). */
export function isLongEnough(password: string): boolean {
  return lengthOf(password) >= passwordMinLength;
}

/** Whether a password has at most 128 characters, to bound the cost of hashing. */
export function isShortEnough(password: string): boolean {
  return lengthOf(password) <= passwordMaxLength;
}

/**
 * Whether a password has no white space. The sign-in form refuses it (R051), so every form that sets a password must
 * too.
 */
export function hasNoWhitespace(password: string): boolean {
  return !/\s/.test(password);
}

interface NewPassword {
  readonly password: string;
}

const newPasswordChecks: readonly Check<NewPassword, 'password'>[] = [
  {
    field: 'password',
    message: passwordTexts.tooShort,
    holds: ({ password }) => isLongEnough(password),
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

/** Validates a new password, in the profile and on the server (R108). */
export function validateNewPassword(values: NewPassword): Verdict<'password'> {
  return runChecks(newPasswordChecks, values);
}

export interface ChangePasswordValues extends NewPassword {
  readonly current_password: string;
}
export type ChangePasswordField = keyof ChangePasswordValues;

const changePasswordChecks: readonly Check<ChangePasswordValues, ChangePasswordField>[] = [
  {
    field: 'current_password',
    message: passwordTexts.currentRequired,
    holds: ({ current_password }) => current_password !== '',
  },
  ...newPasswordChecks,
];

/** Validates a password change: the current password, then the new one (D11). */
export function validateChangePassword(values: ChangePasswordValues): Verdict<ChangePasswordField> {
  return runChecks(changePasswordChecks, values);
}

export interface ResetPasswordValues extends NewPassword {
  readonly password_confirmation: string;
}
export type ResetPasswordField = keyof ResetPasswordValues;

const resetPasswordChecks: readonly Check<ResetPasswordValues, ResetPasswordField>[] = [
  ...newPasswordChecks,
  {
    field: 'password_confirmation',
    message: passwordTexts.mismatch,
    holds: ({ password, password_confirmation }) => password === password_confirmation,
  },
];

/** Validates the password reset form (D23). The server, without confirmation field, uses `validateNewPassword`. */
export function validateResetPassword(values: ResetPasswordValues): Verdict<ResetPasswordField> {
  return runChecks(resetPasswordChecks, values);
}
