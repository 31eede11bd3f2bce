/** What a second person reads of a NAV that would be withdrawn. */
export const withdrawNavTexts = {
  subject: (strategy: string, day: string) => `VL\u00a0: ${strategy} · ${day}`,
  fallback: (nav: string, day: string) => `Retirée\u00a0: ${nav}, VL du ${day}`,
  none: 'Retirée\u00a0: aucune VL avant ce jour',
} as const;
