export const figureTexts = { hidden: 'Solde masqué', rise: 'en hausse', fall: 'en baisse' } as const;
