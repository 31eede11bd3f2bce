export const productTexts = {
  unknown: 'Ce produit est introuvable.',
  unknownHint: 'Il n’est peut-être plus proposé à la souscription.',
  /** None is on offer (R165). */
  none: 'Aucun produit disponible.',
  all: 'Tous les produits',
} as const;
