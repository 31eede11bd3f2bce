import type { Actor } from '../../deps.ts';

/** An adviser who reads a client’s space sees the last four characters of an IBAN or of an address, and the client all of them. */
export const hideAccount = ({ view }: Pick<Actor, 'view'>, account: string): string =>
  view?.role === 'adviser' ? `•••• ${account.slice(-4)}` : account;
