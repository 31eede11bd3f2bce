export const dataTableTexts = {
  sortBy: 'Trier par',
  unsorted: 'Ordre d’origine',
  directions: { asc: 'croissant', desc: 'décroissant' },
  loading: 'Chargement…',
  empty: 'Aucun résultat',
} as const;

export const paginationTexts = {
  label: 'Pagination',
  previous: 'Page précédente',
  next: 'Page suivante',
  pageSize: 'Lignes par page',
  range: (first: number, last: number, total: string) => `${first}–${last} sur ${total}`,
} as const;
