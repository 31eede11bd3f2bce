import { reply, replyFile } from '@repo/api-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleInvestment, sampleInvestmentDetail, sampleRoundDetail } from '../../shared/rounds.fixture.ts';
import type { InvestmentDetail } from '../../shared/rounds.model.ts';
import { sampleKaskadClient, usePages } from '../../testing/page-test.tsx';

vi.mock('@repo/ui/save-file', () => ({ saveFile: () => undefined }));
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-12T10:00:00Z') }));
afterEach(() => {
  vi.useRealTimers();
  window.localStorage.clear();
});

const openPage = usePages();
const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/[\u00A0\u202F]/g, ' ');
const open = (detail: InvestmentDetail, handlers: object = {}) =>
  openPage('/investments/inv_1', {
    as: sampleKaskadClient(),
    handlers: {
      getInvestment: detail,
      downloadRoundDocument: replyFile('fiche.pdf', 'application/pdf'),
      ...handlers,
    },
  });
const step = () => screen.findByRole('region', { name: 'Étape suivante' });
const toPay: InvestmentDetail['payment'] = {
  asset: 'EURO',
  amount: '4991.00',
  holder: 'Séquestre Sérivaux',
  iban: 'FR7630006000011234567890189',
  bic: 'AGRIFRPP',
  reference: 'KSK-2026-0042',
  address: null,
  network: null,
};
const signed = sampleInvestment({ state: 'signed', next_step: 'pay' });

it('says what of its amount is the fee of the round', async () => {
  open(sampleInvestmentDetail({ investment: sampleInvestment({ due: '5040.91', fee: '49.91' }) }));
  await step();
  expect(plain(screen.getByText(/de frais/).textContent)).toBe('62 parts, 5 040,91 € dont 49,91 € de frais');
});

