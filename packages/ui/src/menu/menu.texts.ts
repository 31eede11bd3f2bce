export const menuTexts = { empty: 'Aucune action possible' } as const;
