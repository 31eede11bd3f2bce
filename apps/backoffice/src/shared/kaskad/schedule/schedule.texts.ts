import { kaskadTexts } from '@repo/domain/kaskad';

export const scheduleFieldTexts = {
  shape: 'Forme',
  shapes: kaskadTexts.shape,
  anchor: 'Le plan commence',
  anchors: { day: 'À une date', tge: 'Au TGE' },
  start: 'Premier jour',
  startMonths: 'Mois entre le TGE et le début',
  months: 'Durée, en mois',
  monthsLater: 'Mois après le début',
  step: 'Une tranche',
  cliffMonths: 'Falaise, en mois',
  initialPercent: 'Part initiale',
  percent: '%',
  weights: 'Parts de chaque tranche',
  weightsHelp:
    'Des nombres entiers séparés par des points-virgules, par exemple 10\u00a0; 20\u00a0; 30\u00a0; 40.',
  tranches: 'Tranches',
  trancheDay: (number: number) => `Date de la tranche ${number}`,
  trancheMonths: (number: number) => `Mois après le début, tranche ${number}`,
  trancheUnits: (number: number) => `Unités de la tranche ${number}`,
  addTranche: 'Ajouter une tranche',
  removeTranche: (number: number) => `Retirer la tranche ${number}`,
  startRequired: 'Choisissez le premier jour du plan.',
} as const;
