import { NBSP } from '../format/index.ts';

/** Of a subscription prepared by staff: its words on the screens of staff and of its client, and its refusals. */
export const assistedTexts = {
  states: {
    draft: 'Brouillon',
    sent: 'En attente du client',
    accepted: 'Acceptée par le client',
    declined: 'Refusée par le client',
    canceled: 'Annulée',
    expired: 'Expirée',
  },
  fundsSources: {
    income: 'Revenus d’activité',
    savings: 'Épargne',
    property_sale: 'Vente d’un bien immobilier',
    business_sale: 'Cession d’entreprise ou de titres',
    inheritance: 'Succession ou donation',
    crypto_gains: 'Plus-values de crypto-actifs',
    company_treasury: 'Trésorerie de la société',
    other_funds: 'Autre',
  },
  situations: {
    employee: 'Salarié',
    self_employed: 'Indépendant',
    executive: 'Dirigeant',
    civil_servant: 'Agent public',
    retired: 'Retraité',
    student: 'Étudiant',
    unemployed: 'Sans activité',
    company: 'Société',
  },
  fundsSourceMissing: 'Indiquez l’origine des fonds.',
  fundsDetailMissing: 'Précisez l’origine des fonds.',
  fundsDetailTooLong: (maximum: number) => `La précision ne doit pas dépasser ${maximum} caractères.`,
  situationMissing: 'Indiquez la situation du client.',
  blockers: {
    locked: 'Ce compte est bloqué.',
    no_service: 'Ce compte n’a pas accès à Yield.',
    identity: 'L’identité du client n’est pas approuvée.',
    documents: 'Les documents de la société manquent ou sont à refaire.',
    pending_contracts: (limit: number) =>
      `Le client a déjà ${limit} contrats en attente de signature${NBSP}: il doit en signer ou en annuler un.`,
  },
} as const;
