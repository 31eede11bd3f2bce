import { replyFile } from '@repo/api-sdk/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  sampleConditions,
  sampleInvestmentDetail,
  sampleRound,
  sampleRoundDetail,
} from '../../shared/rounds.fixture.ts';
import { sampleKaskadClient, usePages } from '../../testing/page-test.tsx';

vi.mock('@repo/ui/save-file', () => ({ saveFile: () => undefined }));
afterEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

const openPage = usePages();
const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/[\u00A0\u202F]/g, ' ');
const investPath = '/investments/levees/rnd_1/investir';
const open = (mine: Parameters<typeof sampleConditions>[0] = {}, handlers: object = {}, path = investPath) =>
  openPage(path, {
    as: sampleKaskadClient(),
    handlers: {
      // Shares of 100 € make the sums of the rules readable.
      getRound: sampleRoundDetail({
        round: sampleRound({ price: '100' }),
        mine: sampleConditions(mine),
      }),
      listInvestments: { items: [] },
      downloadRoundDocument: replyFile('fiche.pdf', 'application/pdf'),
      getInvestment: sampleInvestmentDetail(),
      invest: () => sampleInvestmentDetail(),
      ...handlers,
    },
  });
type Opened = ReturnType<typeof open>;

async function fillAmount({ user }: Opened, units: string, netWorth = '') {
  const field = await screen.findByLabelText('Quantité');
  await user.clear(field);
  await user.type(field, units);
  if (netWorth !== '') await user.type(screen.getByLabelText(/Votre patrimoine net/), netWorth);
  await user.click(screen.getByRole('button', { name: 'Continuer' }));
}

async function choosePayment({ user }: Opened) {
  await user.click(await screen.findByRole('radio', { name: 'Virement en euros' }));
  await user.click(screen.getByRole('button', { name: 'Continuer' }));
}

async function acceptDocuments({ user }: Opened) {
  await user.click(await screen.findByRole('button', { name: 'Lire Fiche clé, version 2' }));
  await screen.findByText('fiche.pdf enregistré');
  await user.click(screen.getByRole('checkbox', { name: /Fiche clé/ }));
  await user.click(screen.getByRole('checkbox', { name: /perdre tout/ }));
}

const submitButton = () => screen.getByRole('button', { name: 'Envoyer ma souscription' });

describe('the warning of a large investment [B24]', () => {
  it('requires a consent and a reply at 4 000 € of a net worth of 60 000 €, which is never sent nor stored', async () => {
    const opened = open({ warning_floor: '1000.00' });
    await fillAmount(opened, '40', '60000');
    await choosePayment(opened);
    await acceptDocuments(opened);
    expect(screen.getByText('Votre investissement est important')).toBeDefined();
    expect(submitButton()).toHaveProperty('disabled', true);
    await opened.user.click(screen.getByRole('checkbox', { name: /lu cet avertissement/ }));
    await opened.user.click(screen.getByRole('radio', { name: 'Non' }));
    expect(screen.getByText(/Relisez l’avertissement/)).toBeDefined();
    expect(submitButton()).toHaveProperty('disabled', true);
    await opened.user.click(screen.getByRole('radio', { name: 'Oui' }));
    await opened.user.click(submitButton());
    await screen.findByRole('heading', { level: 1, name: 'KSK-2026-0042' });
    expect(opened.calls('invest')[0]?.body).toMatchObject({
      units: '40',
      warning: { is_read: true, understands: true },
    });
    const sent = JSON.stringify(opened.api.requests.map(({ body, path, query }) => ({ body, path, query })));
    const kept = [window.localStorage, window.sessionStorage].map((store) =>
      JSON.stringify(Object.entries(store)),
    );
    expect([sent, ...kept].join(' ')).not.toContain('60000');
  });

  it('is not shown at 2 500 €', async () => {
    const opened = open({ warning_floor: '1000.00' });
    await fillAmount(opened, '25', '60000');
    await choosePayment(opened);
    await acceptDocuments(opened);
    expect(screen.queryByText('Votre investissement est important')).toBeNull();
    await opened.user.click(submitButton());
    await screen.findByRole('heading', { level: 1, name: 'KSK-2026-0042' });
    expect(opened.calls('invest')[0]?.body).not.toHaveProperty('warning');
  });
});

const test = (valid_until: string, has_passed: boolean) => ({
  taken_on: '2024-11-01',
  valid_until,
  has_passed,
});

