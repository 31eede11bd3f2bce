import type { InvestmentDetail } from './rounds.model.ts';

const events: Readonly<Record<InvestmentDetail['events'][number]['event'], string>> = {
  reserved: 'Réservation enregistrée',
  submitted: 'Souscription envoyée',
  document_accepted: 'Documents acceptés',
  signed: 'Souscription signée',
  proof_filed: 'Preuve de paiement déposée',
  proof_refused: 'Preuve de paiement refusée',
  received: 'Paiement reçu',
  paid: 'Investissement payé',
  fewer_units: 'Quantité réduite',
  firm: 'Investissement ferme',
  allotted: 'Allocation publiée',
  issued: 'Titres émis',
  withdrawn: 'Rétractation',
  expired: 'Investissement expiré',
  canceled: 'Investissement annulé',
  refunded: 'Remboursement exécuté',
};

/** The events of an investment; `other`: one that this version of the site does not have. */
export const eventTexts = { ...events, other: 'Mise à jour' } as const;
