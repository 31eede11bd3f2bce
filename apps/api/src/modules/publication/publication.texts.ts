import type { orderKinds } from '../../db/schema/books.ts';
import type { PlanKind } from '../../db/schema/market-data.ts';

const nbsp = '\u00a0';

const files: Readonly<Record<PlanKind, string>> = {
  nav: 'VL',
  nav_manual: 'VL saisies',
  fx_ecb: 'Taux BCE',
  fx_crypto: 'Cours BTC et ETH',
  fx_import: 'Taux importés',
  fx_kraken: 'Cours Kraken',
  fx_manual: 'Taux saisi à la main',
};

const orderWords: Readonly<Record<(typeof orderKinds)[number], readonly [one: string, several: string]>> = {
  subscription: ['souscription', 'souscriptions'],
  withdrawal: ['retrait', 'retraits'],
  closing: ['clôture', 'clôtures'],
  renunciation: ['renonciation', 'renonciations'],
};

/** The lines that a second person reads before a file is published. */
export const publicationTexts = {
  subject: (kind: PlanKind, series: string, days: string) => `${files[kind]}${nbsp}: ${series} · ${days}`,
  twoDays: (first: string, last: string) => `${first} et ${last}`,
  period: (first: string, last: string) => `du ${first} au ${last}`,
  file: 'Fichier',
  accepted: 'Inhabituel',
  unusual: (note: string) => `Inhabituel${nbsp}: ${note}`,
  moreUnusual: (count: number) => `Inhabituel${nbsp}: ${count} autres valeurs, à lire dans ce qui change.`,
  typed: 'Saisie manuelle',
  fetched: { fx_ecb: 'BCE, import automatique', fx_kraken: 'Kraken, import automatique' },
  value: (series: string, day: string) => `${series}, ${day}`,
  change: (value: string, percent: string) => `${value} (${percent})`,
  since: (percent: string, day: string) => `${percent} depuis le ${day}`,
  on: (value: string, day: string) => `${value} le ${day}`,
  counted: (count: string, days: string) => `${count}, ${days}`,
  created: (series: string) => `${series}, valeurs nouvelles`,
  changed: (series: string) => `${series}, valeurs corrigées`,
  last: (series: string) => `${series}, dernière valeur nouvelle`,
  widest: (series: string) => `${series}, plus forte variation`,
  widestChanged: (series: string) => `${series}, plus forte correction`,
  detail: (series: string, day: string) => `${series}, ${day}, détail du calcul`,
  details: (series: string) => `${series}, détails du calcul`,
  gross: (value: string) => `VL brute ${value}`,
  accruals: (value: string) => `provisions ${value}`,
  mark: (value: string) => `plus-haut ${value}`,
  message: 'Message aux clients concernés',
  noCorrection: 'Un message n’est envoyé que si une valeur publiée est remplacée.',
  waiting: 'Ordres en attente de ces valeurs',
  orders: (kind: keyof typeof orderWords, count: number) => `${count} ${orderWords[kind][count > 1 ? 1 : 0]}`,
  deals: 'Opérations exécutées aux valeurs corrigées',
  statements: 'Relevés téléchargés dont les chiffres changent',
  nothing: 'Aucun',
  warnings: {
    'nav.publish':
      'Dès la validation, les clients voient ces VL, et les ordres qui les attendent sont exécutés.',
    'nav.correct':
      'Dès la validation, des VL publiées sont remplacées. Les clients dont une opération exécutée ou un relevé téléchargé change en sont avertis par e-mail.',
    'fx.manual':
      'Dès la validation, les montants sont convertis à ces taux, et les ordres qui les attendent sont exécutés.',
    'fx.correct':
      'Dès la validation, des taux publiés sont remplacés. Les clients dont une opération exécutée ou un relevé téléchargé change en sont avertis par e-mail.',
  },
} as const;
