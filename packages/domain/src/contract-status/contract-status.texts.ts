import type { ContractStatus, PaymentStatus } from './statuses.ts';

/** What every screen, file and mail calls each status of a contract. */
export const contractStatusTexts: Readonly<Record<ContractStatus, string>> = {
  pending: 'En attente',
  signed: 'Signé',
  refused: 'Refusé',
  canceled: 'Annulé',
  closed: 'Clôturé',
};

/** What every screen, file and mail calls each status of a contract's payment. */
export const paymentStatusTexts: Readonly<Record<PaymentStatus, string>> = {
  waiting: 'En attente',
  proved: 'Preuve déposée',
  checking: 'Vérification en cours',
  paid: 'Payé',
  canceled: 'Annulé',
};
