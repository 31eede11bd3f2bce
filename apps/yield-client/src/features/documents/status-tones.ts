import type { ContractStatus, PaymentStatus } from '@repo/domain/contract-status';
import type { StatusTone } from '@repo/ui/feedback';

/** Gold for what is signed, as everywhere in the family. */
export const contractTones: Readonly<Record<ContractStatus, StatusTone>> = {
  pending: 'warning',
  signed: 'gold',
  refused: 'negative',
  canceled: 'neutral',
  closed: 'neutral',
};

export const paymentTones: Readonly<Record<PaymentStatus, StatusTone>> = {
  waiting: 'warning',
  proved: 'accent',
  checking: 'accent',
  paid: 'positive',
  canceled: 'neutral',
};
