/** The few words that formats are made of. */
export const formatTexts = {
  noValue: '—',
  hiddenAmount: '••••••',
  firstOfMonth: '1er',
  at: 'à',
  on: 'le',
  justNow: 'à l’instant',
  week: 'sem.',
  kilobyte: 'Ko',
  megabyte: 'Mo',
  euro: '€',
} as const;
