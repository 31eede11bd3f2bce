/** Errors of the payment proof (R256–R262). */
export const paymentProofTexts = {
  referenceRequired: 'Merci d’indiquer la référence de votre virement.',
  originRequired: 'Merci de renseigner l’adresse d’origine.',
  transactionRequired: 'Merci de renseigner au moins une transaction.',
  urlInvalid: 'Le lien d’une transaction doit commencer par https://.',
  dateRequired: 'Merci de sélectionner la date d’exécution.',
  dateInFuture: 'La date d’exécution ne peut pas être dans le futur.',
  methodUnsupported: 'Cette méthode de paiement n’est pas encore gérée en auto. Contactez le support.',
} as const;
