export const buttonTexts = { pending: 'Envoi en cours…' } as const;
