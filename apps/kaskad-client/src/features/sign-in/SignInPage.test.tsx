import { reply } from '@repo/api-sdk/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleDashboard } from '../../shared/rounds.fixture.ts';
import { sampleKaskadClient, usePages } from '../../testing/page-test.tsx';

const open = usePages();

async function signIn(user: ReturnType<typeof open>['user']) {
  await user.type(await screen.findByLabelText('Adresse e-mail'), 'hugo.delmas@exemple.fr');
  await user.type(screen.getByLabelText('Mot de passe'), 'Demonstration-2026!');
  await user.click(screen.getByRole('button', { name: 'Se connecter' }));
}

describe('Kaskad sign-in', () => {
  it('opens the dashboard of the second service (R009, R027)', async () => {
    const client = sampleKaskadClient();
    const { user } = open('/login', {
      handlers: {
        login: { token: 'new', user: client },
        getMe: client,
        getKaskadDashboard: sampleDashboard(),
      },
    });
    await signIn(user);
    // Checked first: the toast is shown for three seconds only.
    expect(await screen.findByText(/Vous êtes connecté/)).toBeDefined();
    expect(await screen.findByRole('heading', { level: 1, name: 'Bonjour Hugo' })).toBeDefined();
  });

  it('shows the refusal above the form (R146)', async () => {
    const { user } = open('/login', {
      handlers: {
        login: reply(401, {
          error: 'L’adresse mail ou le mot de passe est invalide.',
          code: 'identity.invalid_credentials',
        }),
      },
    });
    await signIn(user);
    expect(await screen.findByText('Échec de la connexion')).toBeDefined();
    expect(screen.getByText('L’adresse mail ou le mot de passe est invalide.')).toBeDefined();
  });

  it('says that the access is suspended, and whom to contact', async () => {
    const error = 'Votre accès est suspendu. Contactez l’équipe commerciale pour le rétablir.';
    const { user } = open('/login', {
      handlers: { login: reply(403, { error, code: 'identity.access_suspended' }) },
    });
    await signIn(user);
    expect(await screen.findByText(error)).toBeDefined();
    expect(screen.queryByText(/n’ouvre encore aucun service/)).toBeNull();
  });
});
