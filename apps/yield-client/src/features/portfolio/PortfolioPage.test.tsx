import { reply, sampleDashboard, sampleStrategy } from '@repo/api-sdk/testing';
import { computedChange } from '@repo/client/portfolio';
import {
  dollarDashboard,
  emptyDashboard,
  ethfy,
  explainedExample,
  publishedRates,
  TODAY,
  waitingPayment,
} from '@repo/client/portfolio-samples';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useClientPages } from '../../testing/open-app.tsx';

// Only the date is faked: timers run, so that the page loads as in a browser.
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${TODAY}T12:00:00Z`) }));
afterEach(() => {
  vi.useRealTimers();
  window.localStorage.clear();
});

const open = useClientPages();
const user = userEvent.setup();

const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/[\u00A0\u202F]/g, ' ');
const panel = (name: string) => screen.findByRole('region', { name });
/** Charts are drawn after the figures: until then they are marked as busy. */
const figure = (name: string) => screen.findByRole('figure', { name, busy: false });
/** The text of the page, including that for screen readers. */
const everything = () =>
  plain(
    [
      document.body.textContent,
      ...[...document.querySelectorAll('[aria-label], [title]')].flatMap((element) => [
        element.getAttribute('aria-label'),
        element.getAttribute('title'),
      ]),
    ].join(' '),
  );
const choose = async (filter: RegExp, option: string) => {
  await user.click(await screen.findByRole('button', { name: filter }));
  await user.click(within(await screen.findByRole('listbox')).getByRole('option', { name: option }));
};
const both = { listStrategies: { strategies: [sampleStrategy(), ethfy] }, listYieldFlows: publishedRates };

describe('the whole portfolio', () => {
  it('shows its value, its change, and the yield of each product', async () => {
    open('/dashboard', both);
    const card = await panel('Votre portefeuille');
    await waitFor(() => expect(plain(card.textContent)).toContain('10 261,54 €'));
    expect(plain(card.textContent)).toContain(
      '+261,54 € · +3,23 % en haussedepuis votre premier versement, investi le 2 janvier 2026, paiements exclus',
    );
    const causes = within(card).getByRole('table', { name: 'D’où vient la variation' });
    expect(
      within(causes)
        .getAllByRole('row')
        .map(({ textContent }) => plain(textContent)),
    ).toEqual([
      'Stratégies+101,71 €+0,99 %',
      'Change+219,78 €+2,22 %',
      'Frais−59,95 €',
      'Gain+261,54 €+3,23 %',
    ]);
    expect(plain((await within(card).findByRole('button', { name: /USDFY/ })).textContent)).toContain(
      '+261,54 €',
    );
    expect(within(card).getByRole('button', { name: /ETHFY/ }).textContent).toContain('- -');
    expect(document.body.textContent).toContain(
      'Cours (VL) du 4 janvier 2026 · taux de change du 3 janvier 2026 (dernier)',
    );
    expect(document.title).toBe('Portefeuille');
  });

  it('shows the allocation, the yields, the performances and the activity', async () => {
    open('/dashboard', both);
    const allocation = await figure('Répartition du portefeuille');
    await waitFor(() => expect(plain(allocation.textContent)).toContain('100,0 %'));
    expect(plain(allocation.textContent)).toContain('1 stratégie');
    expect(plain((await figure('Rendement cumulé de vos stratégies')).textContent)).toContain('0,99 %');
    expect(plain((await figure('Évolution des performances par actif')).textContent)).toContain(
      'USDFY finit à',
    );
    expect((await panel('Activité récente')).textContent).toContain('Contrat USDFY validé');
  });

  it('shows what to do first when nothing was ever invested', async () => {
    open('/dashboard', { ...both, getDashboard: emptyDashboard() });
    const card = await panel('Votre portefeuille');
    await waitFor(() => expect(plain(card.textContent)).toContain('0,00 €'));
    expect(within(card).getByRole('link', { name: 'Découvrir les produits' }).getAttribute('href')).toBe(
      '/produits',
    );
    expect(within(card).getAllByText('- -')).toHaveLength(2);
    expect(await screen.findByText('Aucune activité récente.')).toBeTruthy();
    const steps = within(await panel('Vos premiers pas'));
    expect(steps.getAllByRole('listitem').map((step) => step.getAttribute('data-state'))).toEqual([
      'done',
      'current',
      'todo',
      'todo',
    ]);
    expect(steps.getByRole('link', { name: 'Découvrir les produits' }).getAttribute('href')).toBe(
      '/produits',
    );
    for (const chart of ['Répartition du portefeuille', 'Rendement cumulé de vos stratégies'])
      expect(screen.queryByRole('figure', { name: chart })).toBeNull();
    expect(screen.queryByRole('switch')).toBeNull();
  });

  it('draws a labelled sample chart while no NAV was ever published', async () => {
    open('/dashboard', { getDashboard: emptyDashboard() });
    const chart = await figure('Évolution des performances par actif');
    await waitFor(() => expect(chart.textContent).toContain('Données d’illustration'));
  });

  it('draws no sample chart once a NAV is published, even without holdings or a rate', async () => {
    const first = { performance_flows: { strategies: { USDFY: [] } } };
    open('/dashboard', { ...both, getDashboard: emptyDashboard(), listYieldFlows: first });
    const chart = await figure('Évolution des performances par actif');
    await waitFor(() => expect(chart.textContent).toContain('Aucune donnée disponible pour cette période.'));
    expect(chart.textContent).not.toContain('Données d’illustration');
  });

  it('shows a message when no product is on offer', async () => {
    open('/dashboard', { listStrategies: { strategies: [] } });
    expect(await screen.findByText('Aucun produit disponible.')).toBeTruthy();
  });

  it('shows a loading state for each part', async () => {
    let finish: (() => void) | undefined;
    const late = new Promise<void>((resolve) => (finish = resolve));
    open('/dashboard', {
      getDashboard: () => late.then(() => sampleDashboard()),
      listStrategies: () => late.then(() => both.listStrategies),
    });
    expect(await screen.findByText('Chargement des produits…')).toBeTruthy();
    expect(await screen.findByText('Chargement en cours…')).toBeTruthy();
    finish?.();
    expect(await screen.findByText('Contrat USDFY validé')).toBeTruthy();
    expect(screen.queryByText(/Chargement (des|en)/)).toBeNull();
  });
});

describe('the currency', () => {
  it('refetches the figures when it changes, and is in the URL', async () => {
    const { router, calls } = open('/dashboard', {
      ...both,
      getDashboard: ({ query }) => (query['currency'] === 'USD' ? dollarDashboard() : sampleDashboard()),
    });
    const card = await panel('Votre portefeuille');
    await waitFor(() => expect(plain(card.textContent)).toContain('10 261,54 €'));
    await choose(/Devise/, 'USD');
    await waitFor(() => expect(plain(card.textContent)).toContain('11 153,85 $US'));
    expect(calls('getDashboard').map(({ query }) => query['currency'])).toEqual(['EUR', 'EUR', 'USD']);
    expect(router.state.location.search).toBe('?devise=USD');
  });

  it('refetches only once the first load has ended', async () => {
    let finish: (() => void) | undefined;
    const first = new Promise<void>((resolve) => (finish = resolve));
    const { calls } = open('/dashboard', {
      ...both,
      getDashboard: async ({ query }) => {
        if (query['currency'] === 'USD') return dollarDashboard();
        await first;
        return sampleDashboard();
      },
    });
    await choose(/Devise/, 'USD');
    expect(calls('getDashboard').map(({ query }) => query['currency'])).toEqual(['EUR']);
    finish?.();
    await waitFor(() => expect(everything()).toContain('11 153,85 $US'));
    expect(calls('getDashboard').map(({ query }) => query['currency'])).toEqual(['EUR', 'EUR', 'USD']);
  });

  it('is beside four periods, of which twelve months is the default', async () => {
    open('/dashboard', both);
    const period = await screen.findByRole('button', { name: /Période/ });
    expect(period.textContent).toContain('12 derniers mois');
    await user.click(period);
    const options = within(await screen.findByRole('listbox')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      '7 derniers jours',
      '30 derniers jours',
      '10 dernières semaines',
      '12 derniers mois',
    ]);
  });

  it('is the only filter that sends a request: neither the period nor the product does', async () => {
    const dashboard = sampleDashboard();
    const { USDFY: usdfy } = dashboard.headlines;
    const daily = computedChange(usdfy?.changes.daily);
    if (usdfy && daily) usdfy.changes = { ...usdfy.changes, daily: { ...daily, since: '2026-01-03' } };
    const { router, api } = open('/dashboard', { ...both, getDashboard: dashboard });
    await waitFor(() => expect(everything()).toContain('10 261,54 €'));
    await screen.findByText('Contrat USDFY validé');
    await waitFor(() => expect(everything()).toContain('USDFY finit à'));
    const before = api.requests.length;
    await choose(/Période/, '7 derniers jours');
    await user.click(await screen.findByRole('button', { name: /^USDFY/ }));
    await screen.findByRole('heading', { name: 'Stratégie USDFY' });
    expect(router.state.location.search).toBe('?periode=7-jours&produit=USDFY');
    expect(everything()).toContain('investi le 3 janvier 2026, paiements exclus');
    expect(api.requests).toHaveLength(before);
  });
});

describe('a hidden balance', () => {
  const amounts = ['12 500', '261,54', '153,68', '10 000', '9 940', '10 110,14', '109,35'];

  it.each(['/dashboard', '/dashboard?produit=USDFY'])('shows no digit of an amount on %s', async (path) => {
    const getDashboard = sampleDashboard({ waiting: [waitingPayment] });
    open(path, { ...both, getDashboard, explainFigures: explainedExample() });
    await waitFor(() => expect(everything()).toContain('10 261,54 €'));
    expect(everything()).toContain('12 500,50 € en cours');
    await user.click(screen.getByRole('button', { name: 'Masquer le solde' }));
    for (const button of screen.getAllByRole('button', { name: 'Voir les données' }))
      await user.click(button);
    await user.click(screen.getByRole('button', { name: /^Comprendre ce chiffre.*Valeur/ }));
    await within(await screen.findByRole('dialog')).findByRole('table');
    const shown = everything();
    expect(shown).toContain('••••••');
    for (const amount of amounts) expect(shown).not.toContain(amount);
    // Including the axes, where a currency follows its figure: « 10 k€ ».
    expect(shown).not.toMatch(/\d\s?[kM]?€/);
  });

  it('stays hidden on the next visit, until it is shown again', async () => {
    window.localStorage.setItem('balance_hidden', 'true');
    open('/dashboard', both);
    const card = await panel('Votre portefeuille');
    await waitFor(() => expect(card.textContent).toContain('••••••'));
    await user.click(within(card).getByRole('button', { name: 'Afficher le solde' }));
    await waitFor(() => expect(plain(card.textContent)).toContain('10 261,54 €'));
    expect(window.localStorage.getItem('balance_hidden')).toBe('false');
  });
});

describe('a failed load', () => {
  it('shows the server’s message in the activity panel, and retries', async () => {
    const { api } = open('/dashboard', {
      ...both,
      getDashboard: reply(403, { error: 'Votre espace est en cours de mise à jour.', code: 'forbidden' }),
    });
    const activity = await panel('Activité récente');
    expect(await within(activity).findByText('Votre espace est en cours de mise à jour.')).toBeTruthy();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect((await figure('Rendement cumulé de vos stratégies')).textContent).toContain(
      'Ces données n’ont pas pu être chargées.',
    );
    api.use({ getDashboard: sampleDashboard() });
    await user.click(within(activity).getByRole('button', { name: 'Réessayer' }));
    await waitFor(() => expect(everything()).toContain('10 261,54 €'));
  });

  it('draws no sample chart, because a NAV may have been published', async () => {
    const failed = reply(403, { error: 'Votre espace est en cours de mise à jour.', code: 'forbidden' });
    open('/dashboard', {
      ...both,
      getDashboard: failed,
      listYieldFlows: { performance_flows: { strategies: {} } },
    });
    const chart = await figure('Évolution des performances par actif');
    await waitFor(() => expect(chart.textContent).toContain('Aucune donnée disponible pour cette période.'));
    expect(chart.textContent).not.toContain('Données d’illustration');
  });

  it('shows its own message when the server sends none', async () => {
    open('/dashboard', { ...both, getDashboard: reply(403, { error: '', code: 'forbidden' }) });
    const activity = await panel('Activité récente');
    expect(await within(activity).findByText('Impossible de charger votre tableau de bord.')).toBeTruthy();
  });
});

describe('one product', () => {
  it('shows its value, its three figures, its yields and its history', async () => {
    open('/dashboard?produit=USDFY', both);
    const card = await panel('Stratégie USDFY');
    await waitFor(() => expect(plain(card.textContent)).toContain('10 261,54 €'));
    const text = plain(card.textContent);
    expect(text).toContain(
      'Performance annualisée moyenne (Net)+1,0 % en USDdepuis le 2 janvier 2026 (non annualisée)',
    );
    expect(text).toContain('Rendement généré+261,54 €');
    expect(text).toContain('Estimation rendement journalier+151,41 €dernière variation observée : +1,50 %');
    expect((await figure('Rendements cumulés de votre stratégie USDFY')).textContent).toContain('0,99');
    expect(document.title).toBe('USDFY – Portefeuille');
  });

  it('switches its history between the valuation with its movements and the yields', async () => {
    open('/dashboard?produit=USDFY', both);
    const history = await figure('Données historiques');
    await user.click(await within(history).findByRole('button', { name: 'Voir les données' }));
    expect(plain(within(history).getByRole('table').textContent)).toContain('Entrée');
    await user.click(within(history).getByRole('radio', { name: 'Rendement généré' }));
    const heads = within(within(history).getByRole('table')).getAllByRole('columnheader');
    expect(heads.map(({ textContent }) => textContent)).toEqual([
      'Date',
      'Rendements cumulés pondérés',
      'Moyenne sur 30 jours',
      'Moyenne globale de la stratégie',
    ]);
  });

  it('shows that it was never subscribed', async () => {
    open('/dashboard?produit=ETHFY', both);
    await panel('Stratégie ETHFY');
    expect(await screen.findAllByText('Vous n’avez pas encore souscrit à cette stratégie.')).toHaveLength(2);
    expect(screen.getAllByText('- -')).toHaveLength(3);
  });

  it('explains the fees before the first yield, so that they do not look like a loss', async () => {
    const dashboard = sampleDashboard();
    const headlines = Object.fromEntries(
      Object.entries(dashboard.headlines).map(([title, line]) => [
        title,
        { ...line, yield_generated: '-15.00', total_rate: null, rate_since: null, last_rate: null },
      ]),
    );
    open('/dashboard', {
      ...both,
      getDashboard: {
        ...dashboard,
        headlines,
        performance_flows: emptyDashboard().performance_flows,
      },
      listYieldFlows: { performance_flows: { strategies: {} } },
    });
    const tile = await screen.findByRole('button', { name: /USDFY/ });
    await waitFor(() =>
      expect(plain(tile.textContent)).toContain('−15,00 €Frais déduits, premier rendement à venir'),
    );
  });

  it('shows that there was no activity in the period for a held product', async () => {
    vi.setSystemTime(new Date('2026-03-01T12:00:00Z'));
    open('/dashboard?produit=USDFY&periode=7-jours', both);
    await panel('Stratégie USDFY');
    expect(await screen.findAllByText('Aucune donnée disponible pour cette période.')).not.toHaveLength(0);
  });

  it('returns to all products; an unknown one shows all products', async () => {
    const { router } = open('/dashboard?produit=USDFY', both);
    await user.click(await screen.findByRole('button', { name: 'Tous les produits' }));
    await panel('Votre portefeuille');
    // The pressed button is gone: the focus is on the title.
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    expect(router.state.location.search).toBe('');
    await router.navigate('/dashboard?produit=INCONNU');
    expect(await panel('Votre portefeuille')).toBeTruthy();
  });
});
