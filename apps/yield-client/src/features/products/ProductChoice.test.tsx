import { type MockHandlers, reply, sampleStrategy, sampleUser } from '@repo/api-sdk/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { useYieldApp } from '../../testing/open-app.tsx';
import type { History } from './product-history.model.ts';

const openApp = useYieldApp();
const open = (change: Parameters<typeof sampleStrategy>[0], handlers: MockHandlers = {}) =>
  openApp('/produits/str_usdfy', {
    as: sampleUser(),
    handlers: {
      listStrategies: { strategies: [sampleStrategy(change)] },
      getStrategyHistory: history,
      ...handlers,
    },
  });
const user = userEvent.setup({ delay: null });
const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/[\u00A0\u202F]/g, ' ');

const history: History = {
  points: [
    { date: '2025-01-04', vl: '100', eur: '0.90' },
    { date: '2025-01-05', vl: '100', eur: '0.90' },
    { date: '2025-06-30', vl: '99', eur: '0.90' },
    { date: '2026-01-05', vl: '107', eur: '0.864' },
  ],
  references: {
    livret_a: [{ day: '2024-02-01', percent: '3' }],
    inflation: [{ day: '2025-12-12', percent: '0.9' }],
  },
};
const facts = { risk_level: 4, horizon_months: 36, exit_days: 5, custodian: 'Un conservateur, à part.' };
const card = (name: string) => screen.findByRole('region', { name });

describe('what a product is chosen by', () => {
  it('its NAVs, with the change of a year and its figures', async () => {
    open({});
    expect(await screen.findByText('VL du 5 janvier 2026')).toBeTruthy();
    expect(await screen.findByRole('figure', { name: 'Valeur liquidative' })).toBeTruthy();
    expect(screen.getByText('sur 12 mois, en USD')).toBeTruthy();
    expect(plain(screen.getByText(/^Les performances passées/).textContent)).toBe(
      'Les performances passées ne sont pas un indicateur fiable des performances futures.',
    );
    expect(screen.getByText('Plus forte baisse, en euros')).toBeTruthy();
  });

  it('what the same euros could have done, each with its source', async () => {
    open({});
    const rows = within(await card('Face à vos autres choix')).getAllByRole('row');
    expect(rows.slice(1).map((row) => plain(row.textContent))).toEqual([
      'USDFY+2,72 %',
      'Livret A+3,00 %',
      'Inflation+0,90 %',
      'Garder ses dollars−4,00 %',
    ]);
    expect(plain(screen.getByText(/Banque de France/).textContent)).toContain('depuis le 1er février 2024');
  });

  it('a simulation with its fees, the bad case first, that follows the amount and the years', async () => {
    open({ ...facts, apy: 10 });
    const simulator = within(await card('Simuler'));
    const cases = () => simulator.getAllByRole('listitem').map((one) => plain(one.textContent));
    const amount = simulator.getByRole('textbox', { name: /^Montant/ });
    await user.clear(amount);
    await user.type(amount, '20000');
    expect(cases()[0]).toContain('Défavorable−20,0 % sur la période15 872,27 €');
    expect(cases().map((text) => /^(Défavorable|Intermédiaire|Favorable)/.exec(text)?.[0])).toEqual([
      'Défavorable',
      'Intermédiaire',
      'Favorable',
    ]);
    expect(plain(simulator.getByText(/Frais d’entrée/).textContent)).toBe('Frais d’entrée : 119,90 €.');
    await user.click(simulator.getByRole('radio', { name: /^1.an$/ }));
    expect(cases()[1]).toContain('20 832,35 €');
    expect(simulator.getByText(/Ce ne sont pas des prévisions/)).toBeTruthy();
    await user.clear(amount);
    expect(simulator.getByText('Saisissez un montant pour voir les trois cas.')).toBeTruthy();
  });

  it('starts the subscription with the amount that was simulated', async () => {
    open({ ...facts, apy: 10 });
    const amount = within(await card('Simuler')).getByRole('textbox', { name: /^Montant/ });
    await user.clear(amount);
    expect(screen.getByRole('link', { name: 'Souscrire' }).getAttribute('href')).toBe(
      '/produits/str_usdfy/souscrire',
    );
    await user.type(amount, '15000,50');
    await user.click(screen.getByRole('link', { name: 'Souscrire' }));
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: /Montant à investir/ });
    expect(plain(field.value)).toBe('15 000,5');
  });

  it('its risk, horizon, exit, fees and who holds the assets', async () => {
    open(facts);
    expect(plain((await card('Risque')).textContent)).toContain('4 sur 7');
    expect(plain((await card('Qui détient les actifs')).textContent)).toContain('Un conservateur, à part.');
    expect(plain((await card('Frais')).textContent)).toContain('Gestion, par an0,5 % déjà dans la VL');
    expect(plain(screen.getByText('Horizon conseillé').parentElement?.textContent)).toBe(
      'Horizon conseillé3 ans',
    );
    expect(plain(screen.getByText('Versement après une sortie').parentElement?.textContent)).toContain(
      '5 jours ouvrés',
    );
  });

  it('only what is stated, on a host that knows neither histories nor facts', async () => {
    open({}, { getStrategyHistory: reply(404, { error: 'Introuvable', code: 'not_found' }) });
    expect(await card('Frais')).toBeTruthy();
    for (const name of ['Risque', 'Qui détient les actifs', 'Simuler', 'Face à vos autres choix']) {
      expect(screen.queryByRole('region', { name })).toBeNull();
    }
    expect(screen.queryByText('Horizon conseillé')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('the rest of the page, when the history fails, with a retry', async () => {
    const { api } = open({}, { getStrategyHistory: reply(500, { error: '', code: 'internal' }) });
    expect(await screen.findByText('L’historique n’a pas pu être chargé')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Souscrire' })).toBeTruthy();
    api.use({ getStrategyHistory: history });
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText('VL du 5 janvier 2026')).toBeTruthy();
  });

  it('a sheet that is printed', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    open({});
    await user.click(await screen.findByRole('button', { name: 'Imprimer la fiche' }));
    expect(print).toHaveBeenCalledOnce();
  });

  it('the risk of losing capital, at the foot of every page of a client', async () => {
    open({});
    const foot = await screen.findByRole('contentinfo');
    expect(within(foot).getByText('Investir comporte un risque de perte en capital.')).toBeTruthy();
  });
});
