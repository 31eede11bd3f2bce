/** The steps of a contract, in the same words for its owner and for staff. */
export const chainTexts = {
  expected: 'attendu',
  steps: {
    contract: 'Contrat',
    signature: 'Signature',
    proof: 'Preuve',
    payment: 'Encaissement',
    firstNav: 'Première valeur de part (VL)',
    value: 'Valeur du jour',
  },
  ends: {
    closing: 'Clôture',
    renunciation: 'Renonciation',
    refused: 'Signature refusée',
    canceled: 'Contrat annulé',
  },
} as const;
