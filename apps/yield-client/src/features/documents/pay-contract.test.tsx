import { type MockHandlers, reply, sampleContract, sampleStrategy } from '@repo/api-sdk/testing';
import { now } from '@repo/client/clock';
import { addParisDays } from '@repo/domain/work';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { useClientPages } from '../../testing/open-app.tsx';
import { emptyChain } from './chain/chain.fixture.ts';

const openPage = useClientPages();
const user = userEvent.setup({ delay: null });
const created = { created_at: '2026-01-02T09:00:00.000Z', signed_at: '2026-01-02T09:10:00.000Z' };
const transfer = { payment_method: 'rib', currency: 'EURO', amount: '12500.5' } as const;

interface Given {
  readonly strategy?: Parameters<typeof sampleStrategy>[0];
  readonly contract?: Parameters<typeof sampleContract>[0];
  readonly missing?: string;
  readonly at?: string;
  readonly handlers?: MockHandlers;
}

function open({ strategy, contract: change, missing, at = '/documents?payer=sig_1', handlers }: Given = {}) {
  const contract = sampleContract({ ...created, ...change });
  return openPage(at, {
    listContracts: { signatures: [contract] },
    listStrategies: { strategies: [sampleStrategy(strategy)] },
    getContractChain: { ...emptyChain, contract, missing: missing ?? null },
    ...handlers,
  });
}
const text = () => (document.body.textContent ?? '').replaceAll(/[\u00A0\u202F]/g, ' ');
const kit = (name: RegExp) => screen.findByRole('region', { name });
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const copied = () => navigator.clipboard.readText();

const isMain = (name: string) => screen.getByRole('link', { name }).className.includes('primary');

