import { reply, sampleContract } from '@repo/api-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openContractMenu } from '../../testing/contract-menu.ts';
import { useClientPages } from '../../testing/open-app.tsx';

const open = useClientPages();
const user = userEvent.setup({ delay: null });
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('« Renoncer au contrat »', () => {
  const renounceable = sampleContract({ renounce_until: '2026-01-16' });
  const renounced = sampleContract({
    status: 'closed',
    payment_status: 'paid',
    closed_date: '2026-01-05',
    renounced_at: '2026-01-05T09:42:00.000Z',
    payouts: [
      {
        id: 'pay_1',
        kind: 'renunciation',
        state: 'to_prepare',
        amount: '15000',
        asset: 'EURC',
        is_received: true,
        requested_at: '2026-01-05T09:42:00.000Z',
        due_by: '2026-02-04',
        held_until: null,
        sent_back_on: null,
        executed_on: null,
        reference: null,
      },
    ],
  });

  it('takes two steps, happens once, and is acknowledged with its day and hour', async () => {
    const { api, calls } = open('/documents', { listContracts: { signatures: [renounceable] } });
    api.use({
      renounceContract: () => {
        api.use({ listContracts: { signatures: [renounced] } });
        return { signature: renounced };
      },
    });
    await press('Renoncer au contrat');
    const first = await dialog('Renoncer au contrat');
    expect(first.getByText(/sans frais et sans avoir à vous justifier/)).toBeTruthy();
    expect(calls('renounceContract')).toHaveLength(0);
    await press('Continuer');
    await user.dblClick(await screen.findByRole('button', { name: 'Confirmer la renonciation' }));
    const done = await dialog('Votre renonciation est enregistrée');
    expect(done.getByText('Nous l’avons reçue le 5 janvier 2026 à 10:42.')).toBeTruthy();
    expect(calls('renounceContract')).toHaveLength(1);
    expect(calls('renounceContract')[0]?.headers.get('idempotency-key')).toBeTruthy();
    await user.click(done.getAllByRole('button', { name: 'Fermer' })[0] ?? document.body);
    expect(await screen.findByText(/par renonciation/)).toBeTruthy();
    expect((await screen.findAllByText(/prévu au plus tard le 04\/02\/2026/)).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: 'Renoncer au contrat' })).toBeNull();
  });

  it('cannot be left while it is sent', async () => {
    const { promise, resolve } = Promise.withResolvers<{ signature: typeof renounced }>();
    const { calls } = open('/documents', {
      listContracts: { signatures: [renounceable] },
      renounceContract: () => promise,
    });
    await press('Renoncer au contrat');
    await press('Continuer');
    await press('Confirmer la renonciation');
    await waitFor(() => expect(calls('renounceContract')).toHaveLength(1));
    await user.keyboard('{Escape}');
    const sent = await dialog('Confirmer votre renonciation\u202f?');
    for (const name of ['Fermer', 'Garder le contrat']) {
      expect(sent.getByRole('button', { name })).toHaveProperty('disabled', true);
    }
    resolve({ signature: renounced });
    expect(await dialog('Votre renonciation est enregistrée')).toBeTruthy();
  });

  it.each([
    ['paid', /Ce que vous avez versé vous sera rendu en totalité/],
    ['checking', /Ce que vous avez versé vous sera rendu en totalité/],
    ['waiting', /Aucun paiement n’est enregistré pour ce contrat.*ce que nous recevrions vous serait rendu/],
  ] as const)('%s: says what is refunded', async (payment_status, said) => {
    const contract = sampleContract({ renounce_until: '2026-01-16', payment_status });
    open('/documents', { listContracts: { signatures: [contract] } });
    await press('Renoncer au contrat');
    expect((await dialog('Renoncer au contrat')).getByText(said)).toBeTruthy();
  });

  it('can be cancelled at either step without effect', async () => {
    const { calls } = open('/documents', { listContracts: { signatures: [renounceable] } });
    await press('Renoncer au contrat');
    await press('Continuer');
    await press('Garder le contrat');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls('renounceContract')).toHaveLength(0);
  });

  it('is offered beside a closing of the period, which it replaces', async () => {
    const [payout] = renounced.payouts;
    const closed = sampleContract({
      status: 'closed',
      payment_status: 'paid',
      closed_date: '2026-01-05',
      renounce_until: '2026-01-16',
      payouts: payout ? [{ ...payout, kind: 'closing', held_until: '2026-01-17' }] : [],
    });
    const { calls } = open('/documents', {
      listContracts: { signatures: [closed] },
      renounceContract: { signature: renounced },
    });
    expect((await screen.findAllByText(/pas avant le 17\/01\/2026/)).length).toBeGreaterThan(0);
    expect((await openContractMenu()).map(({ textContent }) => textContent)).not.toContain('Clôturer');
    await user.keyboard('{Escape}');
    await press('Renoncer au contrat');
    const first = await dialog('Renoncer au contrat');
    expect(first.getByText(/La clôture sera annulée/)).toBeTruthy();
    expect(first.getByRole('button', { name: 'Garder la clôture' })).toBeTruthy();
    await press('Continuer');
    await press('Confirmer la renonciation');
    expect(await dialog('Votre renonciation est enregistrée')).toBeTruthy();
    expect(calls('renounceContract')).toHaveLength(1);
  });

  it('shows the server’s refusal in the dialog', async () => {
    const error = 'Ce contrat ne peut pas, ou ne peut plus, faire l’objet d’une renonciation.';
    open('/documents', {
      listContracts: { signatures: [renounceable] },
      renounceContract: reply(409, { error, code: 'contracts.not_renounceable' }),
    });
    await press('Renoncer au contrat');
    await press('Continuer');
    await press('Confirmer la renonciation');
    expect(await screen.findByText(error)).toBeTruthy();
  });

  it('is not offered once its period is over', async () => {
    open('/documents', { listContracts: { signatures: [sampleContract()] } });
    await screen.findByRole('region', { name: 'Contrats USDFY' });
    expect(screen.queryByRole('button', { name: 'Renoncer au contrat' })).toBeNull();
  });
});
