/** Texts of « Rectifier le paiement ». */
export const rectifyTexts = {
  open: 'Rectifier le paiement',
  title: 'Rectifier le paiement',
  intro:
    'L’écriture d’origine est contre-passée, et une nouvelle est passée\u00a0: les deux restent visibles. Un second utilisateur doit valider\u00a0: rien ne change avant.',
  failed: 'Les fonds reçus n’ont pas pu être chargés',
  noReceipt: 'Aucun encaissement n’est rattaché à ce contrat.',
  receipt: 'Encaissement à rectifier',
  receiptOn: (amount: string, day: string) => `${amount} le ${day}`,
  amount: 'Montant réellement reçu',
  valueDate: 'Date de valeur',
  reference: 'Référence',
  document: 'Justificatif (facultatif)',
  reason: 'Motif',
  reasonHelp: 'Le client le lit dans l’e-mail qui le prévient, et sur son contrat.',
  preview: 'Ce qui change',
  warnings: 'La personne qui valide devra accepter cet avertissement',
  previewFailed: 'L’effet de la rectification n’a pas pu être calculé',
  submit: 'Demander la rectification',
  confirms: (amount: string, contract: string) => `Paiement rectifié, contrat ${contract}\u00a0: ${amount}`,
  held: 'Rectification demandée\u00a0: un second utilisateur doit la valider.',
  rectified: 'Paiement rectifié. Le client est averti.',
} as const;
