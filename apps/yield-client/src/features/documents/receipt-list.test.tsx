import { replyFile, sampleContract } from '@repo/api-sdk/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { useClientPages } from '../../testing/open-app.tsx';

const open = useClientPages();
const user = userEvent.setup({ delay: null });

const paid = sampleContract({
  payment_recorded_at: '2025-12-30',
  gross_invested_amount: '15000',
  payouts: [
    {
      id: 'pay_1',
      kind: 'withdrawal',
      state: 'executed',
      amount: '998',
      asset: 'EURC',
      is_received: true,
      requested_at: '2026-02-01T09:00:00.000Z',
      due_by: '2026-02-04',
      held_until: null,
      sent_back_on: null,
      executed_on: '2026-02-03',
      reference: 'VIR-1',
    },
  ],
});

describe('the list of receipts', () => {
  it.each([
    ['Reçu, Versement reçu du 30/12/2025, PDF', {}],
    ['Reçu, Retrait, versement du 03/02/2026, PDF', { payout_id: 'pay_1' }],
  ])('« %s » saves it', async (name, query) => {
    const { calls } = open('/documents', {
      listContracts: { signatures: [paid] },
      downloadReceipt: replyFile('recu.pdf', 'application/pdf'),
    });
    await user.click(await screen.findByRole('button', { name }));
    expect(await screen.findByText('recu.pdf a été téléchargé.')).toBeTruthy();
    expect(calls('downloadReceipt')[0]).toMatchObject({ path: { id: paid.id }, query });
  });
});
