// Words of the files of a grant. Punctuation is typographic (D27).

export const grantFileTexts = {
  calendar: (reference: string) => `Déblocages de ${reference}`,
  unlock: (units: string) => `Déblocage de ${units}`,
  ofGrant: (reference: string, name: string) =>
    `Attribution ${reference}, ${name}. Disponible à partir de 00:00, heure de Paris.`,
  plans: { acquisition: 'Acquisition', unlock: 'Blocage' },
  columns: {
    grant: 'Attribution',
    class: 'Symbole',
    plan: 'Plan',
    number: 'N°',
    day: 'Date',
    units: 'Unités',
    cumulative: 'Cumul',
    state: 'Statut',
  },
  states: { undated: 'Sans date', reached: 'Passée', coming: 'À venir' },
} as const;
