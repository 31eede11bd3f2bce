import { reply } from '@repo/api-sdk/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleAdmin, usePages } from '../../testing/page-test.tsx';

const open = usePages();
const latest = { items: [], total: 0, page: 1, page_size: 1 };

async function signIn(user: ReturnType<typeof open>['user'], email: string, password: string) {
  await user.type(await screen.findByLabelText('Adresse e-mail'), email);
  if (password !== '') await user.type(screen.getByLabelText('Mot de passe'), password);
  await user.click(screen.getByRole('button', { name: 'Se connecter' }));
}

describe('staff sign-in', () => {
  it('shows the error at the field and sends no request (R049, R050)', async () => {
    const { api, user } = open('/login');
    await signIn(user, 'ines', '');
    expect(await screen.findByText('L’adresse mail n’est pas valide.')).toBeDefined();
    expect(screen.getByText('Vous devez renseigner votre mot de passe.')).toBeDefined();
    expect(api.requests).toEqual([]);
  });

  it('shows the refusal above the form and keeps what was typed (R146)', async () => {
    const { user } = open('/login', {
      handlers: {
        login: reply(401, {
          error: 'L’adresse mail ou le mot de passe est invalide.',
          code: 'identity.invalid_credentials',
        }),
      },
    });
    await signIn(user, 'ines.garnier@exemple.fr', 'Une-erreur-12!');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Échec de la connexion');
    expect(alert.textContent).toContain('L’adresse mail ou le mot de passe est invalide.');
    expect(screen.getByLabelText<HTMLInputElement>('Adresse e-mail').value).toBe('ines.garnier@exemple.fr');
  });

  it('opens the administrator’s home (R025)', async () => {
    const admin = sampleAdmin();
    const { user, router } = open('/login', {
      handlers: { login: { token: 'new', user: admin }, getMe: admin, listFxRates: latest },
    });
    await signIn(user, 'Ines.Garnier@exemple.fr', 'Demonstration-2026!');
    // Checked first: the toast is shown for three seconds only.
    expect(await screen.findByText(/Vous êtes connecté/)).toBeDefined();
    expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeDefined();
    expect(router.state.location.pathname).toBe('/admin');
  });

  it('requires the code of a second factor, then opens (R099, D10)', async () => {
    const admin = sampleAdmin();
    const { api, user } = open('/login', {
      handlers: {
        login: { two_factor_required: true, token: 'challenge' },
        verifyTwoFactor: ({ body }) =>
          JSON.stringify(body) === '{"code":"123456"}'
            ? { token: 'new', user: admin }
            : reply(422, { error: 'Code invalide', code: 'identity.invalid_code' }),
        getMe: admin,
        listFxRates: latest,
      },
    });
    await signIn(user, 'ines.garnier@exemple.fr', 'Demonstration-2026!');
    const code = await screen.findByLabelText('Code à 6 chiffres');
    await user.type(code, '000000');
    expect(await screen.findByText('Code invalide')).toBeDefined();
    await user.clear(code);
    await user.type(code, '123456');
    expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeDefined();
    const verified = api.requests.find(({ operationId }) => operationId === 'verifyTwoFactor');
    expect(verified?.headers.get('authorization')).toBe('Bearer challenge');
  });
});
