import { type MockHandlers, reply, sampleContract, sampleStrategy } from '@repo/api-sdk/testing';
import { passTime, passTimeUntil, useStoppedClock } from '@repo/client/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { useClientPages } from '../../testing/open-app.tsx';
import { writeDraft } from './subscription-draft.ts';

const openPage = useClientPages();
const path = '/produits/str_usdfy/souscrire?etape=4';
const created = {
  po_number: 'PO-2026-0007',
  iframe_url: 'http://api.test/local/signature/tok',
  signature_id: 'sig_7',
};

/** Opens the signing step as after a reload, or another page while its draft is stored. */
function open(handlers: MockHandlers, at = path) {
  writeDraft(
    { userId: 'usr_camille', strategyId: 'str_usdfy' },
    {
      asset: 'EURO',
      amount: '12000',
      poNumber: 'PO-2026-0007',
      hasSeenPayment: true,
      origin: '',
      verifiedOrigin: null,
      signing: { kind: 'open', key: 'one-attempt' },
      savedAt: null,
    },
  );
  return openPage(at, { createContract: created, getSignatureStatus: { status: 'pending' }, ...handlers });
}

/** Holds « Mes documents » and the dashboard in the cache, as a client who has just seen them. */
async function visit({ services: { queryClient, queries } }: ReturnType<typeof openPage>) {
  await queryClient.fetchQuery(queries.query('listContracts'));
  await queryClient.fetchQuery(queries.query('getDashboard', { query: { currency: 'EUR' } }));
}

/** Whether both are requested again by their screens. */
async function expectFetchedAgain(
  { calls, router }: ReturnType<typeof openPage>,
  contracts = calls('listContracts').length,
) {
  const dashboards = calls('getDashboard').length;
  await act(() => router.navigate('/documents'));
  await waitFor(() => expect(calls('listContracts').length).toBeGreaterThan(contracts));
  await act(() => router.navigate('/dashboard'));
  const whole = () =>
    calls('getDashboard')
      .slice(dashboards)
      .filter(({ query }) => !('series' in query));
  await waitFor(() => expect(whole()).not.toEqual([]));
}

