import { NBSP } from '@repo/domain/format';

export const withdrawalTexts = {
  request: 'Montant du retrait',
  requests: {
    amount: 'Un montant',
    yield: 'Tout le rendement',
  },
  yieldHint: 'Ce que le contrat vaut de plus que ce qui y a été versé.',
  amount: 'Montant, frais de sortie compris',
  currency: 'Devise',
  estimate: 'Estimation à la dernière VL publiée',
  estimateNote: (day: string) =>
    `Le retrait est exécuté à la première valeur liquidative (VL) datée du ${day} ou après${NBSP}: les montants définitifs ne sont connus qu’à sa publication.`,
  execution: (day: string) => `à exécuter à la première VL datée du ${day} ou après`,
  noAmount: 'Indiquez un montant pour voir ce qui vous serait versé.',
  failed: 'L’estimation n’a pas pu être calculée.',
  units: 'Parts rachetées',
  nav: 'VL',
  navOn: (nav: string, day: string) => `${nav}, du ${day}`,
  quote: 'Taux de change',
  quoteOn: (base: string, rate: string, day: string) => `1 ${base} = ${rate}, du ${day}`,
  gross: 'Montant brut',
  exitFee: (percent: string) => `Frais de sortie (${percent}${NBSP}%)`,
  net: 'À verser',
  unitsLeft: 'Parts restantes',
} as const;
