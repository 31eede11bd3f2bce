import { reply, sampleContract } from '@repo/api-sdk/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { useClientPages } from '../../testing/open-app.tsx';

const openPage = useClientPages();
const user = userEvent.setup({ delay: null });
const path = '/documents?devise=USD&preuve=sig_1';

type Contract = ReturnType<typeof sampleContract>;
const open = (change: Partial<Contract>, handlers = {}) =>
  openPage(path, { listContracts: { signatures: [sampleContract(change)] }, ...handlers });
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const says = (text: string) => screen.findByText(text);
const box = (name: RegExp) => screen.findByRole('textbox', { name });

const proof = {
  reference: 'VIR 42',
  executed_on: '2026-01-05',
  wallet_address: null,
  txid: null,
  tx_urls: [],
  submitted_at: '2026-01-06T09:00:00.000Z',
  chain_reading: null,
};

/** A lost network. */
const unanswered = () => {
  throw Response.error();
};

describe('the proof of a transfer', () => {
  it('needs a reference and a day', async () => {
    const { calls } = open({ payment_method: 'rib' });
    await press('Enregistrer la preuve');
    expect(await says('Merci d’indiquer la référence de votre virement.')).toBeTruthy();
    expect(await says('Merci de sélectionner la date d’exécution.')).toBeTruthy();
    expect(calls('submitPaymentProof')).toHaveLength(0);
  });

  it('refuses a day before the signature, counted in Paris', async () => {
    const { calls } = open({
      payment_method: 'rib',
      payment_status: 'proved',
      payment_proof: proof,
      signed_at: '2026-01-05T23:30:00.000Z',
    });
    await user.type(await box(/Référence du virement/), '3');
    await press('Enregistrer la preuve');
    expect(await says('La date d’exécution ne peut pas précéder la signature du contrat.')).toBeTruthy();
    expect(calls('submitPaymentProof')).toHaveLength(0);
  });

  it('leads to how it is paid until a proof is submitted', async () => {
    open({ payment_method: 'rib' });
    expect(await says('Voir comment payer ce contrat')).toBeTruthy();
    cleanup();
    open({ payment_method: 'rib', payment_status: 'proved', payment_proof: proof });
    await box(/Référence du virement/);
    expect(screen.queryByText('Voir comment payer ce contrat')).toBeNull();
  });

  it('opens with the submitted proof, sends the change once, and returns to the list', async () => {
    const { calls, router } = open(
      { payment_method: 'rib', payment_status: 'proved', payment_proof: proof },
      { submitPaymentProof: { signature: sampleContract({ payment_status: 'proved' }) } },
    );
    const field = await box(/Référence du virement/);
    expect(field.getAttribute('value')).toBe('VIR 42');
    await user.type(field, '3');
    await user.dblClick(screen.getByRole('button', { name: 'Enregistrer la preuve' }));
    expect(await says('Preuve de paiement enregistrée.')).toBeTruthy();
    await waitFor(() => expect(router.state.location.search).toBe('?devise=USD'));
    expect(calls('submitPaymentProof').map(({ body }) => body)).toEqual([
      { payment_proof: { reference: 'VIR 423', executed_on: '2026-01-05' } },
    ]);
  });

  it('changes the status of the payment once it is filed, and makes the dashboard stale', async () => {
    const contract = { payment_method: 'rib', payment_proof: proof } as const;
    const filed = sampleContract({ ...contract, payment_status: 'proved' });
    const { api, services } = open({
      ...contract,
      payment_status: 'waiting',
      proof_refusal: 'Référence introuvable.',
    });
    const seen = services.queries.query('getDashboard', { query: { currency: 'EUR' } });
    await services.queryClient.fetchQuery(seen);
    api.use({
      submitPaymentProof: () => {
        api.use({ listContracts: { signatures: [filed] } });
        return { signature: filed };
      },
    });
    await press('Enregistrer la preuve');
    expect(await says('Preuve déposée')).toBeTruthy();
    expect(services.queryClient.getQueryState(seen.queryKey)?.isInvalidated).toBe(true);
  });

  it.each([
    [reply(409, { error: 'Ce paiement est vérifié.', code: 'conflict' }), 'Ce paiement est vérifié.'],
    [reply(500, { error: '', code: 'internal' }), 'Impossible d’enregistrer la preuve de paiement'],
    [unanswered, 'Impossible d’enregistrer la preuve.'],
  ])('keeps what was typed when it fails, and says why: %#', async (response, message) => {
    open(
      { payment_method: 'rib', payment_status: 'proved', payment_proof: proof },
      { submitPaymentProof: response },
    );
    await press('Enregistrer la preuve');
    expect(await says(message)).toBeTruthy();
    expect((await box(/Référence du virement/)).getAttribute('value')).toBe('VIR 42');
  });

  it('confirms before unsaved input is lost, and closes an unchanged form directly', async () => {
    const { router } = open({ payment_method: 'rib' });
    await user.type(await box(/Référence du virement/), 'VIR 43');
    await press('Annuler');
    await press('Continuer la modification');
    expect((await box(/Référence du virement/)).getAttribute('value')).toBe('VIR 43');
    await user.clear(await box(/Référence du virement/));
    await press('Annuler');
    await waitFor(() => expect(router.state.location.search).toBe('?devise=USD'));
  });

  it('shows that the last proof was refused, and why', async () => {
    open({ payment_method: 'rib', proof_refusal: 'La référence est introuvable.' });
    expect(await says('La référence est introuvable.')).toBeTruthy();
  });
});

