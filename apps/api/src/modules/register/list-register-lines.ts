import type { components } from '@repo/api-sdk/spec';
import { isInRegisterView, type RegisterView } from '@repo/domain/register';
import { countRows } from '../../db/keyset.ts';
import { startOfParisDay } from '../../db/paris-day.ts';
import type { Deps } from '../../deps.ts';
import { readPlace, toPage } from '../../http/list-page.ts';
import type { Call } from '../../http/operation.ts';
import { parisDay } from '../../paris-time.ts';
import { toRegisterLine } from './register.mapper.ts';
import {
  countByTraits,
  countEnteredSince,
  listProducts,
  listRegisterViews,
  type RegisterFilters,
  selectFound,
} from './register.repository.ts';

type Schemas = components['schemas'];

/** What the list and its export have in common. */
export function readRegisterFilters({
  view = 'to_enter',
  nature,
  strategy_id: strategyId,
  q = '',
  sort = '-since',
}: Partial<
  Pick<NonNullable<Call<'listRegisterLines'>['query']>, 'view' | 'nature' | 'strategy_id' | 'q' | 'sort'>
>) {
  return { q: q.trim(), view, nature, strategyId, isDescending: sort.startsWith('-') };
}

/** One page of the register keeper's list; what is to be entered by default. */
export async function listRegisterLines(
  { db }: Pick<Deps, 'db'>,
  requested: Call<'listRegisterLines'>['query'] = {},
): Promise<Schemas['RegisterLinePage']> {
  const { isDescending, ...filters } = readRegisterFilters(requested);
  const query = { ...filters, ...readPlace(requested), isDescending };
  const { rows, counted } = await listRegisterViews(db, query);
  const total =
    counted ??
    (await countRows(db, {
      place: query,
      shown: rows.length,
      countAll: query.q === '' ? () => countLines({ db }, filters) : undefined,
      found: selectFound(db, filters),
    }));
  return toPage(rows.map(toRegisterLine), total, query);
}

async function countLines(
  { db }: Pick<Deps, 'db'>,
  { view, nature, strategyId }: RegisterFilters,
): Promise<number> {
  const counts = await countByTraits(db);
  return counts
    .filter(({ key }) => isInRegisterView(key, view))
    .filter(
      ({ key }) =>
        (nature ?? key.nature) === key.nature && (strategyId ?? key.strategy_id) === key.strategy_id,
    )
    .reduce((sum, { count }) => sum + count, 0);
}

/** How many lines each view has, and how many movements were entered this month (Paris). */
export async function countRegisterLines({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<Schemas['RegisterCounts']> {
  const firstOfMonth = `${parisDay(clock.now()).slice(0, 7)}-01`;
  const [counts, enteredThisMonth] = await Promise.all([
    countByTraits(db),
    countEnteredSince(db, startOfParisDay(firstOfMonth)),
  ]);
  const countOf = (view: RegisterView) =>
    counts.filter(({ key }) => isInRegisterView(key, view)).reduce((sum, { count }) => sum + count, 0);
  return {
    to_enter: countOf('to_enter'),
    to_strike: countOf('to_strike'),
    gaps: countOf('gaps'),
    entered: countOf('entered'),
    unattested: countOf('unattested'),
    unpaid: countOf('unpaid'),
    undealt: countOf('undealt'),
    all: countOf('all'),
    entered_this_month: enteredThisMonth,
    products: await listProducts(db, [...new Set(counts.map(({ key }) => key.strategy_id))]),
  };
}
