import { describe, expect, it } from 'vitest';
import { isEmail, normaliseEmail } from './email.ts';
import { validateChangePassword, validateNewPassword, validateResetPassword } from './password.ts';
import { normaliseCode, validateCode, validateEmail, validateLogin } from './sign-in.ts';

const messages = (verdict: { failures: readonly { field: string; message: string }[] }): string[] =>
  verdict.failures.map(({ field, message }) => `${field}: ${message}`);

describe('validateLogin', () => {
  it('accepts an email and a password', () => {
    expect(validateLogin({ email: 'a@b.fr', password: 'x' }).first).toBeNull();
  });

  it('checks the email, then the password, then its white space', () => {
    expect(messages(validateLogin({ email: 'a@b', password: '' }))).toEqual([
      'email: L’adresse mail n’est pas valide.',
      'password: Vous devez renseigner votre mot de passe.',
    ]);
    expect(messages(validateLogin({ email: 'a@b.fr', password: 'a b' }))).toEqual([
      'password: Le mot de passe ne doit pas contenir d’espace.',
    ]);
    expect(messages(validateLogin({ email: 'a@b.fr', password: 'a\u00A0b' }))).toHaveLength(1);
  });

  it('accepts the simple email pattern', () => {
    const addresses = [
      'a@b.fr',
      ' a+b@c.d.com ',
      'a@b',
      '@b.fr',
      'a b@c.fr',
      'a@@b.fr',
      '',
      `${'a'.repeat(250)}@b.fr`,
      '<a@b.fr>',
      'a<a@b.fr>',
      '(x)a@b.fr',
      'a@b.fr>',
      'a\u200B@b.fr',
      'a\u0000@b.fr',
    ];
    expect(addresses.map(isEmail)).toEqual([true, true, ...addresses.slice(2).map(() => false)]);
    expect(normaliseEmail(' Camille@Exemple.FR ')).toBe('camille@exemple.fr');
    expect(messages(validateEmail({ email: 'x' }))).toEqual(['email: L’adresse mail n’est pas valide.']);
  });
});

describe('validateCode', () => {
  it('accepts 6 digits, ignoring spaces', () => {
    expect(validateCode({ code: '123 456' }).first).toBeNull();
    expect(normaliseCode(' 123 456 ')).toBe('123456');
    for (const code of ['', '12345', '1234567', '12345a']) {
      expect(messages(validateCode({ code }))).toEqual(['code: Le code doit comporter 6 chiffres.']);
    }
  });
});

describe('new passwords', () => {
  it('have 12 to 128 characters and no white space', () => {
    expect(validateNewPassword({ password: 'x'.repeat(12) }).first).toBeNull();
    expect(validateNewPassword({ password: 'x'.repeat(128) }).first).toBeNull();
    expect(messages(validateNewPassword({ password: 'x'.repeat(11) }))).toEqual([
      'password: Le mot de passe doit contenir au moins 12 caractères.',
    ]);
    expect(messages(validateNewPassword({ password: 'x'.repeat(129) }))).toEqual([
      'password: Le mot de passe ne doit pas dépasser 128 caractères.',
    ]);
    expect(messages(validateNewPassword({ password: 'douze lettres' }))).toEqual([
      'password: Le mot de passe ne doit pas contenir d’espace.',
    ]);
  });

  it('require the current password first in a change', () => {
    expect(messages(validateChangePassword({ current_password: '', password: '' }))).toEqual([
      'current_password: Vous devez renseigner votre mot de passe actuel.',
      'password: Le mot de passe doit contenir au moins 12 caractères.',
    ]);
  });

  it('require a confirmation in a reset', () => {
    const password = 'Demonstration-2026!';
    expect(validateResetPassword({ password, password_confirmation: password }).first).toBeNull();
    expect(messages(validateResetPassword({ password, password_confirmation: 'autre' }))).toEqual([
      'password_confirmation: Les mots de passe ne correspondent pas.',
    ]);
  });
});
