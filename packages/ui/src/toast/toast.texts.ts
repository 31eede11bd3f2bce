export const toastTexts = {
  region: 'Notifications',
  close: 'Fermer la notification',
  tones: { info: 'Information\u00a0:', success: 'Succès\u00a0:', error: 'Erreur\u00a0:' },
} as const;
