import type { components } from '@repo/api-sdk';

type EventType = components['schemas']['EventType'];

const choices: Readonly<Record<EventType | 'client' | 'staff', string>> = {
  client: 'Tout ce que le client voit',
  staff: 'Actes de l’équipe',
  account_created: 'Création du compte',
  kyc_validated: 'Identité vérifiée',
  contract_subscribed: 'Souscription initiée',
  contract_signed: 'Contrat signé',
  payment_proof_submitted: 'Preuve de paiement',
  payment_status_checking: 'Paiement en vérification',
  payment_status_paid: 'Paiement validé',
  payment_reminder_sent: 'Relance de paiement',
  withdrawal: 'Retrait',
  contract_closed: 'Clôture',
  contract_canceled: 'Annulation',
  password_reset_admin: 'Mot de passe réinitialisé',
  other: 'Autre',
};

export const activityTexts = {
  choices,
  filter: 'Type',
  any: 'Tout',
  failed: 'L’activité n’a pas pu être chargée',
  none: 'Aucune activité pour le moment.',
  noneOfType: 'Aucune activité de ce type.',
  erasedActor: 'Compte effacé',
} as const;
