import { sampleUser } from '@repo/api-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { useClientPages } from '../../testing/open-app.tsx';
import { writeDraft } from './subscription-draft.ts';

const open = useClientPages();
const user = userEvent.setup({ delay: null });
const path = '/produits/str_usdfy/souscrire';
const origin = '0xde709f2102306220921060314715629080e2fb77';
const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/[\u00A0\u202F]/g, ' ');
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const created = {
  po_number: 'PO-2026-0007',
  iframe_url: 'http://api.test/local/signature/tok',
  signature_id: 'sig_7',
};

/** The step shown as current. */
async function current(): Promise<string> {
  const steps = within(await screen.findByRole('list', { name: /tapes/ })).getAllByRole('listitem');
  return plain(steps.find((step) => step.getAttribute('aria-current') === 'step')?.textContent);
}

it('the four steps follow in order, each with its name', async () => {
  open(path, {
    getNextPoNumber: { po_number: 'PO-2026-0007' },
    createContract: created,
    getSignatureStatus: { status: 'pending' },
  });
  await screen.findByRole('textbox', { name: /Montant à investir/ });
  expect(await current()).toBe('Étape 1 sur 4Votre investissement');
  await press('Étape suivante');
  await screen.findByText('Rien à payer maintenant');
  expect(await current()).toBe('Étape 2 sur 4Paiement et réception');
  await press('Étape suivante');
  await screen.findByRole('heading', { name: 'Confirmation et conformité' });
  expect(await current()).toBe('Étape 3 sur 4Confirmation et conformité');
  for (const box of screen.getAllByRole('checkbox')) await user.click(box);
  await press('Signer le contrat');
  await screen.findByTitle('Signature du contrat');
  expect(await current()).toBe('Étape 4 sur 4Vérifier et Signer');
});

it.each([
  ['EURO', 'Virement bancaire', []],
  ['USDC', 'Transfert crypto', [`Adresse de provenance${origin}`]],
] as const)('the confirmation in %s recaps product, amount and payment mode', async (asset, method, more) => {
  writeDraft(
    { userId: 'usr_camille', strategyId: 'str_usdfy' },
    {
      asset,
      amount: '12500.5',
      poNumber: '',
      hasSeenPayment: true,
      origin,
      verifiedOrigin: origin,
      signing: { kind: 'none' },
      savedAt: null,
    },
  );
  open(`${path}?etape=3`);
  const title = await screen.findByRole('heading', { name: 'Confirmation et conformité' });
  const step = title.closest('section') ?? document.body;
  const lines = [...step.querySelectorAll('dl > *')].map(({ textContent }) => plain(textContent));
  expect(lines.map((line, index) => (index === 3 ? line.replaceAll(' ', '') : line))).toEqual([
    'ProduitUSDFY',
    asset === 'EURO' ? 'Montant12 500,50 €' : 'Montant12 500,50 USDC',
    `Mode de paiement${method}`,
    ...more.map((line) => line.replaceAll(' ', '')),
  ]);
  expect(within(step).getAllByRole('checkbox')).toHaveLength(2);
});

it('a change of profile that awaits the team redirects to it', async () => {
  const change = { created_at: '2026-03-02T09:00:00.000Z', lines: [] };
  const { router } = open(path, { getMe: sampleUser({ profile_change: change }) });
  expect(await screen.findByText(/doit d’abord être vérifiée par notre équipe/)).toBeTruthy();
  await waitFor(() => expect(router.state.location.pathname).toBe('/profile'));
});
