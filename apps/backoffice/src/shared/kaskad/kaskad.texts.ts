/** Words of grants and claims, on the screens of Kaskad’s administration. */
import type { components } from '@repo/api-sdk';

type Schemas = components['schemas'];

export const originTexts: Readonly<Record<Schemas['GrantOrigin'], string>> = {
  investment: 'Investissement',
  bspce: 'BSPCE',
  aga: 'AGA',
  advisor: 'Conseil',
  airdrop: 'Distribution gratuite',
};

export const classKindTexts: Readonly<Record<Schemas['ClassKind'], string>> = {
  token: 'Jeton',
  shares: 'Actions',
  bspce: 'BSPCE',
  aga: 'AGA',
  bsa: 'BSA',
};

/** Of the wire of the activity too, where an event is any text. */
export const investmentEventTexts: Readonly<Record<string, string>> = {
  reserved: 'Réservée',
  submitted: 'Souscrite',
  document_accepted: 'Document accepté',
  signed: 'Signée',
  proof_filed: 'Preuve déposée',
  proof_refused: 'Preuve refusée',
  received: 'Fonds reçus',
  paid: 'Payée',
  fewer_units: 'Nombre d’unités réduit',
  firm: 'Ferme',
  allotted: 'Allouée',
  issued: 'Émise',
  withdrawn: 'Rétractation de l’investisseur',
  expired: 'Expirée',
  canceled: 'Annulée',
  refunded: 'Remboursée',
} satisfies Readonly<Record<Schemas['InvestmentEvent']['event'], string>>;

export const refundStateTexts: Readonly<Record<Schemas['RefundState'], string>> = {
  to_prepare: 'À préparer',
  to_approve: 'À valider',
  to_execute: 'À exécuter',
  executed: 'Exécuté',
};

export const trancheTexts = {
  number: 'N°',
  date: 'Date',
  units: (symbol: string) => `Unités (${symbol})`,
  cumulative: 'Cumul',
  stopped: 'suspendue',
} as const;
