export const filterPillsTexts = {
  pill: (label: string, text: string) => `${label}\u00a0: ${text}`,
  add: 'Filtre',
  clear: 'Effacer les filtres',
  remove: (label: string) => `Retirer le filtre ${label}`,
  edit: (label: string) => `Filtre ${label}`,
  any: 'Au choix',
  is: 'est',
  isNot: 'n’est pas',
  operator: 'Condition',
} as const;
