import { addDays, type IsoDay, monthKey } from '@repo/domain/dates';
import { type DayCheck, dayCheckKinds, dayChecks, isMonthEnd } from '@repo/domain/day-control';
import { formatBookAmount, formatIban, formatNumericDate, formatShortAddress } from '@repo/domain/format';
import { decimal, toText } from '@repo/domain/money';
import type { Deps } from '../../deps.ts';
import { parisDay } from '../../paris-time.ts';
import { getUnattachedFunds } from '../journal/get-unattached-funds.ts';
import { listDueNavs } from '../market-data/due-navs.ts';
import { listDueRates } from '../rates/due-rates.ts';
import { listLastStatements } from '../receipts/reconciliation.repository.ts';
import { findLastCheck } from '../register/checks.repository.ts';
import { listAllStrategies } from '../strategies/strategies.repository.ts';
import { listUnpayableProducts } from '../strategies/unpayable-products.ts';
import {
  type Found,
  listCheckedBefore,
  listLatePayouts,
  listPaidWithoutOrder,
  listToEnter,
  listUndelivered,
  type Point,
  shownPoints,
} from './day-control.repository.ts';
import { dayControlTexts as texts } from './day-control.texts.ts';

export type Points = Readonly<Record<DayCheck, Found>>;

const dayMs = 86_400_000;
/** A payment may be verified for two days (staff-and-kaskad 1.1). */
const checkingMs = 2 * dayMs;

export const blockingOf = (points: Points): number =>
  dayCheckKinds.reduce((sum, kind) => sum + (dayChecks[kind].isRequired ? points[kind].count : 0), 0);

/** What is not in order on a day, as it is now. */
export async function readPoints(deps: Deps, day: IsoDay): Promise<Points> {
  const { db, clock } = deps;
  const now = clock.now();
  const range = { first: day, last: day };
  const today = parisDay(now);
  const navs = await listDueNavs(deps, range);
  const rates = await listDueRates(deps, range);
  const unattached = await getUnattachedFunds(deps);
  return {
    navs: found(navs.map(({ strategy_id: id, title }) => ({ id, label: title }))),
    // A rate that is too old is that of today.
    rates: found(
      rates
        .filter(({ days }) => days.length > 0 || day === today)
        .map(({ pair }) => ({ id: null, label: pair })),
    ),
    products: found((await listUnpayableProducts(db)).map(({ id, title }) => ({ id, label: title }))),
    orders: await listPaidWithoutOrder(db, day),
    accounts: found(await listDifferences(deps, day)),
    register: found(await listRegisterPoints(deps, day)),
    payouts: await listLatePayouts(db, { day, today }),
    checking: await listCheckedBefore(db, new Date(now.getTime() - checkingMs)),
    unattached: found(
      unattached.sums.map(({ asset, amount }) => ({ id: null, label: formatBookAmount(amount, asset) })),
    ),
    mails: await listUndelivered(db),
    ...(await readMonthPoints(deps, day)),
  };
}

/** Of the month that ends with the day: what its statements and its register still lack. */
async function readMonthPoints(
  deps: Deps,
  day: IsoDay,
): Promise<Pick<Points, 'month_navs' | 'month_entries'>> {
  if (!isMonthEnd(day)) return { month_navs: found([]), month_entries: found([]) };
  const first = `${monthKey(day)}-01`;
  // The day itself has a check of its own.
  const navs = await listDueNavs(deps, { first, last: addDays(day, -1) });
  const points = navs.map((nav) => ({ id: nav.day, label: `${nav.title}, ${formatNumericDate(nav.day)}` }));
  return { month_navs: found(points), month_entries: await listToEnter(deps.db, { first, last: day }) };
}

const found = (points: readonly Point[]): Found => ({
  points: points.slice(0, shownPoints),
  count: points.length,
});

async function listDifferences({ db }: Deps, day: IsoDay): Promise<Point[]> {
  return (await listLastStatements(db, day)).flatMap(({ account, asset, balance, books }) => {
    const difference = decimal(balance).minus(decimal(books));
    if (difference.eq(0)) return [];
    const label = `${labelOf(account)}\u00a0: ${formatBookAmount(toText(difference), asset)}`;
    return [{ id: `${account} ${asset}`, label }];
  });
}

/** An IBAN, or the network and address of a wallet. */
function labelOf(account: string): string {
  const [kind = '', first = '', address = ''] = account.split(':');
  return kind === 'bank' ? formatIban(first) : `${first} ${formatShortAddress(address)}`;
}

/** The last verification since the day began, each night's or on demand: the products that it found at fault, or that there was none. */
async function listRegisterPoints({ db }: Deps, day: IsoDay): Promise<Point[]> {
  const check = await findLastCheck(db);
  if (check === null || parisDay(check.at) < day) return [{ id: null, label: texts.registerUnchecked }];
  if (check.isWhole) return [];
  const differing = check.strategies.filter(
    ({ difference, contracts }) => !decimal(difference).eq(0) || contracts.length > 0,
  );
  const ids = new Set([...check.faults, ...differing].map(({ strategy_id: id }) => id));
  const titles = new Map((await listAllStrategies(db)).map(({ id, title }) => [id, title]));
  return [...ids].toSorted().map((id) => ({ id: null, label: titles.get(id) ?? id }));
}
