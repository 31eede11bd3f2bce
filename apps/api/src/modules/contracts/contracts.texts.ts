// Words of the contracts area shown to people. Punctuation is typographic (D27).
import type { ContractStatus } from '@repo/domain/contract-status';

const nbsp = '\u00a0';
const thin = '\u202f';

/** Why there is nothing left to sign, by what the contract has become. */
const noLongerPending: Readonly<Record<ContractStatus, string>> = {
  pending: 'Ce contrat ne peut pas être signé pour le moment. Réessayez dans un instant.',
  signed: 'Ce contrat est déjà signé.',
  refused: `La signature de ce contrat a été refusée${nbsp}: il ne peut plus être signé.`,
  canceled: `Ce contrat a été annulé, ou le délai pour le signer est passé${nbsp}: il ne peut plus être signé.`,
  closed: `Ce contrat est clôturé${nbsp}: il n’y a plus rien à signer.`,
};

export const contractsTexts = {
  notFound: 'Ce contrat est introuvable.',
  notYourself: 'Vous ne pouvez souscrire que pour vous-même.',
  noService: 'Votre compte n’a pas accès à ce service.',
  kycRequired: 'Votre identité doit être vérifiée avant de souscrire.',
  strategyUnavailable: 'Ce produit n’est pas ouvert à la souscription.',
  subscriptionsSuspended:
    'Les souscriptions à ce produit sont suspendues. Vos contrats signés ne sont pas concernés.',
  currencyNotOffered: 'Cette devise n’est pas proposée pour ce produit.',
  methodMismatch: 'Ce mode de paiement ne convient pas à cette devise.',
  countryRefused:
    'Nous n’acceptons plus de nouvelle souscription depuis votre pays de résidence. Vos contrats et vos retraits ne changent pas. Contactez-nous pour toute question.',
  profileIncomplete: 'Merci de compléter votre profil avant de lancer une souscription.',
  poNumberUnknown: 'Ce numéro de bon de commande n’est pas le vôtre.',
  poNumberUsed: 'Ce numéro de bon de commande a déjà servi.',
  tooManyPending: (limit: number) =>
    `Vous avez déjà ${limit} contrats en attente de signature. Signez-les ou annulez-en un avant d’en ouvrir un autre.`,
  notCancelable: 'Impossible d’annuler ce contrat.',
  noLongerPending,
  notClosable: 'Impossible de clôturer ce contrat.',
  ownContract: `Ce contrat est le vôtre${nbsp}: une autre personne doit le traiter.`,
  notRenounceable: 'Ce contrat ne peut pas, ou ne peut plus, faire l’objet d’une renonciation.',
  renouncedNote: 'Renonciation au contrat, dans le délai légal',
  letterNote: (sentOn: string) => `Renonciation au contrat, par courrier du ${sentOn}`,
  letterDetail: (letter: { sentOn: string; receivedOn: string; scan: string; reason: string }) =>
    `Courrier envoyé le ${letter.sentOn}, reçu le ${letter.receivedOn}. Référence : ${letter.scan}. Motif : ${letter.reason}`,
  replacedNote: 'Remplacé par le versement de la renonciation',
  closingPaid: `La clôture de ce contrat a peut-être déjà été versée${nbsp}: écrivez-nous pour y renoncer.`,
  withdrawnSince:
    'Un retrait a été demandé sur ce contrat depuis l’envoi du courrier : la renonciation ne peut pas être enregistrée sans le régler avec le client.',
  closingPaidSince:
    'La clôture de ce contrat est déjà versée au client : la renonciation ne peut pas être enregistrée sans régler la différence avec lui.',
  notYetInvested: `Ce contrat est payé mais pas encore investi${thin}: il pourra être clôturé dès la prochaine valeur liquidative.`,
  providerUnavailable: 'Le service de signature est momentanément indisponible. Réessayez dans un instant.',
  clientMayNotSign:
    'Le client ne peut plus signer\u00a0: son identité n’est plus validée, ou son accès est fermé.',
  clientProfileWaiting:
    'Le client a demandé une modification de son profil\u00a0: décidez-la avant de renvoyer la signature.',
  signatureResent: (limit: number) =>
    `La signature de ce contrat a déjà été renvoyée ${limit} fois en 24 heures.`,
  resentNote: (poNumber: string) =>
    `Signature renvoyée\u00a0: votre contrat ${poNumber} attend votre signature.`,
  badWebhook: 'Signature du message refusée.',
  signatureName: (strategy: string, poNumber: string) => `Souscription ${strategy} ${poNumber}`,
  stoppedNote: 'Les souscriptions à ce produit sont fermées ou suspendues',
  refusedNote: (strategy: string) => `Signature du contrat ${strategy} refusée`,
  /** What a second person reads before a closing. */
  closing: {
    status: 'Statut du contrat',
    payment: 'Statut du paiement',
    units: 'Parts',
    value: (day: string) => `Valeur au ${day}, estimée`,
    paidOut: (day: string) =>
      `Rachetées à la première VL datée du ${day} ou d’un jour suivant, puis versées au client`,
  },
  /** What a second person reads before a renunciation by letter. */
  letter: {
    status: 'Statut du contrat',
    payment: 'Statut du paiement',
    units: 'Parts',
    refund: 'À rendre au client, frais compris',
    nothingReceived: 'Rien : aucun paiement n’a été reçu',
    sentOn: 'Courrier envoyé le',
    until: 'Dernier jour pour renoncer',
    receivedOn: 'Courrier reçu le',
    document: 'Scan du courrier',
    documentUnknown: 'Ce scan n’est pas un document de ce contrat.',
    scan: 'Référence du courrier',
  },
  summary: {
    strategy: 'Stratégie',
    amount: 'Montant',
    method: 'Mode de paiement',
    poNumber: 'Bon de commande',
  },
  methods: { rib: 'Virement bancaire', crypto: 'Transfert de crypto-actifs' },
} as const;
