import type { OperationOutput } from '@repo/api-sdk';
import { type MockHandlers, reply, replyFile } from '@repo/api-sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  sampleAdmin,
  sampleClient,
  sampleContractReceipts,
  sampleDetail,
  usePages,
} from '../../testing/page-test.tsx';
import { sampleContractRow } from '../../testing/sample-contracts.ts';
import { sampleReceipt } from '../../testing/sample-receipts.ts';

const open = usePages();
const admin = sampleAdmin();

const hash = `0x${'ab'.repeat(32)}`;
const proof = {
  reference: null,
  executed_on: '2026-01-05',
  wallet_address: '0x52908400098527886E0F7030069857D2E4169EE7',
  txid: hash,
  tx_urls: [],
  submitted_at: '2026-01-05T10:00:00.000Z',
  chain_reading: null,
};

function detail(change: Parameters<typeof sampleDetail>[0] = {}): OperationOutput<'getAdminContract'> {
  return sampleDetail({ payment_status: 'proved', payment_proof: proof, ...change });
}

/** A proof was filed. */
function historyBy(actor: string): OperationOutput<'getRecordHistory'> {
  const filed = {
    id: '1',
    action: 'payment.proved',
    actor,
    is_system: false,
    occurred_at: '2026-01-05T10:00:00.000Z',
    changes: [],
    reason: null,
    request_id: null,
    change_request: null,
    is_erased: false,
  };
  return { items: [filed], next: null, people: [], fields: [] };
}

const list: MockHandlers = {
  listAdminContracts: ({ query }) => ({
    items: [sampleContractRow()],
    total: 31,
    is_total_exact: true,
    page: query['page'] === '2' ? 2 : 1,
    page_size: 25,
  }),
  countAdminContracts: {
    counts: [{ status: 'signed', payment_status: 'proved', strategy: 'USDFY', count: 7 }],
    withdrawals: 2,
    amount_gaps: 1,
  },
};

const lastListQuery = (requests: ReturnType<typeof open>['api']['requests']) =>
  requests.findLast(({ operationId, query }) => operationId === 'listAdminContracts' && query['page'])?.query;

