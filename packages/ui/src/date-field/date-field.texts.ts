export const dateFieldTexts = { open: 'Ouvrir le calendrier' } as const;
