/** Words of the register that the server writes. */
export const registerTexts = {
  unpaid: 'Ce contrat n’est pas payé\u00a0: rien ne peut être inscrit avant son paiement.',
  undealt: 'Cet ordre attend sa VL\u00a0: ses parts ne sont pas encore connues.',
  entered: 'Ce mouvement est déjà inscrit. Une erreur se rectifie.',
  notEntered: 'Ce mouvement n’est pas encore inscrit.',
  gapOpen: 'Un écart est signalé sur ce mouvement\u00a0: il attend la réponse d’un administrateur.',
  noGap: 'Aucun écart n’attend de réponse sur ce mouvement.',
  unchanged: 'Ni la date d’opération, ni la référence, ni le titulaire ne changent.',
  tooManyHolders: 'Cet état a trop de titulaires pour un PDF. Demandez le fichier CSV.',
  dayToCome: 'Veuillez indiquer une date qui n’est pas dans le futur.',
  notPdf: 'L’attestation est un fichier PDF.',
  referenceUsed: (number: number, strategy: string) =>
    `Cette référence est celle du mouvement n° ${number} de ${strategy}.`,
  negative: (day: string) =>
    `Au ${day}, ce compte aurait moins de zéro part. Inscrivez d’abord les mouvements qui précèdent, ou choisissez une autre date.`,
  issue: (strategy: string) => `Émission ${strategy}`,
  answer: 'Veuillez indiquer ce qui a été fait.',
  erased: 'Titulaire effacé',
} as const;
