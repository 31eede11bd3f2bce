import type { components } from '@repo/api-sdk/spec';
import { addDays, type IsoDay, isoDay } from '@repo/domain/dates';
import { isWorkingDay } from '@repo/domain/work';
import type { StrategyRow } from '../../db/schema/strategies.ts';
import type { Actor, Deps } from '../../deps.ts';
import { parisDay } from '../../paris-time.ts';
import { countRequiredCorrections } from '../corrections/corrections.repository.ts';
import { readThreshold } from '../corrections/read-threshold.ts';
import { listDayControls } from '../day-control/get-day-control.ts';
import { getUnattachedFunds } from '../journal/get-unattached-funds.ts';
import { listDueNavs } from '../market-data/due-navs.ts';
import { listDueRates } from '../rates/due-rates.ts';
import { fetchTime } from '../rates/fetch-time.ts';
import { listVersions, rowOfVersion } from '../strategies/strategy-versions.repository.ts';
import { isPayable, listUnpayableProducts } from '../strategies/unpayable-products.ts';
import { shownDays } from '../work-queue/due-values.ts';
import { type CountedWork, countWork } from './staff-tiles.repository.ts';

type Tile = components['schemas']['StaffTile'];
type Facts = Pick<Tile, 'count' | 'since'> & Partial<Tile>;

const DAY_MS = 86_400_000;
/** Signed for longer, a contract without its money is followed up (staff-and-kaskad 1.1). */
const unpaidAfterDays = 7;

/** « À traiter aujourd’hui »: what awaits an administrator, in the order of the screen. */
export async function getStaffTiles(
  deps: Deps,
  { userId }: Pick<Actor, 'userId'>,
): Promise<{ tiles: Tile[] }> {
  const unpaidBefore = new Date(deps.clock.now().getTime() - unpaidAfterDays * DAY_MS);
  // One after the other, on one connection: every administrator's home reads them each minute.
  const counted = await countWork(deps.db, { unpaidBefore, userId });
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
    unattached,
    corrections: { count: corrections.count, since: dayOf(corrections.since) },
    products,
    days: await findUnsignedDays(deps),
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
  'kyc',
  'documents',
  'payouts',
  'unattached',
  'orders',
  'corrections',
  'products',
  'messages',
  'days',
  'alerts',
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
  const messages = of('messages');
  return {
    proofs: of('proofs'),
    checking: of('checking'),
    unpaid: of('unpaid'),
    unsigned: of('unsigned'),
    payouts: { ...payouts, is_late: payouts.since !== null && payouts.since < today },
    nav_requests: of('nav_requests'),
    requests: of('requests'),
    orders: of('orders'),
    kyc: of('kyc'),
    documents: of('documents'),
    alerts: { ...of('alerts'), is_late: of('alerts').count > 0 },
    messages: { ...messages, is_late: messages.since !== null && messages.since < addDays(today, -1) },
    jobs: { ...of('jobs'), is_late: of('jobs').count > 0 },
    mails: { ...of('mails'), is_late: of('mails').count > 0 },
  };
}

/** A day as it is; an instant as its day in Paris. */
function dayOf(since: string | null): string | null {
  if (since === null) return null;
  return since.length === 'yyyy-mm-dd'.length ? since : parisDay(new Date(since));
}

const dueOf = (days: readonly string[]) => ({ count: days.length, since: days.toSorted()[0] ?? null });

async function findDueNavs(deps: Deps): Promise<Facts> {
  const today = parisDay(deps.clock.now());
  const due = await listDueNavs(deps, shownDays(today));
  const { count, since } = dueOf(due.map(({ day }) => day));
  const names = [...new Set(due.map(({ title }) => title))];
  return { count, since, names, is_late: since !== null && since < today };
}

/** Past days that await a signature: the one before was to be signed on its evening. */
async function findUnsignedDays(deps: Deps): Promise<Facts> {
  const today = parisDay(deps.clock.now());
  const { items } = await listDayControls(deps);
  const days = items.filter(
    ({ day, state }) =>
      (state === 'unsigned' || state === 'reopened') && day < today && isWorkingDay(isoDay(day)),
  );
  return { ...dueOf(days.map(({ day }) => day)), is_late: days.length > 0 };
}

/** A pair without any rate counts once. */
async function findDueRates(deps: Deps): Promise<Facts> {
  const { day } = fetchTime(deps.clock.now());
  const due = await listDueRates(deps, shownDays(day));
  const { count, since } = dueOf(due.flatMap(({ days }) => days));
  const withoutAny = due.filter(({ days }) => days.length === 0).length;
  return { count: count + withoutAny, since, names: due.map(({ pair }) => pair), is_late: due.length > 0 };
}

/** Published, and no client can pay for it. */
async function findUnpayableProducts({ db }: Deps): Promise<Facts> {
  const unpayable = await listUnpayableProducts(db);
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
