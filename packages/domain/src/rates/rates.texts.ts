/** Where a published value comes from; `fallback`: no value of the day, the last one before it. */
export const valueSourceTexts = {
  import: 'Import',
  ecb: 'BCE',
  crypto: 'Import crypto',
  kraken: 'Kraken',
  manual: 'Saisie manuelle',
  demo: 'Démonstration',
  fallback: 'Repli',
} as const;
