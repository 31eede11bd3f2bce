import { addDays, type IsoDay, isoDay } from '@repo/domain/dates';
import { isDisplayCurrency, moneyAsset, ONE } from '@repo/domain/money';
import type { Market } from '@repo/domain/portfolio';
import type { Database } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { parisDay } from '../../paris-time.ts';
import { inSnapshot } from '../exports/list-exports.ts';
import { type LoadedMarket, loadMarket, marketUntil } from '../market-data/load-market.ts';
import { readMarketVersion } from '../market-data/market.repository.ts';
import {
  countHolders,
  countIdentities,
  countRegistered,
  countSigned,
  type FlowRow,
  findUnvalued,
  sumFlows,
  sumHeld,
  sumReturned,
} from './indicators.repository.ts';

/** They read every contract (12.6 s for a million): once for all who have the home open. */
const keptMs = 5 * 60_000;
/** Two periods of twelve months and the longest first one. */
const countedDays = 750;

export interface Facts extends Awaited<ReturnType<typeof readAll>> {
  readonly readAt: Date;
  readonly today: IsoDay;
  readonly market: Market;
  /** Of strategies, by id, in the order of lists. */
  readonly titles: ReadonlyMap<string, string>;
}

interface Held {
  readonly readAt: Date;
  readonly today: IsoDay;
  readonly marketVersion: number;
  readonly facts: Promise<Facts>;
}

const heldByDatabase = new WeakMap<Database, Held>();

/** What the indicators count, as it was at `readAt`: at most five minutes ago, today, and with what is published now. */
export async function readFacts({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<Facts> {
  const readAt = clock.now();
  const today = parisDay(readAt);
  const marketVersion = await readMarketVersion(db);
  const held = heldByDatabase.get(db);
  const age = held === undefined ? Number.POSITIVE_INFINITY : readAt.getTime() - held.readAt.getTime();
  if (held?.marketVersion === marketVersion && held.today === today && age >= 0 && age < keptMs) {
    return await held.facts;
  }
  const facts = readNew(db, { readAt, today, marketVersion });
  heldByDatabase.set(db, { readAt, today, marketVersion, facts });
  facts.catch(() => heldByDatabase.delete(db));
  return await facts;
}

async function readNew(db: Database, { readAt, today, marketVersion }: Omit<Held, 'facts'>): Promise<Facts> {
  const loaded = await loadMarket(db, marketVersion);
  const market = marketUntil(loaded, today);
  const all = await inSnapshot(db, (tx) => readAll(tx, { market, today }));
  return { ...all, readAt, today, market, titles: titlesOf(loaded) };
}

const titlesOf = ({ publications }: LoadedMarket) =>
  new Map(publications.strategies.map(({ key, title }) => [key, title]));

/** One after the other, of one instant. */
async function readAll(tx: Database, { market, today }: { market: Market; today: IsoDay }) {
  const since = addDays(today, -countedDays);
  const all = await sumFlows(tx, []);
  // As the dashboard of a client, which leaves out a contract with a movement older than its first rate.
  const left = await findUnvalued(
    tx,
    all.filter((flow) => !hasRates(market, flow)),
  );
  return {
    flows: left.length === 0 ? all : await sumFlows(tx, left),
    holders: await countHolders(tx, left),
    held: await sumHeld(tx, left),
    signed: await countSigned(tx, since),
    identities: await countIdentities(tx, since),
    registered: await countRegistered(tx, since),
    returned: await sumReturned(tx, since),
  };
}

function hasRates({ prices, strategies }: Market, { strategy, asset, day }: FlowRow): boolean {
  const reference = strategies.get(strategy)?.strategy.referenceCurrency ?? 'EUR';
  const canConvert = (from: string) =>
    prices.fx.convert(ONE, isDisplayCurrency(from) ? from : moneyAsset(from), 'EUR', isoDay(day)) !==
    undefined;
  return canConvert(asset) && canConvert(reference);
}
