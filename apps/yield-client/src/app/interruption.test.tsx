import { reply, sampleUser } from '@repo/api-sdk/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useYieldApp } from '../testing/open-app.tsx';

const openApp = useYieldApp();
const unknown = reply(401, { error: 'Session expirée.', code: 'unauthenticated' });
const pending = sampleUser({ is_kyc: false, kyc_status: 'pending' });

async function signInAgain(app: ReturnType<typeof openApp>) {
  await app.user.type(screen.getByLabelText('Adresse e-mail'), 'camille@exemple.fr');
  await app.user.type(screen.getByLabelText('Mot de passe'), 'Demonstration-2026!');
  await app.user.click(screen.getByRole('button', { name: 'Se connecter' }));
}

describe('a session that the server ended while a screen was open', () => {
  it.each([
    ['the same account goes on where it was', sampleUser(), 'Accompagnement', '/accompagnement?de=mail'],
    ['another account goes home', { ...pending, id: 'another' }, 'Votre compte est actif', '/kyc-en-attente'],
  ])('is said at the sign-in, and %s', async (_title, account, title, lands) => {
    let current = sampleUser();
    let isKnown = true;
    const app = openApp('/accompagnement?de=mail', {
      as: sampleUser(),
      handlers: {
        getMe: () => (isKnown ? current : unknown),
        login: () => {
          isKnown = true;
          current = account;
          return { token: 'tok', user: account };
        },
      },
    });
    await app.heading('Accompagnement');
    isKnown = false;
    await app.services.api.call('getMe').catch(() => undefined);
    await app.heading('Connexion');
    expect(screen.getByText('Votre session a pris fin')).toBeDefined();
    await signInAgain(app);
    await app.heading(title);
    expect(app.path() + app.router.state.location.search).toBe(lands);
  });

  it('in the identity step of a registration leads to the sign-in, not to an empty form, and back to the step', async () => {
    let isKnown = false;
    const app = openApp('/register', {
      as: pending,
      isRegistering: true,
      handlers: {
        getMe: () => (isKnown ? pending : unknown),
        login: () => {
          isKnown = true;
          return { token: 'tok', user: pending };
        },
      },
    });
    await app.heading('Connexion');
    expect(screen.getByText(/votre inscription reprendra où elle en était/)).toBeDefined();
    await signInAgain(app);
    await app.heading('Créer un compte');
    expect(await screen.findByText('Type de document')).toBeDefined();
    expect(app.path()).toBe('/register');
  });

  it('does not prevent a new registration', async () => {
    const app = openApp('/register', { as: pending, isRegistering: true, handlers: { getMe: unknown } });
    await app.heading('Connexion');
    await app.user.click(screen.getByRole('link', { name: 'Créer un compte' }));
    await app.heading('Créer un compte');
    expect(screen.getByLabelText('Prénom')).toBeDefined();
  });
});
