import { setImmediate as nextTurn } from 'node:timers/promises';
import { type IsoDay, isoDay } from '@repo/domain/dates';
import {
  type DisplayCurrency,
  type FxQuotes,
  isDisplayCurrency,
  isQuotedAsset,
  type ParChange,
  type QuotedAsset,
} from '@repo/domain/money';
import { type Market, type Navs, prepareMarket, type Strategy } from '@repo/domain/portfolio';
import { PgTransaction } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import {
  readMarketVersion,
  readPublishedNavs,
  readPublishedRates,
  readStrategies,
} from './market.repository.ts';
import { readParChanges } from './par.repository.ts';

export interface NamedStrategy extends Strategy {
  title: string;
  label: string;
  isDraft: boolean;
}

export interface Publications {
  strategies: NamedStrategy[];
  navs: Navs[];
  fx: FxQuotes[];
  par: ParChange[];
  /** The last day anything was published for; null while nothing is. */
  lastDay: IsoDay | null;
}

export interface LoadedMarket {
  publications: Publications;
  /** Null while nothing is published. */
  market: Market | null;
}

interface Held {
  version: number;
  loaded: Promise<LoadedMarket>;
}

/**
 * The market prepared for the last version seen, one a database: it is the same for every client, and a new NAV, rate
 * or parameter raises the version. A read that began before the rise is replaced at the next one.
 */
const heldByDatabase = new WeakMap<Database, Held>();

export function loadMarket(db: Database, version: number): Promise<LoadedMarket> {
  const held = heldByDatabase.get(db);
  if (held?.version === version) return held.loaded;
  const loaded = readMarket(db);
  heldByDatabase.set(db, { version, loaded });
  loaded.catch(() => heldByDatabase.delete(db));
  return loaded;
}

/**
 * Prepares the market ahead of the requests that will need it, with the sums of every strategy in the currency that is shown
 * first. A failure is only logged: nothing depends on it, the next request reads the market itself.
 */
export async function prepareMarketAhead({ db, log }: Pick<Deps, 'db' | 'log'>): Promise<void> {
  try {
    const { market } = await loadMarket(db, await readMarketVersion(db));
    for (const { strategy } of market?.strategies.values() ?? []) {
      market?.gains.upTo(strategy, 'EUR', market.until);
      // Each takes some 30 ms of ten years: requests go in between.
      await nextTurn();
    }
  } catch (error) {
    log.warn({ err: error }, 'market data preload failed');
  }
}

/** Those of the days that money moved on or waits for, later than anything published: see `marketUntil`. */
const extendedMarkets = new WeakMap<Publications, Map<IsoDay, Market>>();
const MAX_EXTENDED = 4;

/** The market up to `day`, or up to its last publication where that is later; the last few days are cached with it. */
export function marketUntil({ market, publications }: LoadedMarket, day: IsoDay): Market {
  if (market !== null && day <= market.until) return market;
  const extended = extendedMarkets.get(publications) ?? new Map<IsoDay, Market>();
  extendedMarkets.set(publications, extended);
  const known = extended.get(day) ?? prepareMarket({ ...publications, until: day });
  extended.delete(day);
  extended.set(day, known);
  for (const oldest of [...extended.keys()].slice(0, -MAX_EXTENDED)) extended.delete(oldest);
  return known;
}

async function readMarket(db: Database): Promise<LoadedMarket> {
  const isTransaction = db instanceof PgTransaction;
  const publications = await (isTransaction ? readPublications : readPublicationsSideBySide)(db);
  const { lastDay } = publications;
  return {
    publications,
    market: lastDay === null ? null : prepareMarket({ ...publications, until: lastDay }),
  };
}

/** Four queries on as many connections: the first request after a change waits for them. */
async function readPublicationsSideBySide(db: Database): Promise<Publications> {
  return toPublications(
    ...(await Promise.all([
      readStrategies(db),
      readPublishedNavs(db),
      readPublishedRates(db),
      readParChanges(db),
    ])),
  );
}

/** All that is published, exact. Inside a transaction there is one connection: one read after the other. */
export async function readPublications(db: Database): Promise<Publications> {
  const strategyRows = await readStrategies(db);
  const navRows = await readPublishedNavs(db);
  const rateRows = await readPublishedRates(db);
  return toPublications(strategyRows, navRows, rateRows, await readParChanges(db));
}

function toPublications(
  strategyRows: Awaited<ReturnType<typeof readStrategies>>,
  navRows: Awaited<ReturnType<typeof readPublishedNavs>>,
  rateRows: Awaited<ReturnType<typeof readPublishedRates>>,
  par: ParChange[],
): Publications {
  const readDays = createDaysReader();
  const navs = navRows.map(
    ({ strategyId, days, values }): Navs => ({
      strategy: strategyId,
      days: readDays(days),
      values: values.split(','),
    }),
  );
  const fx = rateRows.map(
    ({ base, quote, days, values }): FxQuotes => ({
      base: quotedOf(base),
      quote: quotedOf(quote),
      days: readDays(days),
      values: values.split(','),
    }),
  );
  const lastDay = [...navs, ...fx]
    .flatMap((series) => series.days.at(-1) ?? [])
    .reduce<IsoDay | null>((last, day) => (last === null || day > last ? day : last), null);
  const strategies = strategyRows.map((row) => ({
    key: row.id,
    title: row.title,
    label: row.label,
    isDraft: row.status === 'draft',
    referenceCurrency: currencyOf(row.referenceCurrency),
  }));
  return { strategies, navs, fx, par, lastDay };
}

/** Most series are published on the same days: each list of days is read, and checked, once. */
function createDaysReader(): (days: string) => readonly IsoDay[] {
  const known = new Map<string, readonly IsoDay[]>();
  return (text) => {
    const days = known.get(text) ?? text.split(',').map(isoDay);
    known.set(text, days);
    return days;
  };
}

function quotedOf(text: string): QuotedAsset {
  if (!isQuotedAsset(text)) throw new Error(`unknown currency in the database: ${text}`);
  return text;
}

function currencyOf(text: string): DisplayCurrency {
  if (!isDisplayCurrency(text)) throw new Error(`unknown currency in the database: ${text}`);
  return text;
}
