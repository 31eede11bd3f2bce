// Words of payments shown to people. Punctuation is typographic (D27).
import type { ProofRefusalReason } from '@repo/domain/contract-status';

const nbsp = '\u00a0';

export const paymentsTexts = {
  alreadyPaid: 'Ce paiement est déjà validé.',
  underCheck: 'Ce paiement est en cours de vérification.',
  paymentCanceled: 'Le paiement de ce contrat est annulé.',
  contractNotSigned: 'Ce contrat n’est pas signé.',
  noProof: 'Aucune preuve de paiement n’a été déposée.',
  referenceUsed:
    'Cette référence a déjà été enregistrée pour ce compte\u00a0: elle ne peut pas payer deux fois.',
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
  short: (received: string, missing: string) => `${received} reçus, ${missing} attendus encore`,
  received: (amount: string, day: string, reference: string) =>
    `${amount} reçus le ${day}, référence ${reference}`,
} as const;