/** The files that the page made the browser save. */
describe('the list of contracts', () => {
  it('shows each contract, and the count of each tab', async () => {
    open('/admin/souscriptions', { as: admin, handlers: list });
    await screen.findByRole('link', { name: 'PO-2026-0001' });
    const table = screen.getByRole('table', { name: 'Liste des souscriptions' });
    expect(table.textContent).toContain('Camille Moreau');
    expect(table.textContent).toContain('15\u202f000,00\u00a0EURC');
    expect(table.textContent).toContain('Preuve déposée');
    await waitFor(() =>
      expect(screen.getByRole('tab', { name: /Preuves à vérifier/ }).textContent).toContain('7'),
    );
  });

  it('counts no tab of a list that is narrowed: they are counts of all contracts', async () => {
    open('/admin/souscriptions?statut=signe&paiement=preuve-deposee&strategie=USDFY', {
      as: admin,
      handlers: list,
    });
    await screen.findByRole('link', { name: 'PO-2026-0001' });
    expect(screen.getByRole('tab', { name: /Preuves à vérifier/ }).textContent).toBe('Preuves à vérifier');
  });

  it('requests the list that the URL describes', async () => {
    const path =
      '/admin/souscriptions?recherche=moreau&statut=signe&paiement=preuve-deposee&tri=montant&page=2&lignes=50';
    const { api } = open(path, { as: admin, handlers: list });
    await screen.findByRole('link', { name: 'PO-2026-0001' });
    expect(lastListQuery(api.requests)).toEqual({
      q: 'moreau',
      status: 'signed',
      payment_status: 'proved',
      sort: 'amount',
      page: '2',
      page_size: '50',
    });
    expect(screen.getByRole('tab', { selected: true }).textContent).toContain('Preuves à vérifier');
  });

  it('stores search, sort and view in the URL', async () => {
    const { user, router } = open('/admin/souscriptions', { as: admin, handlers: list });
    await screen.findByRole('link', { name: 'PO-2026-0001' });
    await user.click(screen.getByRole('tab', { name: /Signées non payées/ }));
    await screen.findByRole('tab', { name: /Signées non payées/, selected: true });
    expect(router.state.location.search).toBe('?statut=signe&paiement=attendu');
    await user.type(await screen.findByRole('searchbox', { name: 'Rechercher' }), 'petit{Enter}');
    await waitFor(() => expect(router.state.location.search).toContain('recherche=petit'));
    const head = await screen.findByRole('columnheader', { name: /Montant/ });
    await user.click(within(head).getByRole('button'));
    await waitFor(() => expect(router.state.location.search).toContain('tri=montant'));
  });

  it('keeps the view chosen while the settled search is made', async () => {
    const { router } = open('/admin/souscriptions/sig_1', {
      as: admin,
      handlers: { ...list, getAdminContract: detail() },
    });
    await screen.findByRole('region', { name: 'PO-2026-0001' });
    const field = await screen.findByRole('searchbox', { name: 'Rechercher' });
    fireEvent.change(field, { target: { value: 'petit' } });
    // Both before the navigation of the first has ended.
    fireEvent.click(screen.getByRole('tab', { name: /Signées non payées/ }));
    fireEvent.keyDown(field, { key: 'Enter' });
    await screen.findByRole('tab', { name: /Signées non payées/, selected: true });
    expect(router.state.location).toMatchObject({
      pathname: '/admin/souscriptions',
      search: '?statut=signe&paiement=attendu&recherche=petit',
    });
  });

  it('hides and moves columns and makes the rows compact, in the URL, on the same page number', async () => {
    const { user, router } = open('/admin/souscriptions?page=2', { as: admin, handlers: list });
    await screen.findByRole('link', { name: 'PO-2026-0001' });
    await user.click(screen.getByRole('button', { name: 'Colonnes' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Produit' }));
    await waitFor(() => expect(router.state.location.search).toBe('?page=2&masquer=produit'));
    await user.click(screen.getByRole('button', { name: 'Avancer Client' }));
    await user.click(screen.getByRole('radio', { name: 'Compacte' }));
    await waitFor(() => expect(router.state.location.search).toContain('&densite=compacte'));
    expect(router.state.location.search).toContain('colonnes=client%2Cn-po%2Cproduit');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Produit' })).toBeNull());
    // The first holds the box that selects the page.
    expect(screen.getAllByRole('columnheader')[1]?.textContent).toBe('Client');
  });

  it('downloads the filtered list as the server writes it, in one request', async () => {
    const handlers = { ...list, exportContracts: replyFile('souscriptions.csv', 'text/csv') };
    const at = '/admin/souscriptions?recherche=moreau&paiement=preuve-deposee&page=2';
    const { user, calls } = open(at, { as: admin, handlers });
    await screen.findByRole('link', { name: 'PO-2026-0001' });
    await user.click(screen.getByRole('button', { name: 'Exporter' }));
    await user.click(await screen.findByRole('menuitem', { name: /^CSV/ }));
    const filters = { format: 'csv', q: 'moreau', payment_status: 'proved', sort: '-created_at' };
    await waitFor(() => expect(calls('exportContracts').map(({ query }) => query)).toEqual([filters]));
  });

  it('shows that no contract matches, and clears the filters', async () => {
    const none = { items: [], total: 0, is_total_exact: true, page: 1, page_size: 25 };
    const { user, router } = open('/admin/souscriptions?recherche=zzz', {
      as: admin,
      handlers: { listAdminContracts: none },
    });
    await screen.findByText('Aucun résultat pour ces filtres');
    const [clear] = screen.getAllByRole('button', { name: 'Effacer les filtres' });
    await user.click(clear!);
    expect(await screen.findByText('Aucune souscription pour le moment.')).toBeDefined();
    expect(router.state.location.search).toBe('?vue=aucune');
  });

  it('offers a retry when the list cannot be loaded', async () => {
    const { api, user } = open('/admin/souscriptions', {
      as: admin,
      handlers: { listAdminContracts: reply(500, { error: 'Une erreur est survenue.', code: 'internal' }) },
    });
    await screen.findByText('Les souscriptions n’ont pas pu être chargées');
    api.use(list);
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('link', { name: 'PO-2026-0001' })).toBeDefined();
  });
});

function openDetail(contract: OperationOutput<'getAdminContract'>, handlers: MockHandlers = {}) {
  return open('/admin/souscriptions/sig_1', {
    as: admin,
    handlers: { ...list, getAdminContract: contract, ...handlers },
  });
}

describe('a contract', () => {
  it('opens from its row, with its chain, its proof checked and its history', async () => {
    const { user, router } = open('/admin/souscriptions?recherche=moreau', {
      as: admin,
      handlers: { ...list, getAdminContract: detail(), getRecordHistory: historyBy('Camille Moreau') },
    });
    await user.click(await screen.findByRole('link', { name: 'PO-2026-0001' }));
    const panel = await screen.findByRole('region', { name: 'PO-2026-0001' });
    expect(router.state.location).toMatchObject({
      pathname: '/admin/souscriptions/sig_1',
      search: '?recherche=moreau',
    });
    expect(within(panel).getByText('Encaissement').closest('li')?.textContent).toContain('attendu');
    expect(within(panel).getByText('identique à l’attendu')).toBeDefined();
    const explorer = within(panel).getByRole('link', { name: 'Voir sur l’explorateur' });
    expect(explorer.getAttribute('href')).toBe(`https://etherscan.io/tx/${hash}`);
    await user.click(within(panel).getByRole('tab', { name: 'Historique' }));
    expect(await within(panel).findByText('Preuve de paiement déposée')).toBeDefined();
  });

  it('shows the statements that its client downloaded, the replaced ones too', async () => {
    const issue = {
      id: 'iss_1',
      period: '2026-01',
      currency: 'EUR' as const,
      issued_at: '2026-02-02T10:00:00.000Z',
      is_replaced: true,
      sha256: 'ab'.repeat(32),
      url: 'https://api.exemple.fr/files/1?signature=a',
    };
    open('/admin/souscriptions/sig_1?onglet=documents', {
      as: admin,
      handlers: {
        ...list,
        getAdminContract: detail(),
        listStatementIssues: { issues: [{ ...issue, id: 'iss_2', url: null, is_replaced: false }, issue] },
      },
    });
    const link = await screen.findByRole('link', { name: 'Relevé 2026-01, EUR' });
    expect(link.getAttribute('href')).toBe(issue.url);
    expect(screen.getByText(/le 02\/02\/2026 · remplacé$/)).toBeDefined();
    expect(screen.getByText(/le 02\/02\/2026 · fichier non conservé$/)).toBeDefined();
  });

  it('that ended before its payment shows no further step', async () => {
    const { contract } = detail();
    const ended = {
      ...contract,
      status: 'closed',
      payment_status: 'canceled',
      closed_date: '2026-02-01',
    } as const;
    openDetail({ ...detail(), contract: ended });
    expect((await screen.findByText('Clôture')).closest('li')?.textContent).toContain('01/02/2026');
    expect(screen.queryByText('attendu')).toBeNull();
    expect(screen.queryByText('Encaissement')).toBeNull();
  });

  it('of a closed account shows that it is closed, without an email address', async () => {
    openDetail({ ...detail(), client: { ...sampleClient, email: null } });
    expect(await screen.findByText('Compte fermé à la demande du client')).toBeDefined();
    expect(document.querySelector('a[href^="mailto:"]')).toBeNull();
  });

  it.each([
    ['waiting', ['Valider le paiement', 'Passer en vérification']],
    ['proved', ['Valider le paiement', 'Passer en vérification', 'Refuser la preuve']],
    ['checking', ['Valider le paiement', 'Refuser la preuve']],
    ['paid', []],
    ['canceled', []],
  ] as const)('offers only what a payment %s allows (R254)', async (payment_status, allowed) => {
    openDetail(detail({ payment_status }));
    await screen.findByRole('region', { name: 'PO-2026-0001' });
    await screen.findByText('camille.moreau@exemple.fr');
    const actions = ['Valider le paiement', 'Passer en vérification', 'Refuser la preuve'];
    const offered = actions.filter((name) => screen.queryByRole('button', { name }) !== null);
    expect(offered).toEqual(allowed);
  });

  it('moves to checking, with a message, and shows the new state', async () => {
    const { api, user } = openDetail(detail(), {
      startPaymentCheck: () => {
        api.use({ getAdminContract: detail({ payment_status: 'checking' }) });
        return detail({ payment_status: 'checking' });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Passer en vérification' }));
    expect(await screen.findByText('Paiement passé en vérification.')).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Passer en vérification' })).toBeNull());
    const sent = api.requests.find(({ operationId }) => operationId === 'startPaymentCheck');
    expect(sent?.path).toEqual({ id: 'sig_1' });
    expect(sent?.headers.get('idempotency-key')).toMatch(/^[\w-]{8,}$/);
  });

  it('sends a check of the next proof as a request of its own, not as a repeat of the first', async () => {
    const adviser = { id: 'usr_dominique', name: 'Dominique Petit' };
    const next = { ...detail({ updated_at: '2026-01-09T10:00:00.000Z' }), adviser };
    const { api, user } = openDetail(detail(), {
      startPaymentCheck: () => {
        api.use({ getAdminContract: next });
        return next;
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Passer en vérification' }));
    await screen.findByText(/Dominique Petit/);
    await user.click(screen.getByRole('button', { name: 'Passer en vérification' }));
    const keys = () =>
      api.requests
        .filter(({ operationId }) => operationId === 'startPaymentCheck')
        .map(({ headers }) => headers.get('idempotency-key'));
    await waitFor(() => expect(keys()).toHaveLength(2));
    expect(new Set(keys()).size).toBe(2);
  });

  it('requires amount, day and reference, then records the payment as typed', async () => {
    const { api, user } = openDetail(detail(), {
      validatePayment: () => {
        const before = sampleContractReceipts();
        api.use({
          getAdminContract: detail({ payment_status: 'paid' }),
          listContractReceipts: {
            ...before,
            contract: { ...before.contract, received: '14950.5', payment_status: 'paid' },
            receipts: [{ ...sampleReceipt, amount: '14950.5' }],
          },
        });
        return detail({ payment_status: 'paid' });
      },
    });
    expect(await screen.findByText('Aucun encaissement rattaché.')).toBeDefined();
    await user.click(await screen.findByRole('button', { name: 'Valider le paiement' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.clear(dialog.getByLabelText('Référence'));
    await user.click(dialog.getByRole('button', { name: 'Valider le paiement' }));
    expect(await dialog.findByText('Le montant reçu doit être supérieur à 0.')).toBeDefined();
    expect(dialog.getByText('Merci de sélectionner la date de valeur.')).toBeDefined();
    expect(dialog.getByText('Merci d’indiquer la référence du paiement.')).toBeDefined();

    await user.type(dialog.getByLabelText('Montant reçu'), '14 950,5');
    expect(dialog.getByText(/Écart avec le montant attendu/).textContent).toContain('−49,50');
    await user.click(dialog.getByRole('spinbutton', { name: /jour/i }));
    await user.keyboard('05012026');
    await user.type(dialog.getByLabelText('Référence'), 'VIR-88120');
    await user.click(dialog.getByRole('button', { name: 'Valider le paiement' }));
    expect(await screen.findByText('Paiement validé.')).toBeDefined();
    expect(await screen.findByText('Reçu le 05/01/2026')).toBeDefined();
    const sent = api.requests.find(({ operationId }) => operationId === 'validatePayment');
    expect(sent?.body).toEqual({ amount: '14950.5', value_date: '2026-01-05', reference: 'VIR-88120' });
  });

  it('refuses a proof with its reason and the sentence the client reads', async () => {
    const { api, user } = openDetail(detail(), { refuseProof: detail({ payment_status: 'waiting' }) });
    await user.click(await screen.findByRole('button', { name: 'Refuser la preuve' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Refuser la preuve' }));
    expect(await dialog.findByText('Merci de choisir un motif.')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: /Motif/ }));
    await user.click(await screen.findByRole('option', { name: 'Montant différent', hidden: false }));
    await user.type(dialog.getByLabelText(/Message au client/), 'Il manque 50 EURC.');
    await user.click(dialog.getByRole('button', { name: 'Refuser la preuve' }));
    expect(await screen.findByText('Preuve refusée. Le client est averti.')).toBeDefined();
    const sent = api.requests.find(({ operationId }) => operationId === 'refuseProof');
    expect(sent?.body).toEqual({ reason: 'amount_mismatch', message: 'Il manque 50 EURC.' });
  });

  it('reports a conflicting change and shows the current state', async () => {
    const { api, user } = openDetail(detail(), {
      startPaymentCheck: () => {
        api.use({ getAdminContract: detail({ payment_status: 'paid' }) });
        return reply(409, { error: 'Ce paiement est déjà validé.', code: 'payments.already_paid' });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Passer en vérification' }));
    expect(await screen.findByText('Cette souscription a changé entre-temps')).toBeDefined();
    expect(screen.getByText(/Ce paiement est déjà validé\./)).toBeDefined();
    expect(await screen.findByText('Rien à vérifier sur ce paiement.')).toBeDefined();
  });

  it('does not offer to review one’s own payment', async () => {
    openDetail({ ...detail(), client: { ...sampleClient, id: admin.id } });
    expect(await screen.findByText('Vous ne pouvez pas traiter votre propre paiement.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Valider le paiement' })).toBeNull();
  });

  it('reports that a contract does not exist', async () => {
    openDetail(detail(), {
      getAdminContract: reply(404, { error: 'Ce contrat est introuvable.', code: 'contracts.not_found' }),
    });
    expect(await screen.findByText('Ce contrat est introuvable.')).toBeDefined();
  });
});
