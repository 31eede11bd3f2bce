export const feedbackTexts = { retry: 'Réessayer', loading: 'Chargement…' } as const;
