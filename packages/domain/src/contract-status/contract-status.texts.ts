import type { ContractQueue } from './queues.ts';
import type { ContractStatus, PaymentStatus } from './statuses.ts';

export const contractQueueTexts: Readonly<Record<ContractQueue, string>> = {
  to_do: 'À traiter',
  withdrawals: 'Retraits',
  amount_gaps: 'Écarts de montant',
};

/** The label of each contract status on screens, in files and emails. */
export const contractStatusTexts: Readonly<Record<ContractStatus, string>> = {
  pending: 'En attente',
  signed: 'Signé',
  refused: 'Refusé',
  canceled: 'Annulé',
  closed: 'Clôturé',
};

/** The label of each payment status on screens, in files and emails. */
export const paymentStatusTexts: Readonly<Record<PaymentStatus, string>> = {
  waiting: 'En attente',
  proved: 'Preuve déposée',
  checking: 'Vérification en cours',
  paid: 'Payé',
  canceled: 'Annulé',
};
