export const dialogTexts = { close: 'Fermer', cancel: 'Annuler' } as const;
