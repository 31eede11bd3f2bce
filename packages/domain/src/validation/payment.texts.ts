import { formatLongDate } from '../format/index.ts';

/** Errors of the payment proof (R256–R262). */
export const paymentProofTexts = {
  referenceRequired: 'Merci d’indiquer la référence de votre virement.',
  originRequired: 'Merci de renseigner l’adresse d’origine.',
  transactionRequired: 'Merci de renseigner au moins une transaction.',
  urlInvalid: 'Le lien d’une transaction doit commencer par https://.',
  dateRequired: 'Merci de sélectionner la date d’exécution.',
  dateInFuture: 'La date d’exécution ne peut pas être dans le futur.',
  dateBeforeSignature: 'La date d’exécution ne peut pas précéder la signature du contrat.',
  ownWallet: 'Cette adresse est l’une des nôtres : indiquez celle d’où partent les fonds.',
  transactionUsed: 'Cette transaction est déjà déclarée pour un autre contrat.',
  methodUnsupported: 'Cette méthode de paiement n’est pas encore gérée en auto. Contactez le support.',
} as const;

/** Errors of the form of a withdrawal. */
export const withdrawalTexts = {
  positive: 'Le montant doit être supérieur à 0.',
  tooPrecise: 'Ce montant a trop de décimales pour sa devise.',
} as const;

/** Errors of the forms in which staff record a payment. */
export const receiptTexts = {
  amount: 'Le montant reçu doit être supérieur à 0.',
  valueDate: 'Merci de sélectionner la date de valeur.',
  valueDateInFuture: 'La date de valeur ne peut pas être dans le futur.',
  reference: 'Merci d’indiquer la référence du paiement.',
  gapReason: 'Le montant reçu n’est pas celui du contrat\u00a0: merci d’en donner le motif.',
  earlyReason: 'La date de valeur précède le contrat de plus de 30 jours\u00a0: merci d’en donner le motif.',
  account: 'Merci de choisir le compte qui a reçu les fonds.',
  payer: 'Merci d’indiquer qui a payé.',
  typedReason: 'Merci d’indiquer pourquoi cet encaissement est saisi à la main.',
  reason: 'Merci de choisir un motif.',
  message: 'Merci d’expliquer ce motif au client.',
} as const;

/** Of a letter of renunciation: what its form and the server refuse. */
export const letterTexts = {
  sentMissing: 'Indiquez le jour de l’envoi, celui du cachet de la poste.',
  beforeSigning: 'Le courrier ne peut pas avoir été envoyé avant la signature du contrat.',
  tooLate: (until: string) =>
    `Le délai légal de ce contrat s’est terminé le ${formatLongDate(until)}\u00a0: un courrier envoyé après ne vaut pas renonciation.`,
  receivedMissing: 'Indiquez le jour de la réception.',
  beforeSending: 'Le courrier ne peut pas avoir été reçu avant son envoi.',
  toCome: 'Le jour de la réception n’est pas encore passé.',
  fileMissing: 'Joignez le scan du courrier.',
  scanMissing: 'Indiquez la référence du courrier\u00a0: son numéro de recommandé, où il est classé.',
  reasonMissing: 'Vous devez indiquer le motif.',
} as const;
