export const columnsTexts = {
  none: 'Aucune',
  absent: (name: string) => `${name} (absente de ce fichier)`,
  among: (names: string) => `Colonnes du fichier\u00a0: ${names}. Plusieurs sont séparées par des virgules.`,
  sample: 'Premières lignes du fichier',
  decimal: 'Décimales',
  decimals: { ',': 'Virgule (1 500,50)', '.': 'Point (1500.50)' },
} as const;