describe('paying a contract', () => {
  it('opens and closes from its row, and takes the focus', async () => {
    const { router } = open({ contract: transfer, at: '/documents' });
    await user.click(await screen.findByRole('link', { name: 'Payer' }));
    const opened = await kit(/Virez 12.500,50.€/);
    expect(router.state.location.search).toBe('?payer=sig_1');
    expect(document.activeElement?.contains(opened)).toBe(true);
    await user.click(screen.getByRole('link', { name: 'Masquer le paiement' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: /Virez/ })).toBeNull());
  });

  it('is the button of its card, and the proof a link, until a proof was refused', async () => {
    open({ contract: transfer, at: '/documents' });
    await screen.findByRole('link', { name: 'Payer' });
    expect([isMain('Payer'), isMain('Preuve de paiement')]).toEqual([true, false]);
    cleanup();
    open({ contract: { ...transfer, proof_refusal: 'Document illisible.' }, at: '/documents' });
    await screen.findByRole('link', { name: 'Payer' });
    expect([isMain('Payer'), isMain('Preuve de paiement')]).toEqual([false, true]);
  });

  it('shows the transfer details, or « Bientôt... » without an IBAN', async () => {
    open({ contract: { ...transfer, payment_reference: 'PO-2026-0007' } });
    const shown = within(await kit(/Virez 12.500,50.€/));
    expect(shown.getByText('FR76 3000 6000 0112 3456 7890 189')).toBeTruthy();
    expect(
      shown.getByText(/Nos e-mails ramènent à cette page sans jamais contenir ces coordonnées/),
    ).toBeTruthy();
    for (const [name, value] of [
      ['Copier le nom', 'Banque Exemple'],
      ['Copier l’IBAN', 'FR7630006000011234567890189'],
      ['Copier le BIC', 'AGRIFRPP'],
      ['Copier le montant', '12500,50'],
      ['Copier la référence', 'PO-2026-0007'],
    ] as const) {
      await press(name);
      expect(await copied()).toBe(value);
    }
    const proof = shown.getByRole('link', { name: /J’ai payé/ });
    expect(proof.getAttribute('href')).toBe('/documents?preuve=sig_1');
  });

  it('shows « Bientôt... » while there is no IBAN', async () => {
    open({ contract: transfer, strategy: { rib: { bank: 'Banque Exemple', iban: null, bic: null } } });
    expect(await screen.findByText('Bientôt...')).toBeTruthy();
  });

  it('offers the transfer as a QR code for banking apps, where it fits the standard', async () => {
    open({ contract: transfer });
    expect(await screen.findByRole('figure', { name: 'Code QR du virement' })).toBeTruthy();
    open({ contract: transfer, strategy: { rib: { bank: 'B'.repeat(71), iban: 'FR763', bic: null } } });
    expect(screen.getAllByRole('figure')).toHaveLength(1);
  });

  it.each([
    ['the IBAN', transfer, /Vérifier l’IBAN/, 'fr76 30006000 0112 3456 7890189', /bien l’IBAN/, /pas l’IBAN/],
    [
      'the address',
      {},
      /Vérifier l’adresse/,
      '0x52908400098527886e0f7030069857d2e4169ee7',
      /bien l’adresse/,
      /pas l’adresse/,
    ],
  ] as const)('compares %s that was pasted elsewhere', async (...[, contract, label, right, same, other]) => {
    open({ contract });
    const field = await screen.findByRole('textbox', { name: label });
    await user.type(field, right);
    expect(await screen.findByText(same)).toBeTruthy();
    await user.type(field, '0');
    expect(await screen.findByText(other)).toBeTruthy();
  });

  it.each([
    ['USDC', 'Ethereum (ERC-20)', 'Uniquement sur le réseau Ethereum (ERC-20).', /BNB Chain, Polygon, Tron/],
    ['USDC', 'Polygon', 'Uniquement sur le réseau Polygon.', /^Un envoi sur un autre réseau serait/],
    ['USDC', '', 'Uniquement sur le réseau Ethereum (ERC-20).', /BNB Chain, Polygon, Tron/],
    ['BTC', 'Bitcoin', 'Uniquement sur le réseau Bitcoin.', /Lightning/],
  ] as const)('shows address, code and network of %s on « %s »', async (symbol, blockchain, title, lost) => {
    const address = '0x52908400098527886E0F7030069857D2E4169EE7';
    const inputs = [{ symbol, blockchain, address }];
    open({
      contract: { currency: symbol, amount: '1.5' },
      strategy: { crypto: { symbol, blockchain, address, inputs } },
    });
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getByText(lost)).toBeTruthy();
    expect(screen.getByRole('figure', { name: 'Code QR de l’adresse de destination' })).toBeTruthy();
    await press('Copier l’adresse');
    expect(await copied()).toBe(address);
    await press('Copier le montant');
    expect(await copied()).toBe('1.5');
  });

  it('[A8] says that the details have changed since the contract, else their age', async () => {
    const checked = '2026-01-02T10:00:00.000Z';
    open({
      strategy: { payment_details_since: '2026-01-03T10:00:00.000Z', payment_details_checked_at: checked },
    });
    expect(await screen.findByText('Nos coordonnées de paiement ont changé le 3 janvier 2026')).toBeTruthy();
    expect(screen.getByText(/contrôlées le 2 janvier 2026/)).toBeTruthy();
    open({
      contract: { signed_at: now().toISOString() },
      strategy: { payment_details_since: addParisDays(now(), -214).toISOString() },
    });
    expect(await screen.findByText(/Coordonnées inchangées depuis 214 jours/)).toBeTruthy();
  });

  it('[A8] counts an age of several years in years', async () => {
    open({
      contract: { signed_at: now().toISOString() },
      strategy: { payment_details_since: addParisDays(now(), -1096).toISOString() },
    });
    expect(await screen.findByText(/^Coordonnées inchangées depuis plus de 3 ans/)).toBeTruthy();
  });

  it('requests what is missing of a payment received in part', async () => {
    open({ contract: transfer, missing: '500' });
    const shown = await kit(/Virez 500,00.€/);
    expect(within(shown).getByText(/Une partie est déjà reçue/)).toBeTruthy();
  });

  it('after a refused proof, warns not to pay twice', async () => {
    open({ contract: { ...transfer, proof_refusal: 'Document illisible.' } });
    expect(await screen.findByText(/Ne payez pas deux fois/)).toBeTruthy();
  });

  it('of a product that is no longer listed, is in the contract', async () => {
    open({ strategy: { id: 'other' } });
    expect(await screen.findByRole('link', { name: 'Ouvrir le contrat signé' })).toBeTruthy();
  });

  it('requests the whole amount when what was received could not be loaded', async () => {
    const failed = reply(500, { error: 'Panne.', code: 'internal' });
    open({ contract: transfer, handlers: { getContractChain: failed } });
    expect(await kit(/Virez 12.500,50.€/)).toBeTruthy();
  });

  it('is also in « Suivi du contrat », until it is paid', async () => {
    open({ contract: transfer, at: '/documents?suivi=sig_1' });
    expect(await kit(/Virez 12.500,50.€/)).toBeTruthy();
  });

  it.each(['proved', 'checking', 'paid', 'canceled'] as const)(
    'is not shown once it is %s',
    async (status) => {
      open({ contract: { ...transfer, payment_status: status } });
      await screen.findByRole('region', { name: 'Contrats USDFY' });
      expect(screen.queryByRole('region', { name: /Virez/ })).toBeNull();
      expect(screen.queryByRole('link', { name: 'Payer' })).toBeNull();
      expect(text()).not.toContain('FR76 3000');
    },
  );

  it('is linked from the proof form', async () => {
    open({ contract: transfer, at: '/documents?preuve=sig_1' });
    const link = await screen.findByRole('link', { name: 'Voir comment payer ce contrat' });
    expect(link.getAttribute('href')).toBe('/documents?payer=sig_1');
  });
});