const plain = (text: string | null) => (text ?? '').replaceAll(/[\u00A0\u202F]/g, ' ');
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('Vérifier et Signer', () => {
  it('waits for the address to be confirmed, sends its link again, and goes on under the same key', async () => {
    let isConfirmed = false;
    const unconfirmed = reply(409, { error: 'Confirmez d’abord.', code: 'identity.email_unconfirmed' });
    const { calls } = open({
      createContract: () => (isConfirmed ? created : unconfirmed),
      sendConfirmationLink: { success: true },
    });
    await press('Renvoyer le lien');
    await waitFor(() => expect(calls('sendConfirmationLink')).toHaveLength(1));
    expect(screen.queryByText('Aucun contrat n’est signé.')).toBeNull();
    isConfirmed = true;
    await press('C’est fait, continuer');
    expect((await screen.findByTitle('Signature du contrat')).getAttribute('src')).toBe(created.iframe_url);
    expect(new Set(calls('createContract').map(({ headers }) => headers.get('idempotency-key'))).size).toBe(
      1,
    );
  });

  it('shows that the contract is being prepared, then its frame', async () => {
    open({ createContract: () => new Promise((done) => setTimeout(() => done(created), 400)) });
    expect(await screen.findByText('Préparation du contrat...')).toBeTruthy();
    expect((await screen.findByTitle('Signature du contrat')).getAttribute('src')).toBe(created.iframe_url);
  });

  it('lists the contract among the documents once it is created', async () => {
    const { calls, router } = open({}, '/documents');
    await waitFor(() => expect(calls('listContracts')).toHaveLength(1));
    await act(() => router.navigate(path));
    await screen.findByTitle('Signature du contrat');
    await act(() => router.navigate('/documents'));
    await waitFor(() => expect(calls('listContracts')).toHaveLength(2));
  });

  it('« Annuler le contrat » cancels it and goes back to the boxes', async () => {
    const { calls, router } = open({
      cancelContract: { signature: sampleContract({ id: 'sig_7', status: 'canceled' }) },
    });
    await screen.findByTitle('Signature du contrat');
    await userEvent.dblClick(screen.getByRole('button', { name: 'Annuler le contrat' }));
    expect(await screen.findByRole('heading', { name: 'Confirmation et conformité' })).toBeTruthy();
    expect(calls('cancelContract').map((call) => call.path)).toEqual([{ id: 'sig_7' }]);
    expect(router.state.location.search).toBe('?etape=3');
  });

  it('goes back to the boxes also when a poll sees the cancellation before its response', async () => {
    const cancellation = Promise.withResolvers<void>();
    const { api, calls } = open({
      cancelContract: async () => {
        await cancellation.promise;
        return { signature: sampleContract({ id: 'sig_7', status: 'canceled' }) };
      },
    });
    await screen.findByTitle('Signature du contrat');
    const polls = calls('getSignatureStatus').length;
    // The poll of a tab that is shown again is on its way when the contract is canceled.
    const poll = Promise.withResolvers<void>();
    api.use({
      getSignatureStatus: async () => {
        await poll.promise;
        return { status: 'canceled' };
      },
    });
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(calls('getSignatureStatus').length).toBeGreaterThan(polls));
    await press('Annuler le contrat');
    await waitFor(() => expect(calls('cancelContract')).toHaveLength(1));
    await act(async () => {
      poll.resolve();
      // The response of the poll is read.
      await new Promise((resolve) => setTimeout(resolve, 100));
    });
    expect(screen.getByTitle('Signature du contrat')).toBeTruthy();
    cancellation.resolve();
    expect(await screen.findByRole('heading', { name: 'Confirmation et conformité' })).toBeTruthy();
    expect(screen.queryByText('Le contrat n’a pas été signé.')).toBeNull();
  });

  it('a canceled contract is shown as such in the documents and the dashboard', async () => {
    const page = open({
      cancelContract: { signature: sampleContract({ id: 'sig_7', status: 'canceled' }) },
    });
    await screen.findByTitle('Signature du contrat');
    await visit(page);
    await press('Annuler le contrat');
    await screen.findByRole('heading', { name: 'Confirmation et conformité' });
    await expectFetchedAgain(page);
  });

  it('a signed contract is shown as such in the documents and the dashboard', async () => {
    const page = open({});
    await screen.findByTitle('Signature du contrat');
    await visit(page);
    const contracts = page.calls('listContracts').length;
    page.api.use({ getSignatureStatus: { status: 'signed' } });
    // The signature is checked at once when the tab is shown again.
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    await screen.findByRole('heading', { level: 1, name: /Félicitations/ });
    await expectFetchedAgain(page, contracts);
  });

  it('stays on the contract when it can’t be canceled, and shows why', async () => {
    open({
      cancelContract: reply(409, {
        error: 'Ce contrat est déjà signé.',
        code: 'contracts.no_longer_pending',
      }),
    });
    await screen.findByTitle('Signature du contrat');
    await press('Annuler le contrat');
    expect(await screen.findByText(/Ce contrat est déjà signé/)).toBeTruthy();
    expect(screen.getByTitle('Signature du contrat')).toBeTruthy();
  });

  it('offers a retry, under the same key, when the contract could not be created', async () => {
    const { api, calls } = open({
      createContract: reply(503, { error: 'Signature indisponible.', code: 'unavailable' }),
    });
    expect(await screen.findByText('Signature indisponible.')).toBeTruthy();
    api.use({ createContract: created });
    await press('Réessayer');
    expect(await screen.findByTitle('Signature du contrat')).toBeTruthy();
    expect(calls('createContract').map(({ headers }) => headers.get('Idempotency-Key'))).toEqual([
      'one-attempt',
      'one-attempt',
    ]);
  });

  it('goes back without canceling when there is no contract', async () => {
    const { calls } = open({
      createContract: reply(422, { error: 'Montant refusé.', code: 'validation_failed' }),
    });
    await screen.findByText('Montant refusé.');
    await press('Étape précédente');
    expect(await screen.findByRole('heading', { name: 'Confirmation et conformité' })).toBeTruthy();
    expect(calls('cancelContract')).toHaveLength(0);
  });

  it('a signed contract ends on the congratulations', async () => {
    open({ getSignatureStatus: { status: 'signed' } });
    const title = await screen.findByRole('heading', { level: 1, name: /Félicitations/ });
    expect(plain(title.textContent)).toBe('Félicitations ! Le contrat a été signé !');
    const recap = [...document.querySelectorAll('dl > *')].map(({ textContent }) => plain(textContent));
    expect(recap).toEqual([
      'ProduitUSDFY',
      'Montant12 000,00 €',
      'Mode de paiementVirement bancaire',
      'N° de bonPO-2026-0007',
    ]);
    // How to pay, at once.
    expect(await screen.findByRole('region', { name: /Virez 12.000,00.€/ })).toBeTruthy();
    expect(screen.getByText('FR76 3000 6000 0112 3456 7890 189')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Copier la référence' })).toBeTruthy();
    expect(screen.getByText(/Un e-mail contenant les instructions de paiement/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Retour au tableau de bord' }).getAttribute('href')).toBe(
      '/dashboard',
    );
    // The primary button leads to the next action, the payment and its proof.
    expect(screen.getByRole('link', { name: 'Voir mes documents' }).className).toContain('primary');
  });

  it('once its proof is filed, the congratulations no longer show how to pay', async () => {
    const proved = sampleContract({ id: 'sig_7', payment_status: 'proved', po_number: 'PO-2026-0009' });
    open({ getSignatureStatus: { status: 'signed' }, listContracts: { signatures: [proved] } });
    await screen.findByRole('heading', { level: 1, name: /Félicitations/ });
    expect(await screen.findByText('PO-2026-0009')).toBeTruthy();
    expect(screen.queryByRole('region', { name: /Virez/ })).toBeNull();
  });

  it('a contract canceled because its product is suspended says why', async () => {
    let offer: 'open' | 'suspended' = 'open';
    open({
      listStrategies: () => ({ strategies: [sampleStrategy({ offer })] }),
      getSignatureStatus: () => {
        offer = 'suspended';
        return { status: 'canceled' };
      },
    });
    expect(await screen.findByText('Les souscriptions à ce produit sont suspendues.')).toBeTruthy();
    expect(screen.getByText(/Un contrat qui n’était pas encore signé est annulé/)).toBeTruthy();
  });

  it('a contract signed before its product was suspended is signed', async () => {
    let offer: 'open' | 'suspended' = 'open';
    const { calls } = open({
      listStrategies: () => ({ strategies: [sampleStrategy({ offer })] }),
      getSignatureStatus: () => {
        offer = 'suspended';
        return { status: 'signed' };
      },
    });
    expect(await screen.findByText(/Un e-mail contenant les instructions de paiement/)).toBeTruthy();
    expect(calls('listStrategies')).toHaveLength(1);
    expect(screen.queryByText('Les souscriptions à ce produit sont suspendues.')).toBeNull();
  });

  it.each(['refused', 'canceled'] as const)('a contract %s ends on the failure screen', async (status) => {
    const { router } = open({ getSignatureStatus: { status } });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Le contrat n’a pas été signé.' }),
    ).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Retour aux produits' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/produits'));
  });
});

