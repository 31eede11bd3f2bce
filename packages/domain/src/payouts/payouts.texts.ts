/** Words of payouts, shared by the screens, the emails and the server. */
import type { PayoutKind } from '../books/payout-due.ts';
import type { PayoutState } from './transitions.ts';

export const payoutKindTexts: Readonly<Record<PayoutKind, string>> = {
  renunciation: 'Renonciation',
  withdrawal: 'Retrait',
  closing: 'Clôture',
  overpayment: 'Trop-perçu',
  unmatched: 'Non rattaché',
  kaskad_refund: 'Remboursement Kaskad',
  correction: 'Complément après correction',
};

export const payoutStateTexts: Readonly<Record<PayoutState, string>> = {
  to_qualify: 'À qualifier',
  to_prepare: 'À préparer',
  to_approve: 'À valider',
  to_execute: 'À exécuter',
  executed: 'Exécuté',
  void: 'Sans objet',
  replaced: 'Remplacé',
};

/** The external codes of ISO 20022 (ExternalReturnReason1Code) for a transfer that is sent back, those that banks use. */
const returnCodeTexts: ReadonlyMap<string, string> = new Map([
  ['AC01', 'IBAN erroné'],
  ['AC03', 'IBAN erroné'],
  ['AC04', 'compte clos'],
  ['AC06', 'compte bloqué'],
  ['AC13', 'compte d’un particulier'],
  ['AC14', 'compte d’un autre type'],
  ['AG01', 'virement non accepté sur ce compte'],
  ['AG02', 'opération non acceptée par la banque'],
  ['AM02', 'montant trop élevé'],
  ['AM04', 'provision insuffisante'],
  ['AM05', 'virement reçu deux fois'],
  ['AM09', 'montant erroné'],
  ['ARDT', 'virement déjà renvoyé'],
  ['BE01', 'nom du bénéficiaire différent de celui du compte'],
  ['BE04', 'adresse du bénéficiaire manquante'],
  ['BE05', 'émetteur inconnu'],
  ['BE06', 'bénéficiaire inconnu de la banque'],
  ['BE07', 'adresse de l’émetteur manquante'],
  ['CNOR', 'banque du bénéficiaire non joignable'],
  ['CURR', 'devise non acceptée'],
  ['CUST', 'renvoyé à la demande du bénéficiaire'],
  ['DNOR', 'banque de l’émetteur non joignable'],
  ['DUPL', 'virement en double'],
  ['ED05', 'règlement impossible entre les banques'],
  ['FOCR', 'rappelé à notre demande'],
  ['FR01', 'soupçon de fraude'],
  ['FRAD', 'fraude signalée'],
  ['MD07', 'titulaire décédé'],
  ['MS02', 'refusé par le bénéficiaire'],
  ['MS03', 'motif non précisé par la banque'],
  ['NARR', 'motif écrit dans le libellé'],
  ['NOAS', 'bénéficiaire sans réponse'],
  ['NOOR', 'virement d’origine non reçu'],
  ['RC01', 'BIC erroné'],
  ['RC04', 'BIC du bénéficiaire erroné'],
  ['RR01', 'motif réglementaire\u00a0: compte de l’émetteur manquant'],
  ['RR02', 'motif réglementaire\u00a0: nom ou adresse de l’émetteur manquant'],
  ['RR03', 'motif réglementaire\u00a0: nom ou adresse du bénéficiaire manquant'],
  ['RR04', 'motif réglementaire'],
  ['SL01', 'service propre à la banque de l’émetteur'],
  ['SVNR', 'service non rendu'],
  ['TECH', 'difficulté technique'],
  ['TM01', 'reçu après l’heure limite'],
  ['UPAY', 'paiement non dû'],
]);

/** Four letters and digits, as ISO 20022 writes its codes. */
const RETURN_CODE = /^[A-Z]{2}(?:\d{2}|[A-Z]{2})$/;

/** Why a bank sent a transfer back: « AC04, compte clos », « code XX99 »; other texts as they are. */
export function returnReasonText(reason: string): string {
  const words = returnCodeTexts.get(reason);
  if (words !== undefined) return `${reason}, ${words}`;
  return RETURN_CODE.test(reason) ? `code ${reason}` : reason;
}

/** Errors of the forms, in their order. */
export const payoutFormTexts = {
  source: 'Merci de choisir d’où vient le bénéficiaire.',
  name: 'Merci d’indiquer le nom du titulaire.',
  iban: 'Cet IBAN n’est pas valide.',
  bic: 'Ce BIC n’est pas valide.',
  address: 'Cette adresse n’est pas valide sur ce réseau.',
  form: 'Merci de joindre la demande signée.',
  executedOn: 'Merci de sélectionner la date d’exécution.',
  executedBefore: 'La date d’exécution ne peut pas précéder la demande.',
  executedHeld: 'La date d’exécution ne peut pas précéder la fin du délai de renonciation.',
  executedInFuture: 'La date d’exécution ne peut pas être dans le futur.',
  reference: 'Merci d’indiquer la référence du versement.',
  outcome: 'Merci d’indiquer si ce versement a déjà été payé.',
  signature: 'Merci de coller la signature du portefeuille.',
} as const;
