import { NBSP } from '@repo/domain/format';

export const correctionsTexts = {
  notFound: 'Aucune opération n’a été exécutée à une valeur corrigée ce jour-là.',
  dealNotFound: 'Cette opération n’a pas été exécutée à une valeur corrigée.',
  decided: 'Une décision a déjà été prise pour cette opération.',
  notOffered: 'Cette rectification ne s’applique pas à cette opération.',
  nothingToSettle: 'Il n’y a aucun écart à régler en argent.',
  states: {
    open: 'À décider',
    pending: 'À valider',
    rectified: 'Rectifiée',
    settled: 'Réglée en argent',
    left: 'Laissée',
  },
  columns: {
    series: 'Valeur corrigée',
    day: 'Du',
    executed: 'Exécutée à',
    value: 'En vigueur',
    gap: 'Écart (0,01 = 1\u00a0%)',
    contract: 'Contrat',
    client: 'Client',
    kind: 'Nature',
    movement: 'N° de mouvement',
    units: 'Parts exécutées',
    unitsDue: 'Parts à la valeur en vigueur',
    cash: 'Écart en argent (positif\u00a0: perdu par le client)',
    asset: 'Devise',
    state: 'Décision',
    reason: 'Motif',
    decidedBy: 'Par',
  },
  correctedValue: (title: string, day: string, change: string) => `${title} du ${day}${NBSP}: ${change}`,
  correctedNote: (day: string, values: string) =>
    `Corrigé le ${day}${NBSP}: ${values}. Les parts et les montants exécutés ne changent pas.`,
  units: 'Parts',
  unitsStay: (due: string) => `inchangées (${due} à la valeur en vigueur)`,
  owed: 'À verser au client',
  house: 'À notre charge',
  owedNote: (amount: string, day: string, reason: string) =>
    `Corrigé le ${day}${NBSP}: un complément de ${amount} vous sera versé. ${reason}`,
} as const;
