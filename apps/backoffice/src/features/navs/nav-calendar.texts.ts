import type { components } from '@repo/api-sdk';

type State = components['schemas']['NavDayState'];

export const navStateTexts: Readonly<Record<State, string>> = {
  published: 'Publiée',
  corrected: 'Corrigée',
  pending: 'À valider',
  draft: 'Brouillon',
  refused: 'Refusée',
  missing: 'Manquante',
  expected: 'À saisir',
  unplanned: 'Pas de publication prévue',
  upcoming: 'À venir',
};

export const navCalendarTexts = {
  failed: 'Le calendrier des VL n’a pas pu être affiché.',
  strategy: 'Stratégie',
  unit: 'Rendement en %',
  empty: 'Aucune stratégie pour le moment.',
  legend: 'Légende',
  coveredNote: (days: number) => `${days}\u00a0j`,
  coveredLegend: '2 j, 3 j\u00a0: jours couverts par le rendement',
  covered: (rate: string, days: number) => `${rate} sur ${days} jours`,
  value: (value: string) => `VL ${value}`,
  version: (state: string, version: number) => `${state}, version ${version}`,
  by: (state: string, maker: string) => `${state}, par ${maker}`,
  refused: (state: string, reason: string) => `${state} : ${reason}`,
  resume: 'Reprendre',
  toDo: 'À traiter',
  nothingToDo: 'Rien à traiter ce mois-ci.',
  at: (strategy: string, day: string) => `${strategy}, ${day}`,
  enter: 'Saisir',
  examine: 'Examiner',
} as const;
