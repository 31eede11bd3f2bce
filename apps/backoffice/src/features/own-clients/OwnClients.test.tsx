import { reply, replyFile } from '@repo/api-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleAdmin, usePages } from '../../testing/page-test.tsx';
import { sampleAssisted } from '../../testing/sample-assisted.ts';
import { sampleClientRecord, sampleMyClient } from '../../testing/sample-clients.ts';
import { sampleContractRow } from '../../testing/sample-contracts.ts';

const open = usePages();
const as = sampleAdmin({ id: 'usr_paul', role: 'commercial', can_access_yield_admin: false });
const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s/g, ' ');

const stages = (['registered', 'identity', 'verified', 'initiated', 'signed', 'proved', 'paid'] as const).map(
  (stage, index) => ({ stage, clients: index }),
);
const task = {
  id: 'task_1',
  subject_kind: 'user' as const,
  subject_id: 'usr_camille',
  subject_label: 'Camille Moreau',
  title: 'Rappeler la cliente',
  due_day: '2026-01-04',
  is_late: true,
  assignee: { id: 'usr_paul', name: 'Paul Lambert' },
  opened_by: 'Paul Lambert',
  opened_at: '2026-01-03T10:00:00.000Z',
  is_done: false,
  closed_at: null,
  version: 3,
};
const day = {
  todo: 3,
  late: 1,
  tasks: [task],
  groups: [
    {
      reason: 'unpaid' as const,
      clients: 2,
      items: [
        {
          client_id: 'usr_jean',
          client: 'Jean Petit',
          po_number: 'PO-2026-0007',
          since: '2026-01-02T10:00:00.000Z',
        },
      ],
    },
  ],
};
const handlers = {
  getMyPortfolio: { clients: 21, value_eur: '3100000.00', collected_eur: null, stages },
  getMyDay: day,
  getRecordNotes: { notes: [], tasks: [], assignees: [] },
  listAssistedSubscriptions: { items: [], next: null },
};

