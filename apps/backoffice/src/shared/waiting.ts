/** Contracts that await an action, as filters of the server's list: a tile and the navigation count the same ones. */
export const waiting = {
  proofs: { status: 'signed', payment_status: 'proved' },
  checking: { status: 'signed', payment_status: 'checking' },
  unpaid: { status: 'signed', payment_status: 'waiting' },
  unsigned: { status: 'pending' },
  refunds: { refund: 'open' },
} as const;
