import { reply } from '@repo/api-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { sampleAdmin, usePages } from '../testing/page-test.tsx';

const open = usePages();
const rates = { items: [], total: 0, page: 1, page_size: 25 };
const navs = { items: [], total: 0, page: 1, page_size: 25 };
const market = { listFxRates: rates, listNavs: navs };

const staff = { can_access_yield: false, can_access_yield_admin: false } as const;
const accounts = {
  admin: sampleAdmin(),
  commercial: sampleAdmin({ ...staff, role: 'commercial' }),
  equisafe: sampleAdmin({ ...staff, role: 'equisafe' }),
  kaskadAdmin: sampleAdmin({ ...staff, role: 'admin_kaskad', can_access_kaskad_admin: true }),
};

async function entries() {
  await screen.findByRole('heading', { level: 1 });
  const navigation = screen.getByRole('navigation', { name: 'Navigation principale' });
  return within(navigation)
    .getAllByRole('link')
    .map((link) => link.textContent);
}

describe('the back office', () => {
  it.each([
    [
      'an administrator (R349)',
      accounts.admin,
      ['Dashboard', 'NAVs', 'Taux Change', 'Souscriptions', 'Clients', 'Commerciaux', 'Produits'],
    ],
    ['a commercial (R350)', accounts.commercial, ['Back-office', 'Taux Change']],
    ['equisafe (R351)', accounts.equisafe, ['Back-office']],
    [
      'a Kaskad administrator (R362)',
      accounts.kaskadAdmin,
      ['Dashboard', 'Utilisateurs', 'Investissements', 'Levée de fonds'],
    ],
  ] as const)('opens on the home of %s, with its navigation in order', async (_who, account, labels) => {
    open('/', { as: account, handlers: market });
    expect(await entries()).toEqual(labels);
  });

  it.each([
    ['/admin/souscriptions', accounts.commercial, '/admin-commercial'],
    ['/admin/taux-fx', accounts.equisafe, '/admin-equisafe'],
    ['/admin/audit', accounts.admin, '/admin'],
    ['/kaskad/admin', accounts.admin, '/admin'],
    ['/admin', accounts.kaskadAdmin, '/kaskad/admin'],
    ['/admin-commercial', accounts.admin, '/admin'],
    ['/login', accounts.equisafe, '/admin-equisafe'],
    ['/nulle-part', accounts.commercial, '/admin-commercial'],
  ] as const)('sends %s home when it is not this account’s (R030–R039)', async (path, account, home) => {
    const { router } = open(path, { as: account, handlers: market });
    await screen.findByRole('heading', { level: 1 });
    expect(router.state.location.pathname).toBe(home);
  });

  it.each([
    ['an administrator', accounts.admin, 'taux', ['Taux Change', 'Importer des taux'], '/admin/taux-fx'],
    ['a commercial', accounts.commercial, 'taux', ['Taux Change'], '/admin-commercial/taux-fx'],
    ['equisafe', accounts.equisafe, '{ArrowDown}', ['Back-office', 'Ma file', 'Travaux'], '/admin-equisafe'],
  ] as const)(
    'lists for %s, on Ctrl K, the screens of the role and no other',
    async (...[, as, typed, names, path]) => {
      const { user, router } = open('/', { as, handlers: market });
      await screen.findByRole('heading', { level: 1 });
      await user.keyboard('{Control>}k{/Control}');
      const field = await screen.findByRole('combobox', { name: 'Rechercher partout' });
      await user.type(field, typed);
      const active = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
      // The first result becomes active a moment after the list is filtered.
      await waitFor(() => expect(active()?.textContent).toBe(names[0]));
      expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(names);
      await user.keyboard('{Enter}');
      await waitFor(() => expect(router.state.location.pathname).toBe(path));
      await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
    },
  );

  it.each([
    ['an administrator', accounts.admin, '/admin/users', '/admin'],
    ['a commercial', accounts.commercial, '/admin-commercial/taux-fx', '/admin-commercial'],
    ['equisafe', accounts.equisafe, '/admin-equisafe/travaux', '/admin-equisafe'],
  ] as const)('leads %s home from the logo (R352)', async (_who, as, path, home) => {
    const { user, router } = open(path, { as, handlers: market });
    // The bar of a narrow screen: the role's own entry of this name is in the navigation.
    const bar = await screen.findByRole('banner');
    await user.click(within(bar).getByRole('link', { name: 'Back-office' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(home));
  });

  it('signs out from the menu of a phone too (R353)', async () => {
    const { user, router } = open('/admin/users', {
      as: accounts.admin,
      handlers: { logout: { success: true } },
    });
    await user.click(await screen.findByRole('button', { name: 'Ouvrir le menu' }));
    const menu = await screen.findByRole('dialog');
    await user.click(within(menu).getByRole('button', { name: 'Déconnexion' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  });

  it('sends a visitor to the sign-in screen', async () => {
    const { router } = open('/admin/souscriptions', { as: null });
    expect(await screen.findByRole('heading', { level: 1, name: 'Connexion' })).toBeDefined();
    expect(router.state.location.pathname).toBe('/login');
  });

  it('lets a commercial read the rates, and import none (R346)', async () => {
    open('/admin-commercial/taux-fx', { as: accounts.commercial, handlers: market });
    expect(await screen.findByRole('heading', { level: 1, name: 'Taux Change' })).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Importer des taux' })).toBeNull();
  });

  it.each([
    ['the server responds', { success: true }],
    ['the server fails', reply(500, { error: 'Une erreur est survenue.', code: 'internal' })],
  ])('signs out, shows a toast and the sign-in when %s (R354, R355)', async (_when, logout) => {
    const { user, router } = open('/admin/users', { as: accounts.admin, handlers: { logout } });
    await user.click(await screen.findByRole('button', { name: 'Déconnexion' }));
    // Checked first: the toast is shown for three seconds only.
    expect((await screen.findAllByText('Déconnecté.')).length).toBeGreaterThan(0);
    expect(await screen.findByRole('heading', { level: 1, name: 'Connexion' })).toBeDefined();
    expect(router.state.location.pathname).toBe('/login');
  });

  it('signs an administrator of Kaskad out to the sign-in of that service (R363)', async () => {
    const { user } = open('/kaskad/admin', {
      as: accounts.kaskadAdmin,
      handlers: { ...market, logout: { success: true } },
    });
    const button = await screen.findByRole('button', { name: 'Déconnexion' });
    const { href, origin, pathname } = window.location;
    const assign = vi.fn<(address: URL) => void>();
    vi.stubGlobal('location', { href, origin, pathname, assign });
    await user.click(button);
    await waitFor(() => expect(assign.mock.calls[0]?.[0].pathname).toBe('/kaskad/login'));
    vi.unstubAllGlobals();
  });

  it('signs out when the server has ended the session', async () => {
    const { api, user } = open('/admin/users', { as: accounts.admin, handlers: market });
    await screen.findByRole('heading', { level: 1, name: 'Clients' });
    api.use({
      getNavCalendar: reply(401, { error: 'Votre session a expiré.', code: 'unauthenticated' }),
      listAdminContracts: reply(401, { error: 'Votre session a expiré.', code: 'unauthenticated' }),
    });
    await user.click(screen.getByRole('link', { name: 'NAVs' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Connexion'));
  });
});
