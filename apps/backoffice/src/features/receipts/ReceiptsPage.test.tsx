import type { components, OperationOutput } from '@repo/api-sdk';
import { type MockHandlers, reply } from '@repo/api-sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleAdmin, sampleEntry, usePages } from '../../testing/page-test.tsx';
import { findConfirmed, unproven } from '../../testing/step-up.ts';

const open = usePages();
const admin = sampleAdmin();

type Schemas = components['schemas'];

const contract: Schemas['ReceiptContract'] = {
  id: 'con_1',
  po_number: 'PO-2026-0184',
  client: 'Yanis Roche',
  product: 'BTCFY',
  amount: '0.85',
  currency: 'BTC',
  received: '0',
  status: 'signed',
  payment_status: 'proved',
};
const short: Schemas['ReceiptProposal'] = {
  contract,
  certainty: 'proposed',
  score: 82,
  points: { reference: 40, amount: 12, payer: 20, day: 10 },
  reasons: {
    reference: null,
    is_proof_txid: true,
    gap: { kind: 'short', difference: '-0.0068', percent: '-0.8' },
    payer: 'unknown',
    origin: 'declared',
    day: 'since_creation',
    expectation: 'awaited',
  },
};
const certain: Schemas['ReceiptProposal'] = {
  ...short,
  contract: { ...contract, id: 'con_2', po_number: 'PO-2026-0186', client: 'SARL Belleval', amount: '0.1' },
  certainty: 'certain',
  score: 100,
  points: { ...short.points, amount: 30 },
  reasons: { ...short.reasons, gap: { kind: 'within', difference: '0', percent: '0' } },
};
const receipt: Schemas['Receipt'] = {
  id: 'rec_1',
  account: 'wallet:bitcoin:3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy',
  source: 'chain',
  state: 'open',
  day: '2026-11-19',
  amount: '0.8432',
  currency: 'BTC',
  payer_name: 'Yanis Roche',
  payer_account: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  wording: null,
  txid: '9f'.repeat(32),
  confirmations: 6,
  is_reversal: false,
  return_reason: null,
  reason: null,
  recorded_at: '2026-11-19T13:02:00.000Z',
  contract: null,
  proposal: short,
};
const second: Schemas['Receipt'] = {
  ...receipt,
  id: 'rec_2',
  payer_name: 'SARL Belleval',
  wording: '9f'.repeat(32),
  amount: '0.1',
  proposal: certain,
};
const page: OperationOutput<'listReceipts'> = {
  items: [receipt, second],
  total: 2,
  page: 1,
  page_size: 25,
  counts: { open: 2, proposed: 2, attached: 4, unmatched: 1, returned: 0, payout_return: 0 },
};
const detail: OperationOutput<'getReceipt'> = {
  pending_change: null,
  receipt,
  proposals: [short],
  payout_returns: [],
  returned_payout: null,
  entries: [sampleEntry({ kind: 'receipt', order_day: '2026-11-19' })],
};
const bank: Schemas['ReconciledAccount'] = {
  account: 'bank:FR7630006000011234567890189',
  currency: 'EURO',
  label: 'USDFY',
  books: '1000',
  statement: { day: '2026-11-18', balance: '980', books: '1000' },
  difference: '-20',
  lines: [{ entry: 9, kind: 'receipt', day: '2026-11-18', amount: '20', label: 'VIR-20' }],
  debits: [],
  pending_change: null,
};
const accounts: OperationOutput<'getReconciliation'> = { accounts: [bank] };
const usual: MockHandlers = { listReceipts: page, getReceipt: detail, getReconciliation: accounts };
const path = '/admin/souscriptions/rapprochement';
const show = (handlers: MockHandlers = {}, at = path) =>
  open(at, { as: admin, handlers: { ...usual, ...handlers } });
const bodiesOf = (opened: ReturnType<typeof open>, operationId: string) =>
  opened.api.requests.filter((request) => request.operationId === operationId).map(({ body }) => body);

const lastOf: MockHandlers['listReceipts'] = ({ query }) => ({
  ...page,
  items: query['page'] === '99' ? [] : page.items,
});

