import type { components } from '@repo/api-sdk';
import type { MockHandlers } from '@repo/api-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleAdmin, sampleContractReceipts, sampleDetail, usePages } from '../../testing/page-test.tsx';
import { sampleReceipt } from '../../testing/sample-receipts.ts';

const open = usePages();
const proof = {
  reference: null,
  executed_on: '2026-01-05',
  wallet_address: '0x52908400098527886E0F7030069857D2E4169EE7',
  txid: `0x${'ab'.repeat(32)}`,
  tx_urls: [],
  submitted_at: '2026-01-05T10:00:00.000Z',
  chain_reading: null,
};
const receipt: components['schemas']['Receipt'] = {
  ...sampleReceipt,
  source: 'chain',
  amount: '14880',
  payer_account: proof.wallet_address,
  wording: null,
  txid: proof.txid,
  confirmations: 64,
};
const usual = sampleContractReceipts();
const short = sampleContractReceipts({
  contract: { ...usual.contract, received: '14880', payment_status: 'checking' },
  gap: { kind: 'short', difference: '-120', percent: '-0.8' },
  receipts: [receipt],
});

async function openPanel(handlers: MockHandlers) {
  const opened = open('/admin/souscriptions/sig_1', {
    as: sampleAdmin(),
    handlers: {
      getAdminContract: sampleDetail({ payment_status: 'checking', payment_proof: proof }),
      ...handlers,
    },
  });
  const section = within(await screen.findByRole('region', { name: 'Fonds reçus' }));
  return { ...opened, section };
}

describe('the money of a contract', () => {
  it('is what it received beside what it expects, and a short amount is accepted with a reason', async () => {
    const paid = sampleContractReceipts({ contract: { ...short.contract, payment_status: 'paid' } });
    const { section, user, api } = await openPanel({
      listContractReceipts: short,
      acceptReceivedAmount: paid,
    });
    expect(await section.findByText('Il manque 120,00 EURC')).toBeDefined();
    expect(section.getByText('15 000,00 EURC')).toBeDefined();
    await user.click(section.getByRole('button', { name: 'Accepter ce montant' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Accepter ce montant' }));
    expect(await dialog.findByText('Vous devez indiquer le motif.')).toBeDefined();
    await user.type(dialog.getByRole('textbox', { name: 'Motif' }), 'Frais de réseau');
    await user.click(dialog.getByRole('button', { name: 'Accepter ce montant' }));
    await waitFor(() => {
      const sent = api.requests.filter(({ operationId }) => operationId === 'acceptReceivedAmount');
      expect(sent.map(({ body }) => body)).toEqual([{ reason: 'Frais de réseau' }]);
    });
  });

  it('is looked for on the chain, with the time of its block', async () => {
    const { section, user } = await openPanel({
      readChainReceipt: {
        outcome: 'unconfirmed',
        txid: proof.txid,
        transfer: {
          amount: '14880',
          block_time: '2026-01-05T13:02:00.000Z',
          confirmations: 12,
          required_confirmations: 64,
          senders: [proof.wallet_address],
        },
        receipt: null,
      },
    });
    await user.click(await section.findByRole('button', { name: 'Chercher sur la chaîne' }));
    expect(await section.findByText('Pas encore assez de confirmations.')).toBeDefined();
    expect(
      section.getByText(/Retrouvé sur la chaîne, bloc du 05\/01\/2026.*12 confirmations sur 64/),
    ).toBeDefined();
  });
});
