/** The French texts in formatted values. */
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
  dollar: '$US',
  weekdays: 'lundi mardi mercredi jeudi vendredi samedi dimanche'.split(' '),
  months: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
  shortMonths: 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.'.split(' '),
} as const;
