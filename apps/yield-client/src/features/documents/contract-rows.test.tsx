import { reply, sampleContract } from '@repo/api-sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { chooseInMenu } from '../../testing/contract-menu.ts';
import { useClientPages } from '../../testing/open-app.tsx';

const open = useClientPages();
const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/[\u00A0\u202F]/g, ' ');
const rowsOf = async (product: string) => {
  const group = within(await screen.findByRole('region', { name: `Contrats ${product}` }));
  return group.getAllByRole('row').slice(1);
};

it.each([
  ['EURO', '15000', '15 000,00 €'],
  ['EURC', '15000', '15 000,00 €'],
  ['USDC', '12000', '12 000,00 $US'],
  ['WBTC', '0.5', '0,50000000 BTC'],
] as const)('a contract in %s is shown in the currency at par', async (currency, amount, shown) => {
  open('/documents', { listContracts: { signatures: [sampleContract({ currency, amount })] } });
  const [row] = await rowsOf('USDFY');
  expect(plain(row?.textContent)).toContain(`${shown}souscrit`);
  expect(row?.textContent).not.toMatch(/EURO|EURC|USDC|WBTC/);
});

it('a closed contract shows when its units leave, without an amount', async () => {
  const contract = sampleContract({ status: 'closed', exit_order_day: '2026-03-04' });
  open('/documents', { listContracts: { signatures: [contract] } });
  const [row] = await rowsOf('USDFY');
  expect(row?.querySelector('[data-label="Retraits"]')?.textContent).toBe(
    'Rachat à la première VL datée du 04/03/2026 ou après',
  );
});

it('contracts stay on screen when a refetch fails, and the failure is only logged', async () => {
  const log = vi.spyOn(console, 'warn').mockReturnValue();
  const { api, services } = open('/documents', { listContracts: { signatures: [sampleContract()] } });
  await rowsOf('USDFY');
  api.use({ listContracts: reply(500, { error: 'Panne.', code: 'internal' }) });
  await services.queryClient.invalidateQueries();
  await waitFor(() =>
    expect(log.mock.calls.flat()).toContainEqual(
      expect.stringMatching(/^listContracts failed: 500 internal, request /),
    ),
  );
  expect(await rowsOf('USDFY')).toHaveLength(1);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByText('Panne.')).toBeNull();
});

it('a dialog keeps its text while it fades out', async () => {
  const fading = { playState: 'running', finished: new Promise(() => undefined) };
  open('/documents', { listContracts: { signatures: [sampleContract({ status: 'pending' })] } });
  await chooseInMenu('Annuler');
  const dialog = await screen.findByRole('alertdialog', { name: /Annuler/ });
  const words = dialog.textContent;
  Object.defineProperty(HTMLElement.prototype, 'getAnimations', {
    value: () => [fading],
    configurable: true,
  });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Garder le contrat' }));
  await waitFor(() => expect(document.querySelector('[data-exiting]')).not.toBeNull());
  expect(dialog.textContent).toBe(words);
  Reflect.deleteProperty(HTMLElement.prototype, 'getAnimations');
});

it('the focus moves to the view that replaces the list, and back', async () => {
  const { router } = open('/documents', {
    listContracts: { signatures: [sampleContract({ status: 'signed' })] },
  });
  await userEvent.click(await screen.findByRole('link', { name: 'Preuve de paiement' }));
  const title = await screen.findByRole('heading', { level: 1, name: 'Preuve de paiement' });
  await waitFor(() => expect(document.activeElement).toBe(title));
  await act(() => router.navigate(-1));
  const list = await screen.findByRole('heading', { level: 1, name: 'Mes documents' });
  await waitFor(() => expect(document.activeElement).toBe(list));
});

it('what was received is a line of « Reçus », found by its text and its year', async () => {
  const received = { payment_recorded_at: '2026-01-05', gross_invested_amount: '15000' };
  open('/documents', { listContracts: { signatures: [sampleContract(received)] } });
  const card = within(await screen.findByRole('region', { name: 'Reçus' }));
  expect(plain(card.getAllByRole('row')[1]?.textContent)).toBe(
    '05/01/2026Versement reçuUSDFY PO-2026-000115 000,00 €Suivi du contratPDF',
  );
  await userEvent.type(card.getByRole('searchbox', { name: 'Rechercher' }), 'retrait');
  expect(await card.findByText('Aucun reçu ne correspond à cette recherche.')).toBeTruthy();
});
