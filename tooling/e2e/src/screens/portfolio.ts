/** The states of « Portefeuille ». */
import { sampleDashboard } from '@repo/api-sdk/testing';
import { doing, onceLoaded, pressing, type ScreenState } from './steps.ts';

const explaining = (figure: string) =>
  pressing(new RegExp(`^Comprendre ce chiffre\\s: ${figure.replaceAll(/[()]/g, '\\$&')}$`));

const everythingOf = <Failure extends string>(failure: Failure) => ({
  getDashboard: failure,
  listStrategies: failure,
  listYieldFlows: failure,
});

const nothingHeld = {
  getDashboard: sampleDashboard({
    portfolio: {
      total_paid_eur: '0.00',
      total_paid_converted: '0.00',
      total_current_converted: '0.00',
      currency: 'EUR',
      not_computable: null,
      allocations: [],
    },
    headline: {
      current_amount: '0.00',
      total_in: '0.00',
      total_out: '0.00',
      yield_generated: '0.00',
      changes: { daily: null, monthly_short: null, weekly: null, monthly: null },
    },
    headlines: {},
    events: [],
    freshness: { nav_date: null, fx_dates: [] },
    performance_flows: { strategies: {}, aggregated: [], contributions: {} },
    valuation_history: { currency: 'EUR', aggregated: { points: [] }, strategies: {} },
  }),
} as const;

/** Held in francs, whose first quote is later than the payment. */
const inFrancs = (() => {
  const { portfolio: totals, headline, headlines, ...rest } = sampleDashboard();
  const changes = {
    daily: 'not_computable',
    monthly_short: 'not_computable',
    weekly: 'not_computable',
    monthly: 'not_computable',
  } as const;
  const unknown = { total_in: null, yield_generated: null, changes };
  return {
    ...rest,
    portfolio: {
      ...totals,
      currency: 'CHF',
      total_paid_converted: null,
      not_computable: { currency: 'CHF', before: '2026-01-03' },
    },
    headline: { ...headline, ...unknown },
    headlines: Object.fromEntries(
      Object.entries(headlines).map(([title, one]) => [title, { ...one, ...unknown }]),
    ),
  } as const;
})();

