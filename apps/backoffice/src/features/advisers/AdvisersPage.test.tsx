import { type MockHandlers, reply, replyFile } from '@repo/api-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleAdmin, usePages } from '../../testing/page-test.tsx';
import { sampleAdviser, sampleFigures } from '../../testing/sample-advisers.ts';
import { sampleClientRow } from '../../testing/sample-clients.ts';

const open = usePages();
const as = sampleAdmin();
const nora = sampleAdviser({
  id: 'usr_nora',
  firstname: 'Nora',
  lastname: 'Lemaire',
  clients: 0,
  state: 'invited',
  signed_in_at: null,
});
const handlers: MockHandlers = {
  listAdviserAccounts: { items: [sampleAdviser(), nora] },
  getAdviserFigures: { items: [sampleFigures()] },
  listAdvisers: { advisers: [sampleAdviser(), nora].map(({ id, lastname }) => ({ id, name: lastname })) },
  listClients: {
    items: [sampleClientRow()],
    total: 18,
    is_total_exact: true,
    page: 1,
    page_size: 10,
  },
};
const cell = (row: HTMLElement, header: string) =>
  row.querySelector(`[data-label="${header}"]`)?.textContent?.replaceAll(/\s/g, ' ');
const rowOf = (name: RegExp) => screen.findByRole('row', { name });

describe('the list of advisers', () => {
  it('shows the facts of each, and zeros for one without clients', async () => {
    open('/admin/commerciaux', { as, handlers });
    const paul = await rowOf(/Paul Lambert/);
    await waitFor(() => expect(cell(paul, 'Encours')).toBe('310 000,00 €'));
    expect([cell(paul, 'Clients'), cell(paul, 'Conversion'), cell(paul, 'Délai médian')]).toEqual([
      '18',
      '75 %',
      '4 jours',
    ]);
    const other = await rowOf(/Nora Lemaire/);
    expect([cell(other, 'Statut'), cell(other, 'Connexion'), cell(other, 'Collecte 30\u00a0j')]).toEqual([
      'Jamais connecté',
      'Jamais',
      '0,00 €',
    ]);
  });

  it('stays when the figures could not be computed, and computes them again on request', async () => {
    const { user, calls } = open('/admin/commerciaux', {
      as,
      handlers: {
        ...handlers,
        getAdviserFigures: reply(503, { error: 'Service occupé', code: 'unavailable' }),
      },
    });
    expect(await screen.findByText('Les montants n’ont pas pu être calculés')).toBeDefined();
    expect(cell(await rowOf(/Paul Lambert/), 'Encours')).toBe('—');
    const before = calls('getAdviserFigures').length;
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    await waitFor(() => expect(calls('getAdviserFigures').length).toBeGreaterThan(before));
  });
});

it('is exported', async () => {
  const { user, calls } = open('/admin/commerciaux', {
    as,
    handlers: { ...handlers, exportAdvisers: replyFile('commerciaux.csv', 'text/csv') },
  });
  await user.click(await screen.findByRole('button', { name: 'Exporter' }));
  await user.click(await screen.findByRole('menuitem', { name: /^CSV/ }));
  await waitFor(() => expect(calls('exportAdvisers').map(({ query }) => query)).toEqual([{ format: 'csv' }]));
});

