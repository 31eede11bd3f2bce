/** The words of a list and of its filters. */
export const listTexts = {
  from: 'Du',
  to: 'Au',
  clearFilters: 'Effacer les filtres',
  pageGone: 'Cette page n’existe plus',
  firstPage: 'Revenir à la première page',
  noResult: 'Aucun résultat pour ces filtres',
} as const;
