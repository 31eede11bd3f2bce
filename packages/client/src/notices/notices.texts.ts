export const noticesTexts = {
  saved: 'Préférences enregistrées.',
  notSaved: 'Vos préférences n’ont pas pu être enregistrées. Réessayez.',
  list: 'Vos notifications',
  failed: 'Vos notifications n’ont pas pu être chargées',
  empty: 'Aucune notification pour le moment.',
  emptyHelp: 'Ce que nous vous écrivons sur votre compte et vos contrats est repris ici pendant un mois.',
  unread: 'Non lue',
  older: 'Notifications plus anciennes',
  notEmailed: 'sans e-mail',
  separator: ' · ',
} as const;