describe('an adviser', () => {
  it('[A47] is disabled once their clients are reassigned, as many as were shown', async () => {
    const { user, calls } = open('/admin/commerciaux/usr_paul', {
      as,
      handlers: { ...handlers, reassignClients: sampleAdviser({ clients: 0 }) },
    });
    expect(await screen.findByText(/réaffectez d’abord ses 18.clients/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Désactiver' })).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('button', { name: /^Réaffecter 18.clients$/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('et 17 autres')).toBeDefined();
    await user.click(await dialog.findByRole('button', { name: /Nouveau commercial/ }));
    await user.click(within(await screen.findByRole('listbox')).getByRole('option', { name: 'Lemaire' }));
    expect(dialog.getByText(/18.clients passeront à Lemaire/)).toBeDefined();
    await user.type(dialog.getByRole('textbox', { name: /Motif/ }), 'Départ');
    await user.click(dialog.getByRole('button', { name: 'Réaffecter' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls('reassignClients').map(({ body }) => body)).toEqual([
      { adviser_id: 'usr_nora', clients: 18, reason: 'Départ' },
    ]);
    expect(calls('listClients')[0]?.query).toMatchObject({ sales: 'usr_paul' });
  });

  it('without clients is disabled with a reason', async () => {
    const { user, calls } = open('/admin/commerciaux/usr_nora', {
      as,
      handlers: { ...handlers, disableAdviser: sampleAdviser({ state: 'disabled' }) },
    });
    await user.click(await screen.findByRole('button', { name: 'Désactiver' }));
    await user.type(await screen.findByRole('textbox', { name: /Motif/ }), 'Départ');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Désactiver' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls('disableAdviser').map(({ body }) => body)).toEqual([{ reason: 'Départ' }]);
  });

  it('[A56] opens for editing by « e »', async () => {
    const { user } = open('/admin/commerciaux/usr_paul', { as, handlers });
    await screen.findByRole('button', { name: 'Modifier' });
    screen.getByRole('heading', { level: 2, name: /Paul Lambert/ }).focus();
    await user.keyboard('e');
    await screen.findByRole('dialog', { name: /^Modifier Paul Lambert/ });
  });

  it('[A44] is edited over what a colleague stored meanwhile', async () => {
    const { api, user, calls } = open('/admin/commerciaux/usr_paul', {
      as,
      handlers: {
        ...handlers,
        updateAdviser: ({ body }) => {
          if (Object(body).version === 'v2') return sampleAdviser();
          api.use({
            listAdviserAccounts: { items: [sampleAdviser({ phone: '06-99-99-99-99', version: 'v2' })] },
          });
          return reply(409, { error: 'Ce commercial a été modifié.', code: 'advisers.changed' });
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Modifier' }));
    const dialog = within(await screen.findByRole('dialog'));
    const link = dialog.getByRole('textbox', { name: /Lien de rendez-vous/ });
    await user.clear(link);
    await user.type(link, 'https://exemple.fr/paul');
    await user.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    expect(dialog.getAllByText(/mener à calendly.com/).length).toBeGreaterThan(0);
    await user.clear(link);
    await user.type(link, 'https://calendly.com/paul');
    await user.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    const conflict = within(await screen.findByRole('dialog', { name: 'Cette fiche a changé entre-temps' }));
    expect(conflict.getAllByRole('row', { name: /^Téléphone/ })[0]?.textContent).toContain('06-99-99-99-99');
    await user.click(conflict.getByRole('button', { name: 'Reprendre ma saisie' }));
    await user.click(await screen.findByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(calls('updateAdviser')).toHaveLength(2));
    expect(calls('updateAdviser')[1]?.body).toMatchObject({
      version: 'v2',
      adviser: { phone: '06-99-99-99-99', booking_url: 'https://calendly.com/paul' },
    });
  });
});

it('invites an adviser by e-mail', async () => {
  const { user, calls } = open('/admin/commerciaux', {
    as,
    handlers: { ...handlers, inviteAdviser: reply(201, nora) },
  });
  await user.click(await screen.findByRole('button', { name: 'Ajouter un commercial' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: /Adresse e-mail/ }), 'nora@exemple.fr');
  await user.type(dialog.getByRole('textbox', { name: 'Prénom' }), 'Nora');
  await user.type(dialog.getByRole('textbox', { name: 'Nom' }), 'Lemaire');
  await user.click(dialog.getByRole('button', { name: 'Envoyer l’invitation' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls('inviteAdviser').map(({ body }) => body)).toEqual([
    {
      email: 'nora@exemple.fr',
      adviser: { firstname: 'Nora', lastname: 'Lemaire', phone: '', booking_url: '' },
    },
  ]);
});
