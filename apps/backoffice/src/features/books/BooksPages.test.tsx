import type { OperationOutput } from '@repo/api-sdk';
import { reply, replyFile } from '@repo/api-sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleAdmin, usePages } from '../../testing/page-test.tsx';

const open = usePages();
const as = sampleAdmin();
const contract = { id: 'c1', po_number: 'PO-2026-0042', client: 'Zoé Bernard', product: 'USDFY' };
const unmatched = { account: 'unmatched', family: 'unmatched', strategy: null, contract: null } as const;
const waiting = { account: 'waiting:c1', family: 'waiting', strategy: null, contract } as const;
const plain = (text: string | null | undefined) => text?.replaceAll(/[\u00A0\u202F]/g, ' ');

const match: OperationOutput<'listJournalEntries'>['items'][number] = {
  id: '2',
  number: 2,
  kind: 'match',
  order_day: '2026-01-02',
  booked_at: '2026-01-08T09:00:00.000Z',
  booked_by: 'Inès Garnier',
  reason: 'Frais de réseau',
  reverses: 1,
  reversed_by: null,
  is_reversible: false,
  pending_change: null,
  contract,
  postings: [
    { account: unmatched, asset: 'EURC', amount: '10000' },
    { account: waiting, asset: 'EURC', amount: '-10000' },
  ],
};
const journal = { items: [match], total: 1, page: 1, page_size: 25 };
const ledger: OperationOutput<'getAccountLedger'> = {
  account: unmatched,
  asset: 'EURC',
  assets: ['EUR', 'EURC'],
  opening: '-10000',
  debit: '10000',
  credit: '0.004',
  closing: '-0.004',
  items: [
    {
      id: '2-1',
      entry: 2,
      kind: 'match',
      order_day: '2026-01-02',
      booked_at: '2026-01-08T09:00:00.000Z',
      contract,
      reason: null,
      amount: '10000',
      balance: '0',
    },
  ],
  total: 1,
  page: 1,
  page_size: 25,
};
const balance: OperationOutput<'getTrialBalance'> = {
  day: '2026-01-08',
  lines: [
    { account: unmatched, accounts: 1, asset: 'EURC', debit: '10000', credit: '10250', balance: '-250' },
    {
      account: { account: 'payable', family: 'payable', strategy: null, contract: null },
      accounts: 2,
      asset: 'EURC',
      debit: '0',
      credit: '998',
      balance: '-998',
    },
  ],
  totals: [
    { asset: 'EURC', debit: '10000', credit: '10000', balance: '0' },
    { asset: 'USD', debit: '10', credit: '0', balance: '10' },
  ],
};
const nothing = { bank: '0', wallets: '0', custody: '0', unmatched: '0', waiting: '0', payable: '0' };
const holdings: OperationOutput<'getHoldings'> = {
  strategies: [
    {
      strategy: 'USDFY',
      currency: 'USD',
      units: '98.695048660376',
      nav: '102',
      nav_day: '2026-01-04',
      value: '10066.894963358352',
      invested: '9968.199914698',
      gain: '98.695048660352',
      assets: [{ ...nothing, asset: 'EURC', wallets: '9250', unmatched: '250', payable: '998' }],
      difference: '-64.394963358352',
      quote_day: '2026-01-02',
      shares_accounts: true,
    },
  ],
  others: [
    { strategies: ['USDFY', 'EURFY'], assets: [{ ...nothing, asset: 'EURC', wallets: '1000' }] },
    { strategies: [], assets: [{ ...nothing, asset: 'EUR', bank: '12' }] },
  ],
  assets: [
    {
      asset: 'EURC',
      bank: '0',
      wallets: '10250',
      custody: '0',
      unmatched: '250',
      waiting: '0',
      payable: '998',
    },
  ],
};

const rowOf = async (name: string | RegExp) =>
  screen.getByRole('link', { name }).closest('tr') ?? document.createElement('tr');

