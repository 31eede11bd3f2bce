/** Words of the parameters. Punctuation is typographic (D27). */
export const parameterChangesTexts = {
  notFound: 'Ce paramètre n’existe pas.',
  sameValue: 'Cette valeur est déjà celle qui s’appliquera ce jour-là.',
  from: 'Jour d’effet',
  planned: 'Valeur prévue ce jour-là, remplacée',
  clientsThere: 'Clients qui y résident, et ne pourront plus souscrire',
  next: 'Valeur suivante, inchangée',
  nextFrom: (value: string, day: string) => `${value}, à partir du ${day}`,
  warnings: {
    looser: 'Cette hausse laisse passer davantage de cas sans second contrôle.',
    allowed: 'Des pays refusés jusqu’ici seront acceptés.',
    off: 'Une personne seule pourra faire tout ce qui en demande deux.',
  },
} as const;