describe('the home of an adviser', () => {
  it('shows the figures, the day, and each stage with the link to its clients, and announces nothing', async () => {
    open('/admin-commercial', { as, handlers });
    const header = await screen.findByText(/^Mes clients.:/);
    expect(plain(header.textContent)).toBe(
      'Mes clients : 21 · Encours : 3 100 000,00 € · Collecte du mois : inconnu · À faire : 3',
    );
    const pipeline = within(screen.getByRole('list', { name: 'Où en sont mes clients' }));
    const signed = pipeline.getByRole('link', { name: 'Ouvrir\u00a0: Signée' });
    const [card] = pipeline.getAllByRole('listitem');
    expect(card?.textContent?.match(/\d+/g)).toHaveLength(1);
    expect(signed.getAttribute('href')).toBe('/admin-commercial/clients?avancement=signee');
    const unpaid = within(screen.getByRole('list', { name: 'Signées non payées' }));
    expect(screen.getByRole('link', { name: /: Signées non payées$/ }).getAttribute('href')).toBe(
      '/admin-commercial/clients?a-faire=paiement',
    );
    expect(unpaid.getByRole('link', { name: 'Jean Petit' }).getAttribute('href')).toBe(
      '/admin-commercial/clients/usr_jean',
    );
    expect(plain(unpaid.getByRole('listitem').textContent)).toContain('PO-2026-0007 · depuis le 02/01/2026');
    expect(screen.getByText('1 tâche en retard')).toBeDefined();
    expect(screen.queryByText(/En cours de construction/)).toBeNull();
  });

  it('puts a client off as a task of a later day, moves a task to another day, and writes a note', async () => {
    const { user, calls } = open('/admin-commercial', {
      as,
      handlers: {
        ...handlers,
        createTask: reply(201, handlers.getRecordNotes),
        updateTask: task,
        addNote: reply(201, handlers.getRecordNotes),
      },
    });
    await user.click(await screen.findByRole('button', { name: /^Reporter.: Jean/ }));
    const put = within(await screen.findByRole('dialog'));
    await user.click(put.getByRole('button', { name: 'Reporter' }));
    expect(await screen.findByText('Reporté.')).toBeDefined();
    expect(calls('createTask')[0]?.body).toMatchObject({
      kind: 'user',
      id: 'usr_jean',
      title: 'Signées non payées',
      assignee_id: 'usr_paul',
    });
    await user.click(await screen.findByRole('button', { name: /^Reporter.: Rappeler/ }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Reporter' }));
    expect(Object(calls('updateTask')[0]?.body).version).toBe(3);
    await user.click(await screen.findByRole('button', { name: /^Écrire une note.: Jean/ }));
    const note = within(await screen.findByRole('dialog'));
    await user.type(note.getByRole('textbox'), 'Absent jusqu’à lundi');
    await user.click(note.getByRole('button', { name: 'Ajouter la note' }));
    expect(await screen.findByText('Note ajoutée.')).toBeDefined();
    expect(calls('addNote')[0]?.body).toEqual({ kind: 'user', id: 'usr_jean', text: 'Absent jusqu’à lundi' });
  });

  it('shows a delegation with its days, ends it, and gives another one', async () => {
    const delegation = {
      id: 'del_1',
      from: { id: 'usr_nora', name: 'Nora Lemaire' },
      to: { id: 'usr_paul', name: 'Paul Lambert' },
      first_day: '2026-01-05',
      last_day: '2026-01-09',
      reason: 'Congés',
      is_in_force: true,
    };
    const { user, calls } = open('/admin-commercial', {
      as,
      handlers: {
        ...handlers,
        listDelegations: { items: [delegation] },
        listAdvisers: { advisers: [delegation.from, delegation.to] },
        endDelegation: { items: [] },
        createDelegation: reply(201, { items: [] }),
      },
    });
    const line = await screen.findByText(/^Délégation du/);
    expect(plain(line.textContent)).toBe(
      'Délégation du 05/01/2026 au 09/01/2026 : les clients de Nora Lemaire sont dans vos listes.',
    );
    await user.click(screen.getByRole('button', { name: 'Terminer la délégation' }));
    const confirm = within(await screen.findByRole('alertdialog'));
    await user.click(confirm.getByRole('button', { name: 'Terminer la délégation' }));
    expect(await screen.findByText('Délégation terminée.')).toBeDefined();
    expect(calls('endDelegation')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Déléguer mes clients' }));
    const form = within(await screen.findByRole('dialog'));
    await user.click(form.getByRole('button', { name: 'Déléguer' }));
    expect((await form.findAllByText('Choisissez un commercial.')).length).toBeGreaterThan(0);
    expect(calls('createDelegation')).toHaveLength(0);
  });

  it('says that there is nothing to do, and retries what failed', async () => {
    open('/admin-commercial', {
      as,
      handlers: {
        ...handlers,
        getMyDay: { todo: 0, late: 0, tasks: [], groups: [] },
        getMyPortfolio: reply(500, { error: 'Panne', code: 'internal' }),
      },
    });
    expect(await screen.findByText('Rien à faire pour le moment.')).toBeDefined();
    expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeDefined();
  });
});

describe('« Mes clients »', () => {
  const page = {
    items: [sampleMyClient({}, { stage: 'signed', block: 'profile' })],
    total: 1,
    is_total_exact: true,
    page: 1,
    page_size: 25,
  };

  it('shows a line of each client, filters by stage, and exports with the filters', async () => {
    const { user, calls } = open('/admin-commercial/clients?avancement=signee', {
      as,
      handlers: {
        ...handlers,
        listMyClients: page,
        exportMyClients: replyFile('mes-clients.csv', 'text/csv'),
      },
    });
    const row = await screen.findByRole('row', { name: /Camille Moreau/ });
    const cell = (header: string) => plain(row.querySelector(`[data-label="${header}"]`)?.textContent);
    expect(['Étape', 'Blocage', 'Encours', 'Dernier contact', 'Prochaine action'].map(cell)).toEqual([
      'Signée',
      'Profil incomplet',
      '15 000,00 €',
      '03/01/2026',
      'Rappeler pour le virementen retard, pour le 04/01/2026',
    ]);
    expect(calls('listMyClients')[0]?.query).toMatchObject({ stage: 'signed' });
    await user.click(screen.getByRole('button', { name: /Exporter/ }));
    await user.click(await screen.findByRole('menuitem', { name: /CSV/ }));
    await waitFor(() => expect(calls('exportMyClients')).toHaveLength(1));
    expect(calls('exportMyClients')[0]?.query).toMatchObject({ stage: 'signed', format: 'csv' });
  });

  it('opens a client with what is missing, their contracts and the notes, without images or validation', async () => {
    open('/admin-commercial/clients/usr_camille', {
      as,
      handlers: {
        ...handlers,
        listMyClients: page,
        getClient: sampleClientRecord(
          {
            kind: 'company',
            company_name: 'SARL Belleval',
            firstname: 'Hélène',
            lastname: 'Vasseur',
            block: 'documents',
          },
          { company_documents: [{ type: 'kbis', review: '', reason: null, updated_at: null }] },
        ),
      },
    });
    const panel = within(await screen.findByRole('region', { name: 'SARL Belleval' }));
    expect(await panel.findByText('Documents à fournir', { selector: 'dt' })).toBeDefined();
    expect(panel.getByText('Hélène Vasseur')).toBeDefined();
    expect(await panel.findByText('Aucune souscription.')).toBeDefined();
    expect(await panel.findByRole('button', { name: 'Ajouter la note' })).toBeDefined();
    expect(panel.queryByRole('button', { name: /Valider|Approuver/ })).toBeNull();
  });

  it('opens the space of their own client, and reminds of the contract that waits', async () => {
    const contract = sampleContractRow({ id: 'sig_1', status: 'signed', payment_status: 'waiting' });
    const paid = sampleContractRow({ id: 'sig_2', status: 'signed', payment_status: 'paid' });
    const { user, calls } = open('/admin-commercial/clients/usr_camille', {
      as,
      handlers: {
        ...handlers,
        listMyClients: page,
        getClient: sampleClientRecord({ adviser: { id: 'usr_paul', name: 'Paul Lambert' } }),
        listAdminContracts: {
          items: [contract, paid],
          total: 2,
          is_total_exact: true,
          page: 1,
          page_size: 25,
        },
        remindClient: { success: true },
      },
    });
    expect(await screen.findByRole('button', { name: 'Voir comme le client' })).toBeDefined();
    const [remind, ...others] = await screen.findAllByRole('button', { name: /^Relancer/ });
    expect(others).toEqual([]);
    await user.click(remind ?? document.body);
    expect(await screen.findByText('Relance envoyée par e-mail.')).toBeDefined();
    expect(calls('remindClient').map(({ path }) => path)).toEqual([{ id: 'sig_1' }]);
  });

  it('shows when a client was reminded within the day, instead of the button', async () => {
    const at = new Date().toISOString();
    open('/admin-commercial/clients/usr_camille', {
      as,
      handlers: {
        ...handlers,
        listMyClients: page,
        getClient: sampleClientRecord(
          {},
          { last_reminder: { at, by: 'Inès Garnier', po_number: 'PO-2026-0009' } },
        ),
        listAdminContracts: {
          items: [
            sampleContractRow({ id: 'sig_1', status: 'signed', payment_status: 'waiting' }),
            sampleContractRow({ id: 'sig_2', status: 'signed', payment_status: 'paid' }),
          ],
          total: 2,
          is_total_exact: true,
          page: 1,
          page_size: 25,
        },
      },
    });
    const words = /^Déjà relancé le .* par Inès Garnier, pour PO-2026-0009\.$/;
    expect(await screen.findAllByText(words)).toHaveLength(1);
    expect(screen.queryByRole('button', { name: /^Relancer/ })).toBeNull();
  });

  it('prepares a subscription for their client, which opens among their own', async () => {
    const { user, calls, path } = open('/admin-commercial/clients/usr_camille', {
      as,
      handlers: {
        ...handlers,
        listMyClients: page,
        getClient: sampleClientRecord({ adviser: { id: 'usr_paul', name: 'Paul Lambert' } }),
        createAssistedSubscription: sampleAssisted(),
        getAssistedSubscription: sampleAssisted(),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Nouvelle souscription' }));
    await waitFor(() => expect(path()).toBe('/admin-commercial/souscriptions-assistees/sub_1'));
    expect(calls('createAssistedSubscription').map((call) => call.path)).toEqual([{ id: 'usr_camille' }]);
  });

  it('does not open the space of a client whom a colleague delegates', async () => {
    open('/admin-commercial/clients/usr_camille', {
      as,
      handlers: {
        ...handlers,
        listMyClients: page,
        getClient: sampleClientRecord({ adviser: { id: 'usr_nora', name: 'Nora Lemaire' } }),
      },
    });
    expect(await screen.findByText('Aucune souscription.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Voir comme le client' })).toBeNull();
  });
});
