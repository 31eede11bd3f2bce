export const comboBoxTexts = {
  open: 'Voir les choix',
  empty: 'Aucun résultat',
  country: 'Pays',
} as const;
