import type { components } from '@repo/api-sdk/spec';
import type { ExpiryRow } from './document-expiries.repository.ts';

export const toWireExpiry = ({
  document,
  lastDay,
  step,
}: ExpiryRow): components['schemas']['DocumentExpiry'] => ({ document, last_day: lastDay, step });
