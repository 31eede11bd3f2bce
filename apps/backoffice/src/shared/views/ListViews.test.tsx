import { type MockHandlers, reply } from '@repo/api-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleAdmin, usePages } from '../../testing/page-test.tsx';
import { sampleContractRow } from '../../testing/sample-contracts.ts';
import { sampleProduct } from '../../testing/sample-products.ts';
import { sampleView } from '../../testing/sample-views.ts';

const open = usePages();
const as = sampleAdmin();
const plain = (text: string | null | undefined) => text?.replaceAll(/[\u00A0\u202F]/g, ' ');

const own = sampleView();
const shared = sampleView({
  id: 'vue_2',
  name: 'Refusées',
  query: 'statut=refuse',
  is_shared: true,
  is_mine: false,
  owner: 'Marc Vidal',
});
const rows = { items: [sampleContractRow()], total: 1, is_total_exact: true, page: 1, page_size: 25 };
const list: MockHandlers = {
  listAdminContracts: rows,
  listStaffViews: { views: [own, shared] },
};
const path = '/admin/souscriptions';
const openOwn = `${path}?${own.query}&vue=vue_1`;
const trigger = (name: RegExp | string) => screen.findByRole('button', { name });
type User = ReturnType<typeof open>['user'];

async function openMenu(user: User, name: RegExp | string = 'Vues') {
  await user.click(await trigger(name));
  return screen.findByRole('menu');
}
async function choose(user: User, entry: string, name: RegExp | string = /^Vue\s:/) {
  await openMenu(user, name);
  await user.click(await screen.findByRole('menuitem', { name: entry }));
}

describe('the views of a list', () => {
  it('are links, one’s own apart from those of colleagues', async () => {
    const { user, router } = open(path, { as, handlers: list });
    const menu = await openMenu(user);
    const colleagues = await within(menu).findByRole('group', { name: 'Partagées avec l’équipe' });
    expect(within(colleagues).getByRole('menuitem').textContent).toBe('RefuséesMarc Vidal');
    await user.click(within(menu).getByRole('menuitem', { name: /Signées à relancer/ }));
    await trigger(/Vue\s:\sSignées à relancer/);
    expect(router.state.location.search).toBe('?statut=signe&tri=-montant&vue=vue_1');
    expect(screen.queryByRole('button', { name: /^Enregistrer/ })).toBeNull();
  });

  it('are opened by the keyboard', async () => {
    const { user, router } = open(path, { as, handlers: list });
    (await trigger('Vues')).focus();
    await user.keyboard('{ArrowDown}');
    await screen.findByRole('menuitem', { name: /Refusées/ });
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?statut=refuse&vue=vue_2'));
    await waitFor(async () => expect(document.activeElement).toBe(await trigger(/Vue\s:\sRefusées/)));
  });

  it('that could not be loaded leave the list as it is, and are fetched again on demand', async () => {
    const down = reply(500, { error: 'Une erreur est survenue.', code: 'internal' });
    const { user, api } = open(`${path}?statut=signe`, { as, handlers: { ...list, listStaffViews: down } });
    await screen.findByRole('link', { name: 'PO-2026-0001' });
    const menu = await openMenu(user);
    await within(menu).findByRole('menuitem', { name: 'Les vues n’ont pas pu être chargées' });
    expect(screen.queryByRole('button', { name: 'Enregistrer la vue' })).toBeNull();
    api.use(list);
    await user.click(within(menu).getByRole('menuitem', { name: 'Réessayer' }));
    await screen.findByRole('button', { name: 'Enregistrer la vue' });
  });

  it('leave the list usable while they load', async () => {
    const { promise, resolve } = Promise.withResolvers<{ views: [] }>();
    const { user } = open(path, { as, handlers: { ...list, listStaffViews: () => promise } });
    await screen.findByRole('link', { name: 'PO-2026-0001' });
    const menu = await openMenu(user);
    expect(
      within(menu)
        .getAllByRole('menuitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Liste sans filtre']);
    resolve({ views: [] });
  });
});

