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

/** The external codes of ISO 20022 for a transfer that is sent back, those that banks use most. */
const returnCodeTexts: ReadonlyMap<string, string> = new Map([
  ['AC01', 'IBAN erroné'],
  ['AC03', 'IBAN erroné'],
  ['AC04', 'compte clos'],
  ['AC06', 'compte bloqué'],
  ['AG01', 'virement non accepté sur ce compte'],
  ['AG02', 'opération non acceptée par la banque'],
  ['AM05', 'virement reçu deux fois'],
  ['BE01', 'nom du bénéficiaire différent de celui du compte'],
  ['BE04', 'adresse du bénéficiaire manquante'],
  ['CNOR', 'banque du bénéficiaire non joignable'],
  ['FOCR', 'rappelé à notre demande'],
  ['MD07', 'titulaire décédé'],
  ['MS02', 'refusé par le bénéficiaire'],
  ['MS03', 'motif non précisé par la banque'],
  ['RC01', 'BIC erroné'],
  ['RR04', 'motif réglementaire'],
]);

/** Why a bank sent a transfer back, in words beside its code: « AC04, compte clos »; other texts as they are. */
export function returnReasonText(reason: string): string {
  const words = returnCodeTexts.get(reason);
  return words === undefined ? reason : `${reason}, ${words}`;
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
