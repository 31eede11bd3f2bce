/** The words of a list and of its filters. */
export const listTexts = {
  from: 'Du',
  to: 'Au',
  clearFilters: 'Effacer les filtres',
  noResult: 'Aucun résultat pour ces filtres',
} as const;