describe('the questionnaire', () => {
  const steps = ['amount', 'questionnaire', 'payment', 'documents', 'signature', 'result'] as const;
  const questions = [{ id: 'q1', question: 'Peut-on tout perdre ?', options: ['Oui', 'Non'] }];
  const none = { is_sophisticated: false, knowledge: null, losses: null, questions };
  it('warns when its test is failed, and goes on; the simulation sends no net worth [B24, B25]', async () => {
    const failed = { ...none, knowledge: test('2099-01-01', false) };
    const done = { ...failed, losses: test('2099-01-01', true) };
    let after: object = failed;
    const opened = open(
      { steps: [...steps], missing: 'knowledge_test', warning_floor: '1000.00' },
      { getInvestorProfile: none, takeInvestorTest: () => after },
    );
    await fillAmount(opened, '25');
    await opened.user.click(await screen.findByRole('radio', { name: 'Non' }));
    await opened.user.click(screen.getByRole('button', { name: 'Valider le test' }));
    await screen.findByText(/ne semble pas adapté à vos connaissances. Vous pouvez continuer/);
    expect(screen.getByRole('button', { name: 'Continuer' })).toHaveProperty('disabled', true);
    after = done;
    await opened.user.type(screen.getByLabelText(/Votre patrimoine net/), '60000');
    expect(plain(document.body.textContent)).toContain('Vous pourriez perdre 6 000,00 €');
    await opened.user.click(screen.getByRole('button', { name: 'J’ai fait la simulation' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Continuer' })).toHaveProperty('disabled', false),
    );
    expect(opened.calls('takeInvestorTest').map(({ body }) => body)).toEqual([
      { kind: 'knowledge', choices: [1] },
      { kind: 'losses' },
    ]);
    expect(screen.getByText('Simulation de pertes faite.')).toBeDefined();
    expect(screen.queryByText('Test de connaissances réussi.')).toBeNull();
    await opened.user.click(screen.getByRole('button', { name: 'Continuer' }));
    expect(await screen.findByRole('radio', { name: 'Virement en euros' })).toBeDefined();
  });

  it('shows that the test is passed, and names the simulation alone as what is missing', async () => {
    const passed = { ...none, knowledge: test('2099-01-01', true) };
    const opened = open({ steps: [...steps] }, { getInvestorProfile: passed });
    await fillAmount(opened, '25');
    expect(await screen.findByText('Test de connaissances réussi.')).toBeDefined();
    expect(screen.getByText('Faites la simulation avant de continuer.')).toBeDefined();
    expect(screen.queryByText(/Validez le test/)).toBeNull();
  });

  it('is filled in again once a test is older than two years [B25]', async () => {
    const old = { ...none, knowledge: test('2026-01-01', true), losses: test('2026-01-01', true) };
    const opened = open({ steps: [...steps] }, { getInvestorProfile: old });
    await fillAmount(opened, '25');
    expect(await screen.findByRole('button', { name: 'Valider le test' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'J’ai fait la simulation' })).toBeDefined();
  });

  it('is no step, and no period or warning is named, where every regime is off [B27]', async () => {
    const opened = open();
    await screen.findByLabelText('Quantité');
    expect(screen.queryByText('Questionnaire')).toBeNull();
    expect(screen.queryByLabelText(/Votre patrimoine net/)).toBeNull();
    await fillAmount(opened, '40');
    await choosePayment(opened);
    await acceptDocuments(opened);
    expect(plain(document.body.textContent)).not.toMatch(/réflexion|rétract|avertissement|\d+ jours/);
    expect(submitButton()).toHaveProperty('disabled', false);
  });
});

describe('one investment [B34]', () => {
  it.each(['one', 'another'])(
    'has the same key in %s tab for the same demand, and is sent once by a double click',
    async () => {
      const opened = open();
      await fillAmount(opened, '40');
      await choosePayment(opened);
      await acceptDocuments(opened);
      await opened.user.dblClick(submitButton());
      await screen.findByRole('heading', { level: 1, name: 'KSK-2026-0042' });
      expect(opened.calls('invest')).toHaveLength(1);
      expect(opened.calls('invest')[0]?.headers.get('idempotency-key')).toBe('invest-rnd_1-0-40-EURO');
    },
  );

  it('keeps what was chosen after a reload, in the same tab', async () => {
    const opened = open();
    await fillAmount(opened, '40');
    await choosePayment(opened);
    await screen.findByRole('button', { name: 'Lire Fiche clé, version 2' });
    cleanup();
    open();
    expect((await screen.findByLabelText('Quantité')).getAttribute('value')).toBe('40');
  });
});

it('goes on where it was once the identity is verified [B28]', async () => {
  const opened = open();
  await fillAmount(opened, '40');
  await screen.findByRole('radio', { name: 'Virement en euros' });
  opened.api.use({ getRound: sampleRoundDetail({ mine: sampleConditions({ missing: 'identity' }) }) });
  await opened.services.queryClient.invalidateQueries();
  expect(await screen.findByText(/identité doit être vérifiée/)).toBeDefined();
  expect(screen.queryByRole('radio')).toBeNull();
  opened.api.use({ getRound: sampleRoundDetail() });
  await opened.services.queryClient.invalidateQueries();
  expect(await screen.findByRole('radio', { name: 'Virement en euros' })).toBeDefined();
});
