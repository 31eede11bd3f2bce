import { type IsoDay, isoDay } from '@repo/domain/dates';
import { type Decimal, decimal, isDisplayCurrency } from '@repo/domain/money';
import type { UnitMovementRow } from '../../db/schema/books.ts';
import type { NewMovement } from './book-entries.ts';

const turned = (value: string): Decimal => decimal(value).neg();

/** A movement with every sign turned: its units, NAV, quotes and fees as they were booked, on its own dealing day, and order day unless another is given. */
export function undoneMovement(
  booked: UnitMovementRow,
  by: { orderId: string; orderDay?: IsoDay; nature: 'renunciation' | 'rectification' },
): NewMovement {
  return {
    orderDay: isoDay(booked.orderDay),
    ...by,
    strategyId: booked.strategyId,
    contractId: booked.contractId,
    units: turned(booked.units),
    dealingDay: isoDay(booked.dealingDay),
    nav: booked.nav === null ? null : decimal(booked.nav),
    navVersion: booked.navVersion,
    quotes: booked.quotes.flatMap(({ base, quote, day, rate }) =>
      isDisplayCurrency(base) && isDisplayCurrency(quote)
        ? [{ base, quote, day: isoDay(day), rate: decimal(rate) }]
        : [],
    ),
    asset: booked.asset,
    gross: turned(booked.gross),
    fees: turned(booked.fees),
    net: turned(booked.net),
    referenceAmount: turned(booked.referenceAmount),
    cost: turned(booked.cost),
    reverses: booked.number,
  };
}
