export const kaskadHomeTexts = {
  todo: 'À traiter',
  claims: 'Réclamations à exécuter',
  oldest: (days: number) =>
    days === 0
      ? 'la plus ancienne date d’aujourd’hui'
      : `la plus ancienne attend depuis ${days}\u00a0${days === 1 ? 'jour' : 'jours'}`,
  changes: 'Modifications à valider',
  unlocks: 'Prochains déblocages',
  within: 'bénéficiaires sous 30 jours',
  open: 'Ouvrir la liste',
  openOf: (label: string) => `Ouvrir la liste\u00a0: ${label}`,
  unlocksTitle: 'Prochains déblocages, sous 30 jours',
  noUnlock: 'Aucun déblocage sous 30 jours.',
  claimsFailed: 'Les réclamations n’ont pas pu être comptées',
  changesFailed: 'Les modifications n’ont pas pu être comptées',
  unlocksFailed: 'Les déblocages n’ont pas pu être chargés',
  columns: { day: 'Date', units: 'Unités', people: 'Bénéficiaires' },
} as const;
