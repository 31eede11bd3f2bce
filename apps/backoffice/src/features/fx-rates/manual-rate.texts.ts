/** « Saisie manuelle ». */
export const manualRateTexts = {
  open: 'Saisir un taux',
  title: 'Saisir un taux',
  pair: 'Paire',
  day: 'Date du taux',
  rate: 'Taux',
  rateHelp: (base: string, quote: string) => `Pour 1\u00a0${base}, en ${quote}.`,
  reasonHelp: 'La personne qui valide le lira.',
  replaces: (rate: string, source: string) =>
    `Ce jour a déjà un taux\u00a0: ${rate} (${source}). Il sera remplacé.`,
  change: (percent: string, day: string) => `${percent} par rapport au taux du ${day}.`,
  jump: 'Cet écart est inhabituel\u00a0: vérifiez le taux à sa source.',
  submit: 'Soumettre à validation',
  submitAlone: 'Publier',
  held: 'Le taux attend la validation d’une autre personne.',
  done: 'Le taux est publié.',
} as const;
