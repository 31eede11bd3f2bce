export const selectTexts = { placeholder: 'Choisir' } as const;
