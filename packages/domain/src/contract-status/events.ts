/** The types of the timeline (R186–R197). */
export const eventTypes = [
  'account_created',
  'payment_proof_submitted',
  'contract_subscribed',
  'kyc_validated',
  'contract_closed',
  'contract_canceled',
  'payment_status_checking',
  'payment_status_paid',
  'payment_reminder_sent',
  'password_reset_admin',
  'withdrawal',
  'other',
] as const;
export type EventType = (typeof eventTypes)[number];

/** Parses a type from the wire; one that the specification does not list is `other`, « Événement » (R197). */
export function toEventType(type: string): EventType {
  return eventTypes.find((known) => known === type) ?? 'other';
}

/** The value of each payment method in an event (D12). */
export const eventPaymentMethods = { rib: 'virement', crypto: 'crypto' } as const;
