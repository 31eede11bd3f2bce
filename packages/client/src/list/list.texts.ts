/** The words of a list and of its filters. */
export const listTexts = {
  from: 'Du',
  to: 'Au',
  period: 'Date',
  isNot: (value: string) => `n’est pas ${value}`,
  days: (from: string | undefined, to: string | undefined) =>
    from !== undefined && to !== undefined
      ? `entre le ${from} et le ${to}`
      : from !== undefined
        ? `depuis le ${from}`
        : `jusqu’au ${to ?? ''}`,
  clearFilters: 'Effacer les filtres',
  pageGone: 'Cette page n’existe plus',
  firstPage: 'Revenir à la première page',
  keys: {
    search: 'Rechercher dans la liste',
    next: 'Ligne suivante',
    previous: 'Ligne précédente',
    select: 'Sélectionner la ligne',
    selectRange: 'Sélectionner jusqu’à la ligne',
  },
  noResult: 'Aucun résultat pour ces filtres',
} as const;
