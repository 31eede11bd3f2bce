/** The few words that components of the design system own. A folder with many has a file of its own. */
// Those of the first script; of the others see parts.texts.ts.

export const buttonTexts = { pending: 'Envoi en cours…' } as const;

export const dialogTexts = { close: 'Fermer', cancel: 'Annuler' } as const;

export const feedbackTexts = { retry: 'Réessayer', loading: 'Chargement…' } as const;

export const lazyPartTexts = {
  failed: 'Cette partie de la page n’a pas pu être chargée.',
  offline: 'Vous êtes hors connexion. Réessayez dès que le réseau sera revenu.',
  outdated:
    'Le site vient peut-être d’être mis à jour\u00A0: si un nouvel essai ne suffit pas, rechargez la page.',
  retry: 'Réessayer',
  reload: 'Recharger la page',
  close: 'Fermer',
} as const;

export const toastTexts = {
  region: 'Notifications',
  close: 'Fermer la notification',
  tones: { info: 'Information\u00a0:', success: 'Succès\u00a0:', error: 'Erreur\u00a0:' },
} as const;
