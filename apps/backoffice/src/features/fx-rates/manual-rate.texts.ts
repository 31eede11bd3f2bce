/** « Saisie manuelle ». */
export const manualRateTexts = {
  open: 'Saisir ou retirer un taux',
  title: 'Saisir ou retirer un taux',
  pair: 'Paire',
  day: 'Date du taux',
  rate: 'Taux',
  rateHelp: (base: string, quote: string) => `Pour 1\u00a0${base}, en ${quote}.`,
  confirms: (pair: string, rate: string, day: string) => `${pair} à ${rate} le ${day}`,
  reasonHelp: 'La personne qui valide le lira.',
  replaces: (rate: string, source: string) =>
    `Ce jour a déjà un taux\u00a0: ${rate} (${source}). Il sera remplacé.`,
  change: (percent: string, day: string) => `${percent} par rapport au taux du ${day}.`,
  jump: 'Cet écart est inhabituel\u00a0: vérifiez le taux à sa source.',
  submit: 'Soumettre à validation',
  submitAlone: 'Publier',
  withdraw: 'Retirer ce taux',
  withdrawTitle: (pair: string, day: string) => `Retirer le taux ${pair} du ${day}`,
  withdrawIntro:
    'Pour un taux mis au mauvais jour\u00a0: le jour reprend le dernier taux connu. Un taux auquel une opération a été exécutée se corrige.',
  withdrawSubmit: 'Demander le retrait',
  withdrawHeld: 'Le retrait attend la validation d’un second utilisateur.',
  withdrawn: 'Le taux est retiré.',
  held: 'Le taux attend la validation d’un second utilisateur.',
  done: 'Le taux est publié.',
} as const;
