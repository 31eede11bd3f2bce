import type { components } from '@repo/api-sdk';

type Type = components['schemas']['StaffActivityType'];

export const activityTexts = {
  title: 'Fil d’activité',
  about: 'Les 90 derniers jours\u00a0: ce que les clients et les équipes ont fait, le plus récent d’abord.',
  failed: 'Le fil d’activité n’a pas pu être chargé',
  empty: 'Rien ne s’est passé ces 90 derniers jours.',
  noMatch: 'Rien ne correspond à ces filtres ces 90 derniers jours.',
  type: 'Type',
  product: 'Produit',
  all: 'Tous',
  list: 'Événements et actions',
  by: (name: string) => `par ${name}`,
  byErased: 'par un compte effacé',
  types: {
    staff: 'Action de l’équipe',
    account_created: 'Compte créé',
    payment_proof_submitted: 'Preuve de paiement déposée',
    contract_subscribed: 'Souscription initiée',
    contract_signed: 'Contrat signé',
    kyc_validated: 'KYC validé',
    contract_closed: 'Contrat clôturé',
    contract_canceled: 'Contrat annulé',
    payment_status_checking: 'Paiement en vérification',
    payment_status_paid: 'Paiement validé',
    payment_reminder_sent: 'Relance envoyée',
    password_reset_admin: 'Mot de passe réinitialisé',
    withdrawal: 'Retrait effectué',
    other: 'Autre événement',
  } satisfies Record<Type, string>,
} as const;
