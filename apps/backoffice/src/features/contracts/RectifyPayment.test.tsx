import { reply } from '@repo/api-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleAdmin, sampleContractReceipts, sampleDetail, usePages } from '../../testing/page-test.tsx';
import { bankReceipt } from '../../testing/sample-receipts.ts';
import { findConfirmed, unproven } from '../../testing/step-up.ts';

const open = usePages();
const detail = sampleDetail({
  status: 'signed',
  payment_status: 'paid',
  currency: 'EURO',
  amount: '10000',
});
const receipt = { ...bankReceipt, id: '00000000-0000-4000-8000-000000000001' };
const held = {
  id: 'chg_1',
  kind: 'payment.rectify',
  maker: 'Inès Garnier',
  created_at: '2026-01-06T09:00:00.000Z',
} as const;
const preview = {
  needs_second_person: true,
  warnings: [],
  lines: [
    { label: 'Montant reçu', before: '10 000,00 €', after: '1 000,00 €' },
    { label: 'Résultat pour la société, à cette VL', before: null, after: 'gain de 88,57 €' },
  ],
};

function openContract(handlers: object = {}, change: object = {}) {
  return open('/admin/souscriptions/sig_1', {
    as: sampleAdmin(),
    handlers: {
      getAdminContract: { ...detail, ...change },
      listContractReceipts: sampleContractReceipts({ receipts: [receipt] }),
      previewRectification: preview,
      ...handlers,
    },
  });
}

async function openDialog(app: ReturnType<typeof open>) {
  await app.user.click(await screen.findByRole('button', { name: 'Rectifier le paiement' }));
  return within(await screen.findByRole('dialog', { name: 'Rectifier le paiement' }));
}

