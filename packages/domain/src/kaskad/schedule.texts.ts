/** Words of schedules, shared by the screens and the server. */
import { formatNumericDate, NBSP } from '../format/index.ts';
import type { PlanRefusal } from './plan.ts';
import { dayOf, type ScheduleProblem, type ScheduleStep } from './schedule.ts';
import { readDate, readDay, type WireDate } from './wire.ts';

export const scheduleStepTexts: Readonly<Record<ScheduleStep, string>> = {
  1: 'Chaque mois',
  3: 'Chaque trimestre',
  6: 'Chaque semestre',
  12: 'Chaque année',
};

/** Why a schedule is refused. */
export const scheduleProblemTexts: Readonly<Record<ScheduleProblem, string>> = {
  months: 'Indiquez un nombre entier de mois, 600 au plus.',
  cliff: 'La falaise est un nombre entier de mois, au plus égal à la durée.',
  initial: 'La part initiale est comprise entre 0,01\u00a0% et 99,99\u00a0%.',
  noTranche: 'Saisissez de 1 à 600 tranches.',
  trancheUnits: 'Chaque tranche a un nombre d’unités supérieur à zéro, avec au plus les décimales du jeton.',
  trancheBeforeStart: 'Aucune tranche ne précède le début du plan.',
  tranchesOutOfOrder: 'Les tranches se suivent dans l’ordre des dates, chacune à une date différente.',
  trancheDates:
    'Les tranches sont toutes datées d’un jour ou toutes d’un nombre de mois après le début\u00a0; sans date de TGE, d’un nombre de mois.',
  sumDiffers: 'La somme des tranches est différente du total.',
  weights: 'Saisissez de 1 à 600 parts, des nombres entiers de 1 à 10\u202f000.',
};

/** Why a change of a grant is refused. */
export const planRefusalTexts: Readonly<Record<PlanRefusal, string>> = {
  ...scheduleProblemTexts,
  inThePast: 'La modification ne peut pas prendre effet à cette date\u00a0: elle est déjà passée.',
  altersPast: 'Une tranche serait datée d’avant le premier jour de la modification.',
  nothingLeft: 'Il ne reste rien à acquérir ni à débloquer à partir de cette date.',
  suspended: 'Le plan est suspendu\u00a0: reprenez-le d’abord.',
  notSuspended: 'Le plan n’est pas suspendu.',
};

/** The day of a date, or « TGE + 3 mois » while the TGE has none. */
export function trancheDateText(at: WireDate, tgeDay: string | null): string {
  const day = dayOf(readDate(at), readDay(tgeDay));
  if (day !== null) return formatNumericDate(day);
  const months = at.months === 0 ? [] : [`${at.months}${NBSP}mois`];
  const days = at.days === 0 ? [] : [`${at.days}${NBSP}${at.days === 1 ? 'jour' : 'jours'}`];
  return ['TGE', ...months, ...days].join(' + ');
}
