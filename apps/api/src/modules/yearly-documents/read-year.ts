// The books of a client in euros, and the years that are stated of them.
import { type IsoDay, isoDay } from '@repo/domain/dates';
import { type Decimal, type MoneyAsset, ONE } from '@repo/domain/money';
import type { Booked, Market } from '@repo/domain/portfolio';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { parisDay } from '../../paris-time.ts';
import { toBooked } from '../portfolio/client-books.ts';
import { readValuedClient } from '../portfolio/read-valued-client.ts';
import { firstOrderDay } from '../statements/statement-books.ts';
import { yearlyErrors } from './yearly-documents.errors.ts';

export interface YearBooks {
  readonly year: number;
  readonly from: IsoDay;
  /** The last day of the year; before it is over, today. */
  readonly to: IsoDay;
  readonly isOver: boolean;
  readonly booked: Booked;
  readonly market: Market;
  readonly contracts: Awaited<ReturnType<typeof readValuedClient>>['rows']['contracts'];
  /** One of an asset in euros on a day. */
  readonly euros: (asset: MoneyAsset, day: IsoDay) => Decimal | undefined;
}

/** The years from the first payment to the present one, newest first. */
export function statedYears(booked: Booked, today: IsoDay): number[] {
  const first = firstOrderDay(booked);
  if (first === undefined) return [];
  const [start, end] = [yearOf(first), yearOf(today)];
  return Array.from({ length: Math.max(0, end - start + 1) }, (_, index) => end - index);
}

export const yearOf = (day: IsoDay): number => Number(day.slice(0, 4));

/** @throws AppError where the client had nothing yet, or the year is to come. */
export async function readYear(deps: Deps, actor: Actor, year: number): Promise<YearBooks> {
  const { rows, market } = await readValuedClient(deps, actor, 'EUR');
  const today = parisDay(deps.clock.now());
  const booked = toBooked(rows);
  if (!statedYears(booked, today).includes(year)) throw new AppError(yearlyErrors.notFound);
  const isOver = year < yearOf(today);
  return {
    year,
    from: isoDay(`${year}-01-01`),
    to: isOver ? isoDay(`${year}-12-31`) : today,
    isOver,
    booked,
    market,
    contracts: rows.contracts,
    euros: (asset, day) => market.prices.fx.convert(ONE, asset, 'EUR', day)?.amount,
  };
}
