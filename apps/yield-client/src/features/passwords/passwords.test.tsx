import { reply } from '@repo/api-sdk/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useYieldApp } from '../../testing/open-app.tsx';

const openApp = useYieldApp();

describe('a password reset', () => {
  it('is requested by address, and the response does not reveal whether the account exists', async () => {
    const app = openApp('/password', { handlers: { sendInstructions: { success: true } } });
    await app.heading('Mot de passe oublié');
    await app.user.type(screen.getByLabelText('Adresse e-mail'), 'Camille@Exemple.fr{Enter}');
    expect(await screen.findByText(/Si un compte existe pour camille@exemple.fr/)).toBeDefined();
    expect(app.api.requests[0]?.body).toEqual({ email: 'camille@exemple.fr' });
  });
});

describe('a new password', () => {
  const good = { checkToken: { valid: true } };

  it('is refused with a used link', async () => {
    openApp('/reset-password#tok', { handlers: { checkToken: { valid: false } } });
    expect(await screen.findByText('Ce lien n’est plus valable')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Demander un nouveau lien' }).getAttribute('href')).toBe(
      '/password',
    );
  });

  it('takes a token in the path too, as the specification writes it', async () => {
    const app = openApp('/reset-password/tok', { handlers: { checkToken: { valid: false } } });
    expect(await screen.findByText('Ce lien n’est plus valable')).toBeDefined();
    expect(app.calls('checkToken').map(({ body }) => body)).toEqual([{ token: 'tok' }]);
  });

  it('needs twelve characters, typed twice', async () => {
    const app = openApp('/reset-password/tok', { handlers: good });
    const field = await screen.findByLabelText('Nouveau mot de passe');
    await app.user.type(field, 'court{Enter}');
    expect(await screen.findByText('Le mot de passe doit contenir au moins 12 caractères.')).toBeDefined();
    await app.user.type(field, '-et-long-2026{Enter}');
    expect(await screen.findByText('Les mots de passe ne correspondent pas.')).toBeDefined();
  });

  it('is set, and leads to the sign-in screen', async () => {
    const app = openApp('/reset-password#tok', { handlers: { ...good, resetPassword: { success: true } } });
    await app.user.type(await screen.findByLabelText('Nouveau mot de passe'), 'Demonstration-2027!');
    await app.user.type(screen.getByLabelText('Confirmez le mot de passe'), 'Demonstration-2027!{Enter}');
    await app.heading('Connexion');
    expect(app.api.requests.at(-1)?.body).toEqual({ password: 'Demonstration-2027!', token: 'tok' });
  });

  it('keeps its input when the server refuses it', async () => {
    const refusal = reply(422, { error: 'Ce mot de passe est trop courant.', code: 'validation_failed' });
    const app = openApp('/reset-password/tok', { handlers: { ...good, resetPassword: refusal } });
    await app.user.type(await screen.findByLabelText('Nouveau mot de passe'), 'motdepasse1234');
    await app.user.type(screen.getByLabelText('Confirmez le mot de passe'), 'motdepasse1234{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('Ce mot de passe est trop courant.');
    expect(screen.getByLabelText<HTMLInputElement>('Nouveau mot de passe').value).toBe('motdepasse1234');
  });
});