describe('« Rectifier le paiement »', () => {
  it('shows what it changes as it is typed, needs a reason, and waits for a second person', async () => {
    const app = openContract({
      rectifyPayment: () => {
        app.api.use({ getAdminContract: { ...detail, pending_change: held } });
        return reply(200, { ...detail, pending_change: held });
      },
    });
    const dialog = await openDialog(app);
    const amount = await dialog.findByLabelText('Montant réellement reçu');
    await app.user.clear(amount);
    await app.user.type(amount, '1000');
    expect(await dialog.findByText('gain de 88,57 €')).toBeDefined();
    await waitFor(() =>
      expect(app.calls('previewRectification').at(-1)?.query).toEqual({
        receipt_id: receipt.id,
        amount: '1000',
        value_date: '2026-01-05',
        reference: 'VIR-1',
      }),
    );
    await app.user.click(dialog.getByRole('button', { name: 'Demander la rectification' }));
    expect(await dialog.findByText('Vous devez indiquer le motif.')).toBeDefined();
    await app.user.type(dialog.getByRole('textbox', { name: 'Motif' }), 'Un zéro de trop');
    await app.user.click(dialog.getByRole('button', { name: 'Demander la rectification' }));
    expect(await screen.findByText(/un second utilisateur doit la valider/)).toBeDefined();
    expect(app.calls('rectifyPayment')[0]?.body).toEqual({
      receipt_id: receipt.id,
      amount: '1000',
      value_date: '2026-01-05',
      reference: 'VIR-1',
      reason: 'Un zéro de trop',
    });
    expect(await screen.findByText(/^Modification en attente de validation/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Rectifier le paiement' })).toBeNull();
  });

  it('corrects the reference that was typed, with a document that is stored once', async () => {
    const handed = {
      id: '00000000-0000-4000-8000-0000000000f1',
      name: 'avis.pdf',
      url: 'https://exemple.fr/avis',
    };
    let attempts = 0;
    const app = openContract({
      uploadRectificationFile: handed,
      rectifyPayment: () => {
        attempts += 1;
        return attempts === 1
          ? reply(503, { error: 'Service indisponible', code: 'unavailable' })
          : reply(200, { ...detail, pending_change: held });
      },
    });
    const dialog = await openDialog(app);
    const reference = await dialog.findByLabelText('Référence');
    await app.user.clear(reference);
    await app.user.type(reference, 'VIR-2');
    const chosen = new File(['%PDF-1.7 %%EOF'], 'avis.pdf', { type: 'application/pdf' });
    await app.user.upload(document.querySelector<HTMLInputElement>('input[type="file"]')!, chosen);
    expect(await dialog.findByText('avis.pdf')).toBeDefined();
    await app.user.type(dialog.getByRole('textbox', { name: 'Motif' }), 'Référence du relevé');
    const submit = () => app.user.click(dialog.getByRole('button', { name: 'Demander la rectification' }));
    await submit();
    await waitFor(() => expect(app.calls('rectifyPayment')).toHaveLength(1));
    await submit();
    await waitFor(() => expect(app.calls('rectifyPayment')).toHaveLength(2));
    expect(app.calls('uploadRectificationFile')).toHaveLength(1);
    expect(app.calls('rectifyPayment')[1]?.body).toMatchObject({
      reference: 'VIR-2',
      document_id: handed.id,
    });
  });

  it('names the corrected amount and the contract where its sender must prove who is there', async () => {
    const app = openContract(unproven('rectifyPayment'));
    const dialog = await openDialog(app);
    const amount = await dialog.findByLabelText('Montant réellement reçu');
    await app.user.clear(amount);
    await app.user.type(amount, '1000');
    await app.user.type(dialog.getByRole('textbox', { name: 'Motif' }), 'Un zéro de trop');
    await app.user.click(dialog.getByRole('button', { name: 'Demander la rectification' }));
    expect(await findConfirmed()).toBe('Paiement rectifié, contrat PO-2026-0001 : 1 000,00 €');
  });

  it('corrects another of several receipts, from its own values', async () => {
    const second = {
      ...receipt,
      id: '00000000-0000-4000-8000-000000000002',
      amount: '4000',
      wording: 'VIR-9',
    };
    const both = sampleContractReceipts({ receipts: [receipt, { ...second, day: '2026-01-04' }] });
    const app = openContract({ listContractReceipts: both });
    const dialog = await openDialog(app);
    await app.user.click(await dialog.findByRole('radio', { name: /4\s000,00\s€ .*04\/01\/2026/ }));
    await waitFor(() =>
      expect(app.calls('previewRectification').at(-1)?.query).toEqual({
        receipt_id: second.id,
        amount: '4000',
        value_date: '2026-01-04',
        reference: 'VIR-9',
      }),
    );
  });

  it('has no reference to correct of a receipt that a statement gave', async () => {
    const ofBank = { ...receipt, source: 'camt053' as const };
    const app = openContract({ listContractReceipts: sampleContractReceipts({ receipts: [ofBank] }) });
    const dialog = await openDialog(app);
    await dialog.findByLabelText('Montant réellement reçu');
    expect(dialog.queryByLabelText('Référence')).toBeNull();
  });

  it('warns of what the person who approves will have to accept [A29]', async () => {
    const warning = 'La date de valeur précède la souscription de plus de 30 jours.';
    const early = { ...preview, warnings: [warning] };
    const dialog = await openDialog(openContract({ previewRectification: early }));
    expect(await dialog.findByText(warning)).toBeDefined();
    expect(dialog.getByText('La personne qui valide devra accepter cet avertissement')).toBeDefined();
  });

  it('says why it would be refused', async () => {
    const message = 'Des parts achetées avec ce paiement ont déjà été rachetées.';
    const dialog = await openDialog(
      openContract({
        previewRectification: () => reply(409, { error: message, code: 'payments.units_are_gone' }),
      }),
    );
    expect(await dialog.findByText(message)).toBeDefined();
  });

  it.each([
    ['of a payment that is not recorded', { contract: { ...detail.contract, payment_status: 'checking' } }],
    ['of a closed contract', { contract: { ...detail.contract, status: 'closed' } }],
    ['of one’s own payment', { client: { ...detail.client, id: sampleAdmin().id } }],
  ])('is not there %s', async (_what, change) => {
    openContract({}, change);
    expect(await screen.findByRole('heading', { name: 'Fonds reçus' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Rectifier le paiement' })).toBeNull();
  });
});
