// Words of payments shown to people. Punctuation is typographic (D27).
import type { ProofRefusalReason } from '@repo/domain/contract-status';

const nbsp = '\u00a0';

export const paymentsTexts = {
  alreadyPaid: 'Ce paiement est déjà validé.',
  underCheck: 'Ce paiement est en cours de vérification.',
  paymentCanceled: 'Le paiement de ce contrat est annulé.',
  contractNotSigned: 'Ce contrat n’est pas signé.',
  contractEnded: 'Ce contrat n’attend plus rien de son client.',
  proofFiled: 'Le client a déposé sa preuve de paiement\u00a0: elle est à vérifier.',
  clientLocked: 'Le compte de ce client est verrouillé ou fermé\u00a0: il ne peut rien faire.',
  noAccess: 'Ce client n’a pas accès à Yield\u00a0: il ne peut rien faire.',
  identityNotApproved: 'L’identité de ce client n’est pas approuvée\u00a0: il ne peut ni signer ni payer.',
  profileWaiting: 'Une modification du profil de ce client attend votre décision.',
  signatureReminderNote: (poNumber: string) =>
    `Rappel envoyé\u00a0: votre contrat ${poNumber} attend votre signature.`,
  noProof: 'Aucune preuve de paiement n’a été déposée.',
  referenceUsed:
    'Cette référence a déjà été enregistrée pour ce compte\u00a0: elle ne peut pas payer deux fois.',
  referenceUsedBy: (poNumber: string) =>
    `Déjà utilisée par ${poNumber}\u00a0: une référence ne paie pas deux fois.`,
  notRectifiable: 'Seul le paiement enregistré d’un contrat en cours peut être rectifié.',
  severalReceipts: 'Ce contrat a été payé en plusieurs fois\u00a0: indiquez l’encaissement à rectifier.',
  hasSurplus:
    'Un trop-perçu de ce contrat est à rendre ou a été rendu\u00a0: une rectification ne le corrige pas.',
  unitsAreGone:
    'Des parts achetées avec ce paiement ont déjà été rachetées\u00a0: il n’en resterait pas assez. Réglez la différence par un versement.',
  settled: 'L’écart de ce paiement a été réglé en argent\u00a0: ses parts ne se rectifient plus.',
  nothingToRectify:
    'Le montant, la date et la référence sont déjà ceux-là, et la VL et les taux de son exécution n’ont pas été corrigés.',
  referenceOfStatement:
    'Cette référence est celle du relevé ou de la transaction\u00a0: seule une référence saisie se corrige.',
  unknownDocument: 'Ce justificatif n’est pas connu\u00a0: joignez-le de nouveau.',
  warnings: {
    early_day: 'La date de valeur précède la souscription de plus de 30 jours.',
  },
  amountLabel: 'Montant reçu',
  dayLabel: 'Date de valeur',
  referenceLabel: 'Référence',
  unitsLabel: 'Parts',
  unitsAt: (units: string, nav: string, day: string) => `${units} parts à la VL de ${nav} du ${day}`,
  unitsWait: 'en attente de la VL',
  worthLabel: (day: string) => `Valeur à la VL du ${day}`,
  houseLabel: 'Résultat pour la société, à cette VL',
  houseResult: (amount: string, sign: number) =>
    sign === 0 ? 'aucun' : `${sign > 0 ? 'gain' : 'perte'} de ${amount}`,
  rectified: (before: string, after: string) => `${before} → ${after}`,
  amountOn: (amount: string, day: string) => `${amount} au ${day}`,
  rectifiedNote: (before: string, after: string, reason: string) =>
    `Paiement corrigé\u00a0: ${before} → ${after}. ${reason}`,
  notYours: 'Un administrateur ne peut pas traiter son propre paiement.',
  refusalReasons: {
    reference_not_found: 'Référence introuvable',
    amount_mismatch: 'Montant différent de celui du contrat',
    wrong_network: 'Transaction sur un mauvais réseau',
    unreadable: 'Preuve illisible',
    unconfirmed: 'Transaction non confirmée',
    other: 'Preuve refusée',
  } satisfies Record<ProofRefusalReason, string>,
  refusal: (reason: string, message: string) =>
    message === '' ? `${reason}.` : `${reason}${nbsp}: ${message}`,
  refusedNote: (strategy: string, refusal: string) =>
    `Preuve de paiement refusée pour ${strategy}. ${refusal}`,
  received: (amount: string, day: string, reference: string) =>
    `${amount} reçus le ${day}, référence ${reference}`,
} as const;
