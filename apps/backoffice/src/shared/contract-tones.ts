import type { ContractStatus, PaymentStatus } from '@repo/domain/contract-status';
import type { StatusTone } from '@repo/ui/feedback';

export const contractStatusTones: Readonly<Record<ContractStatus, StatusTone>> = {
  pending: 'warning',
  signed: 'gold',
  refused: 'negative',
  canceled: 'neutral',
  closed: 'neutral',
};

export const paymentStatusTones: Readonly<Record<PaymentStatus, StatusTone>> = {
  waiting: 'neutral',
  proved: 'warning',
  checking: 'accent',
  paid: 'positive',
  canceled: 'neutral',
};
