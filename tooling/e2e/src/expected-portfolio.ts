/**
 * The value of a portfolio, computed a second time without the product's own arithmetic: from the text of the imported
 * files, day by day, following docs/money.md. Floats are enough here: their error is far below the cent that screens
 * show.
 */
export type Currency = 'EUR' | 'USD' | 'CHF' | 'BTC' | 'ETH';

export interface MarketTexts {
  readonly navCsv: string;
  readonly ecbCsv: string;
  readonly cryptoCsv: string;
}

export interface PaidContract {
  readonly strategy: 'USDFY' | 'BTCFY' | 'ETHFY' | 'EURFY';
  readonly reference: Currency;
  /** The currency at parity with the payment asset. */
  readonly paid: Currency;
  readonly gross: number;
  /** ISO day. */
  readonly valueDate: string;
}

export interface Expected {
  readonly value: number;
  /** On an earlier day. */
  readonly valueOn: (day: string) => number;
  readonly paidIn: number;
  readonly yieldGenerated: number;
  /** Rates of the strategy after the value date, by ISO day. */
  readonly rates: ReadonlyMap<string, number>;
  readonly lastNavDay: string;
}

const subscriptionFee = 0.1 / 100;
const fxFee = 0.5 / 100;

type Series = ReadonlyMap<string, number>;

export function expectedPortfolio(market: MarketTexts, contract: PaidContract, currency: Currency): Expected {
  const navs = readPairs(market.navCsv, contract.strategy);
  const eur = eurValues(market);
  const today = lastDay(navs);
  const net = contract.gross * (1 - subscriptionFee) * (contract.paid === contract.reference ? 1 : 1 - fxFee);
  const netInReference = convert(eur, net, contract.paid, contract.reference, contract.valueDate);
  const units = netInReference / lastOnOrBefore(navs, contract.valueDate);
  const valueOn = (day: string) =>
    convert(eur, units * lastOnOrBefore(navs, day), contract.reference, currency, day);
  const value = valueOn(today);
  const paidIn = convert(eur, contract.gross, contract.paid, currency, contract.valueDate);
  return {
    value,
    valueOn,
    paidIn,
    yieldGenerated: value - paidIn,
    rates: ratesAfter(navs, contract.valueDate),
    lastNavDay: today,
  };
}

/** Compounds the rates of the days that pass `includes`. */
export function compound(
  rates: ReadonlyMap<string, number>,
  includes: (day: string) => boolean = () => true,
): number {
  let product = 1;
  for (const [day, rate] of rates) if (includes(day)) product *= 1 + rate;
  return product - 1;
}

/** Over the days from the NAV that the first rate is measured against. */
export function annualised(rates: ReadonlyMap<string, number>, since: string): number {
  const days = [...rates.keys()].toSorted();
  const span = (Date.parse(days.at(-1) ?? '') - Date.parse(since)) / 86_400_000;
  return (1 + compound(rates)) ** (365.25 / span) - 1;
}

function eurValues(market: MarketTexts): Record<Currency, Series> {
  const inverse = (series: Series) => new Map([...series].map(([day, rate]) => [day, 1 / rate]));
  return {
    EUR: new Map([['0000-01-01', 1]]),
    USD: inverse(readEcb(market.ecbCsv, 'USD')),
    CHF: inverse(readEcb(market.ecbCsv, 'CHF')),
    BTC: readPairs(market.cryptoCsv, 'BTC/EUR'),
    ETH: readPairs(market.cryptoCsv, 'ETH/EUR'),
  };
}

// One above the limit: a conversion has five inputs.
// oxlint-disable-next-line max-params
function convert(
  eur: Record<Currency, Series>,
  amount: number,
  from: Currency,
  to: Currency,
  day: string,
): number {
  return (amount * lastOnOrBefore(eur[from], day)) / lastOnOrBefore(eur[to], day);
}

function ratesAfter(navs: Series, valueDate: string): Map<string, number> {
  const days = [...navs.keys()].toSorted();
  return new Map(
    days.flatMap((day, index) => {
      const before = navs.get(days[index - 1] ?? '');
      const now = navs.get(day);
      return day > valueDate && before && now ? [[day, now / before - 1] as const] : [];
    }),
  );
}

function lastDay(series: Series): string {
  return [...series.keys()].toSorted().at(-1) ?? '';
}

function lastOnOrBefore(series: Series, day: string): number {
  const known = [...series.keys()]
    .filter((candidate) => candidate <= day)
    .toSorted()
    .at(-1);
  const value = known === undefined ? undefined : series.get(known);
  if (value === undefined) throw new Error(`Nothing published on or before ${day}.`);
  return value;
}

/** `dd/mm/yyyy;name;1 234,5` lines of one name. */
function readPairs(csv: string, name: string): Series {
  return new Map(
    csv
      .split(/\r?\n/)
      .map((line) => line.split(';'))
      .filter(([, cell]) => cell === name)
      .map(([date = '', , value = '']) => [
        date.split('/').toReversed().join('-'),
        Number(value.replace(',', '.')),
      ]),
  );
}

function readEcb(csv: string, currency: string): Series {
  const [header = '', ...lines] = csv.trim().split('\n');
  const column = header.split(',').indexOf(currency);
  return new Map(
    lines
      .map((line) => line.split(','))
      .filter((cells) => cells[column] !== 'N/A')
      .map((cells) => [cells[0] ?? '', Number(cells[column])]),
  );
}
