import type { OperationOutput } from '@repo/api-sdk';
import { reply, sampleContract, sampleDashboard } from '@repo/api-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { useClientPages } from '../../testing/open-app.tsx';

const open = useClientPages();
const user = userEvent.setup({ delay: null });
const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/[\u00A0\u202F]/g, ' ');
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const dialog = async (name: string) => screen.findByRole('dialog', { name });

const running = sampleContract({ payment_status: 'paid', total_amount: '10261.54', can_withdraw: true });
const pending = {
  id: 'w1',
  request: 'amount',
  amount: '1000.00',
  currency: 'EUR',
  order_day: '2026-03-02',
  requested_at: '2026-03-02T09:00:00.000Z',
  cancelable_until_hour: 16,
} as const;
const requested = { ...running, pending_withdrawals: [pending] };
const preview = {
  order_day: '2026-03-02',
  nav: '102',
  nav_date: '2026-01-04',
  quotes: [{ base: 'EUR', quote: 'USD', day: '2026-01-02', rate: '1.25' }],
  units: '10.656436487639',
  units_left: '98.695048660876',
  currency: 'EURC',
  gross: '1000',
  exit_fee_percent: '0.2',
  exit_fee: '2',
  net: '998',
} satisfies OperationOutput<'previewWithdrawal'>;

