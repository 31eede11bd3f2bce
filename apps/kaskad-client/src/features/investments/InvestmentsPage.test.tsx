import { reply, replyFile } from '@repo/api-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleInvestment, sampleRound, sampleRoundDetail } from '../../shared/rounds.fixture.ts';
import { sampleKaskadClient, usePages } from '../../testing/page-test.tsx';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-12T17:30:00Z') }));
afterEach(() => {
  vi.useRealTimers();
  window.localStorage.clear();
});

const openPage = usePages();
const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/[\u00A0\u202F]/g, ' ');
const open = (path: string, handlers: object) => openPage(path, { as: sampleKaskadClient(), handlers });

describe('the investments', () => {
  it('are listed by how far they are, with their next step [B44]', async () => {
    const ended = sampleInvestment({ id: 'inv_2', state: 'withdrawn', next_step: 'none' });
    open('/investments', { listInvestments: { items: [sampleInvestment(), ended] } });
    const table = await screen.findByRole('table', { name: 'Vos investissements en cours' });
    const shown = plain(table.textContent);
    for (const word of ['Sérivaux', 'Amorçage', '4 991,00 €', '80,50 €', '62', 'Souscrite', 'Signer'])
      expect(shown).toContain(word);
    expect(shown).not.toContain('Rétractée');
  });

  it('have the notice of their allotment on their row, once it is published', async () => {
    const allotted = sampleInvestment({
      id: 'inv_2',
      reference: 'KSK-2026-0043',
      state: 'partly_allotted',
      allotted_units: '40',
    });
    const { api, user } = open('/investments', {
      listInvestments: { items: [sampleInvestment(), allotted] },
      downloadInvestmentDocument: replyFile('avis.pdf', 'application/pdf'),
    });
    const table = await screen.findByRole('table', { name: 'Vos investissements en cours' });
    const notices = within(table).getAllByRole('button', { name: /^Avis d’allocation/ });
    expect(notices.map((notice) => plain(notice.getAttribute('aria-label')))).toEqual([
      'Avis d’allocation : KSK-2026-0043',
    ]);
    await user.click(notices[0] ?? table);
    await screen.findByText('avis.pdf enregistré');
    const [call] = api.requests.filter(({ operationId }) => operationId === 'downloadInvestmentDocument');
    expect(call?.path).toEqual({ id: 'inv_2', kind: 'allotment_notice' });
  });

  it('hide every amount and unit [B45]', async () => {
    const { user } = open('/investments', { listInvestments: { items: [sampleInvestment()] } });
    const table = await screen.findByRole('table', { name: 'Vos investissements en cours' });
    await user.click(screen.getByRole('button', { name: 'Masquer les montants' }));
    await waitFor(() => expect(plain(table.textContent)).not.toContain('991'));
    for (const figure of ['80,50', '62']) expect(plain(table.textContent)).not.toContain(figure);
  });

  it('lead to the open rounds when there is none, and can be retried [B44]', async () => {
    const { api, user } = open('/investments', {
      listInvestments: reply(500, { error: 'Une erreur est survenue.', code: 'internal' }),
    });
    await screen.findByText('Vos investissements n’ont pas pu être chargés');
    api.use({ listInvestments: { items: [] } });
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    const link = await screen.findByRole('link', { name: 'Découvrir les levées ouvertes' });
    expect(link.getAttribute('href')).toBe('/kaskad/investments?onglet=levees-ouvertes');
  });
});

describe('the rounds', () => {
  it('show three marks that never overlap, the sentence of them and the deadline [B30]', async () => {
    open('/investments?onglet=levees-ouvertes', { listRounds: { items: [sampleRound()] } });
    const card = await screen.findByRole('region', { name: 'Sérivaux · Amorçage' });
    const shown = plain(card.textContent);
    expect(shown).toContain(
      '745 parts fermes (50,0 %), 310 sous délai (20,8 %), 186 en attente (12,5 %), sur un plafond de 1 490 parts.',
    );
    expect(shown).toContain('30 novembre 2026 à 18:00 (heure de Paris), encore 17 jours');
  });

  it.each([
    ['0', '0 part ferme (0,0 %)'],
    ['1', '1 part ferme (0,1 %)'],
    ['2', '2 parts fermes (0,1 %)'],
  ])('have %s firm parts, in words that agree [B30]', async (firm, words) => {
    const round = sampleRound({ marks: { firm, under_period: '0', waiting: '0' } });
    open('/investments?onglet=levees-ouvertes', { listRounds: { items: [round] } });
    const card = await screen.findByRole('region', { name: 'Sérivaux · Amorçage' });
    expect(plain(card.textContent)).toContain(words);
  });

  it('are closed when the server closes them, whatever the clock of the browser [B31]', async () => {
    const closed = sampleRound({ status: 'closing', is_taking: false });
    open('/investments?onglet=levees-ouvertes', { listRounds: { items: [closed] } });
    const past = await screen.findByRole('region', { name: 'Levées passées' });
    expect(plain(past.textContent)).toContain('En clôture');
    expect(plain(past.textContent)).not.toContain('encore');
  });

  it('open by the code of an invitation, or say why not [B29]', async () => {
    const { user, api, path } = open('/investments?onglet=levees-ouvertes', {
      listRounds: { items: [] },
      useRoundCode: reply(404, { error: 'Ce code n’est pas reconnu.', code: 'not_found' }),
      getRound: sampleRoundDetail(),
      listInvestments: { items: [] },
    });
    await user.type(await screen.findByLabelText('Code d’invitation'), 'KSK-1{Enter}');
    expect(await screen.findByText('Ce code n’est pas reconnu.')).toBeDefined();
    api.use({ useRoundCode: sampleRoundDetail() });
    await user.click(screen.getByRole('button', { name: 'Ouvrir la levée' }));
    await screen.findByRole('heading', { level: 1, name: 'Sérivaux · Amorçage' });
    expect(path()).toBe('/investments/levees/rnd_1');
  });
});
