import { type MockHandlers, replyFile } from '@repo/api-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleAdmin, usePages } from '../../testing/page-test.tsx';
import { sampleClientRecord, sampleClientRow } from '../../testing/sample-clients.ts';
import { sampleContractRow } from '../../testing/sample-contracts.ts';

const open = usePages();
const as = sampleAdmin();

const handlers: MockHandlers = {
  listClients: {
    items: [
      sampleClientRow({ value_eur: null }),
      sampleClientRow({
        id: 'usr_helene',
        company_name: 'SARL Belleval',
        kind: 'company',
        documents: 'checking',
        adviser: null,
      }),
    ],
    total: 31,
    is_total_exact: true,
    page: 1,
    page_size: 25,
  },
  countClients: {
    review: 3,
    documents: 2,
    incomplete: 1,
    unassigned: 4,
    idle: 5,
    expiring: 0,
    locked: 0,
    all: 31,
  },
  listAdvisers: { advisers: [{ id: 'usr_paul', name: 'Paul Mercadier' }] },
  getClient: sampleClientRecord(),
};

const cellOf = (row: HTMLElement, header: string) =>
  row.querySelector(`[data-label="${header}"]`)?.textContent ?? '';

describe('the list of clients', () => {
  it('shows each client, and the count of each view', async () => {
    open('/admin/users', { as, handlers });
    const link = await screen.findByRole('link', { name: 'SARL Belleval · Gérant' });
    const row = link.closest('tr') ?? document.body;
    expect(cellOf(row, 'Identité, documents')).toMatch(/En revue.*À contrôler/);
    expect(cellOf(row, 'Commercial')).toBe('—');
    expect(cellOf(row, 'Coordonnées')).toBe('camille.moreau@exemple.fr06-12-34-56-78');
    expect(cellOf(row, 'Services')).toBe('Yield, 2FA');
    expect(cellOf(row, 'Contrats')).toBe('1 / 3');
    expect(cellOf(row, 'Encours')).toBe('15\u202f000,00\u00a0€');
    const without = screen.getByRole('link', { name: 'Camille Moreau' }).closest('tr') ?? document.body;
    expect(cellOf(without, 'Encours')).toBe('Un taux ou une VL manque');
    expect(screen.getByRole('tab', { name: /KYC à examiner/ }).textContent).toContain('3');
    expect(screen.getByRole('tab', { name: /Tous/ }).textContent).toContain('31');
  });

  it('requests the list that the address describes, and shows its view', async () => {
    const path =
      '/admin/users?recherche=moreau&identite=en-revue&acces=ouvert&commercial=usr_paul&type=gerant&tri=nom&page=2';
    const { calls } = open(path, { as, handlers });
    await screen.findByRole('link', { name: 'Camille Moreau' });
    expect(calls('listClients').at(-1)?.query).toEqual({
      q: 'moreau',
      identity: 'pending',
      state: 'open',
      sales: 'usr_paul',
      kind: 'company',
      sort: 'name',
      page: '2',
      page_size: '25',
    });
    expect(screen.getByRole('tab', { name: /Tous/, selected: true })).toBeDefined();
    expect(await screen.findByRole('button', { name: /^Commercial.*Paul Mercadier/ })).toBeDefined();
  });

  it('filters by country, service and last sign-in, each a pill', async () => {
    const path = '/admin/users?pays=CHE&service=kaskad&connexion-du=2026-01-02&connexion-au=2026-01-05';
    const { user, router, calls } = open(path, { as, handlers });
    await screen.findByRole('link', { name: 'Camille Moreau' });
    expect(calls('listClients').at(-1)?.query).toMatchObject({
      country: 'CHE',
      service: 'kaskad',
      signed_in_from: '2026-01-02',
      signed_in_to: '2026-01-05',
    });
    expect(screen.getByRole('button', { name: /^Service.*Kaskad/ })).toBeDefined();
    expect(
      screen.getByRole('button', { name: /^Dernière connexion.*02\/01\/2026.*05\/01\/2026/ }),
    ).toBeDefined();
    await user.click(screen.getByRole('button', { name: /^Pays.*Suisse/ }));
    const field = within(await screen.findByRole('dialog')).getByRole('combobox', { name: /Pays/ });
    await user.clear(field);
    await user.type(field, 'Belg');
    await user.click(await screen.findByRole('option', { name: 'Belgique' }));
    await waitFor(() => expect(router.state.location.search).toContain('pays=BEL'));
    await user.click(screen.getByRole('button', { name: /Retirer.*Dernière connexion/ }));
    await waitFor(() => expect(router.state.location.search).not.toContain('connexion-du'));
    expect(router.state.location.search).not.toContain('connexion-au');
  });

  it('opens a view by its traits, and keeps the search', async () => {
    const { user, router } = open('/admin/users?recherche=mor&profil=incomplet', { as, handlers });
    await user.click(await screen.findByRole('tab', { name: /Documents à contrôler/ }));
    await waitFor(() =>
      expect(router.state.location.search).toBe('?recherche=mor&documents=a-controler&acces=ouvert'),
    );
    expect(await screen.findByRole('tab', { name: /Documents à contrôler/, selected: true })).toBeDefined();
  });

  it('exports what is listed', async () => {
    const { user, calls } = open('/admin/users?identite=en-revue', {
      as,
      handlers: { ...handlers, exportClients: replyFile('clients.csv', 'text/csv') },
    });
    await screen.findByRole('link', { name: 'Camille Moreau' });
    await user.click(screen.getByRole('button', { name: 'Exporter' }));
    await user.click(await screen.findByRole('menuitem', { name: /^CSV/ }));
    await waitFor(() => expect(calls('exportClients')).toHaveLength(1));
    expect(calls('exportClients')[0]?.query).toEqual({
      identity: 'pending',
      sort: '-registered_at',
      format: 'csv',
    });
  });
});

