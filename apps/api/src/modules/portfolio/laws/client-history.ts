// Drawn contracts as the orders of a client, and what is booked of them.
import { type Entry, executeAll, type Order, parOf } from './execute-orders.ts';
import { fixed, percent, times, UNIT, written } from './fixed-point.ts';
import type { Currency, DrawnContract, DrawnMarket } from './histories.ts';
import { isKnown, rateOf } from './published.ts';

/** Renounced once its money came in, after a closing or not. */
export const isRenouncedPaid = ({ fate }: Pick<DrawnContract, 'fate'>) =>
  fate === 'renouncedPaid' || fate === 'renouncedClosed';
export const isPaid = (drawn: DrawnContract) =>
  drawn.fate === 'paid' || drawn.fate === 'closed' || isRenouncedPaid(drawn);
export const isRenounced = (drawn: DrawnContract) => drawn.fate === 'renounced' || isRenouncedPaid(drawn);

/** A client's orders with what was booked of them; one of a contract that was renounced counts in no figure. */
export interface ClientHistory {
  contracts: readonly DrawnContract[];
  entries: readonly Entry[];
  renounced: readonly Entry[];
}

/** A part of what was paid in, converted at the last rates that there are. */
export function amountOut(
  market: DrawnMarket,
  payment: Order,
  out: { percent: number; requested: Currency },
): string {
  const lastDay = market.days.at(-1) ?? '';
  const pair = [parOf[payment.asset], out.requested] as const;
  const rate = pair.every((currency) => isKnown(market, currency, lastDay))
    ? rateOf(market, pair, lastDay)
    : UNIT;
  const part = percent(times(fixed(payment.amount), rate), fixed(String(out.percent)));
  // A half of it can be typed as well.
  return `${written(part, 9)}0`;
}

function ordersOf(market: DrawnMarket, drawn: DrawnContract, contract: number): Order[] {
  if (!isPaid(drawn)) return [];
  const { strategy, asset, fees, amount, paidOn } = drawn;
  const dayOf = (position: number) => market.days[Math.min(position, market.days.length - 1)] ?? '';
  const base = { contract, strategy, asset, fees, requested: parOf[asset] };
  const payment: Order = { ...base, kind: 'payment', day: dayOf(paidOn), amount };
  const outs = drawn.outs.map(
    (out): Order => ({
      ...base,
      kind: 'withdrawal',
      day: dayOf(paidOn + out.after),
      requested: out.requested,
      amount: amountOut(market, payment, out),
    }),
  );
  if (drawn.fate !== 'closed') return [payment, ...outs];
  const days = [dayOf(paidOn + drawn.closedAfter), ...outs.map(({ day }) => day)];
  const closing: Order = { ...base, kind: 'closing', day: days.toSorted().at(-1) ?? '', amount: '0' };
  return [payment, ...outs, closing];
}

/** Those of a contract that was renounced are apart. */
export function bookedOf(contracts: readonly DrawnContract[], entries: readonly Entry[]): ClientHistory {
  const isOut = ({ contract }: Entry) =>
    contracts.some((drawn, index) => index === contract && isRenounced(drawn));
  return {
    contracts,
    entries: entries.filter((entry) => !isOut(entry)),
    renounced: entries.filter(isOut),
  };
}

/** What the product books of the drawn contracts, at the prices that the whole market has. */
export function toHistory(market: DrawnMarket, drawn: readonly DrawnContract[]): ClientHistory {
  const orders = drawn.flatMap((contract, index) => ordersOf(market, contract, index));
  return bookedOf(drawn, executeAll(market, orders));
}

const asOrder = (entry: Entry): Entry => ({ ...entry, deal: null });

/** The same contracts with all their orders still to be executed. */
export function beforeExecution({ contracts: drawn, entries, renounced }: ClientHistory): ClientHistory {
  return { contracts: drawn, entries: entries.map(asOrder), renounced: renounced.map(asOrder) };
}

/** Each contract as two of half the amounts, on the same days. */
export function splitInTwo(
  market: DrawnMarket,
  { contracts: drawn, entries, renounced }: ClientHistory,
): ClientHistory {
  const halved = drawn.map((contract) => ({ ...contract, amount: half(contract.amount) }));
  const halves = [...entries, ...renounced].flatMap((order) =>
    [order.contract, order.contract + drawn.length].map(
      (contract): Order => ({ ...order, contract, amount: half(order.amount) }),
    ),
  );
  return bookedOf([...halved, ...halved], executeAll(market, halves));
}

const half = (amount: string) => written(fixed(amount) / 2n, 12);
