import { reply, sampleContract } from '@repo/api-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { useClientPages } from '../../testing/open-app.tsx';

const open = useClientPages();
const path = '/produits/str_usdfy/souscrire?contrat=sig_7';
const pending = sampleContract({
  id: 'sig_7',
  strategy_id: 'str_usdfy',
  status: 'pending',
  currency: 'EURO',
  amount: '12000.00',
  payment_method: 'rib',
  payment_origin: null,
  po_number: 'PO-2026-0007',
});
const resumed = { iframe_url: 'http://api.test/local/signature/tok', signature: pending };
const waiting = { resumeSignature: resumed, getSignatureStatus: { status: 'pending' } } as const;
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('« Reprendre la signature »', () => {
  it('opens the wizard at the signature of that contract, from the list of contracts', async () => {
    const { calls, router } = open('/documents', { ...waiting, listContracts: { signatures: [pending] } });
    await userEvent.click(await screen.findByRole('link', { name: 'Reprendre la signature' }));
    expect((await screen.findByTitle('Signature du contrat')).getAttribute('src')).toBe(resumed.iframe_url);
    expect(screen.getByText('Étape 4 sur 4')).toBeTruthy();
    expect(router.state.location.search).toBe('?etape=4');
    expect(calls('resumeSignature').map((call) => call.path)).toEqual([{ id: 'sig_7' }]);
    await waitFor(() => expect(calls('getSignatureStatus')[0]?.path).toEqual({ id: 'sig_7' }));
    expect(calls('createContract')).toHaveLength(0);
  });

  it.each(['signed', 'closed', 'refused', 'canceled'] as const)(
    'is not offered for a contract that is %s',
    async (status) => {
      open('/documents', { listContracts: { signatures: [sampleContract({ status })] } });
      await screen.findByRole('region', { name: 'Contrats USDFY' });
      expect(screen.queryByRole('link', { name: 'Reprendre la signature' })).toBeNull();
    },
  );

  it('survives a reload, with a fresh link', async () => {
    open(path, waiting);
    await screen.findByTitle('Signature du contrat');
    const fresh = 'http://api.test/local/signature/fresh';
    const { calls } = open('/produits/str_usdfy/souscrire?etape=4', {
      ...waiting,
      resumeSignature: { ...resumed, iframe_url: fresh },
    });
    await waitFor(() =>
      expect(screen.getAllByTitle('Signature du contrat').at(-1)?.getAttribute('src')).toBe(fresh),
    );
    expect(calls('createContract')).toHaveLength(0);
  });

  it('ends on the congratulations, with the recap', async () => {
    open(path, { ...waiting, getSignatureStatus: { status: 'signed' } });
    expect(await screen.findByRole('heading', { level: 1, name: /Félicitations/ })).toBeTruthy();
    // In the recap, and in how it is paid.
    expect(screen.getAllByText(/^12.000,00.€$/)).toHaveLength(2);
    expect(screen.getAllByText('PO-2026-0007')).toHaveLength(2);
  });

  it('« Annuler le contrat » cancels it and goes back to the boxes', async () => {
    const { calls, router } = open(path, {
      ...waiting,
      cancelContract: { signature: sampleContract({ id: 'sig_7', status: 'canceled' }) },
    });
    await screen.findByTitle('Signature du contrat');
    await press('Annuler le contrat');
    expect(await screen.findByRole('heading', { name: 'Confirmation et conformité' })).toBeTruthy();
    expect(calls('cancelContract').map((call) => call.path)).toEqual([{ id: 'sig_7' }]);
    expect(router.state.location.search).toBe('?etape=3');
  });

  it.each([
    [409, 'contracts.no_longer_pending', 'Ce contrat est déjà signé.'],
    [404, 'contracts.not_found', 'Ce contrat est introuvable.'],
  ])('a response %i shows why, and links to the documents', async (status, code, error) => {
    const { router } = open(path, { resumeSignature: reply(status, { error, code }) });
    expect(await screen.findByText(error)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Réessayer' })).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Voir mes documents' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/documents'));
  });

  it('offers a retry when the provider does not respond', async () => {
    const error = 'Le service de signature est momentanément indisponible.';
    const { api } = open(path, { resumeSignature: reply(503, { error, code: 'unavailable' }) });
    expect(await screen.findByText(error)).toBeTruthy();
    expect(screen.getByText('Votre contrat attend toujours votre signature.')).toBeTruthy();
    api.use(waiting);
    await press('Réessayer');
    expect(await screen.findByTitle('Signature du contrat')).toBeTruthy();
  });
});
