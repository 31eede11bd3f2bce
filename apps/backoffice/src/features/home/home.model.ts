/** The counts of contracts that await an action, each with the link to their list. */
import type { OperationOutput } from '@repo/api-sdk';
import { addressOf } from '@repo/client/address';
import { paths } from '../../shared/paths.ts';
import { type WaitingFilter, waiting, waitingAddress } from '../../shared/waiting.ts';
import { homeTexts } from './home.texts.ts';

export interface Tile {
  readonly label: string;
  readonly filters: WaitingFilter;
  readonly href: string;
}

function tile(label: string, filters: WaitingFilter): Tile {
  return { label, filters, href: addressOf(paths.contracts, waitingAddress(filters)) };
}

export const tiles: readonly Tile[] = [
  tile(homeTexts.tiles.proofs, waiting.proofs),
  tile(homeTexts.tiles.checking, waiting.checking),
  tile(homeTexts.tiles.unpaid, waiting.unpaid),
  tile(homeTexts.tiles.unsigned, waiting.unsigned),
];

type Calendar = OperationOutput<'getNavCalendar'>;

/** Days without a NAV that should have one, and those of today; a value that awaits a second person is not among them. */
export function awaitedNavs(strategies: Calendar['strategies']): { count: number; oldest: string | null } {
  const days = strategies
    .flatMap((strategy) => strategy.days)
    .filter(({ state }) => state === 'missing' || state === 'expected')
    .map(({ date }) => date)
    .toSorted();
  return { count: days.length, oldest: days[0] ?? null };
}
