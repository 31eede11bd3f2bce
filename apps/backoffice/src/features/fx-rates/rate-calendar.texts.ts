import type { components } from '@repo/api-sdk';

type State = components['schemas']['RateDayState'];

export const rateStateTexts: Readonly<Record<State, string>> = {
  published: 'Publié',
  corrected: 'Corrigé',
  pending: 'À valider',
  missing: 'Manquant',
  expected: 'Pas encore publié',
  closed: 'Pas de publication',
  upcoming: 'À venir',
};

export const rateCalendarTexts = {
  failed: 'Le calendrier des taux n’a pas pu être affiché.',
  pair: 'Paire',
  unit: 'Variation en %',
  legend: 'Légende',
  rate: (rate: string) => `taux ${rate}`,
  fallback: (day: string, rate: string) => `Repli\u00a0: taux du ${day}, ${rate}`,
  version: (state: string, version: number) => `${state}, version ${version}`,
  apart: (source: string, rate: string, percent: string) =>
    `${source} donne ${rate}\u00a0: écart de ${percent}`,
  apartLegend: 'Sources en désaccord de plus de 0,5\u00a0%',
  toDo: 'À vérifier',
  nothingToDo: 'Aucun jour manquant ce mois-ci.',
  at: (pair: string, day: string) => `${pair}, ${day}`,
  import: 'Importer',
  examine: 'Examiner',
  see: 'Voir',
} as const;
