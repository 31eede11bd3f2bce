import type { IsoDay } from '../dates/index.ts';
import { type Decimal, type DisplayCurrency, type MoneyAsset, ZERO } from '../money/index.ts';
import type { Strategy } from './prices.ts';

/** Money and units of a contract, as they were booked when its order was executed (docs/books.md). */
export interface Movement {
  /** Orders the movements of one contract on one day; unique. */
  readonly id: string;
  readonly contractId: string;
  /** The key of the contract's strategy. */
  readonly strategy: string;
  readonly kind: 'payment' | 'withdrawal' | 'closing';
  /** The day the order counts for: a payment's value date, the day of a request. */
  readonly orderDay: IsoDay;
  /** The dealing day, on which it was executed: its units count from the end of it. */
  readonly day: IsoDay;
  /** What `cash` and `fee` are paid in, or paid out in. */
  readonly asset: MoneyAsset;
  /** Cash from the client: + paid in, fees included; − paid out, exit fee deducted. */
  readonly cash: Decimal;
  /** The fees deducted, never negative. */
  readonly fee: Decimal;
  /** Units in (+) or out (−). */
  readonly units: Decimal;
}

/** A payment received and not executed yet: it counts in no value, contribution or yield. */
export interface WaitingPayment {
  readonly contractId: string;
  readonly strategy: string;
  readonly orderDay: IsoDay;
  readonly asset: MoneyAsset;
  /** Gross, fees included. */
  readonly amount: Decimal;
}

/** All movements of one client in one strategy, in order. */
export interface StrategyLedger {
  readonly strategy: Strategy;
  readonly movements: readonly Movement[];
  /** The units held at the end. */
  readonly units: Decimal;
  readonly waiting: readonly WaitingPayment[];
}

/** In order of strategy keys. */
export type Ledger = readonly StrategyLedger[];

/** A currency that has no published quote on or before a day on which money must be valued in it. */
export class MissingFx extends Error {
  override readonly name = 'MissingFx';

  constructor(from: MoneyAsset, to: DisplayCurrency, day: IsoDay) {
    super(`No FX from ${from} to ${to} on or before ${day}`);
  }
}

/** What is booked for one client, in any order. */
export interface Booked {
  readonly movements: readonly Movement[];
  readonly waiting: readonly WaitingPayment[];
}

interface LedgerContext {
  readonly strategies: ReadonlyMap<string, { readonly strategy: Strategy }>;
  /** The last day: movements of a later one are not executed yet. */
  readonly until: IsoDay;
}

// Within a day: payments, then withdrawals, then closings. The result does not depend on the order of rows.
const KIND_ORDER = { payment: 0, withdrawal: 1, closing: 2 } as const;

function inOrder(a: Movement, b: Movement): number {
  if (a.day !== b.day) return a.day < b.day ? -1 : 1;
  if (a.kind !== b.kind) return KIND_ORDER[a.kind] - KIND_ORDER[b.kind];
  if (a.id === b.id) return 0;
  return a.id < b.id ? -1 : 1;
}

function asWaiting({ kind, contractId, strategy, orderDay, asset, cash }: Movement): WaitingPayment[] {
  return kind === 'payment' ? [{ contractId, strategy, orderDay, asset, amount: cash }] : [];
}

/** A client's books by strategy, as known at the end of `until`. */
export function ledgerOf({ movements, waiting }: Booked, { strategies, until }: LedgerContext): Ledger {
  const executed = movements.filter(({ day }) => day <= until).toSorted(inOrder);
  const expected = [...waiting, ...movements.filter(({ day }) => day > until).flatMap(asWaiting)]
    .filter(({ orderDay }) => orderDay <= until)
    .toSorted((a, b) =>
      a.orderDay === b.orderDay ? (a.contractId < b.contractId ? -1 : 1) : a.orderDay < b.orderDay ? -1 : 1,
    );
  const keys = new Set([...executed, ...expected].map(({ strategy }) => strategy));
  return [...keys].toSorted().map((key) => {
    const strategy = strategies.get(key)?.strategy;
    if (strategy === undefined) throw new Error(`The market has no strategy ${key}`);
    const own = executed.filter((movement) => movement.strategy === key);
    return {
      strategy,
      movements: own,
      units: own.reduce((held, movement) => held.plus(movement.units), ZERO),
      waiting: expected.filter((payment) => payment.strategy === key),
    };
  });
}
