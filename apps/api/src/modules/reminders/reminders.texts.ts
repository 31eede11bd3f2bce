export const remindersTexts = {
  alreadyReminded: 'Ce client a déjà été relancé ces dernières 24 heures.',
  remindedBy: (instant: string, name: string) => `Déjà relancé le ${instant} par ${name}.`,
  remindedAlone: (instant: string) => `Déjà relancé le ${instant} (relance automatique).`,
} as const;
