import { replyFile } from '@repo/api-sdk/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  sampleConditions,
  sampleInvestment,
  sampleInvestmentDetail,
  sampleRoundDetail,
} from '../../shared/rounds.fixture.ts';
import { sampleKaskadClient, usePages } from '../../testing/page-test.tsx';

vi.mock('@repo/ui/save-file', () => ({ saveFile: () => undefined }));

const openPage = usePages();
const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/[\u00A0\u202F]/g, ' ');
const open = (path: string, handlers: object = {}) =>
  openPage(path, {
    as: sampleKaskadClient(),
    handlers: {
      getRound: sampleRoundDetail(),
      listInvestments: { items: [] },
      downloadRoundDocument: replyFile('fiche.pdf', 'application/pdf'),
      getInvestment: sampleInvestmentDetail(),
      ...handlers,
    },
  });

describe('« Investir »', () => {
  it('proposes whole units around an amount, and sends one investment [B19, B34]', async () => {
    const { user, calls, path } = open('/investments/levees/rnd_1/investir', {
      invest: () => sampleInvestmentDetail(),
    });
    await user.type(await screen.findByLabelText('Montant souhaité'), '5000');
    const options = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
    expect(options.map(plain)).toEqual(['62 parts · 4 991,00 €', '63 parts · 5 071,50 €']);
    await user.click(screen.getByRole('button', { name: 'Continuer' }));
    await user.click(await screen.findByRole('radio', { name: 'Virement en euros' }));
    await user.click(screen.getByRole('button', { name: 'Continuer' }));
    await user.click(await screen.findByRole('button', { name: 'Lire Fiche clé, version 2' }));
    await screen.findByText('fiche.pdf enregistré');
    await user.click(screen.getByRole('checkbox', { name: /Fiche clé/ }));
    await user.click(screen.getByRole('checkbox', { name: /perdre tout/ }));
    await user.dblClick(screen.getByRole('button', { name: 'Envoyer ma souscription' }));
    await screen.findByRole('heading', { level: 1, name: 'KSK-2026-0042' });
    expect(calls('invest')).toHaveLength(1);
    expect(calls('invest')[0]?.body).toEqual({
      units: '62',
      payment_asset: 'EURO',
      accepted_documents: ['doc_1'],
      accepts_risks: true,
    });
    expect(path()).toBe('/investments/inv_1');
  });

  it('has no step beside those of the server, and says what is missing [B27, B28]', async () => {
    open('/investments/levees/rnd_1/investir', {
      getRound: sampleRoundDetail({ mine: sampleConditions({ missing: 'identity' }) }),
    });
    expect(await screen.findByText(/identité doit être vérifiée/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Vérifier mon identité' }).getAttribute('href')).toContain(
      '/kyc-en-attente',
    );
    expect(screen.queryByText('Questionnaire')).toBeNull();
  });

  it('refuses units under the minimum with the figure [B20]', async () => {
    const { user } = open('/investments/levees/rnd_1/investir');
    await user.type(await screen.findByLabelText('Quantité'), '2');
    expect(plain(document.body.textContent)).toContain('Le minimum est de 5 parts.');
  });
});

describe('an investment', () => {
  it('is withdrawn after one confirmation, without a reason [B22]', async () => {
    const { user, calls } = open('/investments/inv_1', {
      withdrawInvestment: sampleInvestmentDetail({
        investment: sampleInvestment({ state: 'withdrawn', next_step: 'none', can_withdraw: false }),
      }),
    });
    await user.click(await screen.findByRole('button', { name: 'Se rétracter' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Se rétracter' }));
    expect(await screen.findByText('Votre rétractation est enregistrée')).toBeDefined();
    expect(calls('withdrawInvestment')[0]?.body).toEqual({ version: 3 });
  });

  it('that is short may keep fewer units [B33]', async () => {
    const short = sampleInvestmentDetail({
      investment: sampleInvestment({ state: 'signed', next_step: 'choose_units' }),
      shortfall: { missing: '41.40', fewer: { units: '61', due: '4910.50', fee: '0', back: '39.10' } },
    });
    const { user, calls } = open('/investments/inv_1', { getInvestment: short, chooseFewerUnits: short });
    await user.click(await screen.findByRole('button', { name: 'Réduire la quantité' }));
    await screen.findByText('Quantité réduite');
    expect(plain(document.body.textContent)).toContain('Il manque 41,40 €');
    expect(calls('chooseFewerUnits')[0]?.body).toEqual({ version: 3, units: '61' });
  });
});