describe('the poll of the signature', () => {
  useStoppedClock();

  it('sends a request every 3 seconds, only logs one that fails, and stops when the screen is left', async () => {
    const log = vi.spyOn(console, 'warn').mockReturnValue();
    let count = 0;
    const page = open({
      getSignatureStatus: () => {
        count += 1;
        return count === 2 ? reply(500, { error: 'Panne.', code: 'internal' }) : { status: 'pending' };
      },
    });
    await passTimeUntil(page, () => count === 1);
    fireEvent.load(screen.getByTitle('Signature du contrat'));
    for (const expected of [2, 3, 4]) {
      await passTime(page, 2999);
      expect(count).toBe(expected - 1);
      await passTime(page, 1);
      expect(count).toBe(expected);
    }
    expect(screen.queryByText('Panne.')).toBeNull();
    expect(screen.getByTitle('Signature du contrat')).toBeTruthy();
    expect(log.mock.calls.flat()).toEqual([
      expect.stringMatching(/^getSignatureStatus failed: 500 internal/),
    ]);
    await act(() => page.router.navigate('/produits'));
    await passTimeUntil(page, () => screen.queryByRole('heading', { name: 'Produits' }) !== null);
    await passTime(page, 12_000);
    expect(count).toBe(4);
  });

  it('stops once the contract is signed', async () => {
    const page = open({ getSignatureStatus: { status: 'signed' } });
    await passTimeUntil(page, () => screen.queryByRole('heading', { name: /Félicitations/ }) !== null);
    await passTime(page, 12_000);
    expect(page.calls('getSignatureStatus')).toHaveLength(1);
  });
});

describe('the browser’s Back while a contract is open', () => {
  it('confirms before it cancels, and stays on the step when declined', async () => {
    const { router, calls } = open({
      cancelContract: { signature: sampleContract({ id: 'sig_7', status: 'canceled' }) },
    });
    await screen.findByTitle('Signature du contrat');
    await act(() => router.navigate('/produits/str_usdfy/souscrire?etape=4&encore=1'));
    await act(() => router.navigate(-1));
    const stay = await screen.findByRole('button', { name: 'Continuer la signature' });
    fireEvent.click(stay);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(calls('cancelContract')).toHaveLength(0);
  });
});
