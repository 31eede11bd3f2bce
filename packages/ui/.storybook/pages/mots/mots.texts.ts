export const motsTexts = {
  title: 'Mots',
  lead: 'Tout ce que les composants disent d’eux-mêmes, lu dans leurs modules de mots. Ce qui est entre ‹\u00A0› est fourni par l’écran.',
  key: 'Clé',
  text: 'Texte',
} as const;
