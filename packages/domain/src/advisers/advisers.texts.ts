/** The name of what staff type of an adviser, as the label of a field. */
export const adviserFieldTexts = {
  firstname: 'Prénom',
  lastname: 'Nom',
  email: 'Adresse e-mail',
  phone: 'Téléphone',
  booking_url: 'Lien de rendez-vous',
} as const;

export const adviserStateTexts = {
  active: 'Actif',
  invited: 'Jamais connecté',
  disabled: 'Inactif',
} as const;

export const adviserCheckTexts = {
  firstname: 'Indiquez le prénom.',
  lastname: 'Indiquez le nom.',
  firstDay: 'Choisissez un jour à partir d’aujourd’hui.',
  lastDay: (days: number) => `Choisissez un dernier jour à partir du premier, au plus ${days} jours en tout.`,
  phone: 'Indiquez un numéro de la forme 06-12-34-56-78.',
  bookingUrl: (hosts: string) => `Le lien doit commencer par https:// et mener à ${hosts}.`,
} as const;
