// What the statements read of a client's books, beside their accounts.
import type { IsoDay } from '@repo/domain/dates';
import type { Booked, ClientInput, Movement } from '@repo/domain/portfolio';
import { type ClientRows, toBooked } from '../portfolio/client-books.ts';

/** The order day of what was received first, executed or not: there are statements from then on. */
export function firstOrderDay({ movements, waiting }: Booked): IsoDay | undefined {
  return [...movements, ...waiting]
    .map(({ orderDay }) => orderDay)
    .toSorted()
    .at(0);
}

/** What was executed and is not valued for want of a rate. */
export function leftOutMovements(rows: ClientRows, client: ClientInput): Movement[] {
  const valued = new Set(client.movements.map(({ contractId }) => contractId));
  return toBooked(rows).movements.filter(({ contractId }) => !valued.has(contractId));
}