describe('the next step of an investment', () => {
  it('is the reflection, with nothing to sign before its end [B22]', async () => {
    open(
      sampleInvestmentDetail({
        investment: sampleInvestment({
          state: 'reflection',
          next_step: 'wait_reflection',
          reflection_until: '2026-11-14T09:00:00.000Z',
        }),
      }),
    );
    const shown = plain((await step()).textContent);
    expect(shown).toContain('Réflexion, 4 joursVous pouvez vous rétracter jusqu’au 14 novembre 2026 à 10:00');
    expect(shown).toContain('Rien n’est à signer ni à payer avant la fin du délai.');
    expect(shown).toContain('10/11/2026 10:00encore 1 jour14/11/2026 10:00');
    expect(screen.queryByRole('button', { name: 'Signer ma souscription' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Se rétracter' })).toBeDefined();
  });

  it('is the signature, in the frame of the provider', async () => {
    const url = 'http://api.test/local/signature/tok';
    const { user } = open(sampleInvestmentDetail(), { openInvestmentSignature: { url } });
    await user.click(await screen.findByRole('button', { name: 'Signer ma souscription' }));
    const frame = await screen.findByTitle('Signature de la souscription');
    expect(frame.getAttribute('src')).toBe(url);
  });

  it('waits for the address to be confirmed, and sends its link again', async () => {
    const { user, calls } = open(sampleInvestmentDetail(), {
      openInvestmentSignature: reply(409, { error: 'Confirmez.', code: 'identity.email_unconfirmed' }),
      sendConfirmationLink: { success: true },
    });
    await user.click(await screen.findByRole('button', { name: 'Signer ma souscription' }));
    await user.click(await screen.findByRole('button', { name: 'Renvoyer le lien' }));
    await waitFor(() => expect(calls('sendConfirmationLink')).toHaveLength(1));
    expect(screen.queryByText('Confirmez.')).toBeNull();
  });

  it('fetches the investment again when the signature is refused', async () => {
    const { user, calls } = open(sampleInvestmentDetail(), {
      openInvestmentSignature: reply(409, { error: 'Cet investissement a changé.', code: 'conflict' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Signer ma souscription' }));
    await screen.findByText('Cet investissement a changé.');
    await waitFor(() => expect(calls('getInvestment').length).toBeGreaterThan(1));
  });

  it('is to accept each new version, once opened [B26]', async () => {
    const after = sampleInvestmentDetail();
    const { user, calls } = open(
      sampleInvestmentDetail({
        investment: sampleInvestment({ next_step: 'accept_documents' }),
        to_accept: sampleRoundDetail().documents,
      }),
      { acceptRoundDocuments: after },
    );
    const box = await screen.findByRole('checkbox', { name: /Fiche clé, version 2/ });
    expect(box).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('button', { name: 'Lire Fiche clé, version 2' }));
    await screen.findByText('fiche.pdf enregistré');
    expect(screen.getByRole('button', { name: 'Accepter les documents' })).toHaveProperty('disabled', true);
    await user.click(box);
    await user.click(screen.getByRole('button', { name: 'Accepter les documents' }));
    expect(await screen.findByRole('button', { name: 'Signer ma souscription' })).toBeDefined();
    expect(calls('acceptRoundDocuments')[0]?.body).toEqual({ version: 3, accepted_documents: ['doc_1'] });
  });

  it('is the payment, then its proof', async () => {
    const filed = sampleInvestmentDetail({
      investment: signed,
      payment: toPay,
      proof: { reference: 'VIR-1', filed_at: '2026-11-12T09:00:00.000Z', refused_reason: null },
    });
    const { user, calls } = open(sampleInvestmentDetail({ investment: signed, payment: toPay }), {
      fileInvestmentProof: filed,
    });
    const card = await step();
    expect(plain(card.textContent)).toContain('4 991,00');
    expect(plain(card.textContent)).toContain('Séquestre Sérivaux');
    await user.click(within(card).getByRole('button', { name: 'Déposer la preuve' }));
    expect(await screen.findByText('Saisissez la référence de votre paiement.')).toBeDefined();
    await user.type(screen.getByLabelText(/Référence du virement ou hash/), ' VIR-1 ');
    await user.click(screen.getByRole('button', { name: 'Déposer la preuve' }));
    await screen.findByText(/Preuve déposée le 12\/11\/2026/);
    expect(calls('fileInvestmentProof')[0]?.body).toEqual({ reference: 'VIR-1' });
  });

  it('says why a proof was refused, and takes another one', async () => {
    const proof = {
      reference: 'VIR-1',
      filed_at: '2026-11-12T09:00:00.000Z',
      refused_reason: 'Ce virement n’est pas arrivé.',
    };
    open(sampleInvestmentDetail({ investment: signed, payment: toPay, proof }));
    expect(await screen.findByText('Ce virement n’est pas arrivé.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Déposer la preuve' })).toBeDefined();
  });
});

describe('the result of an investment', () => {
  const issued = sampleInvestmentDetail({
    investment: sampleInvestment({
      state: 'issued',
      next_step: 'none',
      allotted_units: '40',
      allotted_due: '3220.00',
      can_withdraw: false,
    }),
    allotment: 'Demandé 4 991 €, alloué 3 220 € : souscription 1,55× le plafond, règle pro rata',
    publication: {
      published_at: '2026-12-03T09:00:00.000Z',
      rule: 'pro_rata',
      oversubscription: '1.55',
    },
    grant_id: 'grt_1',
    register_number: 12,
    issued_percent: '0.30',
    diluted_percent: '0.27',
    documents: [
      { kind: 'subscription', is_ready: true },
      { kind: 'evidence', is_ready: false },
    ],
  });

  it('explains the allotment and leads to the vesting of its grant [B36]', async () => {
    const { user, calls } = open(issued, {
      downloadInvestmentDocument: replyFile('bulletin.pdf', 'application/pdf'),
    });
    const result = await screen.findByRole('region', { name: 'Résultat' });
    expect(plain(result.textContent)).toContain('souscription 1,55× le plafond, règle pro rata');
    const rows = plain(result.textContent);
    for (const row of [
      'Demandé62 parts, 4 991,00 €',
      'Alloué40 parts, 3 220,00 €',
      'Part servie de votre demande64,5 %',
      'Règle d’allocationPro rata',
      'Demande de toute la levée1,55× le plafond',
      'Publiée le3 décembre 2026 à 10:00',
    ])
      expect(rows).toContain(row);
    expect(within(result).getByRole('link', { name: 'Voir le plan de vesting' }).getAttribute('href')).toBe(
      '/kaskad/vesting?attribution=grt_1',
    );
    const documents = within(screen.getByRole('region', { name: 'Documents' })).getAllByRole('listitem');
    expect(documents.map((row) => plain(row.textContent))).toEqual([
      'Bulletin de souscriptionTélécharger',
      'Preuve de signatureEn préparation',
    ]);
    await user.click(screen.getByRole('button', { name: /Télécharger.*Bulletin de souscription/ }));
    await screen.findByText('bulletin.pdf enregistré');
    expect(calls('downloadInvestmentDocument')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Se rétracter' })).toBeNull();
  });

  it('hides every amount and unit [B45]', async () => {
    const { user } = open(issued);
    await screen.findByRole('region', { name: 'Résultat' });
    await user.click(screen.getByRole('button', { name: 'Masquer les montants' }));
    await waitFor(() => expect(plain(document.body.textContent)).not.toContain('3 220'));
    for (const figure of ['40 parts', '62 parts', '64,5', '0,30', '4 991', '1,55'])
      expect(plain(document.body.textContent)).not.toContain(figure);
  });
});

it('an investment of another client is not shown [B49]', async () => {
  open(sampleInvestmentDetail(), {
    getInvestment: reply(404, { error: 'Cet investissement n’existe pas.', code: 'not_found' }),
  });
  expect(await screen.findByText('Cet investissement n’a pas pu être chargé')).toBeDefined();
});