describe('the proof of a crypto payment', () => {
  it('needs an origin address and at least one transaction', async () => {
    open({ payment_origin: null });
    await press('Enregistrer la preuve');
    expect(await says('Merci de renseigner l’adresse d’origine.')).toBeTruthy();
    expect(await says('Merci de renseigner au moins une transaction.')).toBeTruthy();
  });

  it('ignores empty links and takes the first one as the hash', async () => {
    const { calls } = open(
      { payment_proof: { ...proof, reference: null }, payment_status: 'proved' },
      { submitPaymentProof: { signature: sampleContract({ payment_status: 'proved' }) } },
    );
    await press('Ajouter un lien');
    await user.click(await box(/Lien de la transaction 2/));
    await user.paste('https://etherscan.io/tx/0xabc');
    await press('Enregistrer la preuve');
    await waitFor(() => expect(calls('submitPaymentProof')).toHaveLength(1));
    expect(calls('submitPaymentProof')[0]?.body).toEqual({
      payment_proof: {
        executed_on: '2026-01-05',
        wallet_address: '0x52908400098527886E0F7030069857D2E4169EE7',
        txid: 'https://etherscan.io/tx/0xabc',
        tx_urls: ['https://etherscan.io/tx/0xabc'],
      },
    });
  });

  it('refuses a link that is not https', async () => {
    open({});
    await user.click(await box(/Lien de la transaction 1/));
    await user.paste('http://etherscan.io');
    await press('Enregistrer la preuve');
    expect(await says('Le lien d’une transaction doit commencer par https://.')).toBeTruthy();
  });
});

describe('a proof that can’t be changed', () => {
  it('is read-only once the payment is validated', async () => {
    open({ payment_method: 'rib', payment_status: 'paid', payment_proof: proof });
    expect(await says('Ce paiement est déjà validé.')).toBeTruthy();
    expect(await says('VIR 42')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Enregistrer la preuve' })).toBeNull();
  });

  it('is replaced by the submitted one when the payment was validated meanwhile', async () => {
    let status: 'proved' | 'paid' = 'proved';
    open(
      {},
      {
        listContracts: () => ({
          signatures: [
            sampleContract({ payment_method: 'rib', payment_status: status, payment_proof: proof }),
          ],
        }),
        submitPaymentProof: () => {
          status = 'paid';
          return reply(409, { error: 'Ce paiement est déjà validé.', code: 'payments.already_paid' });
        },
      },
    );
    await user.type(await box(/Référence du virement/), '3');
    await press('Enregistrer la preuve');
    expect(await says('VIR 42')).toBeTruthy();
    expect(await says('Ce paiement est déjà validé.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Enregistrer la preuve' })).toBeNull();
  });

  it('is read-only while it is checked', async () => {
    open({ payment_method: 'rib', payment_status: 'checking', payment_proof: proof });
    expect(
      await says('Votre preuve est en cours de vérification. Elle ne peut plus être modifiée.'),
    ).toBeTruthy();
  });

  it('of an unknown contract shows that it does not exist', async () => {
    openPage('/documents?preuve=autre');
    expect(await says('Ce contrat est introuvable.')).toBeTruthy();
  });
});