describe('the reconciliation', () => {
  it('counts each tab and names what arrived with its best contract', async () => {
    show();
    const list = within(await screen.findByRole('listbox', { name: 'Encaissements' }));
    expect(list.getAllByRole('option')).toHaveLength(2);
    expect(list.getByText('Proposée · 82/100 · PO-2026-0184')).toBeDefined();
    expect(list.getByText('Certaine · 100/100 · PO-2026-0186')).toBeDefined();
    expect(list.getByText(/· 9f9f9f…9f9f$/)).toBeDefined();
    expect(screen.getByRole('tab', { name: /À rapprocher\s*2/ })).toBeDefined();
    expect(screen.getByRole('tab', { name: /Rattachés\s*4/ })).toBeDefined();
  });

  it('[A27] says that a page no longer exists, and leads to the first', async () => {
    const { user } = show({ listReceipts: lastOf }, `${path}?page=99`);
    await screen.findByText('Cette page n’existe plus');
    await user.click(screen.getByRole('button', { name: 'Revenir à la première page' }));
    expect(await screen.findByRole('listbox', { name: 'Encaissements' })).toBeDefined();
  });

  it('shows the reasons of each proposal, and waits for the rest of a short amount unless chosen otherwise', async () => {
    const opened = show({ attachReceipt: { ...detail, receipt: { ...receipt, state: 'attached' } } });
    await opened.user.click(await screen.findByRole('option', { name: /Yanis Roche/ }));
    const panel = within(await screen.findByRole('region', { name: 'Yanis Roche' }));
    expect(panel.getByText(/^Il manque 0,00680000 BTC · .0,8 % de l’attendu$/)).toBeDefined();
    expect(panel.getByText('Adresse d’origine déclarée')).toBeDefined();
    expect(panel.getByText(/^Proposée · 82\/100 · Attendu/)).toBeDefined();
    expect(
      panel.getByText('Référence 40/40 · Montant 12/30 · Payeur ou adresse 20/20 · Date 10/10'),
    ).toBeDefined();
    expect(panel.getByRole('link', { name: 'Voir sur l’explorateur' }).getAttribute('href')).toBe(
      `https://mempool.space/tx/${'9f'.repeat(32)}`,
    );
    await opened.user.click(panel.getByRole('radio', { name: /Accepter ce montant/ }));
    await opened.user.type(panel.getByRole('textbox', { name: /Motif/ }), 'Frais de réseau');
    await opened.user.click(panel.getByRole('button', { name: 'Rattacher' }));
    await waitFor(() =>
      expect(bodiesOf(opened, 'attachReceipt')).toEqual([
        { contract_id: 'con_1', short: 'accept', reason: 'Frais de réseau' },
      ]),
    );
  });

  it('chooses a contract that awaits money, not a better match that awaits none', async () => {
    const paid = { ...certain, reasons: { ...certain.reasons, expectation: 'already_paid' as const } };
    const opened = show({ getReceipt: { ...detail, proposals: [paid, short] } });
    await opened.user.click(await screen.findByRole('option', { name: /Yanis Roche/ }));
    const panel = within(await screen.findByRole('region', { name: 'Yanis Roche' }));
    expect(panel.getByRole('radio', { name: /PO-2026-0184/ })).toHaveProperty('checked', true);
    expect(panel.getByRole('radio', { name: /PO-2026-0186/ })).toMatchObject({
      checked: false,
      disabled: true,
    });
  });

  it('confirms an attachment although its form is gone before the list is read again', async () => {
    const attached = { ...detail, receipt: { ...receipt, state: 'attached' as const } };
    const list = Promise.withResolvers<typeof page>();
    const opened = show({ attachReceipt: attached });
    await opened.user.click(await screen.findByRole('option', { name: /Yanis Roche/ }));
    const button = await screen.findByRole('button', { name: 'Rattacher' });
    opened.api.use({ getReceipt: attached, listReceipts: () => list.promise });
    await opened.user.click(button);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Rattacher' })).toBeNull());
    list.resolve(page);
    expect(await screen.findByText('Encaissement rattaché.')).toBeDefined();
  });

  it('opens the next receipt with ↓, and attaches a certain one with Entrée', async () => {
    const opened = show({ attachReceipt: { ...detail, receipt: { ...second, state: 'attached' } } });
    await opened.user.click(await screen.findByRole('option', { name: /Yanis Roche/ }));
    await opened.user.keyboard('{Enter}');
    expect(bodiesOf(opened, 'attachReceipt')).toEqual([]);
    await opened.user.keyboard('{ArrowDown}');
    await waitFor(() =>
      expect(screen.getByRole('option', { name: /SARL Belleval/ }).getAttribute('aria-selected')).toBe(
        'true',
      ),
    );
    await opened.user.keyboard('{Enter}');
    await waitFor(() => expect(bodiesOf(opened, 'attachReceipt')).toEqual([{ contract_id: 'con_2' }]));
  });

  it('[A58] shows why another person’s decision came first, and keeps what was typed', async () => {
    const error = reply(409, {
      error: 'Cet encaissement est déjà rattaché à un contrat.',
      code: 'receipts.already_attached',
      request_id: 'req_1',
    });
    const opened = show({ attachReceipt: error });
    await opened.user.click(await screen.findByRole('option', { name: /Yanis Roche/ }));
    const reason = await screen.findByRole('textbox', { name: /^Motif/ });
    await opened.user.type(reason, 'Complément par chèque');
    await opened.user.click(screen.getByRole('button', { name: 'Rattacher' }));
    expect(await screen.findByText('Cet encaissement est déjà rattaché à un contrat.')).toBeDefined();
    expect(reason).toHaveProperty('value', 'Complément par chèque');
  });

  it('leaves a receipt unmatched with a reason only', async () => {
    const opened = show({ leaveUnmatched: { ...detail, receipt: { ...receipt, state: 'unmatched' } } });
    await opened.user.click(await screen.findByRole('option', { name: /Yanis Roche/ }));
    await opened.user.click(await screen.findByRole('button', { name: 'Laisser non rattaché' }));
    const dialog = within(await screen.findByRole('dialog'));
    await opened.user.click(dialog.getByRole('button', { name: 'Laisser non rattaché' }));
    expect(await dialog.findByText('Vous devez indiquer le motif.')).toBeDefined();
    await opened.user.type(dialog.getByRole('textbox', { name: 'Motif' }), 'Contrat annulé');
    await opened.user.click(dialog.getByRole('button', { name: 'Laisser non rattaché' }));
    await waitFor(() => expect(bodiesOf(opened, 'leaveUnmatched')).toEqual([{ reason: 'Contrat annulé' }]));
  });

  it('looks for another contract among those that await money, and shows when it can’t', async () => {
    const error = { error: 'Indisponible.', code: 'unavailable', request_id: 'req_1' };
    const opened = show({ listAdminContracts: reply(503, error) });
    await opened.user.click(await screen.findByRole('option', { name: /Yanis Roche/ }));
    await opened.user.click(await screen.findByRole('radio', { name: 'Choisir un autre contrat' }));
    await opened.user.type(await screen.findByLabelText('Numéro de PO ou nom du client'), 'moreau');
    expect(await screen.findByText('Les contrats n’ont pas pu être chargés')).toBeDefined();
    const sent = opened.api.requests.filter(({ operationId }) => operationId === 'listAdminContracts');
    expect(sent.at(-1)?.query).toMatchObject({ q: 'moreau', status: 'signed', unpaid: 'true' });
  });

  it('shows in the form that the accounts could not be loaded', async () => {
    const error = { error: 'Indisponible.', code: 'unavailable', request_id: 'req_1' };
    const opened = show({ getReconciliation: reply(503, error) });
    await opened.user.click(await screen.findByRole('button', { name: 'Saisir un encaissement' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('Les comptes n’ont pas pu être chargés')).toBeDefined();
    expect(dialog.getByRole('button', { name: 'Réessayer' })).toBeDefined();
  });

  it('puts the books of each account beside its statement', async () => {
    show();
    expect(await screen.findByText('980,00 € au 18/11/2026')).toBeDefined();
    expect(screen.getByText(/^.20,00 €$/)).toBeDefined();
    expect(screen.getByText('n° 9 · 18/11/2026 · VIR-20 · 20,00 €')).toBeDefined();
  });

  it('books a fee, a transfer or money sent to be invested, as one of our accounts has it', async () => {
    const to = { ...bank, account: 'bank:DE89370400440532013000', label: 'BTCFY' };
    const opened = show({
      getReconciliation: { accounts: [bank, to] },
      recordMovement: bank,
    });
    await opened.user.click(await screen.findByRole('button', { name: 'Saisir un mouvement' }));
    const dialog = within(await screen.findByRole('dialog', { name: /Saisir un mouvement/ }));
    const submit = dialog.getByRole('button', { name: 'Enregistrer' });
    const choose = async (label: RegExp, option: RegExp) => {
      await opened.user.click(dialog.getByRole('button', { name: label }));
      const choices = within(await screen.findByRole('listbox', { name: label }));
      await opened.user.click(choices.getByRole('option', { name: option }));
    };
    await choose(/Nature/, /Virement entre nos comptes/);
    await choose(/Compte débité/, /USDFY/);
    await opened.user.type(dialog.getByLabelText(/^Montant/), '400');
    await opened.user.type(dialog.getByLabelText(/^Motif/), 'Équilibrage');
    await opened.user.click(submit);
    expect(await dialog.findByText('Choisissez un compte.')).toBeDefined();
    expect(bodiesOf(opened, 'recordMovement')).toEqual([]);
    await choose(/Compte crédité/, /BTCFY/);
    await opened.user.click(submit);
    expect(await screen.findByText('Mouvement enregistré.')).toBeDefined();
    expect(bodiesOf(opened, 'recordMovement')).toMatchObject([
      {
        nature: 'transfer',
        account: bank.account,
        to_account: to.account,
        currency: 'EURO',
        amount: '400',
        reason: 'Équilibrage',
      },
    ]);
  });

  it('shows that a typed fee awaits a second person', async () => {
    const request = { id: 'chg_1', maker: 'Marc Vidal', created_at: '2026-11-18T09:00:00.000Z' };
    const held = { ...bank, pending_change: { ...request, kind: 'movement.record' as const } };
    const opened = show({ recordMovement: held });
    await opened.user.click(await screen.findByRole('button', { name: 'Saisir un mouvement' }));
    const dialog = within(await screen.findByRole('dialog', { name: /Saisir un mouvement/ }));
    await opened.user.click(dialog.getByRole('button', { name: /Compte/ }));
    const choices = within(await screen.findByRole('listbox', { name: /Compte/ }));
    await opened.user.click(choices.getByRole('option', { name: /USDFY/ }));
    await opened.user.type(dialog.getByLabelText(/^Montant/), '5000');
    await opened.user.type(dialog.getByLabelText(/^Motif/), 'Frais');
    await opened.user.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    expect(
      await screen.findByText('Mouvement demandé : un second utilisateur doit le valider.'),
    ).toBeDefined();
    cleanup();
    show({ getReconciliation: { accounts: [held] } });
    expect((await screen.findByRole('link', { name: 'Voir la demande' })).getAttribute('href')).toBe(
      '/admin/a-valider/chg_1',
    );
  });

  it('names its nature and amount where its sender must prove who is there', async () => {
    const opened = show(unproven('recordMovement'));
    await opened.user.click(await screen.findByRole('button', { name: 'Saisir un mouvement' }));
    const dialog = within(await screen.findByRole('dialog', { name: /Saisir un mouvement/ }));
    await opened.user.click(dialog.getByRole('button', { name: /Compte/ }));
    const choices = within(await screen.findByRole('listbox', { name: /Compte/ }));
    await opened.user.click(choices.getByRole('option', { name: /USDFY/ }));
    await opened.user.type(dialog.getByLabelText(/^Montant/), '5000');
    await opened.user.type(dialog.getByLabelText(/^Motif/), 'Frais');
    await opened.user.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    expect(await findConfirmed()).toBe('Frais de banque ou de réseau : 5 000,00 €');
  });

  it('books a debit of a statement as it is, from « Débits à qualifier »', async () => {
    const debit = {
      id: 'deb_1',
      day: '2026-11-18',
      amount: '12.5',
      party_name: null,
      wording: 'FRAIS DE TENUE',
      reference: 'FR-1',
    };
    const opened = show({
      getReconciliation: { accounts: [{ ...bank, debits: [debit] }] },
      recordMovement: bank,
    });
    expect(await screen.findByText('À qualifier · 18/11/2026 · FRAIS DE TENUE · −12,50 €')).toBeDefined();
    const table = within(screen.getByRole('table', { name: 'Débits à qualifier' }));
    await opened.user.click(table.getByRole('button', { name: 'Saisir le mouvement' }));
    const dialog = within(await screen.findByRole('dialog', { name: /Saisir un mouvement/ }));
    expect(dialog.queryByLabelText(/^Montant/)).toBeNull();
    expect(dialog.getByText('FR-1')).toBeDefined();
    await opened.user.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() =>
      expect(bodiesOf(opened, 'recordMovement')).toEqual([
        {
          nature: 'cost',
          account: bank.account,
          currency: 'EURO',
          day: '2026-11-18',
          amount: '12.5',
          reason: 'FRAIS DE TENUE (FR-1)',
          debit_id: 'deb_1',
        },
      ]),
    );
  });

  it('shows an empty list', async () => {
    const nothing = { open: 0, proposed: 0, attached: 0, unmatched: 0, returned: 0, payout_return: 0 };
    show({ listReceipts: { ...page, items: [], total: 0, counts: nothing } });
    expect(await screen.findByText('Aucun encaissement')).toBeDefined();
  });
});
