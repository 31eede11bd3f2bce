import { NBSP } from '@repo/domain/format';
import type { Period } from '@repo/domain/portfolio';

interface FallWords {
  readonly currency: string;
  readonly rate: string;
  readonly from: string;
  readonly to: string;
  /** Null while the value is under its highest. */
  readonly recovered: string | null;
}

/** Texts of the dashboard (specification 2§2.1). */
export const portfolioTexts = {
  filters: {
    product: 'Produit',
    currency: 'Devise',
    period: 'Période',
  },
  periods: {
    daily: '7 derniers jours',
    monthly_short: '30 derniers jours',
    weekly: '10 dernières semaines',
    monthly: '12 derniers mois',
  } satisfies Record<Period, string>,
  freshness: {
    nav: (date: string) => `Cours (VL) du ${date}`,
    fx: (date: string) => `taux de change du ${date}`,
    fallback: '(dernier)',
    separator: ' · ',
    lateNav: (product: string, date: string, age: string) => `VL de ${product} du ${date}, ${age}`,
    lateFx: (pair: string, date: string, age: string) => `taux ${pair} du ${date}, ${age}`,
    age: (days: number) => `il y a ${days}${NBSP}${days === 1 ? 'jour' : 'jours'}`,
    late: (prices: string) => `Valeur estimée avec un cours en retard${NBSP}: ${prices}`,
    notComputable: (currency: string, date: string) =>
      `Certains montants ne sont pas calculables en ${currency} avant le ${date}, date de son premier taux publié.`,
    noQuote: (currency: string) =>
      `Certains montants ne sont pas calculables en ${currency}, dont aucun taux n’est publié.`,
    none: 'Aucun placement valorisé pour le moment',
  },
  notComputable: 'non calculable',
  failed: {
    title: 'Votre portefeuille n’a pas pu être chargé.',
    safe: 'Vos investissements ne sont pas touchés.',
    chart: 'Ces données n’ont pas pu être chargées.',
    retry: 'Réessayer',
  },
  balance: {
    title: 'Votre portefeuille',
    hidden: 'Montant masqué',
    trend: 'Valeur du portefeuille',
    changeSince: (date: string) => `depuis le ${date}, paiements exclus`,
    /** Younger than the period. */
    changeSinceFirst: (date: string) =>
      `depuis votre premier versement, investi le ${date}, paiements exclus`,
    noChange: 'Aucun rendement sur cette période',
    notComputable: 'Variation non calculable sur cette période',
    /** Between an amount and its percentage. */
    separator: ' · ',
    awaited: 'En attente',
    nothingYet: 'Vous n’avez pas encore investi.',
    discover: 'Découvrir les produits',
  },
  /** After the amount. */
  underWay: {
    toCheck: {
      rib: (count: number) =>
        `${NBSP}en cours${NBSP}: ${count === 1 ? 'virement' : `${count} virements`} à vérifier, en général sous 2${NBSP}jours ouvrés`,
      crypto: (count: number) =>
        `${NBSP}en cours${NBSP}: ${count === 1 ? 'transfert' : `${count} transferts`} à vérifier, en général sous 2${NBSP}jours ouvrés`,
    },
    follow: (count: number) => (count === 1 ? 'Suivre ce paiement' : 'Suivre ces paiements'),
    short: (missing: string) => `${NBSP}en cours${NBSP}: paiement reçu en partie, il manque ${missing}`,
    toExecute: (count: number, day: string) =>
      `${NBSP}en cours${NBSP}: ${count === 1 ? 'paiement reçu, investi' : `${count} paiements reçus, investis`} à la première VL datée du ${day} ou après`,
  },
  causes: {
    title: 'D’où vient la variation',
    strategies: 'Stratégies',
    fx: 'Change',
    fees: 'Frais',
    execution: 'Écart d’exécution',
    gain: 'Gain',
  },
  rates: {
    /** Of a strategy, in its own currency. */
    inCurrency: (rate: string, currency: string) => `${rate} en${NBSP}${currency}`,
    perYear: (rate: string) => `${rate} /${NBSP}an`,
    since: (date: string) => `depuis le ${date}`,
    annualised: (days: number) => `sur ${days} jours, annualisée`,
    notAnnualised: (date: string) => `depuis le ${date} (non annualisée)`,
  },
  products: {
    title: 'Rendements générés',
    loading: 'Chargement des produits…',
    noAmount: '- -',
    notSubscribed: 'Pas encore souscrit',
    awaited: 'Paiement en cours',
    noRate: 'Premier rendement à venir',
    onlyFees: 'Frais déduits, premier rendement à venir',
    entryFees: (amount: string) => `dont ${amount} de frais d’entrée`,
  },
  bars: {
    by: { daily: 'par jour', monthly_short: 'par jour', weekly: 'par semaine', monthly: 'par mois' },
    title: 'Rendement cumulé de vos stratégies',
    stackedTitle: 'Contribution des stratégies par période',
    stack: 'Empiler par produit',
    productTitle: (product: string) => `Rendements cumulés de votre stratégie ${product}`,
    series: 'Rendement',
    week: (date: string) => `semaine du ${date}`,
    empty: 'Aucune donnée disponible pour cette période.',
    notSubscribed: 'Vous n’avez pas encore souscrit à cette stratégie.',
  },
  strategy: {
    title: (product: string) => `Stratégie ${product}`,
    annualised: 'Performance annualisée moyenne (Net)',
    noRate: 'premier rendement à venir',
    yieldGenerated: 'Rendement généré',
    yieldNote: 'valeur et retraits, moins vos paiements',
    dailyEstimate: 'Estimation rendement journalier',
    dailyNote: (rate: string, days: number) =>
      `dernière variation observée${NBSP}: ${rate}${days > 1 ? `, sur ${days} jours` : ''}`,
    noDaily: 'aucune variation observée',
    missing: '—',
  },
  history: {
    title: 'Données historiques',
    choice: 'Historique affiché',
    valuation: 'Valorisation du portefeuille',
    yield: 'Rendement généré',
    lines: {
      weighted: 'Rendements cumulés pondérés',
      moving: 'Moyenne sur 30 jours',
      overall: 'Moyenne globale de la stratégie',
    },
    /** Without the money in and out, which is gross: fees lower the value; from the highest day to the lowest. */
    fall: ({ currency, rate, from, to, recovered }: FallWords) =>
      `Plus forte baisse depuis le début, en ${currency}, frais compris, dépôts et retraits exclus${NBSP}: ${rate}, du ${from} au ${to}, ${recovered === null ? 'pas encore rattrapée' : `rattrapée le ${recovered}`}.`,
  },
  performance: {
    title: 'Évolution des performances par actif',
    base: (date: string) => `Base 100 au ${date}`,
    sampleNote: 'Données d’illustration',
    sampleLine: 'Illustration',
    empty: 'Aucune donnée disponible pour cette période.',
  },
  allocation: {
    title: 'Répartition du portefeuille',
    strategies: (count: number) => (count === 1 ? '1 stratégie' : `${count} stratégies`),
    emptyCentre: 'Aucune donnée',
    empty: 'Aucune donnée actuellement',
    notComputable: 'Montants non calculables dans cette devise',
  },
  activity: {
    title: 'Activité récente',
    loading: 'Chargement en cours…',
    empty: 'Aucune activité récente.',
    failed: 'Impossible de charger votre tableau de bord.',
    showAll: (count: number) => `Tout voir (${count})`,
    showRecent: 'Voir moins',
  },
} as const;
