// Words of two-person control, the same on the screens, in emails and in refusals. Punctuation is typographic (D27).
import type { ChangeKind, ChangeState } from './changes.ts';
import type { PaymentHold } from './payment-holds.ts';

export const changeKindTexts: Readonly<Record<ChangeKind, string>> = {
  'payment.validate': 'Validation d’un paiement',
  'payment.rectify': 'Rectification d’un paiement',
  'payout.approve': 'Versement à un client',
  'withdrawal.record': 'Retrait',
  'contract.close': 'Clôture d’un contrat',
  'contract.renounce': 'Renonciation reçue par courrier',
  'kyc.revoke': 'Révocation d’une identité approuvée',
  'kyc.reopen_final': 'Nouvel essai après un refus définitif',
  'deal.settle': 'Règlement d’un écart d’exécution',
  'movement.record': 'Mouvement de nos comptes saisi à la main',
  'movement.reverse': 'Contre-passation d’un mouvement',
  'strategy.payment_details': 'Coordonnées de paiement d’un produit',
  'strategy.terms': 'Conditions d’un produit',
  'strategy.state': 'Publication ou arrêt d’un produit',
  'nav.publish': 'Publication de VL',
  'nav.correct': 'Correction de VL publiées',
  'fx.manual': 'Publication de taux',
  'fx.correct': 'Correction de taux publiés',
  'fx.withdraw': 'Retrait d’un taux publié',
  'nav.withdraw': 'Retrait d’une VL publiée',
  'parameter.change': 'Modification d’un paramètre',
  'user.role': 'Rôle et accès d’un client',
  'user.email': 'Nouvelle adresse e-mail d’un client',
  'user.profile': 'Modification du profil d’un client',
  'user.payouts': 'Reprise des versements d’un client',
  'user.factors': 'Moyens de vérification perdus d’un client',
  'staff.factors': 'Moyens de vérification perdus d’un membre de l’équipe',
  'grant.change': 'Modification d’une attribution',
  'grant.cancel': 'Annulation d’une attribution',
  'claim.execute': 'Exécution d’une réclamation',
  'class.tge': 'Date du TGE d’un jeton',
  'round.approve': 'Ouverture d’une levée',
  'issuer.payment_details': 'Coordonnées de versement d’un émetteur',
  'investment.validate': 'Paiement d’un investissement',
  'allotment.publish': 'Publication d’une allocation',
  'refund.approve': 'Remboursement d’un investissement',
  'round.fee_transfer': 'Versement des frais d’une levée',
};

/** « À refaire »: the data moved since it was made. */
export const changeStateTexts: Readonly<Record<ChangeState, string>> = {
  pending: 'À valider',
  approved: 'Validée',
  refused: 'Refusée',
  expired: 'Expirée',
  canceled: 'Annulée',
  stale: 'À refaire',
};

/** Why a payment needs a second person. */
export const paymentHoldTexts: Readonly<Record<PaymentHold, string>> = {
  wide_gap: 'L’écart avec le montant signé dépasse 50\u00a0%.',
  unusual_day: 'La date de valeur précède la souscription de plus de 30 jours, ou n’est pas encore passée.',
  known_nav:
    'La VL qui s’appliquerait est déjà publiée, et le montant ou la date sont saisis à la main, sans relevé ni chaîne.',
  day_total: 'Le cumul du jour de la personne qui valide atteint le seuil du contrôle à deux personnes.',
};

export const reasonTexts = { missing: 'Vous devez indiquer le motif.' } as const;
