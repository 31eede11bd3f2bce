/** Texts shared by several features. */
export const signOutTexts = {
  leave: 'Se déconnecter',
  done: 'Vous êtes déconnecté.',
  onlyHere: 'Vous êtes déconnecté sur cet appareil. Le serveur n’a pas répondu.',
} as const;

/** Cancelling a contract, from the list or while it is being signed (R271). */
export const cancelContractTexts = {
  confirm: 'Annuler le contrat',
  done: 'Contrat annulé.',
  failed: 'Impossible d’annuler ce contrat.',
} as const;
