/** Cancelling a contract, from the list or while it is being signed (R271). */
export const cancelContractTexts = {
  confirm: 'Annuler le contrat',
  done: 'Contrat annulé.',
  failed: 'Impossible d’annuler ce contrat.',
} as const;
