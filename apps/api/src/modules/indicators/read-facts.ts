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
  findReading,
  findUnvalued,
  type IndicatorCounts,
  type Reading,
  readAdviserNames,
  readCounts,
  saveCounts,
  sumFlows,
  sumHeld,
  sumReturned,
} from './indicators.repository.ts';

/** Counted by a job, since it reads every contract. */
const keptMs = 5 * 60_000;
/** Past this age the job is taken as stopped and the request counts. */
const longestKeptMs = 60 * 60_000;
/** Two periods of twelve months and the longest first one. */
const countedDays = 750;

export interface Facts extends IndicatorCounts {
  readonly readAt: Date;
  readonly market: Market;
  /** Of strategies, by id, in the order of lists. */
  readonly titles: ReadonlyMap<string, string>;
  /** Names, by id. */
  readonly advisers: ReadonlyMap<string, string>;
}

interface Held {
  readonly readAt: Date;
  readonly marketVersion: number;
  readonly facts: Promise<Facts>;
}

type Counter = Pick<Deps, 'db' | 'clock' | 'snapshots'>;

const heldByDatabase = new WeakMap<Database, Held>();

/** What the indicators count, as it was at `readAt`, with what is published now. */
export async function readFacts(deps: Counter): Promise<Facts> {
  const marketVersion = await readMarketVersion(deps.db);
  const found = await findReading(deps.db);
  const isMissed = found === undefined || ageOf(found, deps) >= longestKeptMs;
  const readAt = isMissed ? (await countAll(deps, marketVersion)).readAt : found.readAt;
  const held = heldByDatabase.get(deps.db);
  if (held?.readAt.getTime() === readAt.getTime() && held.marketVersion === marketVersion)
    return await held.facts;
  const facts = readKept(deps, marketVersion);
  heldByDatabase.set(deps.db, { readAt, marketVersion, facts });
  facts.catch(() => heldByDatabase.delete(deps.db));
  return await facts;
}

async function readKept(deps: Counter, marketVersion: number): Promise<Facts> {
  const { db } = deps;
  const { counts, readAt, today } = (await readCounts(db)) ?? (await countAll(deps, marketVersion));
  const loaded = await loadMarket(db, marketVersion);
  const advisers = await readAdviserNames(
    db,
    counts.held.flatMap(({ id }) => id ?? []),
  );
  return {
    ...counts,
    readAt,
    market: marketUntil(loaded, isoDay(today)),
    titles: titlesOf(loaded),
    advisers,
  };
}

/** The job of each minute: counts again what is five minutes old, or of another day or market than now. */
export async function refreshFacts(deps: Counter): Promise<void> {
  const marketVersion = await readMarketVersion(deps.db);
  const found = await findReading(deps.db);
  const isCurrent = found?.marketVersion === marketVersion && found.today === parisDay(deps.clock.now());
  if (!isCurrent || ageOf(found, deps) >= keptMs) await countAll(deps, marketVersion);
}

const ageOf = ({ readAt }: { readAt: Date }, { clock }: Pick<Deps, 'clock'>): number =>
  Math.abs(clock.now().getTime() - readAt.getTime());

const runningByDatabase = new WeakMap<Database, Promise<Reading>>();

/** One count at a time: a request that comes while it runs waits for it. */
async function countAll(deps: Counter, marketVersion: number): Promise<Reading> {
  const running = runningByDatabase.get(deps.db);
  if (running !== undefined) return await running;
  const count = countNow(deps, marketVersion);
  runningByDatabase.set(deps.db, count);
  try {
    return await count;
  } finally {
    runningByDatabase.delete(deps.db);
  }
}

async function countNow({ db, clock, snapshots }: Counter, marketVersion: number): Promise<Reading> {
  const readAt = clock.now();
  const today = parisDay(readAt);
  const market = marketUntil(await loadMarket(db, marketVersion), today);
  const counts = await inSnapshot(snapshots, (tx) => readAll(tx, { market, today }));
  const reading = { readAt, today, marketVersion, counts };
  await saveCounts(db, reading);
  return reading;
}

const titlesOf = ({ publications }: LoadedMarket) =>
  new Map(publications.strategies.map(({ key, title }) => [key, title]));

/** One after the other, of one instant. */
async function readAll(
  tx: Database,
  { market, today }: { market: Market; today: IsoDay },
): Promise<IndicatorCounts> {
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
