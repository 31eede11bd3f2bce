// Words of receipts shown to staff. Punctuation is typographic (D27).
export const receiptsTexts = {
  notFound: 'Encaissement introuvable.',
  unknownAccount: 'Ce compte n’est pas l’un de nos comptes.',
  otherCurrency: 'Ce compte ne reçoit pas cette devise.',
  referenceUsed:
    'Cette référence a déjà été enregistrée pour ce compte\u00a0: elle ne peut pas payer deux fois.',
  alreadyAttached: 'Cet encaissement est déjà rattaché à un contrat.',
  leftUnmatched: 'Cet encaissement a été laissé non rattaché\u00a0: il est dû à son payeur.',
  isReversal:
    'La banque annule un débit par ce crédit\u00a0: il ne peut pas payer un contrat. Enregistrez-le comme un virement renvoyé.',
  isPayoutReturn: 'Ce crédit est déjà enregistré comme un virement renvoyé.',
  notItsReturn:
    'Ce crédit ne peut pas être le renvoi de ce versement\u00a0: le compte, le montant ou le jour diffère.',
  sentBack: (day: string, why: string) =>
    `Virement renvoyé par la banque le ${day}${why === '' ? '' : `\u00a0: ${why}`}`,
  sentBackLess: (said: string, fee: string) => `${said} (${fee} de frais retenus)`,
  sentBackNote: (amount: string, paidOn: string, day: string) =>
    `Le virement de ${amount} du ${paidOn} nous a été renvoyé par la banque le ${day}\u00a0: nous vous contactons pour vous le verser de nouveau`,
  notAttached: 'Cet encaissement n’est rattaché à aucun contrat.',
  alreadyPaid:
    'Le contrat est payé par cet encaissement\u00a0: il ne peut plus être détaché, une écriture rectificative est nécessaire.',
  contractEnded:
    'Ce contrat est terminé\u00a0: l’argent reçu ne peut pas le payer. Laissez l’encaissement non rattaché pour le rendre à son payeur.',
  contractPaid: 'Ce contrat est déjà payé.',
  contractNotSigned: 'Ce contrat n’est pas encore signé.',
  contractOtherCurrency: (expected: string) =>
    `Ce contrat attend un paiement en ${expected}\u00a0: cet encaissement ne peut pas le payer.`,
  otherPayer: (payer: string) =>
    payer === ''
      ? 'Les fonds viennent d’une autre adresse que celle déclarée\u00a0: indiquez un motif, ou laissez l’encaissement non rattaché.'
      : `Payé par ${payer}, et non par le titulaire\u00a0: indiquez un motif, ou laissez l’encaissement non rattaché.`,
  earlyDay: 'Cet encaissement précède le contrat de plus de 30 jours\u00a0: indiquez un motif.',
  shortReason: 'Indiquez pourquoi ce montant est accepté.',
  nothingReceived: 'Aucun encaissement n’est rattaché à ce contrat.',
  reason: 'Indiquez un motif.',
  notBank: 'Un relevé ne s’importe que pour un compte bancaire.',
  fileMissing: 'Merci de choisir le relevé à importer.',
  fileName: 'Le nom de ce fichier n’est pas accepté.',
  noMapping: 'Indiquez d’abord les colonnes des fichiers CSV de cette banque.',
  badMapping: 'Indiquez soit une colonne de montant signé, soit une colonne de crédit et une de débit.',
  badFile: 'Ce fichier ne peut pas être importé.',
  badLine: (line: number, message: string) => `Ligne ${line}\u00a0: ${message}`,
  notOnChain: 'Ce contrat ne se paie pas sur une chaîne, ou son produit n’a pas d’adresse pour cette devise.',
  badHash:
    'Merci d’indiquer l’empreinte de la transaction\u00a0: 64 caractères hexadécimaux, ou le lien d’un explorateur.',
  chainUnavailable: 'La chaîne n’a pas pu être lue. Réessayez dans quelques minutes.',
  payment: {
    short: (received: string, missing: string) => `${received} reçus, ${missing} attendus encore`,
    signed: 'Montant signé',
    received: 'Montant reçu',
    gap: 'Écart',
    gapOf: (amount: string, percent: string) =>
      `${amount} (${percent.replace('-', '−').replace('.', ',')}\u00a0%)`,
    day: 'Date de valeur',
    source: 'Origine',
    typed: 'Saisi à la main',
    statement: 'Relevé ou chaîne',
    reference: 'Référence',
    execution: 'Exécution',
    executedAt: (day: string) => `à la VL du ${day}, déjà publiée`,
    executedFrom: (day: string) => `à la première VL datée du ${day} ou après`,
    total: 'Cumul du jour',
    noTotal: 'non calculable, faute de cours',
  },
  movement: {
    overThreshold:
      'Saisi à la main, sans débit d’un relevé\u00a0: le cumul du jour de la personne qui saisit atteint le seuil du contrôle à deux personnes.',
    nature: 'Nature',
    natures: {
      cost: 'Frais de banque ou de réseau',
      transfer: 'Virement entre nos comptes',
      custody_out: 'Envoi en conservation, pour être investi',
      custody_in: 'Retour de conservation',
    },
    from: 'Compte débité',
    to: 'Compte crédité',
    amount: 'Montant',
    day: 'Jour d’opération',
    total: 'Cumul du jour',
    noTotal: 'non calculable, faute de cours',
    entry: (number: number) => `Écriture n°\u00a0${number}`,
    notReversible:
      'Cette écriture n’est pas un mouvement de nos comptes\u00a0: elle se corrige depuis le contrat, l’encaissement ou le versement.',
    reversed: 'Cette écriture est déjà contre-passée.',
    unknownEntry: 'Cette écriture est introuvable.',
    reverseApproved:
      'Le mouvement a été validé par un second utilisateur, ou atteint le seuil du contrôle à deux personnes.',
  },
  movementAmount: 'Merci d’indiquer un montant positif.',
  movementDay: 'Merci de choisir le jour du mouvement, aujourd’hui au plus tard.',
  otherAccount: 'Merci de choisir un autre de nos comptes.',
  debitSettled: 'Ce débit n’est plus à qualifier\u00a0: un mouvement ou un versement l’a déjà comptabilisé.',
  notTheDebit:
    'Ce mouvement n’est pas celui de ce débit\u00a0: le compte, le jour, le montant ou le sens diffère.',
  unknownStrategy: 'Merci de choisir le produit.',
  lowBalance: 'Selon nos livres, ce montant n’est pas disponible.',
  balance: 'Merci d’indiquer un solde.',
  balanceDay: 'Merci de choisir le jour du solde, aujourd’hui au plus tard.',
} as const;
