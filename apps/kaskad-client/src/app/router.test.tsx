import { reply } from '@repo/api-sdk/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleDashboard } from '../shared/rounds.fixture.ts';
import { sampleKaskadClient, usePages } from '../testing/page-test.tsx';

const open = usePages();
const client = sampleKaskadClient();
const both = sampleKaskadClient({ can_access_yield: true, is_kyc: true });
const empty = sampleDashboard();
const handlers = { getKaskadDashboard: empty };

describe('the second service', () => {
  it('opens on its dashboard without identity check (R008, R356, D2)', async () => {
    const { router } = open('/', { as: client, handlers });
    expect(await screen.findByRole('heading', { level: 1, name: 'Bonjour Hugo' })).toBeDefined();
    expect(router.state.location.pathname).toBe('/dashboard');
  });

  it.each(['/', '/vesting'])('sends a visitor of %s to its own sign-in screen', async (path) => {
    const { router } = open(path, { as: null });
    expect(await screen.findByRole('heading', { level: 1, name: 'Connexion' })).toBeDefined();
    expect(router.state.location.pathname).toBe('/login');
  });

  it('redirects a signed-in user from the sign-in screen (R030)', async () => {
    const { router } = open('/login', { as: client, handlers });
    await screen.findByRole('heading', { level: 1, name: 'Bonjour Hugo' });
    expect(router.state.location.pathname).toBe('/dashboard');
  });

  it('shows its navigation in order (R357)', async () => {
    open('/profile', { as: client });
    await screen.findByText('hugo.delmas@exemple.fr');
    const navigation = within(screen.getByRole('navigation', { name: 'Navigation principale' }));
    expect(navigation.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Dashboard',
      'Mes investissements',
      'Vesting',
      'Profil',
    ]);
  });

  it('offers the main service only with its flag, and remembers the choice (R358)', async () => {
    const { user, services } = open('/vesting', { as: both });
    const link = await screen.findByRole('link', { name: 'Yield' });
    expect(link.getAttribute('href')).toBe('http://localhost:3000/dashboard');
    // The link leads to another document, which a test cannot load.
    link.addEventListener('click', (event) => event.preventDefault(), { capture: true });
    await user.click(link);
    expect(services.session.intendedService()).toBe('yield');
  });

  it('does not offer the main service without its flag (R358)', async () => {
    open('/vesting', { as: client });
    await screen.findByRole('heading', { level: 1, name: 'Vesting' });
    expect(screen.queryByRole('link', { name: 'Yield' })).toBeNull();
  });

  it('links the legal notice and the privacy notice (R360)', async () => {
    open('/vesting', { as: client });
    const legal = await screen.findByRole('link', { name: 'Mentions légales' });
    expect(legal.getAttribute('href')).toBe('http://localhost:3000/mentions-legales');
    expect(screen.getByRole('link', { name: 'Confidentialité' })).toBeDefined();
  });

  it.each([
    ['Vous êtes déconnecté', { success: true }],
    ['Erreur lors de la déconnexion', reply(500, { error: 'Une erreur est survenue.', code: 'internal' })],
  ])('signs out and says « %s » (R359)', async (message, logout) => {
    const { user, router } = open('/vesting', { as: client, handlers: { logout } });
    await user.click(await screen.findByRole('button', { name: 'Déconnexion' }));
    expect(await screen.findByText(message)).toBeDefined();
    expect(await screen.findByRole('heading', { level: 1, name: 'Connexion' })).toBeDefined();
    expect(router.state.location.pathname).toBe('/login');
  });
});

describe('the dashboard', () => {
  it('shows that there is no investment yet', async () => {
    open('/dashboard', { as: client, handlers });
    expect(await screen.findByText('Vous n’avez pas encore d’investissement.')).toBeDefined();
  });

  it('offers a retry when it cannot be loaded', async () => {
    const { api, user } = open('/dashboard', {
      as: client,
      handlers: {
        getKaskadDashboard: reply(500, { error: 'Une erreur est survenue.', code: 'internal' }),
      },
    });
    await screen.findByText('Votre tableau de bord n’a pas pu être chargé');
    api.use(handlers);
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText('Vous n’avez pas encore d’investissement.')).toBeDefined();
  });
});
