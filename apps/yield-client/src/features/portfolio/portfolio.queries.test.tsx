// The figures load first and the daily series after them: what a page requests, and what it shows meanwhile.
import { reply, sampleDashboard, sampleStrategy } from '@repo/api-sdk/testing';
import type { Dashboard } from '@repo/client/portfolio';
import { dollarDashboard, emptyDashboard, publishedRates, TODAY } from '@repo/client/portfolio-samples';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useClientPages } from '../../testing/open-app.tsx';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${TODAY}T12:00:00Z`) }));
afterEach(() => vi.useRealTimers());

const open = useClientPages();
const user = userEvent.setup();

const others = { listStrategies: { strategies: [sampleStrategy()] }, listYieldFlows: publishedRates };
const refusal = reply(403, { error: 'Non.', code: 'forbidden' });

/** The server's response to `series=none`. */
function figuresAlone(change: Partial<Dashboard> = {}): Dashboard {
  const { performance_flows, valuation_history } = emptyDashboard();
  return { ...sampleDashboard(), performance_flows, valuation_history, ...change };
}

type DashboardReply = Dashboard | typeof refusal;

/** The two forms of the response, each held until the test releases it. */
function heldBack({ figures, whole }: { figures: DashboardReply; whole: DashboardReply }) {
  const gates = { figures: Promise.withResolvers<void>(), whole: Promise.withResolvers<void>() };
  return {
    giveFigures: gates.figures.resolve,
    giveWhole: gates.whole.resolve,
    getDashboard: async ({ query }: { query: Record<string, string> }) => {
      const form = query['series'] === 'none' ? 'figures' : 'whole';
      await gates[form].promise;
      return form === 'figures' ? figures : whole;
    },
  };
}

/** Which form was requested, in which currency, in order. */
const requestedForms = (page: ReturnType<typeof open>) =>
  page
    .calls('getDashboard')
    .map(({ query }) => [query['currency'], query['series'] === 'none' ? 'figures' : 'whole'].join(' '));
const main = () => (screen.getByRole('main').textContent ?? '').replaceAll(/[\u00A0\u202F]/g, ' ');
const shows = (text: string) => waitFor(() => expect(main()).toContain(text));
const chart = (name: string) => screen.findByRole('figure', { name });

describe('the figures', () => {
  it('are requested first and shown while their series download, without a message about the series', async () => {
    const { giveFigures, giveWhole, getDashboard } = heldBack({
      figures: figuresAlone(),
      whole: sampleDashboard(),
    });
    const page = open('/dashboard', { ...others, getDashboard });
    await shows('Chargement en cours…');
    expect(requestedForms(page)).toEqual(['EUR figures']);
    giveFigures();
    await shows('10 261,54 €');
    await shows(
      '+261,54 € · +3,23 % en haussedepuis votre premier versement, investi le 2 janvier 2026, paiements exclus',
    );
    await shows('+261,54 €+1,0 % en USDdepuis le 2 janvier 2026 (non annualisée)');
    await shows('Cours (VL) du 4 janvier 2026');
    await shows('Contrat USDFY validé');
    await waitFor(() => expect(requestedForms(page)).toEqual(['EUR figures', 'EUR whole']));
    expect((await chart('Rendement cumulé de vos stratégies')).getAttribute('aria-busy')).toBe('true');
    expect(main()).not.toMatch(/Aucun|- -|non calculable/i);
    expect(page.calls('listYieldFlows')).toEqual([]);
    giveWhole();
    await shows('USDFY finit à');
    expect(await screen.findByRole('button', { name: /^Comprendre ce chiffre.*Variation/ })).toBeTruthy();
  });

  it('of one product are shown with its rates', async () => {
    const { giveFigures, getDashboard } = heldBack({ figures: figuresAlone(), whole: sampleDashboard() });
    open('/dashboard?produit=USDFY', { ...others, getDashboard });
    giveFigures();
    await shows('+1,0 % en USDdepuis le 2 janvier 2026 (non annualisée)');
    await shows('+151,41 €dernière variation observée : +1,50 %');
    expect((await chart('Rendements cumulés de votre stratégie USDFY')).getAttribute('aria-busy')).toBe(
      'true',
    );
    expect((await chart('Données historiques')).getAttribute('aria-busy')).toBe('true');
  });

  it('are replaced by those of the full response, after a publication in between', async () => {
    const newer = dollarDashboard();
    const { giveFigures, giveWhole, getDashboard } = heldBack({ figures: figuresAlone(), whole: newer });
    open('/dashboard', { ...others, getDashboard });
    giveFigures();
    await shows('10 261,54 €');
    giveWhole();
    await shows('11 153,85 $US');
    await waitFor(() => expect(main()).not.toContain('10 261,54 €'));
  });

  it('are replaced by the full response when they fail to load', async () => {
    const { giveFigures, giveWhole, getDashboard } = heldBack({ figures: refusal, whole: sampleDashboard() });
    const page = open('/dashboard', { ...others, getDashboard });
    await shows('Chargement en cours…');
    expect(requestedForms(page)).toEqual(['EUR figures']);
    giveFigures();
    await waitFor(() => expect(requestedForms(page)).toEqual(['EUR figures', 'EUR whole']));
    expect(screen.queryByRole('alert')).toBeNull();
    giveWhole();
    await shows('10 261,54 €');
    await shows('paiements exclus');
  });
});

describe('the series', () => {
  it('that fail to load keep the figures; the charts show the failure and retry', async () => {
    const page = open('/dashboard', {
      ...others,
      getDashboard: ({ query }) => (query['series'] === 'none' ? figuresAlone() : refusal),
    });
    const bars = await chart('Rendement cumulé de vos stratégies');
    await within(bars).findByText('Ces données n’ont pas pu être chargées.');
    expect(main()).toContain('10 261,54 €');
    expect(main()).toContain('Contrat USDFY validé');
    expect(main()).not.toContain('Aucun rendement');
    page.api.use({ getDashboard: sampleDashboard() });
    await user.click(within(bars).getByRole('button', { name: 'Réessayer' }));
    await shows('USDFY finit à');
    expect(requestedForms(page)).toEqual(['EUR figures', 'EUR whole', 'EUR whole']);
  });

  it('are requested with their figures once they were loaded: in another currency, and on a later visit', async () => {
    const page = open('/dashboard', {
      ...others,
      getDashboard: ({ query }) => (query['currency'] === 'USD' ? dollarDashboard() : sampleDashboard()),
    });
    await shows('USDFY finit à');
    await page.router.navigate('/dashboard?devise=USD');
    await shows('11 153,85 $US');
    expect(requestedForms(page)).toEqual(['EUR figures', 'EUR whole', 'USD whole']);
    await page.router.navigate('/produits');
    // Past the stale time of a response.
    vi.setSystemTime(new Date(`${TODAY}T12:30:00Z`));
    await page.router.navigate('/dashboard');
    await shows('10 261,54 €');
    const all = ['EUR figures', 'EUR whole', 'USD whole', 'EUR whole'];
    await waitFor(() => expect(requestedForms(page)).toEqual(all));
    // Rendered last: by then the page has sent all its requests.
    await shows('USDFY finit à');
    expect(requestedForms(page)).toEqual(all);
  });
});
