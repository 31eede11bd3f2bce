export const signInTexts = {
  subtitle: 'Espace réservé aux équipes.',
  promise: 'Chaque valeur publiée, chaque paiement validé, chacun à son heure et à son nom.',
} as const;
