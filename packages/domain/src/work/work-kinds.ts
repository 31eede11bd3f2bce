/** The kinds of things that wait for the team, in the order of the list of one instant. */
export const workKinds = [
  'dispute',
  'proof',
  'payment',
  'kyc',
  'document',
  'payout',
  'request',
  'nav',
  'rate',
  'funds',
  'message',
  'register_gap',
  'register_entry',
  'task',
] as const;
export type WorkKind = (typeof workKinds)[number];
