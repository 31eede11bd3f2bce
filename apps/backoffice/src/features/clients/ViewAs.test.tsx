import { type MockHandlers, reply } from '@repo/api-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sampleAdmin, usePages } from '../../testing/page-test.tsx';
import { sampleClientRecord } from '../../testing/sample-clients.ts';

const open = usePages();
const as = sampleAdmin();
afterEach(() => vi.restoreAllMocks());

const record = (...[client, change]: Parameters<typeof sampleClientRecord>): MockHandlers => ({
  getClient: sampleClientRecord(client, change),
});

/** Opens the form, and fills it in. */
async function fillForm(handlers: MockHandlers = {}, search = '') {
  const page = open(`/admin/users/usr_camille${search}`, { as, handlers: { ...record(), ...handlers } });
  await page.user.click(await screen.findByRole('button', { name: 'Voir comme le client' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Voir l’espace de Camille Moreau' }));
  const submit = () => page.user.click(dialog.getByRole('button', { name: 'Ouvrir son espace' }));
  await submit();
  expect(page.calls('startViewAs')).toHaveLength(0);
  expect(dialog.getAllByText('Vous devez choisir un motif.').length).toBeGreaterThan(0);
  await page.user.click(dialog.getByRole('radio', { name: 'Demande du client' }));
  await page.user.type(dialog.getByRole('textbox', { name: /Précisions/ }), ' Appel du matin ');
  return { ...page, dialog, submit };
}

describe('« Voir comme le client »', () => {
  it('[A46] requires a reason that the client reads, then opens their space in a new tab', async () => {
    const tab = { opener: window };
    const openTab = vi.spyOn(window, 'open').mockReturnValue(Object(tab));
    const { calls, submit } = await fillForm({ startViewAs: { id: 'view_1' } });
    await submit();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls('startViewAs').map(({ body }) => body)).toEqual([
      { reason: 'request', details: 'Appel du matin' },
    ]);
    expect(openTab.mock.calls).toEqual([['http://site.test/#handoff-from=backoffice&view=view_1', '_blank']]);
    expect(tab.opener).toBeNull();
  });

  it('fetches the log of views once the user comes back from it, not before it is opened', async () => {
    vi.spyOn(window, 'open').mockReturnValue(Object({ opener: null }));
    const handlers = {
      startViewAs: { id: 'view_1' },
      listClientAccessLog: { items: [], total: 0, page: 1, page_size: 5 },
    };
    const { calls, submit } = await fillForm(handlers, '?onglet=acces');
    await submit();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls('listClientAccessLog')).toHaveLength(1);
    window.dispatchEvent(new Event('focus'));
    await waitFor(() => expect(calls('listClientAccessLog')).toHaveLength(2));
  });

  it('opens it by a link when the browser blocks the tab', async () => {
    vi.spyOn(window, 'open').mockReturnValue(null);
    const { dialog, submit } = await fillForm({ startViewAs: { id: 'view_1' } });
    await submit();
    const link = await dialog.findByRole('link', { name: 'Ouvrir son espace' });
    expect(link.getAttribute('href')).toContain('view=view_1');
  });

  it('keeps the form, and says why, when it is refused', async () => {
    const error = { error: 'Ce compte est bloqué.', code: 'clients.view_of_closed' };
    const { dialog, submit } = await fillForm({ startViewAs: reply(409, error) });
    await submit();
    expect(await dialog.findByText('Ce compte est bloqué.')).toBeDefined();
  });

  it.each([
    ['a locked account', record({ state: 'locked' })],
    ['an account of staff', record({}, { is_staff: true })],
    ['an account that is to be deleted', record({}, { deletion_on: '2026-02-01' })],
    ['a client without the service', record({ services: ['kaskad'] })],
  ])('[A46] is not offered for %s', async (_what, handlers) => {
    open('/admin/users/usr_camille', { as, handlers });
    await screen.findByText(/12 rue des Lilas/);
    expect(screen.queryByRole('button', { name: 'Voir comme le client' })).toBeNull();
  });

  it('is listed in the record, with who read it', async () => {
    const entry = {
      id: 'view_1',
      opened_at: '2026-01-05T13:00:00.000Z',
      ended_at: null,
      role: 'adviser',
      reason: 'check',
      details: 'Montant affiché',
      viewer: 'Paul Mercadier',
    } as const;
    open('/admin/users/usr_camille?onglet=acces', {
      as,
      handlers: {
        ...record(),
        listClientAccessLog: { items: [entry], total: 1, page: 1, page_size: 5 },
      },
    });
    const list = await screen.findByRole('list', { name: /Consultations de son espace/ });
    for (const word of ['En cours', 'Paul Mercadier · Commercial', 'Montant affiché'])
      expect(list.textContent).toContain(word);
  });
});
