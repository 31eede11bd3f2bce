import { reply } from '@repo/api-sdk/testing';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleGrant, sampleWallet, waitingGrant } from '../../shared/grants.fixture.ts';
import { sampleDashboard, sampleRound } from '../../shared/rounds.fixture.ts';
import { sampleKaskadClient, usePages } from '../../testing/page-test.tsx';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00Z') }));
afterEach(() => {
  vi.useRealTimers();
  window.localStorage.clear();
});

const openPage = usePages();
const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/[\u00A0\u202F]/g, ' ');
const open = (handlers: object) =>
  openPage('/dashboard', {
    as: sampleKaskadClient(),
    handlers: {
      getKaskadDashboard: sampleDashboard(),
      ...handlers,
    },
  });
const region = async (name: RegExp | string) =>
  plain((await screen.findByRole('region', { name })).textContent);

const columnOf = async (name: string) =>
  (await screen.findByRole('region', { name })).closest('[class*="column"]');

describe('the grants of the dashboard', () => {
  it('are summed by class, with the next unlock and what there is to do', async () => {
    const other = sampleGrant({ id: 'grt_2', reference: 'ATT-2026-0002', claimed: '0' });
    open({ listGrants: { items: [sampleGrant(), other] }, listWallets: { items: [sampleWallet()] } });
    const card = await region('Jeton Kaskad (KSK)');
    expect(card).toContain('Jetons débloqués40 000 KSK33,3 % de 120 000 KSK');
    expect(card).toContain('Réclamables maintenant22 000 KSK');
    expect(card).toContain('Prochain déblocage12 décembre 20264 000 KSK · dans 20 jours');
    const todo = within(await screen.findByRole('region', { name: 'À faire' }));
    const lines = todo.getAllByRole('listitem').map((line) => plain(line.textContent));
    expect(lines).toEqual([
      'Réclamer 2 000 KSKJeton Kaskad · ATT-2026-0001Sans échéanceRéclamer',
      'Réclamer 20 000 KSKJeton Kaskad · ATT-2026-0002Sans échéanceRéclamer',
    ]);
    expect(todo.getAllByRole('link')[1]?.getAttribute('href')).toBe(
      '/kaskad/vesting?attribution=ATT-2026-0002',
    );
    expect(screen.queryByRole('figure', { name: 'Déblocages cumulés' })).toBeNull();
  });

  it('come after the address to confirm, which nothing is signed without', async () => {
    const me = sampleKaskadClient({ email_confirmed: false });
    open({ getMe: me, listGrants: { items: [sampleGrant()] }, listWallets: { items: [sampleWallet()] } });
    const todo = within(await screen.findByRole('region', { name: 'À faire' }));
    expect(plain(todo.getAllByRole('listitem')[0]?.textContent)).toMatch(
      /^Confirmez votre adresse e-mailOuvrez le lien envoyé à hugo.delmas@exemple.fr.*Renvoyer le lien$/,
    );
  });

  it('stand in one card with the investments, the first to end before', async () => {
    const task = { investment_id: 'inv_1', reference: 'KSK-2026-0001', round_name: 'Série A' } as const;
    open({
      getKaskadDashboard: sampleDashboard({
        to_do: [
          { ...task, task: 'pay', until: '2026-11-27T17:00:00.000Z' },
          { ...task, task: 'sign', investment_id: 'inv_2', until: '2026-11-25T08:12:00.000Z' },
        ],
      }),
      listGrants: { items: [sampleGrant()] },
      listWallets: { items: [sampleWallet()] },
    });
    await screen.findByText(/^Réclamer 2/);
    const todo = within(screen.getByRole('region', { name: 'À faire' }));
    expect(todo.getAllByRole('listitem').map((line) => plain(line.textContent))).toEqual([
      'Signer votre souscriptionSérie A · KSK-2026-0001Avant le 25/11/2026 09:12encore 2 joursSigner',
      'Payer votre souscriptionSérie A · KSK-2026-0001Avant le 27/11/2026 18:00encore 5 joursPayer',
      'Réclamer 2 000 KSKJeton Kaskad · ATT-2026-0001Sans échéanceRéclamer',
    ]);
    const link = todo.getByRole('link', { name: /^Signer.: Signer votre souscription \(KSK-2026-0001\)$/ });
    expect(link.getAttribute('href')).toBe('/kaskad/investments/inv_2');
  });

  it('of shares are no tokens, and have nothing to claim', async () => {
    const shares = { ...sampleGrant().class, name: 'Actions gratuites', kind: 'aga', network: null } as const;
    open({ listGrants: { items: [sampleGrant({ class: shares, claimed: '0' })] } });
    const card = await region('Actions gratuites (KSK)');
    expect(card).toContain('Déjà débloqué20 000 KSK');
    expect(card).not.toContain('Jetons');
    expect(card).not.toContain('Réclamables');
  });

  it('need a proven wallet first; the only grant has its chart', async () => {
    open({ listGrants: { items: [sampleGrant()] } });
    expect(await region('À faire')).toContain(
      'Ajouter et prouver un portefeuilleVos unités sont envoyées sur Ethereum.Sans échéanceAjouter',
    );
    expect(screen.getByRole('figure', { name: 'Déblocages cumulés' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Ouvrir le vesting' }).getAttribute('href')).toBe(
      '/kaskad/vesting',
    );
  });

  it('have no date before the TGE is known, and nothing to claim [B9]', async () => {
    open({ listGrants: { items: [waitingGrant()] }, listWallets: { items: [sampleWallet()] } });
    const card = await region('Jeton Kaskad (KSK)');
    expect(card).toContain('Prochain déblocageAucun');
    expect(card).not.toContain('NaN');
    expect(screen.queryByRole('region', { name: 'À faire' })).toBeNull();
  });

  it('are hidden with the other amounts [B45]', async () => {
    const { user } = open({ listGrants: { items: [sampleGrant()] } });
    await region('Jeton Kaskad (KSK)');
    await user.click(screen.getByRole('button', { name: 'Masquer les montants' }));
    const shown = plain(document.body.textContent);
    for (const figure of ['20 000', '2 000', '60 000', '0,00']) expect(shown).not.toContain(figure);
  });

  it('are hidden with what is invested and what it may be worth [B45]', async () => {
    const { user } = open({
      getKaskadDashboard: sampleDashboard({
        total_invested: '23300.00',
        value: { amount: '24850.00', day: '2026-09-30', method: 'mixed' },
        projects: [
          { issuer: { id: 'iss_1', name: 'Sérivaux' }, amount: '16200.00' },
          { issuer: { id: 'iss_2', name: 'Nordelac' }, amount: '7100.00' },
        ],
        opportunities: [sampleRound()],
      }),
      listGrants: { items: [sampleGrant()] },
    });
    expect(await region('Répartition par projet')).toContain('16 200,00 € · 69,5 %');
    await user.click(screen.getByRole('button', { name: 'Masquer les montants' }));
    const labels = [...document.querySelectorAll('[aria-label], [title]')].map(
      (one) => `${one.getAttribute('aria-label')} ${one.getAttribute('title')}`,
    );
    const shown = plain([document.body.textContent, ...labels].join(' '));
    for (const figure of ['23 300', '24 850', '16 200', '7 100', '69,5', '745', '1 490', '50,0'])
      expect(shown).not.toContain(figure);
  });

  it('stand with what there is to do in one column; activity and open rounds in the other', async () => {
    const event = { at: '2026-11-20T10:00:00.000Z', event: 'submitted', round_name: 'Série A' } as const;
    open({
      getKaskadDashboard: sampleDashboard({
        activity: [{ ...event, investment_id: 'inv_1', reference: 'KSK-2026-0001' }],
        opportunities: [sampleRound()],
      }),
      listGrants: { items: [sampleGrant()] },
    });
    const todo = await columnOf('À faire');
    const activity = await columnOf('Activité récente');
    expect(await columnOf('Jeton Kaskad (KSK)')).toBe(todo);
    expect(await columnOf('Opportunités ouvertes')).toBe(activity);
    expect(activity).not.toBe(todo);
    expect(activity?.parentElement).toBe(todo?.parentElement);
  });

  it('fail apart from the investments, with a retry [B44]', async () => {
    const { api, user } = open({
      listGrants: reply(500, { error: 'Une erreur est survenue.', code: 'internal' }),
    });
    expect(await screen.findByText('Vous n’avez pas encore d’investissement.')).toBeDefined();
    await screen.findByText('Vos déblocages n’ont pas pu être chargés');
    api.use({ listGrants: { items: [sampleGrant()] } });
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await region('Jeton Kaskad (KSK)')).toContain('KSK');
  });

  it('are not shown to a client without one, whose link leads to the open rounds', async () => {
    open({});
    await screen.findByText('Vous n’avez pas encore d’investissement.');
    const link = screen.getByRole('link', { name: 'Découvrir les levées ouvertes' });
    expect(link.getAttribute('href')).toBe('/kaskad/investments?onglet=levees-ouvertes');
    expect(screen.queryByText('Jetons débloqués')).toBeNull();
  });
});