describe('« Demander un retrait »', () => {
  it('shows what it would pay as it is typed, is confirmed once, and then waits for its NAV', async () => {
    const { api, calls } = open('/documents', {
      listContracts: { signatures: [running] },
      previewWithdrawal: preview,
    });
    api.use({
      requestWithdrawal: () => {
        api.use({ listContracts: { signatures: [requested] } });
        return { signature: requested };
      },
    });
    await press('Demander un retrait');
    const form = await dialog('Demander un retrait');
    expect(within(form).getByText(/Indiquez un montant/)).toBeTruthy();
    await user.type(within(form).getByRole('textbox', { name: /Montant/ }), '1000');
    expect(plain((await within(form).findByText('À verser')).closest('div')?.textContent)).toBe(
      'À verser998,00 €',
    );
    const rows = plain(form.textContent);
    expect(rows).toContain('Parts rachetées10,656436487639');
    expect(rows).toContain('VL102, du 04/01/2026');
    expect(rows).toContain('Taux de change EUR/USD1 EUR = 1,25 USD, du 02/01/2026');
    expect(rows).toContain('Frais de sortie (0,2 %)2,00 €');
    expect(rows).toContain('Parts restantes98,695048660876');
    expect(calls('previewWithdrawal').map(({ query }) => query)).toEqual([
      { amount: '1000', currency: 'EUR' },
    ]);
    await press('Continuer');
    const sure = await dialog('Confirmer ce retrait\u202f?');
    expect(plain(sure.textContent)).toContain('Retrait demandé : 1 000,00 €, contrat USDFY PO-2026-0001.');
    expect(calls('requestWithdrawal')).toHaveLength(0);
    await user.dblClick(await screen.findByRole('button', { name: 'Confirmer le retrait' }));
    const done = await dialog('Votre retrait est demandé');
    expect(plain(done.textContent)).toContain(
      '1 000,00 €, à exécuter à la première VL datée du 02/03/2026 ou après.',
    );
    expect(calls('requestWithdrawal')).toHaveLength(1);
    expect(calls('requestWithdrawal')[0]?.headers.get('idempotency-key')).toBeTruthy();
    await user.click(within(done).getAllByRole('button', { name: 'Fermer' })[0] ?? document.body);
    const cell = await screen.findByText(
      /^Retrait demandé · à exécuter à la première VL datée du 02\/03\/2026/,
    );
    expect(plain(cell.closest('li')?.textContent)).toContain('1 000,00 €');
  });

  it('a press outside keeps what was typed, and the confirmation', async () => {
    open('/documents', { listContracts: { signatures: [running] }, previewWithdrawal: preview });
    await press('Demander un retrait');
    const pressOutside = async (box: HTMLElement) =>
      user.click(box.parentElement?.parentElement ?? document.body);
    const form = await dialog('Demander un retrait');
    await user.type(within(form).getByRole('textbox', { name: /Montant/ }), '1000');
    await pressOutside(form);
    expect(plain(within(form).getByRole<HTMLInputElement>('textbox', { name: /Montant/ }).value)).toBe(
      '1 000',
    );
    await press('Continuer');
    await pressOutside(await dialog('Confirmer ce retrait\u202f?'));
    expect(await dialog('Confirmer ce retrait\u202f?')).toBeTruthy();
  });

  it('takes all the yield without an amount, and keeps what was chosen when it is changed', async () => {
    const { calls } = open('/documents', {
      listContracts: { signatures: [running] },
      previewWithdrawal: preview,
      requestWithdrawal: { signature: requested },
    });
    await press('Demander un retrait');
    await user.click(await screen.findByRole('radio', { name: /Tout le rendement/ }));
    expect(screen.queryByRole('textbox', { name: /Montant/ })).toBeNull();
    await press('Continuer');
    await press('Modifier');
    expect(await screen.findByRole('radio', { name: /Tout le rendement/ })).toHaveProperty('checked', true);
    await press('Continuer');
    await press('Confirmer le retrait');
    await waitFor(() => expect(calls('requestWithdrawal')).toHaveLength(1));
    expect(calls('requestWithdrawal')[0]?.body).toEqual({ request: 'yield' });
    expect(calls('previewWithdrawal').map(({ query }) => query)).toEqual([{}]);
  });

  it('shows the server’s refusal of an amount instead of an estimate', async () => {
    const error = 'Ce montant dépasse ce qui peut être retiré.';
    open('/documents', {
      listContracts: { signatures: [running] },
      previewWithdrawal: reply(422, { error, code: 'validation_failed' }),
    });
    await press('Demander un retrait');
    await user.type(await screen.findByRole('textbox', { name: /Montant/ }), '99999');
    expect(await screen.findByText(error)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Réessayer' })).toBeNull();
  });

  it('refuses an empty amount at its field', async () => {
    open('/documents', { listContracts: { signatures: [running] } });
    await press('Demander un retrait');
    await press('Continuer');
    expect(await screen.findByText('Le montant doit être supérieur à 0.')).toBeTruthy();
    expect(screen.queryByRole('dialog', { name: /Confirmer/ })).toBeNull();
  });

  it('shows the server’s refusal of the request in the dialog, which can be changed', async () => {
    const error = 'Ce contrat est dans son délai de renonciation.';
    open('/documents', {
      listContracts: { signatures: [running] },
      previewWithdrawal: preview,
      requestWithdrawal: reply(409, { error, code: 'withdrawals.renounceable' }),
    });
    await press('Demander un retrait');
    await user.click(await screen.findByRole('radio', { name: /Tout le rendement/ }));
    await press('Continuer');
    await press('Confirmer le retrait');
    expect(await screen.findByText(error)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Modifier' })).toHaveProperty('disabled', false);
  });

  it('is another request each time it is opened, and leaves no figure of before', async () => {
    const { calls, services } = open('/documents', {
      listContracts: { signatures: [running] },
      previewWithdrawal: preview,
      requestWithdrawal: { signature: requested },
    });
    const figures = services.queries.query('getDashboard', { query: { currency: 'EUR' } });
    services.queryClient.setQueryData(figures.queryKey, sampleDashboard());
    for (const count of [1, 2]) {
      await press('Demander un retrait');
      await user.click(await screen.findByRole('radio', { name: /Tout le rendement/ }));
      await press('Continuer');
      await press('Confirmer le retrait');
      const done = await dialog('Votre retrait est demandé');
      await user.click(within(done).getAllByRole('button', { name: 'Fermer' })[0] ?? document.body);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(calls('requestWithdrawal')).toHaveLength(count);
    }
    const [first, second] = calls('requestWithdrawal').map(({ headers }) => headers.get('idempotency-key'));
    expect(first).not.toBe(second);
    expect(services.queryClient.getQueryState(figures.queryKey)?.isInvalidated).toBe(true);
  });

  it('is not offered by a contract that does not allow it', async () => {
    open('/documents', { listContracts: { signatures: [{ ...running, can_withdraw: false }] } });
    expect(await screen.findByRole('link', { name: 'Suivre ce contrat' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Demander un retrait' })).toBeNull();
  });
});

describe('a withdrawal that waits', () => {
  it('can be canceled until its hour, once confirmed', async () => {
    const { api, calls } = open('/documents', { listContracts: { signatures: [requested] } });
    api.use({
      cancelWithdrawal: () => {
        api.use({ listContracts: { signatures: [running] } });
        return { signature: running };
      },
    });
    expect(plain((await screen.findByText(/Annulable/)).textContent)).toBe(
      'Annulable jusqu’au 02/03/2026 à 16 h',
    );
    await press('Annuler le retrait');
    const sure = await screen.findByRole('alertdialog', { name: /Annuler ce retrait/ });
    await user.click(within(sure).getByRole('button', { name: 'Annuler le retrait' }));
    expect(await screen.findByText('Retrait annulé.')).toBeTruthy();
    expect(calls('cancelWithdrawal')).toHaveLength(1);
    await waitFor(() => expect(screen.queryByText(/Annulable/)).toBeNull());
  });

  it('has no button once it can no longer be canceled', async () => {
    const late = { ...pending, cancelable_until_hour: null };
    open('/documents', { listContracts: { signatures: [{ ...running, pending_withdrawals: [late] }] } });
    expect(await screen.findByText(/^Retrait demandé/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Annuler le retrait' })).toBeNull();
  });
});
