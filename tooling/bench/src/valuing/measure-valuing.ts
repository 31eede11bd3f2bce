/** (c) Valuing ten thousand clients over ten years, with the functions that the API and the screens call. */
import { createMarketFiles } from '@repo/api/demo/market-files';
import { executeOrders, movementsOf, type Order, publishedQuote } from '@repo/domain/books';
import { addDays, type IsoDay, isoDay } from '@repo/domain/dates';
import { type DisplayCurrency, decimal, isDisplayCurrency, type PublishedValues } from '@repo/domain/money';
import {
  type Booked,
  buildPortfolio,
  headlineOf,
  type Market,
  type MarketInput,
  portfolioChanges,
  prepareMarket,
  type Strategy,
  valueClient,
} from '@repo/domain/portfolio';
import { type Figure, progress } from '../report.ts';
import { median } from '../statistics.ts';

const years = 10;
const fewClients = 1_000;
const manyClients = 10_000;
const contractsAClient = 4;
const fewMovements = 500;
const manyMovements = 5_000;
/** Ten times the clients may take a little more than ten times as long: the machine runs other programs. */
const linearTarget = 1.25;
const lastDay = isoDay('2026-01-31');
const strategies = { usdfy: 'USD', btcfy: 'BTC', ethfy: 'ETH', eurfy: 'EUR' } as const;
const fees = { subscriptionPercent: decimal('0.1'), fxPercent: decimal('0.5') };

export async function measureValuing(): Promise<Figure[]> {
  const market = prepareMarket(publications());
  valueMany(market, fewClients);
  // Few, many, few: background load affects both sides.
  const few = [valueMany(market, fewClients), valueMany(market, fewClients)];
  progress(`${fewClients} clients: ${few.map((ms) => `${(ms / fewClients).toFixed(3)} ms`).join(', ')} each`);
  const many = valueMany(market, manyClients);
  progress(`${manyClients} clients: ${(many / manyClients).toFixed(3)} ms each`);
  few.push(valueMany(market, fewClients));
  const growth = many / manyClients / (median(few) / fewClients);
  return [
    {
      name: `valuing ${manyClients} clients × ${years} years`,
      measured: `${(many / 1000).toFixed(1)} s of processor`,
    },
    { name: 'time per client', measured: `${(many / manyClients).toFixed(2)} ms` },
    {
      name: 'time per client, 10 000 clients ÷ 1 000 clients',
      measured: growth.toFixed(2),
      target: `≤ ${linearTarget} (linear: 1)`,
      isMet: growth <= linearTarget,
    },
    changeGrowth(market),
  ];
}

/** The changes of one client, for ten times the movements: the time grows with them, not with their square. */
function changeGrowth(market: Market): Figure {
  timeChanges(market, fewMovements);
  const few = median([0, 1, 2].map(() => timeChanges(market, fewMovements)));
  const growth = timeChanges(market, manyMovements) / few;
  const times = manyMovements / fewMovements;
  return {
    name: `changes, ${manyMovements} movements ÷ ${fewMovements} movements`,
    measured: growth.toFixed(1),
    target: `≤ ${times * 2} (linear: ${times})`,
    isMet: growth <= times * 2,
  };
}

/** Processor milliseconds of the changes of a client who moved money so many times over the years. */
function timeChanges(market: Market, count: number): number {
  const [first] = bookedFor(market, 0).movements;
  if (first === undefined) throw new Error('The client has no movement.');
  const movements = Array.from({ length: count }, (_, index) => ({
    ...first,
    id: `${first.id}-${index}`,
    day: addDays(lastDay, -Math.floor((index * 3_600) / count)),
  }));
  const portfolio = buildPortfolio(market, { movements, waiting: [], currency: 'EUR' });
  const before = process.threadCpuUsage();
  portfolioChanges(market, portfolio, addDays(lastDay, -3_000));
  const used = process.threadCpuUsage(before);
  return (used.user + used.system) / 1000;
}

/** Processor milliseconds to value so many clients, each on every day since their first contract, with exact totals. */
function valueMany(market: Market, count: number): number {
  let usedMicroseconds = 0;
  for (let index = 0; index < count; index += 1) {
    const booked = bookedFor(market, index);
    const before = process.threadCpuUsage();
    const valuation = valueClient(market, { ...booked, currency: 'EUR' });
    const { total_current_converted: total } = headlineOf(valuation.market, valuation.ledger, 'EUR');
    const used = process.threadCpuUsage(before);
    usedMicroseconds += used.user + used.system;
    if (!total?.gt(0)) throw new Error(`Client ${index} is worth nothing.`);
  }
  return usedMicroseconds / 1000;
}

/** The first payment is as old as the series; the others differ from one client to the next. */
function bookedFor({ strategies: sold, prices }: Market, client: number): Booked {
  const orders = ordersOf(
    [...sold.values()].map(({ strategy }) => strategy),
    client,
  );
  const executed = executeOrders(orders, { prices, hasQuote: publishedQuote(prices) });
  return { movements: movementsOf(executed), waiting: [] };
}

function ordersOf(sold: readonly Strategy[], client: number): Order[] {
  const first = addDays(lastDay, -Math.round(365.25 * years));
  return Array.from({ length: contractsAClient }, (_, n): Order => {
    const strategy = sold[(client + n) % sold.length];
    if (strategy === undefined) throw new Error('No strategy is sold.');
    const orderDay: IsoDay = addDays(first, n === 0 ? 0 : ((client * 37 + n * 811) % 3_000) + 1);
    const id = `${client}-${n}`;
    return {
      kind: 'payment',
      id,
      contractId: id,
      strategy,
      orderDay,
      asset: 'EURO',
      gross: decimal(10_000 + client),
      fees,
    };
  });
}

function publications(): MarketInput {
  const { series } = createMarketFiles({ lastDay, years: years + 0.05 });
  return {
    strategies: Object.entries(strategies).map(([key, referenceCurrency]) => ({ key, referenceCurrency })),
    navs: Object.entries(series.navs).map(([title, points]) => ({
      strategy: title.toLowerCase(),
      ...publishedValues(points),
    })),
    fx: Object.entries(series.fx).map(([pair, points]) => {
      const [base, quote] = pair.split('/').map(currencyOf);
      if (base === undefined || quote === undefined) throw new Error(`Unreadable pair ${pair}.`);
      return { base, quote, ...publishedValues(points) };
    }),
    until: lastDay,
  };
}

function publishedValues(points: readonly { day: IsoDay; value: string }[]): PublishedValues {
  return { days: points.map(({ day }) => day), values: points.map(({ value }) => value) };
}

function currencyOf(text: string): DisplayCurrency {
  if (!isDisplayCurrency(text)) throw new Error(`Unknown currency ${text}.`);
  return text;
}