describe('the journal', () => {
  it('undoes a movement of our accounts with its reason, and shows one that awaits a second person', async () => {
    const cost = { ...match, id: '3', number: 3, kind: 'cost' as const, contract: null, is_reversible: true };
    const change = {
      id: 'chg_1',
      kind: 'movement.reverse' as const,
      maker: 'Marc Vidal',
      created_at: match.booked_at,
    };
    const held = { ...cost, id: '4', number: 4, pending_change: change };
    const { user, api } = open('/admin/souscriptions/journal', {
      as,
      handlers: {
        listJournalEntries: { ...journal, items: [match, cost, held], total: 3 },
        reverseMovement: { ...cost, is_reversible: false, reversed_by: 5 },
      },
    });
    const link = await screen.findByRole('link', { name: 'Contre-passation à valider' });
    expect(link.getAttribute('href')).toBe('/admin/a-valider/chg_1');
    const buttons = screen.getAllByRole('button', { name: /^Contre-passer/ });
    expect(buttons.map((button) => plain(button.getAttribute('aria-label')))).toEqual(['Contre-passer N° 3']);
    await user.click(screen.getByRole('button', { name: /^Contre-passer/ }));
    const dialog = within(await screen.findByRole('dialog', { name: /Contre-passer l’écriture n°.3/ }));
    await user.click(dialog.getByRole('button', { name: 'Contre-passer' }));
    expect(dialog.getByText('Vous devez indiquer le motif.')).toBeDefined();
    await user.type(dialog.getByLabelText(/^Motif/), 'Saisi deux fois');
    await user.click(dialog.getByRole('button', { name: 'Contre-passer' }));
    expect(await screen.findByText('Écriture contre-passée.')).toBeDefined();
    const sent = api.requests.filter(({ operationId }) => operationId === 'reverseMovement');
    expect(sent.map(({ body }) => body)).toEqual([{ entry: 3, reason: 'Saisi deux fois' }]);
  });

  it('shows each entry with its lines, why it was booked and by whom', async () => {
    open('/admin/souscriptions/journal', { as, handlers: { listJournalEntries: journal } });
    const row = (await screen.findByText('Frais de réseau')).closest('tr');
    expect(plain(row?.textContent)).toContain('N° 2');
    expect(plain(row?.textContent)).toContain('Contre-passe l’écriture n° 1');
    expect(plain(row?.textContent)).toContain('Inès Garnier');
    const lines = within(row ?? document.body).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => plain(textContent))).toEqual([
      'À rapprocherDébit 10 000,00 EURC',
      'En attente d’exécution · PO-2026-0042Crédit 10 000,00 EURC',
    ]);
  });

  it('follows an entry to its account, then back to its contract', async () => {
    const { user, router } = open('/admin/souscriptions/journal', {
      as,
      handlers: { listJournalEntries: journal, getAccountLedger: ledger },
    });
    await user.click(await screen.findByRole('link', { name: 'À rapprocher' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'À rapprocher' })).toBeDefined();
    expect(router.state.location.search).toBe('?compte=unmatched&actif=EURC');
    expect(screen.getByRole('link', { name: 'PO-2026-0042' }).getAttribute('href')).toBe(
      '/admin/souscriptions/c1',
    );
  });

  it('sends its filters, and exports with them', async () => {
    const { user, calls } = open(
      '/admin/souscriptions/journal?ecriture=rattachement&actif=EURC&recherche=PO-2026&du=2026-01-01',
      { as, handlers: { listJournalEntries: journal, exportBooks: replyFile('journal.csv', 'text/csv') } },
    );
    await screen.findByText('Frais de réseau');
    const filters = { kind: 'match', asset: 'EURC', q: 'PO-2026', from: '2026-01-01' };
    expect(calls('listJournalEntries')[0]?.query).toMatchObject(filters);
    await user.click(screen.getByRole('button', { name: 'Exporter' }));
    await user.click(await screen.findByRole('menuitem', { name: /^CSV/ }));
    await waitFor(() =>
      expect(calls('exportBooks')[0]?.query).toEqual({ list: 'entries', format: 'csv', ...filters }),
    );
  });

  it('shows what it will hold while it is empty', async () => {
    open('/admin/souscriptions/journal', { as });
    expect(await screen.findByText('Aucune écriture pour le moment.')).toBeDefined();
  });

  it('offers a retry when it cannot be loaded, and none when it is refused', async () => {
    const failed = reply(500, { error: 'Erreur', code: 'internal', request_id: 'req_test' });
    open('/admin/souscriptions/journal', { as, handlers: { listJournalEntries: failed } });
    expect(await screen.findByText('Les écritures n’ont pas pu être chargées')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Réessayer' })).toBeDefined();
    cleanup();
    const refused = reply(403, { error: 'Refusé', code: 'forbidden', request_id: 'req_test' });
    open('/admin/souscriptions/journal', { as, handlers: { listJournalEntries: refused } });
    await waitFor(() => expect(screen.queryByRole('table')).toBeNull());
    expect(screen.queryByRole('button', { name: 'Réessayer' })).toBeNull();
  });

  it('reverses its order by the column of the numbers', async () => {
    const { user, router } = open('/admin/souscriptions/journal', {
      as,
      handlers: { listJournalEntries: journal },
    });
    await screen.findByText('Frais de réseau');
    const head = screen.getByRole('columnheader', { name: /Écriture/ });
    await user.click(within(head).getByRole('button'));
    await waitFor(() => expect(router.state.location.search).toBe('?tri=date'));
  });

  it('is one of the screens of « Souscriptions »', async () => {
    const { user } = open('/admin/souscriptions/journal', {
      as,
      handlers: { getTrialBalance: balance, getHoldings: holdings },
    });
    const tabs = within(await screen.findByRole('navigation', { name: 'Souscriptions' }));
    expect(tabs.getByRole('link', { name: 'Journal' }).getAttribute('aria-current')).toBe('page');
    await user.click(tabs.getByRole('link', { name: 'Balance' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Balance' })).toBeDefined();
  });
});

describe('the balance', () => {
  const handlers = { getTrialBalance: balance, getHoldings: holdings };

  it('shows units × NAV beside the money of the accounts of each strategy, and the difference', async () => {
    open('/admin/souscriptions/balance', { as, handlers });
    const table = await screen.findByRole('table', { name: 'Encours et avoirs par stratégie' });
    const rows = [...table.querySelectorAll('tbody tr')].map((row) =>
      [...row.querySelectorAll('td')].map(({ textContent }) => plain(textContent)),
    );
    expect(rows).toEqual([
      [
        'USDFY',
        '10 066,89 $US98,695048660376 parts× 102, VL du 04/01/2026',
        '9 968,20 $USplus-value latente98,70 $US',
        '—',
        '9 250,00 EURC',
        '—',
        '1 248,00 EURC',
        '−64,39 $USinsuffisancetaux du 02/01/2026hors comptes partagés',
      ],
      ['Comptes partagés : USDFY, EURFY', '—', '—', '—', '1 000,00 EURC', '—', '—', '—'],
      ['Comptes sans produit', '—', '—', '12,00 €', '—', '—', '—', '—'],
    ]);
  });

  it('shows the sums of all strategies by asset', async () => {
    open('/admin/souscriptions/balance', { as, handlers });
    const table = await screen.findByRole('table', { name: 'Trésorerie et sommes dues, toutes stratégies' });
    expect(plain(table.textContent)).toContain('10 250,00 EURC');
  });

  it('leads to an account, or to the accounts that a line stands for', async () => {
    open('/admin/souscriptions/balance', { as, handlers });
    const account = await screen.findByRole('link', { name: 'À rapprocher' });
    expect(account.getAttribute('href')).toBe('/admin/souscriptions/comptes?compte=unmatched&actif=EURC');
    expect((await rowOf(/À verser/)).textContent).toContain('2 comptes ouverts');
    expect(screen.getByRole('link', { name: /À verser/ }).getAttribute('href')).toBe(
      '/admin/souscriptions/comptes?famille=a-verser&actif=EURC',
    );
  });

  it('says for each asset whether it is balanced', async () => {
    open('/admin/souscriptions/balance', { as, handlers });
    const foot = within(await screen.findByRole('table', { name: 'Total par actif' }));
    expect(foot.getByText('Équilibré').closest('tr')?.textContent).toContain('EURC');
    expect(plain(foot.getByText(/^Déséquilibré/).textContent)).toBe('Déséquilibré · 10,00 $US');
  });

  it('is read at the day in its URL', async () => {
    const { calls } = open('/admin/souscriptions/balance?jour=2026-01-02', { as, handlers });
    await screen.findByRole('table', { name: 'Balance des comptes' });
    expect(calls('getTrialBalance')[0]?.query).toEqual({ day: '2026-01-02' });
  });
});

describe('the accounts', () => {
  it('are filtered by family, and open their lines', async () => {
    const { user, calls } = open('/admin/souscriptions/comptes?famille=en-attente', {
      as,
      handlers: {
        listAccounts: {
          items: [
            { id: 'a', account: waiting, asset: 'EURC', debit: '0', credit: '10000', balance: '-10000' },
          ],
          total: 1,
          page: 1,
          page_size: 25,
        },
        getAccountLedger: { ...ledger, account: waiting },
      },
    });
    await user.click(await screen.findByRole('link', { name: 'En attente d’exécution · PO-2026-0042' }));
    expect(calls('listAccounts')[0]?.query).toMatchObject({ family: 'waiting' });
    await screen.findByText('Solde avant la période');
    expect(calls('getAccountLedger')[0]?.query).toMatchObject({ account: 'waiting:c1', asset: 'EURC' });
  });

  it('show a small balance exactly, and the other assets of the account', async () => {
    open('/admin/souscriptions/comptes?compte=unmatched&actif=EURC', {
      as,
      handlers: { getAccountLedger: ledger },
    });
    await screen.findByText('Solde à la fin');
    expect(plain(document.body.textContent)).toContain('−0,004 EURC');
    const assets = within(screen.getByRole('navigation', { name: 'Actifs du compte' }));
    expect(assets.getByRole('link', { name: 'EUR' }).getAttribute('href')).toBe(
      '/admin/souscriptions/comptes?compte=unmatched&actif=EUR',
    );
  });
});
