import { reply, sampleContract } from '@repo/api-sdk/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { useClientPages } from '../../../testing/open-app.tsx';
import { EXECUTED, emptyChain, paidChain } from './chain.fixture.ts';
import { type ContractChain, chainSteps } from './chain.model.ts';

const open = useClientPages();
const user = userEvent.setup({ delay: null });
const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/[\u00A0\u202F]/g, ' ');

const sha256 = 'ab'.repeat(32);
const held: ContractChain = {
  ...paidChain({ wallet_address: '0x52908400098527886E0F7030069857D2E4169EE7', txid: sha256 }),
  consents: [
    {
      kind: 'terms',
      document: 'Conditions générales de vente (CGV)',
      version: '2026-11',
      label: 'J’accepte les conditions générales de vente (CGV).',
      sha256,
      step: 'Confirmation et conformité',
      accepted_at: '2026-01-02T09:00:00.000Z',
      ip_address: '192.0.2.10',
    },
  ],
  documents: [
    {
      nature: 'contract',
      filename: 'contrat.pdf',
      sha256,
      url: 'http://localhost:4000/files/f1?signature=s',
    },
  ],
};

const detailsOf = (chain: ContractChain) =>
  chainSteps(chain).map(({ title, detail }) => [title, detail === null ? null : plain(detail)]);

describe('the steps of a contract', () => {
  it('are each dated, with their amount', () => {
    expect(detailsOf(held)).toEqual([
      ['Contrat', '02/01/2026 10:00 · 15 000,00 EURC'],
      ['Signature', '02/01/2026 10:10'],
      ['Preuve', '04/01/2026 11:00'],
      ['Transfert reçu', 'Transfert reçu le 05/01/2026 : 15 000,00 EURC'],
      ['Première valeur de part (VL)', EXECUTED],
      ['Valeur du jour', 'VL du 08/01/2026 : 102 · 15 392,31 €'],
    ]);
  });

  it('have no date while pending', () => {
    expect(detailsOf({ ...emptyChain, contract: sampleContract() }).slice(2)).toEqual([
      ['Preuve', null],
      ['Transfert reçu', null],
      ['Première valeur de part (VL)', null],
      ['Valeur du jour', null],
    ]);
  });

  it.each([
    [{ status: 'refused', signed_at: null } as const, ['Signature refusée', '02/01/2026 10:10']],
    [{ status: 'canceled', signed_at: null } as const, ['Contrat annulé', '02/01/2026 10:10']],
    [{ status: 'closed', closed_date: '2026-02-01' } as const, ['Clôture', '01/02/2026']],
    [
      { status: 'closed', closed_date: '2026-01-05', renounced_at: '2026-01-05T09:42:00.000Z' } as const,
      ['Renonciation', '05/01/2026 10:42'],
    ],
  ])('stop where the contract ended: %j', (change, end) => {
    const steps = detailsOf({ ...emptyChain, contract: sampleContract(change) });
    expect(steps.at(-1)).toEqual(end);
    expect(steps.every(([, detail]) => detail !== null)).toBe(true);
  });
});

describe('« Suivre ce contrat »', () => {
  it('opens from the list, shows steps and evidence, and returns to the list', async () => {
    const { router } = open('/documents?devise=CHF', {
      listContracts: { signatures: [sampleContract()] },
      getContractChain: held,
    });
    await user.click(await screen.findByRole('link', { name: 'Suivre ce contrat' }));
    expect(await screen.findByRole('heading', { name: 'Suivi du contrat' })).toBeTruthy();
    expect(router.state.location.search).toBe('?devise=CHF&suivi=sig_1');
    const evidence = within(await screen.findByRole('region', { name: 'Preuves conservées' }));
    // Folded: the steps come first.
    const terms = evidence.getByRole('button', { name: 'Conditions générales de vente (CGV)' });
    expect(terms.getAttribute('aria-expanded')).toBe('false');
    await user.click(terms);
    expect(evidence.getByText('J’accepte les conditions générales de vente (CGV).')).toBeTruthy();
    expect(evidence.getAllByText(sha256)).toHaveLength(2);
    const accepted = evidence.getByRole('link', { name: 'Lire la version 2026-11' });
    expect(accepted.getAttribute('href')).toBe('/cgv/2026-11');
    const figures = screen.getByRole('link', { name: 'Comprendre cette valeur' });
    expect(figures.getAttribute('href')).toBe('/dashboard?produit=USDFY');
    expect(screen.getByRole('link', { name: 'Voir la preuve' })).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Retour aux documents' }));
    expect(await screen.findByRole('link', { name: 'Suivre ce contrat' })).toBeTruthy();
    expect(router.state.location.search).toBe('?devise=CHF');
  });

  it('shows which step is expected', async () => {
    open('/documents?suivi=sig_1', { getContractChain: { ...emptyChain, contract: sampleContract() } });
    const expected = await screen.findByText('à déposer une fois le paiement envoyé');
    const step = expected.closest('[aria-current="step"]');
    expect(step?.textContent).toContain('Preuve');
    expect(step?.previousElementSibling?.textContent).toMatch(/^Aujourd’hui, \d/);
    expect(screen.getByRole('link', { name: 'Déposer la preuve' })).toBeTruthy();
    expect(screen.getByText('Aucune preuve n’est conservée pour ce contrat.')).toBeTruthy();
  });

  it('of an unknown contract shows that it does not exist', async () => {
    open('/documents?suivi=sig_x', {
      getContractChain: reply(404, { error: 'Ce contrat est introuvable.', code: 'contracts.not_found' }),
    });
    expect(await screen.findByText(/Ce contrat est introuvable\./)).toBeTruthy();
  });
});
