// The orders of a contract on the wire, as they were booked.
import type { components } from '@repo/api-sdk/spec';
import { type IsoDay, isoDay } from '@repo/domain/dates';
import { type DisplayCurrency, decimal, toText } from '@repo/domain/money';
import { publicationDayFrom } from '@repo/domain/navs';
import type { PayoutRow } from '../../db/schema/cash.ts';
import { parisDay } from '../../paris-time.ts';
import type { StandingOrder } from './contract-chain.repository.ts';
import { amountText, toWirePayout } from './contracts.mapper.ts';

type Schemas = components['schemas'];

interface OrderContext {
  navCurrency: DisplayCurrency;
  payouts: readonly PayoutRow[];
  publicationDays: readonly number[];
  /** No NAV is before it. */
  launchDay: string | null;
}

export function toChainOrder(row: StandingOrder, context: OrderContext): Schemas['ChainOrder'][] {
  const { id, kind, placedAt, orderDay, asset } = row.order;
  if (kind === 'renunciation') return [];
  // Those that are replaced, or void, are owed no more.
  const payout = context.payouts.find(
    ({ orderId, state }) => orderId === id && state !== 'replaced' && state !== 'void',
  );
  return [
    {
      id,
      kind,
      requested_at: placedAt.toISOString(),
      order_day: orderDay,
      expected_nav_day: row.movement === null ? expectedNavDay(orderDay, context) : null,
      currency: asset,
      deal: toDeal(row, context),
      payout: payout === undefined ? null : toWirePayout(payout),
    },
  ];
}

function expectedNavDay(orderDay: string, { publicationDays, launchDay }: OrderContext): IsoDay | null {
  const from = launchDay !== null && launchDay > orderDay ? launchDay : orderDay;
  return publicationDayFrom(isoDay(from), publicationDays);
}

function toDeal(
  { movement, navPublishedAt }: StandingOrder,
  { navCurrency }: OrderContext,
): Schemas['ChainDeal'] | null {
  if (movement === null) return null;
  const { nav, dealingDay, quotes, units, asset, gross, fees, net } = movement;
  return {
    nav: nav === null ? null : toText(decimal(nav)),
    nav_date: dealingDay,
    nav_published_on: navPublishedAt && parisDay(navPublishedAt),
    nav_currency: navCurrency,
    quotes: quotes.map(({ base, quote, rate, day }) => ({ base, quote, rate, date: day })),
    units: toText(decimal(units).abs(), UNIT_DECIMALS),
    gross: amountText(decimal(gross).abs(), asset),
    fees: amountText(decimal(fees).abs(), asset),
    net: amountText(decimal(net).abs(), asset),
  };
}

const UNIT_DECIMALS = 12;
