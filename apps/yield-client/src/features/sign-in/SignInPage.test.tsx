import { reply, sampleUser } from '@repo/api-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useYieldApp } from '../../testing/open-app.tsx';

const openApp = useYieldApp();
const pending = sampleUser({ is_kyc: false, kyc_status: 'pending' });

async function fill(app: ReturnType<typeof openApp>, email: string, password: string) {
  await app.heading('Connexion');
  if (email !== '') await app.user.type(screen.getByLabelText('Adresse e-mail'), email);
  if (password !== '') await app.user.type(screen.getByLabelText('Mot de passe'), password);
  await app.user.click(screen.getByRole('button', { name: 'Se connecter' }));
}

const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

describe('signing in', () => {
  it.each([
    ['', 'x', 'L’adresse mail n’est pas valide.', 'Adresse e-mail'],
    ['camille', 'x', 'L’adresse mail n’est pas valide.', 'Adresse e-mail'],
    ['camille@exemple.fr', '', 'Vous devez renseigner votre mot de passe.', 'Mot de passe'],
    ['camille@exemple.fr', 'a b', 'Le mot de passe ne doit pas contenir d’espace.', 'Mot de passe'],
  ])(
    'with « %s » and « %s » shows « %s » at its field, and sends no request',
    async (email, password, message, label) => {
      const app = openApp('/login');
      await fill(app, email, password);
      expect(await screen.findByText(message)).toBeDefined();
      expect(document.activeElement).toBe(screen.getByLabelText(label));
      expect(app.api.requests).toEqual([]);
    },
  );

  it('links to the registration, to the activation with an account of the other service, and to a password reset', async () => {
    const app = openApp('/login');
    await app.heading('Connexion');
    expect(hrefOf('Créer un compte')).toBe('/register');
    expect(hrefOf('Activer mon accès Yield')).toBe('/link-yield');
    expect(hrefOf(/^Mot de passe oublié/)).toBe('/password');
  });

  it('stores the session, shows a toast and opens the user’s home', async () => {
    const app = openApp('/login', { handlers: { login: { token: 'tok', user: pending }, getMe: pending } });
    await fill(app, ' Camille.Moreau@Exemple.fr', 'Demonstration-2026!');
    // First, as it closes by itself.
    expect(await screen.findByText('Vous êtes connecté !')).toBeDefined();
    await app.heading('Votre compte est actif');
    expect(app.path()).toBe('/kyc-en-attente');
    expect(app.storage.getItem('token')).toBe('tok');
    expect(app.api.requests[0]?.body).toEqual({
      user: { email: 'camille.moreau@exemple.fr', password: 'Demonstration-2026!' },
    });
  });

  it('keeps the input and shows why when it is refused', async () => {
    const refusal = reply(401, {
      error: 'L’adresse mail ou le mot de passe est invalide.',
      code: 'identity.invalid_credentials',
    });
    const app = openApp('/login', { handlers: { login: refusal } });
    await fill(app, 'camille@exemple.fr', 'mauvais');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Échec de la connexion');
    expect(alert.textContent).toContain('L’adresse mail ou le mot de passe est invalide.');
    expect(screen.getByLabelText<HTMLInputElement>('Adresse e-mail').value).toBe('camille@exemple.fr');
  });

  it('sends one request for repeated presses', async () => {
    const app = openApp('/login', { handlers: { login: { token: 'tok', user: pending }, getMe: pending } });
    await app.heading('Connexion');
    await app.user.type(screen.getByLabelText('Adresse e-mail'), 'camille@exemple.fr');
    await app.user.type(screen.getByLabelText('Mot de passe'), 'Demonstration-2026!{Enter}{Enter}');
    await app.heading('Votre compte est actif');
    expect(app.api.requests.filter(({ operationId }) => operationId === 'login')).toHaveLength(1);
  });

  it('leads staff to the back office, where alone they sign in', async () => {
    const assign = vi.fn();
    // oxlint-disable-next-line typescript/no-misused-spread -- its own properties are all that is read of it
    vi.spyOn(window, 'location', 'get').mockReturnValue({ ...window.location, assign });
    const refusal = reply(403, { error: 'Ailleurs.', code: 'identity.staff_elsewhere' });
    const app = openApp('/login', { handlers: { login: refusal } });
    await fill(app, 'ines@exemple.fr', 'Demonstration-2026!');
    await waitFor(() => expect(assign).toHaveBeenCalledWith(app.services.config.backofficeUrl));
    expect(app.storage.getItem('token')).toBeNull();
    vi.restoreAllMocks();
  });

  it('requires the code when the second factor is on, and continues with it', async () => {
    const app = openApp('/login', {
      handlers: {
        login: { token: 'chl', two_factor_required: true },
        verifyTwoFactor: { token: 'tok', user: pending },
        getMe: pending,
      },
    });
    await fill(app, 'double@exemple.fr', 'Demonstration-2026!');
    await app.heading('Vérification en deux étapes');
    await app.user.type(await screen.findByLabelText('Code à 6 chiffres'), '123456');
    await app.heading('Votre compte est actif');
    const verification = app.api.requests.find(({ operationId }) => operationId === 'verifyTwoFactor');
    expect(verification?.body).toEqual({ code: '123456' });
    expect(verification?.headers.get('authorization')).toBe('Bearer chl');
  });

  it('signs an account without any service out again, and shows why instead of success', async () => {
    const none = sampleUser({ can_access_yield: false });
    const app = openApp('/login', {
      handlers: { login: { token: 'tok', user: none }, getMe: none, logout: { success: true } },
    });
    await fill(app, 'sans.acces@exemple.fr', 'Demonstration-2026!');
    await waitFor(() => expect(app.calls('logout')).toHaveLength(1));
    await waitFor(() => expect(app.storage.getItem('token')).toBeNull());
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Votre compte n’ouvre encore aucun service.');
    expect(app.path()).toBe('/login');
    expect(screen.queryByText('Vous êtes connecté !')).toBeNull();
    // Another account can be tried at once.
    await app.user.click(screen.getByRole('button', { name: 'Se connecter' }));
    await waitFor(() => expect(app.calls('login')).toHaveLength(2));
  });
});