describe('the default view', () => {
  const withDefault = { ...list, listStaffViews: { views: [{ ...own, is_default: true }, shared] } };

  it('opens with the list, in the place of the bare address', async () => {
    const { router } = open(path, { as, handlers: withDefault });
    await trigger(/Vue\s:\sSignées à relancer/);
    expect(router.state.location.search).toBe('?statut=signe&tri=-montant&vue=vue_1');
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('leaves « Liste sans filtre » and cleared filters as they are', async () => {
    const { user, router } = open(`${path}?statut=signe`, { as, handlers: withDefault });
    await trigger('Vues');
    await user.click(await screen.findByRole('button', { name: 'Effacer les filtres' }));
    await waitFor(() => expect(router.state.location.search).toBe('?vue=aucune'));
    await trigger('Vues');
    await choose(user, 'Liste sans filtre', 'Vues');
    expect(router.state.location.search).toBe('?vue=aucune');
  });

  it('does not replace a contract that the address opens', async () => {
    const handlers = {
      ...withDefault,
      getAdminContract: reply(404, { error: 'Introuvable.', code: 'not_found' }),
    };
    const { router } = open(`${path}/sig_1`, { as, handlers });
    await trigger('Vues');
    await screen.findByText('Introuvable.');
    expect(router.state.location.search).toBe('');
  });

  it.each([
    [false, 'Définir par défaut', own.id, 'Cette vue s’ouvrira par défaut.'],
    [true, 'Ne plus ouvrir par défaut', null, 'La liste s’ouvrira sans vue.'],
  ])('is chosen from the menu of a view: %j', async (is_default, entry, view_id, message) => {
    const handlers = {
      ...list,
      listStaffViews: { views: [{ ...own, is_default }] },
      setDefaultStaffView: { success: true },
    };
    const { user, calls } = open(openOwn, { as, handlers });
    await choose(user, entry);
    await screen.findByText(message);
    expect(calls('setDefaultStaffView').map(({ body }) => body)).toEqual([{ screen: 'contracts', view_id }]);
  });
});

describe('saving', () => {
  it('stores the filters without the page under a name, and opens the view', async () => {
    const created = sampleView({
      id: 'vue_3',
      name: 'Petit',
      query: 'recherche=petit&tri=montant&masquer=client',
    });
    const { user, calls, router } = open(`${path}?page=2&recherche=petit&tri=montant&masquer=client`, {
      as,
      handlers: { ...list, createStaffView: reply(201, created), listStaffViews: { views: [created] } },
    });
    await user.click(await screen.findByRole('button', { name: 'Enregistrer la vue' }));
    const dialog = await screen.findByRole('dialog', { name: 'Enregistrer la vue' });
    expect(within(dialog).getByRole('button', { name: 'Enregistrer' })).toHaveProperty('disabled', true);
    await user.type(within(dialog).getByRole('textbox', { name: 'Nom de la vue' }), ' Petit ');
    await user.click(within(dialog).getByRole('checkbox', { name: /Partagée avec l’équipe/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Enregistrer' }));
    await trigger(/Vue\s:\sPetit/);
    expect(calls('createStaffView').map(({ body }) => body)).toEqual([
      { screen: 'contracts', name: 'Petit', query: created.query, is_shared: true },
    ]);
    expect(router.state.location.search).toBe(`?${created.query}&vue=vue_3`);
  });

  it('is saved anew under a name that was saved before', async () => {
    const created = { ...own, id: 'vue_3', name: 'Petit' };
    const { user, calls } = open(`${path}?statut=signe`, {
      as,
      handlers: { ...list, createStaffView: reply(201, created), listStaffViews: { views: [] } },
    });
    for (const times of [1, 2]) {
      await user.click(await screen.findByRole('button', { name: 'Enregistrer la vue' }));
      await user.type(await screen.findByRole('textbox', { name: 'Nom de la vue' }), 'Petit{Enter}');
      await waitFor(() => expect(calls('createStaffView')).toHaveLength(times));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    const keys = calls('createStaffView').map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(2);
  });

  it('shows a refused name at its field, and keeps what was typed', async () => {
    const error = 'Vous avez déjà une vue de ce nom sur cette liste.';
    const refused = reply(422, { error, code: 'validation_failed', errors: { name: [error] } });
    const { user } = open(`${path}?statut=signe`, { as, handlers: { ...list, createStaffView: refused } });
    await user.click(await screen.findByRole('button', { name: 'Enregistrer la vue' }));
    const field = await screen.findByRole('textbox', { name: 'Nom de la vue' });
    await user.type(field, 'Petit{Enter}');
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(field).toHaveProperty('value', 'Petit');
  });

  it('stores what one changed in one’s own view', async () => {
    const { user, calls } = open(`${path}?statut=refuse&vue=vue_1`, {
      as,
      handlers: { ...list, updateStaffView: own },
    });
    await trigger(/modifiée/);
    expect(screen.getByRole('button', { name: 'Enregistrer sous' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await screen.findByText('Vue enregistrée.');
    expect(calls('updateStaffView').map(({ path: at, body }) => [at, body])).toEqual([
      [{ id: 'vue_1' }, { version: 1, query: 'statut=refuse' }],
    ]);
  });

  it('offers a view of one’s own for what one changed in a colleague’s', async () => {
    const { user } = open(`${path}?statut=signe&vue=vue_2`, { as, handlers: list });
    await trigger(/modifiée/);
    expect(screen.queryByRole('button', { name: 'Enregistrer' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Enregistrer sous' }));
    await screen.findByRole('dialog', { name: 'Enregistrer sous' });
  });
});

describe('a view of one’s own', () => {
  it('is renamed in a dialog', async () => {
    const { user, calls } = open(openOwn, { as, handlers: { ...list, updateStaffView: own } });
    await choose(user, 'Renommer');
    const field = await screen.findByRole('textbox', { name: 'Nom de la vue' });
    expect(field).toHaveProperty('value', 'Signées à relancer');
    expect(screen.queryByRole('checkbox', { name: /Partagée/ })).toBeNull();
    await user.clear(field);
    await user.type(field, 'Relances{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls('updateStaffView')[0]?.body).toEqual({ version: 1, name: 'Relances' });
  });

  it.each([
    [{}, 'Partager avec l’équipe', { is_shared: true }, 'Vue partagée avec l’équipe.'],
    [{ is_shared: true }, 'Ne plus partager', { is_shared: false }, 'Vue visible de vous seulement.'],
    [{}, 'Descendre', { position: 2 }, 'Ordre des vues enregistré.'],
  ])('%#: « %s » changes that alone', async (change, entry, body, message) => {
    const views = [{ ...own, ...change }, sampleView({ id: 'vue_4', name: 'Autre' })];
    const handlers = { ...list, listStaffViews: { views }, updateStaffView: own };
    const { user, calls } = open(openOwn, { as, handlers });
    await choose(user, entry);
    await screen.findByText(message);
    expect(calls('updateStaffView').map((call) => call.body)).toEqual([{ version: 1, ...body }]);
  });

  it('that was changed elsewhere is fetched again, with the reason', async () => {
    const error = 'Cette vue a été modifiée entre-temps. Actualisez la page avant de recommencer.';
    const changed = reply(409, { error, code: 'staff_views.changed' });
    const { user, calls } = open(openOwn, { as, handlers: { ...list, updateStaffView: changed } });
    await choose(user, 'Partager avec l’équipe');
    await screen.findByText(error);
    await waitFor(() => expect(calls('listStaffViews')).toHaveLength(2));
  });

  it('is deleted once it is confirmed, and its filters stay', async () => {
    const { user, api, calls, router } = open(openOwn, {
      as,
      handlers: { ...list, deleteStaffView: { success: true } },
    });
    await choose(user, 'Supprimer');
    const dialog = await screen.findByRole('alertdialog');
    expect(plain(within(dialog).getByRole('heading').textContent)).toBe(
      'Supprimer la vue « Signées à relancer » ?',
    );
    expect(calls('deleteStaffView')).toEqual([]);
    api.use({ ...list, deleteStaffView: { success: true }, listStaffViews: { views: [shared] } });
    await user.click(within(dialog).getByRole('button', { name: 'Supprimer la vue' }));
    await screen.findByText('Vue supprimée.');
    await trigger('Vues');
    expect(router.state.location.search).toContain('statut=signe');
  });

  it('of a colleague has no entry that changes it', async () => {
    const { user } = open(`${path}?statut=refuse&vue=vue_2`, { as, handlers: list });
    const menu = await openMenu(user, /^Vue\s:/);
    const current = await within(menu).findByRole('group', { name: 'Vue affichée' });
    expect(current.textContent).toBe('Vue affichéeDéfinir par défaut');
  });
});

describe('« Vues »', () => {
  const nothing = { items: [], total: 0, page: 1, page_size: 25 };
  const handlers: MockHandlers = {
    listNavs: nothing,
    listFxRates: nothing,
    listAccounts: nothing,
    listProducts: { products: [sampleProduct()] },
  };

  it.each([
    ['/admin/navs/liste', 'navs'],
    ['/admin/navs/ordres-en-attente', 'waiting_orders'],
    ['/admin/navs/corrections', 'corrections'],
    ['/admin/taux-fx', 'fx_rates'],
    ['/admin/souscriptions', 'contracts'],
    ['/admin/souscriptions/versements', 'payouts'],
    ['/admin/souscriptions/journal', 'journal'],
    ['/admin/souscriptions/comptes', 'accounts'],
    ['/admin/a-valider', 'change_requests'],
    ['/admin/users', 'clients'],
    ['/admin/produits', 'products'],
  ])('of %s are those of %s', async (at, viewed) => {
    const { calls, user } = open(at, { as, handlers });
    await openMenu(user);
    expect(calls('listStaffViews').map(({ query }) => query)).toEqual([{ screen: viewed }]);
  });
});
