/** What a second person reads of a rate that would be withdrawn. */
export const ratesTexts = {
  subject: (pair: string, day: string) => `${pair} · ${day}`,
  rate: (pair: string, day: string) => `${pair}, ${day}`,
  fallback: (rate: string, day: string) => `Retiré\u00a0: ${rate}, taux du ${day}`,
  none: 'Retiré\u00a0: aucun taux avant ce jour',
} as const;
