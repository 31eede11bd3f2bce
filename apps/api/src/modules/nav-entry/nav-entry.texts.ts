/** Words of the entry of NAVs. Punctuation is typographic (D27). */
export const navEntryTexts = {
  unknownStrategy: 'Cette stratégie n’existe pas, ou est archivée.',
  day: 'Ce jour n’existe pas.',
  twice: 'Ce jour est saisi deux fois.',
  nothingNew: 'Aucune de ces VL n’est nouvelle.',
  note: (strategy: string, day: string, warning: string) => `${strategy}, ${day}\u00a0: ${warning}`,
} as const;
