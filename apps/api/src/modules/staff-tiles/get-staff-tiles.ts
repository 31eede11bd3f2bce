import type { components } from '@repo/api-sdk/spec';
import { addDays, type IsoDay, isoDay, monthKey } from '@repo/domain/dates';
import { parRule } from '@repo/domain/money';
import { navDayState } from '@repo/domain/navs';
import { hasValidMeansOfPayment } from '@repo/domain/products';
import { followedSince, isRateTooOld, pairsDue, rateDayState } from '@repo/domain/rates';
import type { StrategyRow } from '../../db/schema/strategies.ts';
import type { Deps } from '../../deps.ts';
import { parisDay } from '../../paris-time.ts';
import { countRequiredCorrections } from '../corrections/corrections.repository.ts';
import { readThreshold } from '../corrections/read-threshold.ts';
import { getUnattachedFunds } from '../journal/get-unattached-funds.ts';
import { listNavDays } from '../market-data/nav-calendar.repository.ts';
import { readParChanges } from '../market-data/par.repository.ts';
import { fetchTime } from '../rates/fetch-time.ts';
import { listLastRates, listRateCalendar } from '../rates/rate-calendar.repository.ts';
import { toWireStrategy } from '../strategies/strategies.mapper.ts';
import { listPublishedStrategies } from '../strategies/strategies.repository.ts';
import { listVersions, rowOfVersion } from '../strategies/strategy-versions.repository.ts';
import { type CountedWork, countWork } from './staff-tiles.repository.ts';

type Tile = components['schemas']['StaffTile'];
type Facts = Pick<Tile, 'count' | 'since'> & Partial<Tile>;

const DAY_MS = 86_400_000;
/** Signed for longer, a contract without its money is followed up (staff-and-kaskad 1.1). */
const unpaidAfterDays = 7;

/** « À traiter aujourd’hui »: what awaits an administrator, in the order of the screen. */
export async function getStaffTiles(deps: Deps): Promise<{ tiles: Tile[] }> {
  const unpaidBefore = new Date(deps.clock.now().getTime() - unpaidAfterDays * DAY_MS);
  // One after the other, on one connection: every administrator's home reads them each minute.
  const counted = await countWork(deps.db, unpaidBefore);
  const navs = await findDueNavs(deps);
  const rates = await findDueRates(deps);
  const unattached = await getUnattachedFunds(deps);
  const { fraction } = await readThreshold(deps);
  const corrections = await countRequiredCorrections(deps.db, fraction);
  const products = await findUnpayableProducts(deps);
  const today = parisDay(deps.clock.now());
  const facts: Record<Tile['kind'], Facts> = {
    navs,
    rates,
    unattached: { count: unattached.count, since: null, sums: unattached.sums },
    corrections: { count: corrections.count, since: dayOf(corrections.since) },
    products,
    ...byKind(counted, today),
  };
  return { tiles: tileKinds.map((kind) => tileOf(kind, facts[kind])) };
}

const tileKinds = [
  'navs',
  'nav_requests',
  'requests',
  'rates',
  'proofs',
  'checking',
  'unpaid',
  'unsigned',
  'payouts',
  'unattached',
  'orders',
  'corrections',
  'products',
  'jobs',
  'mails',
] as const satisfies readonly Tile['kind'][];

const tileOf = (kind: Tile['kind'], facts: Facts): Tile => ({
  kind,
  is_late: false,
  names: [],
  sums: [],
  ...facts,
});

const nothing: Facts = { count: 0, since: null };

function byKind(rows: readonly CountedWork[], today: IsoDay): Record<CountedWork['kind'], Facts> {
  const of = (kind: CountedWork['kind']): Facts => {
    const row = rows.find((one) => one.kind === kind);
    return row === undefined
      ? nothing
      : { count: row.count, since: dayOf(row.since), ...(row.names && { names: row.names }) };
  };
  const payouts = of('payouts');
  return {
    proofs: of('proofs'),
    checking: of('checking'),
    unpaid: of('unpaid'),
    unsigned: of('unsigned'),
    payouts: { ...payouts, is_late: payouts.since !== null && payouts.since < today },
    nav_requests: of('nav_requests'),
    requests: of('requests'),
    orders: of('orders'),
    jobs: { ...of('jobs'), is_late: of('jobs').count > 0 },
    mails: { ...of('mails'), is_late: of('mails').count > 0 },
  };
}