const record = (...[client, change]: Parameters<typeof sampleClientRecord>): MockHandlers => ({
  ...handlers,
  getClient: sampleClientRecord(client, change),
});
const panel = () => screen.findByRole('region', { name: 'Camille Moreau' });

describe('the record of a client', () => {
  it('shows who they are and what their profile lacks', async () => {
    open('/admin/users/usr_camille', { as, handlers: record({}, { missing_fields: ['phone', 'city'] }) });
    await screen.findByText(/téléphone et ville/);
    const text = (await panel()).textContent ?? '';
    expect(text).toContain('Paul Mercadier');
    expect(text).toContain('15\u202f000,00\u00a0€');
    expect(text).toContain('12 rue des Lilas, 69003 Lyon');
    expect(text).toContain('France');
  });

  it('shows the refusal of the provider in its two texts', async () => {
    open('/admin/users/usr_camille?onglet=identite', {
      as,
      handlers: record(
        {},
        {
          refusal: { type: 'FINAL', comment: 'Photo floue', staff_note: 'Déjà vu', labels: ['FORGERY'] },
        },
      ),
    });
    await screen.findByText('Photo floue');
    const text = (await panel()).textContent ?? '';
    for (const word of ['Définitif', 'Photo floue', 'Déjà vu', 'FORGERY']) expect(text).toContain(word);
  });

  it('lists their contracts alone, each of which opens', async () => {
    const { user, calls } = open('/admin/users/usr_camille', {
      as,
      handlers: {
        ...handlers,
        listAdminContracts: {
          items: [sampleContractRow()],
          total: 1,
          is_total_exact: true,
          page: 1,
          page_size: 25,
        },
        listAssistedSubscriptions: { items: [], next: null },
      },
    });
    await user.click(await within(await panel()).findByRole('tab', { name: /Souscriptions/ }));
    const link = await screen.findByRole('link', { name: 'PO-2026-0001' });
    expect(link.getAttribute('href')).toContain('/admin/souscriptions/sig_1');
    expect(calls('listAdminContracts').at(-1)?.query).toEqual({ client: 'usr_camille', page_size: '25' });
  });

  it('takes its part out of the address when it is closed', async () => {
    const { user, router } = open('/admin/users/usr_camille?vue=aucune&onglet=identite&devise=CHF', {
      as: sampleAdmin(),
      handlers: record(),
    });
    await user.click(await screen.findByRole('button', { name: 'Fermer le client' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/users'));
    expect(router.state.location.search).toBe('?vue=aucune');
  });

  it('has notes, history and presence of its own, and says what an account that is closed keeps', async () => {
    const { calls } = open('/admin/users/usr_camille?onglet=notes', {
      as,
      handlers: record({ state: 'closed', email: null }),
    });
    await screen.findByText(/Ce compte est fermé/);
    await waitFor(() => expect(calls('getRecordNotes')).toHaveLength(1));
    expect(calls('getRecordNotes')[0]?.query).toEqual({ kind: 'user', id: 'usr_camille' });
    expect(calls('touchPresence')[0]?.body).toMatchObject({ kind: 'user', id: 'usr_camille' });
  });
});

const areViewsShown = () => screen.getByRole('tab', { name: /KYC à examiner/ }).closest('[hidden]') === null;

it('hides the views and filters of the list while a client fills the page', async () => {
  const { user } = open('/admin/users/usr_camille?pleine-page=oui', { as, handlers });
  await screen.findByRole('heading', { name: 'Camille Moreau' });
  expect(areViewsShown()).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Afficher à côté de la liste' }));
  await waitFor(() => expect(areViewsShown()).toBe(true));
});

it('keeps a client open, in full page too, who was opened while a search settled', async () => {
  const { user, router, calls } = open('/admin/users', { as, handlers });
  await user.type(await screen.findByRole('searchbox'), 'moreau');
  await user.click(screen.getByRole('link', { name: 'Camille Moreau' }));
  await user.click(await screen.findByRole('button', { name: 'Ouvrir en pleine page' }));
  await waitFor(() => expect(calls('listClients').at(-1)?.query).toMatchObject({ q: 'moreau' }));
  expect(router.state.location.pathname).toBe('/admin/users/usr_camille');
});
