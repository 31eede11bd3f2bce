import type { components, OperationOutput } from '@repo/api-sdk';
import { type MockHandlers, reply } from '@repo/api-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleAdmin, usePages } from '../../testing/page-test.tsx';
import { samplePayout } from '../../testing/sample-payouts.ts';
import { bankReceipt } from '../../testing/sample-receipts.ts';

const open = usePages();

const credit = {
  ...bankReceipt,
  source: 'camt053',
  state: 'open',
  amount: '998',
  payer_name: 'Odile Carrel',
} as const;
const page: OperationOutput<'listReceipts'> = {
  items: [],
  total: 1,
  page: 1,
  page_size: 25,
  counts: { open: 1, proposed: 0, attached: 0, unmatched: 0, returned: 0, payout_return: 0 },
};
const returned: components['schemas']['PayoutReturn'] = {
  payout: samplePayout({ id: 'pay_1', kind: 'closing', state: 'executed', executed_on: '2026-11-17' }),
  certainty: 'certain',
  reasons: { reference: 'end_to_end', beneficiary: 'account' },
  fee: '0',
};
const detail: OperationOutput<'getReceipt'> = {
  pending_change: null,
  receipt: credit,
  proposals: [],
  payout_returns: [returned],
  returned_payout: null,
  entries: [],
};

function show(receipt: OperationOutput<'getReceipt'>['receipt'], handlers: MockHandlers) {
  return open('/admin/souscriptions/rapprochement', {
    as: sampleAdmin(),
    handlers: {
      listReceipts: { ...page, items: [receipt] },
      getReceipt: { ...detail, receipt },
      getReconciliation: { accounts: [] },
      ...handlers,
    },
  });
}
const bodiesOf = (opened: ReturnType<typeof show>) =>
  opened.api.requests.flatMap(({ operationId, body }) =>
    operationId === 'recordPayoutReturn' ? [body] : [],
  );
const confirmReturn = async (opened: ReturnType<typeof show>) => {
  const asked = within(await screen.findByRole('alertdialog', { name: /Enregistrer ce renvoi/ }));
  await opened.user.click(asked.getByRole('button', { name: 'Enregistrer le renvoi' }));
};

describe('a transfer that the bank sent back', () => {
  it('records which payout the bank sent back with a credit that it marks, and offers no contract', async () => {
    const marked = { ...credit, is_reversal: true, return_reason: 'AC04' };
    const recorded = { ...detail, receipt: { ...marked, state: 'payout_return' as const } };
    const opened = show(marked, { recordPayoutReturn: recorded });
    await opened.user.click(await screen.findByRole('option', { name: /Odile Carrel.*Virement renvoyé/ }));
    const panel = within(await screen.findByRole('region', { name: 'Odile Carrel' }));
    expect(panel.getByText('AC04, compte clos')).toBeDefined();
    expect(panel.queryByRole('button', { name: 'Rattacher' })).toBeNull();
    expect(panel.queryByRole('textbox')).toBeNull();
    expect(
      panel.getByRole('radio', { name: 'Clôture · Odile Carrel · PO-2025-0377' }).getAttribute('checked'),
    ).not.toBeNull();
    expect(panel.getByText('Identifiant de notre virement dans le libellé')).toBeDefined();
    await opened.user.click(panel.getByRole('button', { name: 'Enregistrer le renvoi' }));
    const asked = within(await screen.findByRole('alertdialog', { name: /Enregistrer ce renvoi/ }));
    await opened.user.click(asked.getByRole('button', { name: 'Revenir' }));
    expect(bodiesOf(opened)).toEqual([]);
    await opened.user.click(panel.getByRole('button', { name: 'Enregistrer le renvoi' }));
    await confirmReturn(opened);
    await waitFor(() => expect(bodiesOf(opened)).toEqual([{ payout_id: 'pay_1' }]));
  });

  it('[A58] records an unmarked credit as a transfer sent back by choice alone, with the reason of the bank', async () => {
    const failed = reply(500, { error: 'Indisponible.', code: 'internal' });
    const opened = show(credit, { recordPayoutReturn: failed });
    await opened.user.click(await screen.findByRole('option', { name: /Odile Carrel/ }));
    expect(await screen.findByRole('button', { name: 'Rattacher' })).toBeDefined();
    await opened.user.click(screen.getByRole('button', { name: 'C’est un virement renvoyé' }));
    expect(screen.queryByRole('button', { name: 'Rattacher' })).toBeNull();
    const reason = screen.getByRole('textbox', { name: /Motif donné par la banque/ });
    await opened.user.type(reason, 'Compte clos');
    await opened.user.click(screen.getByRole('button', { name: 'Enregistrer le renvoi' }));
    await confirmReturn(opened);
    const asked = within(await screen.findByRole('alertdialog', { name: /Enregistrer ce renvoi/ }));
    expect(await asked.findByText('Indisponible.')).toBeDefined();
    await opened.user.click(asked.getByRole('button', { name: 'Revenir' }));
    expect(reason).toHaveProperty('value', 'Compte clos');
    opened.api.use({ recordPayoutReturn: detail });
    await opened.user.click(screen.getByRole('button', { name: 'Enregistrer le renvoi' }));
    await confirmReturn(opened);
    const sent = { payout_id: 'pay_1', reason: 'Compte clos' };
    await waitFor(() => expect(bodiesOf(opened)).toEqual([sent, sent]));
  });

  it('says before it is recorded what the bank kept, and keeps the dialog when it is refused', async () => {
    const marked = { ...credit, is_reversal: true, return_reason: 'AC06' };
    const opened = show(marked, {
      getReceipt: { ...detail, receipt: marked, payout_returns: [{ ...returned, fee: '12.5' }] },
      recordPayoutReturn: reply(409, { error: 'Déjà renvoyé.', code: 'payouts.replaced' }),
    });
    await opened.user.click(await screen.findByRole('option', { name: /Odile Carrel.*Virement renvoyé/ }));
    expect(await screen.findByText('12,50 € de moins : frais retenus par la banque')).toBeDefined();
    await opened.user.click(screen.getByRole('button', { name: 'Enregistrer le renvoi' }));
    const asked = within(await screen.findByRole('alertdialog', { name: /Enregistrer ce renvoi/ }));
    expect(asked.getByText(/les 12,50 € retenus par la banque sont passés en frais bancaires/)).toBeDefined();
    await opened.user.click(asked.getByRole('button', { name: 'Enregistrer le renvoi' }));
    expect(await asked.findByText('Déjà renvoyé.')).toBeDefined();
  });

  it('shows that a marked credit is of no executed payout', async () => {
    const marked = { ...credit, is_reversal: true };
    const opened = show(marked, { getReceipt: { ...detail, receipt: marked, payout_returns: [] } });
    await opened.user.click(await screen.findByRole('option', { name: /Odile Carrel/ }));
    expect(
      await screen.findByText(/^Aucun versement exécuté depuis ce compte n’est de ce montant, ni/),
    ).toBeDefined();
  });
});
