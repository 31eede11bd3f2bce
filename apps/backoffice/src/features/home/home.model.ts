/** The tiles of pending work: each with the list that shows what it counts. */
import type { components } from '@repo/api-sdk';
import { type AddressChange, addressOf } from '@repo/client/staff-address';
import { daysBetween, type IsoDay, isoDay, monthKey } from '@repo/domain/dates';
import { formatBookAmount, formatNumericDate } from '@repo/domain/format';
import { dueIn, dueTone } from '../../shared/due.ts';
import { knownEntry } from '../../shared/known-entry.ts';
import { withoutView } from '../../shared/list-paths.ts';
import { paths } from '../../shared/paths.ts';
import { type WaitingFilter, waiting, waitingAddress } from '../../shared/waiting.ts';
import { homeTexts as texts } from './home.texts.ts';

export type StaffTile = components['schemas']['StaffTile'];
export type TileKind = StaffTile['kind'];

const contractsOf = (filter: WaitingFilter, change: AddressChange = {}) =>
  addressOf(paths.contracts, { ...waitingAddress(filter), ...change });

const calendarOf = (path: string, { since }: StaffTile) =>
  since === null ? path : addressOf(path, { month: monthKey(isoDay(since)) });

/** The list filtered as the tile counts; null of what no screen lists yet. */
const hrefs: Readonly<Record<TileKind, (tile: StaffTile) => string | null>> = {
  navs: (tile) => calendarOf(paths.navs, tile),
  nav_requests: () => addressOf(paths.changeRequests, { publishes: 'navs' }),
  requests: () => withoutView(paths.changeRequests),
  rates: (tile) => (tile.since === null ? withoutView(paths.fxRates) : calendarOf(paths.fxRates, tile)),
  proofs: () => contractsOf(waiting.proofs),
  checking: () => contractsOf(waiting.checking),
  // The oldest first: those that the tile counts are at the top.
  unpaid: () => contractsOf(waiting.unpaid, { sort: 'signed_at' }),
  unsigned: () => contractsOf(waiting.unsigned),
  kyc: () => addressOf(paths.users, { identity: 'pending' }),
  documents: () => addressOf(paths.users, { documents: 'checking' }),
  payouts: () => withoutView(paths.payouts),
  unattached: () => withoutView(paths.receipts),
  orders: () => withoutView(paths.waitingOrders),
  corrections: () => withoutView(paths.corrections),
  products: () => withoutView(paths.products),
  messages: () => addressOf(paths.messages, { threadState: 'waiting', sort: 'since' }),
  days: ({ since }) => addressOf(paths.dayControl, { day: since }),
  alerts: () => paths.alerts,
  jobs: () => null,
  mails: () => null,
};

/** Undefined of a kind that this page does not know: it has no words for its tile. */
export const labelOf = ({ kind }: StaffTile): string | undefined => knownEntry(texts.tiles, kind);

export const hrefOf = (tile: StaffTile): string | null => knownEntry(hrefs, tile.kind)?.(tile) ?? null;

export interface TileNote {
  readonly text: string;
  readonly tone: 'negative' | 'warning' | 'neutral';
}

/** Beside the link: which ones, and how long the oldest has waited. */
export function noteOf(tile: StaffTile, today: IsoDay): TileNote | null {
  const parts = [
    tile.names.join(', '),
    tile.sums.map(({ asset, amount }) => formatBookAmount(amount, asset)).join(' + '),
    ageOf(tile, today),
  ].filter((part) => part !== '');
  return parts.length === 0 ? null : { text: parts.join(' · '), tone: toneOf(tile, today) };
}

function ageOf({ kind, since }: StaffTile, today: IsoDay): string {
  if (since === null) return '';
  if (kind === 'payouts') return texts.mostUrgent(dueIn(since, today));
  if (kind === 'navs' || kind === 'rates' || kind === 'days') return texts.since(formatNumericDate(since));
  const days = Math.max(0, daysBetween(isoDay(since), today));
  return kind === 'proofs' || kind === 'checking' || kind === 'unpaid'
    ? texts.signed(days)
    : texts.oldest(days);
}

function toneOf({ kind, since, is_late: isLate }: StaffTile, today: IsoDay): TileNote['tone'] {
  if (kind === 'payouts' && since !== null) return dueTone(since, today);
  return isLate ? 'negative' : 'neutral';
}
