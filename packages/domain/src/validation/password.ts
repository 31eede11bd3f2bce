import { passwordMaxLength, passwordMinLength } from '../limits/index.ts';
import { type Check, runChecks, type Verdict } from './checks.ts';
import { passwordTexts } from './password.texts.ts';

/** Counted in code points, as the OWASP rules ask: an emoji is not two characters. */
function lengthOf(password: string): number {
  return Array.from(password).length;
}

/** Whether a password has the 12 characters it needs (R103). */
export function isLongEnough(password: string): boolean {
  return lengthOf(password) >= passwordMinLength;
}

/** Whether a password is short enough to be hashed at a bounded cost. */
export function isShortEnough(password: string): boolean {
  return lengthOf(password) <= passwordMaxLength;
}

/**
 * Whether a password has no white space. The sign-in form refuses any (R051), so every form that sets a password
 * refuses it too: otherwise one could be set that can never be typed.
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

/** A new password alone, as the profile and the server check it (R108). */
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

/** The password change of the profile: the current one, then the new one (D11). */
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

/** The form that sets a password from an e-mailed token (D23). The server, which has no confirmation, uses `validateNewPassword`. */
export function validateResetPassword(values: ResetPasswordValues): Verdict<ResetPasswordField> {
  return runChecks(resetPasswordChecks, values);
}