/** A day as it is; an instant as its day in Paris. */
function dayOf(since: string | null): string | null {
  if (since === null) return null;
  return since.length === 'yyyy-mm-dd'.length ? since : parisDay(new Date(since));
}

/** This month and the one before: on the 1st, a NAV of yesterday still counts. */
function shownDays(today: IsoDay): { first: IsoDay; last: IsoDay } {
  const thisMonth = isoDay(`${monthKey(today)}-01`);
  return { first: isoDay(`${monthKey(addDays(thisMonth, -1))}-01`), last: today };
}

const dueOf = (days: readonly string[]) => ({ count: days.length, since: days.toSorted()[0] ?? null });

/** Past publication days without a NAV, and today; a value that awaits a second person is not among them. */
async function findDueNavs({ db, clock }: Deps): Promise<Facts> {
  const now = clock.now();
  const today = parisDay(now);
  const rows = await listNavDays(db, shownDays(today), now);
  const due = rows.filter((row) => {
    const state = navDayState({
      day: isoDay(row.day),
      today,
      firstDay: row.first_day === null ? null : isoDay(row.first_day),
      publicationDays: row.publication_days,
      version: row.version,
      isPending: row.request_id !== null,
      // A draft is still to be entered.
      draft: null,
    });
    return state === 'missing' || state === 'expected';
  });
  const { count, since } = dueOf(due.map(({ day }) => day));
  const names = [...new Set(due.map(({ title }) => title))];
  return { count, since, names, is_late: since !== null && since < today };
}

/** Days that a source has published by now and we don’t have; a pair without any rate counts once. */
async function findDueRates({ db, clock }: Deps): Promise<Facts> {
  const instant = clock.now();
  const now = fetchTime(instant);
  const rule = parRule(await readParChanges(db));
  const pairs = pairsDue(rule, now.day);
  const days = await listRateCalendar(db, pairs, { ...shownDays(now.day), now: instant });
  const last = await listLastRates(db, pairs, { upTo: now.day, count: 1 });
  const due = pairs.map((pair) => {
    const missing = days.filter((row) => {
      const isPublished = row.quote_day === row.day;
      const state = rateDayState({
        pair,
        day: isoDay(row.day),
        now,
        firstDay: followedSince(rule, { pair, day: isoDay(row.day), firstDay: row.first_day }),
        version: isPublished ? row.version : null,
        isPending: row.held !== null,
      });
      return row.pair === pair && state === 'missing';
    });
    const lastDay = last.find((rate) => rate.pair === pair)?.day ?? null;
    const since = followedSince(rule, { pair, day: now.day, firstDay: null });
    const isOld = isRateTooOld(pair, { last: lastDay === null ? null : isoDay(lastDay), since }, now);
    return { pair, isOld, days: missing.map(({ day }) => day) };
  });
  const { count, since } = dueOf(due.flatMap((one) => one.days));
  const withoutAny = due.filter((one) => one.isOld && one.days.length === 0).length;
  const names = due.filter((one) => one.isOld || one.days.length > 0).map(({ pair }) => pair);
  return { count: count + withoutAny, since, names, is_late: names.length > 0 };
}

/** Published, and no client can pay for it. */
async function findUnpayableProducts({ db }: Deps): Promise<Facts> {
  const rows = await listPublishedStrategies(db);
  const unpayable = rows.filter((row) => !isPayable(row));
  const instants = [];
  for (const row of unpayable) instants.push(await unpayableSince(db, row));
  const [since] = instants.toSorted();
  const names = unpayable.map(({ title }) => title);
  return {
    count: names.length,
    since: since === undefined ? null : dayOf(since),
    names,
    is_late: names.length > 0,
  };
}

const isPayable = (row: StrategyRow) => hasValidMeansOfPayment(toWireStrategy(row));

/** The version since which it is published and can't be paid; of a product never changed, its creation. */
async function unpayableSince(db: Deps['db'], row: StrategyRow): Promise<string> {
  const versions = await listVersions(db, row.id);
  const last = versions.findIndex(({ version }) => {
    const was = rowOfVersion(row, version.content);
    return was.status !== 'published' || isPayable(was);
  });
  // Changed without a version since the newest one.
  if (last === 0) return row.updatedAt.toISOString();
  const unpayable = last === -1 ? versions : versions.slice(0, last);
  return (unpayable.at(-1)?.version.createdAt ?? row.createdAt).toISOString();
}
