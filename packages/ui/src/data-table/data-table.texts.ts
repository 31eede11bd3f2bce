export const dataTableTexts = {
  /** Of the frame that scrolls: another landmark than the card around it. */
  frame: (label: string) => `Tableau «\u00a0${label}\u00a0»`,
  sortBy: 'Trier par',
  unsorted: 'Ordre d’origine',
  directions: { asc: 'croissant', desc: 'décroissant' },
  empty: 'Aucun résultat',
  columns: 'Colonnes',
  usualColumns: 'Rétablir les colonnes',
  moveUp: (column: string) => `Avancer ${column}`,
  moveDown: (column: string) => `Reculer ${column}`,
  density: 'Hauteur des lignes',
  densities: { comfortable: 'Confortable', compact: 'Compacte' },
  unfold: 'Détails',
  exportCsv: 'Exporter en CSV',
  selectRow: (name: string) => `Sélectionner ${name}`,
  selectPage: 'Sélectionner toutes les lignes de la page',
  selectAll: 'Tout sélectionner',
  selected: (count: number, written: string) =>
    count === 1 ? '1 ligne sélectionnée' : `${written} lignes sélectionnées`,
  clearSelection: 'Tout désélectionner',
} as const;

export const paginationTexts = {
  label: 'Pagination',
  previous: 'Page précédente',
  next: 'Page suivante',
  pageSize: 'Lignes par page',
  range: (first: string, last: string, total: string) => `${first}–${last} sur ${total}`,
  openRange: (first: string, last: string, total: string) => `${first}–${last} sur plus de ${total}`,
  none: 'Aucune ligne',
} as const;
