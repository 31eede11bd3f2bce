/** The tones of the states of rounds and investments; their words are those of the domain. */
import type { StatusTone } from '@repo/ui/feedback';
import type { Investment, RoundCard } from './rounds.model.ts';

export const roundTones: Readonly<Record<RoundCard['status'], StatusTone>> = {
  draft: 'neutral',
  review: 'neutral',
  reservations: 'accent',
  open: 'positive',
  oversubscribed: 'warning',
  suspended: 'warning',
  closing: 'neutral',
  closed: 'neutral',
  issued: 'positive',
  failed: 'negative',
  canceled: 'negative',
};

export const investmentTones: Readonly<Record<Investment['state'], StatusTone>> = {
  reserved: 'neutral',
  submitted: 'accent',
  reflection: 'warning',
  signed: 'accent',
  paid: 'accent',
  withdrawable: 'warning',
  firm: 'positive',
  allotted: 'positive',
  partly_allotted: 'warning',
  not_allotted: 'negative',
  issued: 'positive',
  withdrawn: 'neutral',
  expired: 'negative',
  refunded: 'neutral',
  transferred: 'neutral',
};