export const portfolio: readonly ScreenState[] = [
  { title: 'Portefeuille', path: '/dashboard', shows: 'Tout voir' },
  {
    title: 'Portefeuille, in BTC over 7 days',
    path: '/dashboard?devise=BTC&periode=7-jours',
    shows: 'Tout voir',
  },
  {
    title: 'Portefeuille, a filter open',
    path: '/dashboard',
    shows: '10 dernières semaines',
    act: pressing(/Période/),
  },
  {
    title: 'Portefeuille, hidden',
    path: '/dashboard',
    shows: 'Afficher le solde',
    act: pressing('Masquer le solde'),
  },
  {
    title: 'Portefeuille, stacked',
    path: '/dashboard',
    shows: 'Contribution des stratégies par période',
    act: (page) => page.getByText('Empiler par produit').click(),
  },
  {
    title: 'Portefeuille, the numbers of a chart',
    path: '/dashboard',
    shows: 'Masquer les données',
    act: pressing(/^Voir les données/),
  },
  {
    title: 'Portefeuille, all of the activity',
    path: '/dashboard',
    shows: 'Voir moins',
    act: doing(onceLoaded, pressing(/^Tout voir/)),
  },
  ...['Valeur du portefeuille', 'Variation sur la période', 'Rendement généré'].map((figure) => ({
    title: `Portefeuille, « ${figure} » explained`,
    path: '/dashboard',
    shows: 'Ce que ce chiffre ne dit pas',
    act: explaining(figure),
  })),
  {
    title: 'Portefeuille, an explanation that waits',
    path: '/dashboard',
    shows: 'Ce que ce chiffre ne dit pas',
    mocks: { explainFigures: 'pending' },
    act: explaining('Rendement généré'),
  },
  {
    title: 'Portefeuille, an explanation that fails',
    path: '/dashboard',
    shows: 'Le détail du calcul n’a pas pu être chargé.',
    mocks: { explainFigures: 'failed' },
    act: explaining('Rendement généré'),
  },
  {
    title: 'Portefeuille, loading',
    path: '/dashboard',
    shows: 'Chargement des produits…',
    mocks: everythingOf('pending'),
  },
  {
    title: 'Portefeuille, failed',
    path: '/dashboard',
    shows: 'Erreur chargement des stratégies',
    mocks: everythingOf('failed'),
  },
  {
    title: 'Portefeuille, its series on their way',
    path: '/dashboard',
    shows: '/ an en USD',
    mocks: { getDashboard: 'seriesPending' },
  },
  {
    title: 'Portefeuille, its series failed',
    path: '/dashboard',
    shows: 'Ces données n’ont pas pu être chargées.',
    mocks: { getDashboard: 'seriesFailed' },
  },
  {
    title: 'Portefeuille, unreachable',
    path: '/dashboard',
    shows: 'Réessayer',
    mocks: everythingOf('unreachable'),
  },
  {
    title: 'Portefeuille, no product',
    path: '/dashboard',
    shows: 'Aucun produit disponible.',
    mocks: { listStrategies: { strategies: [] } },
  },
  {
    title: 'Portefeuille, nothing held',
    path: '/dashboard',
    shows: 'Aucune activité récente.',
    mocks: nothingHeld,
  },
  {
    title: 'Portefeuille, a payment that waits',
    path: '/dashboard',
    shows: 'paiement reçu',
    mocks: {
      getDashboard: sampleDashboard({
        waiting: [
          {
            contract_id: 'sig_2',
            product: 'USDFY',
            state: 'to_execute',
            payment_method: 'rib',
            order_date: '2026-01-06',
            amount: '12500.50',
            missing: null,
            currency: 'EUR',
          },
        ],
      }),
    },
  },
  {
    title: 'Portefeuille, money sent and money that is short',
    path: '/dashboard',
    shows: 'il manque',
    mocks: {
      getDashboard: sampleDashboard({
        waiting: [
          {
            contract_id: 'sig_2',
            product: 'USDFY',
            state: 'to_check',
            payment_method: 'rib',
            order_date: null,
            amount: '12500.50',
            missing: null,
            currency: 'EUR',
          },
          {
            contract_id: 'sig_3',
            product: 'USDFY',
            state: 'short',
            payment_method: 'crypto',
            order_date: null,
            amount: '9920.00',
            missing: '80.00',
            currency: 'USD',
          },
        ],
      }),
    },
  },
  {
    title: 'Portefeuille, in a currency without a quote',
    path: '/dashboard?devise=CHF',
    shows: 'ne sont pas calculables en CHF',
    mocks: { getDashboard: inFrancs },
  },
  {
    title: 'Portefeuille, no VL',
    path: '/dashboard',
    shows: 'Données d’illustration',
    mocks: { ...nothingHeld, listYieldFlows: { performance_flows: { strategies: {} } } },
  },
  { title: 'a strategy', path: '/dashboard?produit=USDFY', shows: 'Données historiques' },
  {
    title: 'a strategy, its yields',
    path: '/dashboard?produit=USDFY',
    shows: 'Moyenne globale de la stratégie',
    act: (page) => page.getByRole('radiogroup').getByText('Rendement généré').click(),
  },
  ...['Performance annualisée moyenne (Net)', 'Estimation rendement journalier'].map((figure) => ({
    title: `a strategy, « ${figure} » explained`,
    path: '/dashboard?produit=USDFY',
    shows: 'Ce que ce chiffre ne dit pas',
    act: explaining(figure),
  })),
  {
    title: 'a strategy, not subscribed',
    path: '/dashboard?produit=ETHFY',
    shows: 'Vous n’avez pas encore souscrit à cette stratégie.',
  },
  {
    title: 'a strategy, loading',
    path: '/dashboard?produit=USDFY',
    shows: 'Chargement en cours…',
    mocks: { getDashboard: 'pending' },
  },
  {
    title: 'a strategy, its series on their way',
    path: '/dashboard?produit=USDFY',
    shows: 'dernière variation observée',
    mocks: { getDashboard: 'seriesPending' },
  },
  {
    title: 'a strategy, its series failed',
    path: '/dashboard?produit=USDFY',
    shows: 'Ces données n’ont pas pu être chargées.',
    mocks: { getDashboard: 'seriesFailed' },
  },
  {
    title: 'a strategy, failed',
    path: '/dashboard?produit=USDFY',
    shows: 'Réessayer',
    mocks: { getDashboard: 'failed' },
  },
];
