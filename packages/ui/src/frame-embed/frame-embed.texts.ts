export const frameEmbedTexts = {
  loading: 'Chargement…',
  failed: 'Cette page n’a pas pu être affichée.',
} as const;
