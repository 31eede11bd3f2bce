import type { components } from '@repo/api-sdk/spec';
import type { PayoutState } from '@repo/domain/payouts';
import { openPayoutStates } from '@repo/domain/payouts';
import { countRows } from '../../db/keyset.ts';
import type { Deps } from '../../deps.ts';
import { toPage } from '../../http/list-page.ts';
import type { Call } from '../../http/operation.ts';
import { parisDay } from '../../paris-time.ts';
import {
  countLatePayouts,
  countPayouts,
  listPayoutViews,
  type PayoutFilters,
  type PayoutKey,
  type PayoutQuery,
  selectFound,
} from './payout-list.repository.ts';
import { toPayoutRow } from './payouts.mapper.ts';

type Filters = Partial<Call<'exportPayouts'>['query']>;

/** The filters and the order as they are requested; the oldest legal date first by default. */
export function readPayoutFilters({
  sort,
  q = '',
  state,
  kind,
  kind_not: kindNot,
  asset,
  late,
}: Filters): Omit<PayoutFilters, 'today'> {
  return {
    isDescending: sort === '-due_by',
    q: q.trim(),
    state,
    kind,
    kindNot,
    asset,
    isLate: late === 'true',
  };
}

/** What neither the counts of the list nor its sums distinguish. */
export const isSearched = ({ q, isLate }: PayoutFilters): boolean => isLate || q !== '';

/** Whether the payouts that these counts or sums are of are in the list. */
export function isListed({ state, kind, kindNot }: PayoutFilters, row: PayoutKey): boolean {
  const states: readonly PayoutState[] = state === 'open' ? openPayoutStates : [state ?? row.state];
  return states.includes(row.state) && (kind === undefined || row.kind === kind) && row.kind !== kindNot;
}

/** One page of what is owed, or was, for « Versements ». */
export async function listPayouts(
  deps: Deps,
  request: Omit<PayoutQuery, 'today'>,
): Promise<components['schemas']['PayoutPage']> {
  const query = { ...request, today: parisDay(deps.clock.now()) };
  const { rows: views, counted } = await listPayoutViews(deps.db, query);
  const counts = await countPayouts(deps.db);
  const add = (rows: typeof counts) => rows.reduce((sum, row) => sum + row.count, 0);
  const of = (wanted: readonly PayoutState[]) => add(counts.filter((row) => wanted.includes(row.state)));
  const total =
    counted ??
    (await countRows(deps.db, {
      place: query,
      shown: views.length,
      countAll:
        isSearched(query) || query.asset !== undefined
          ? undefined
          : async () => add(counts.filter((row) => isListed(query, row))),
      found: selectFound(deps.db, query),
    }));
  const inState = (wanted: PayoutState) => of([wanted]);
  return {
    ...toPage(views.map(toPayoutRow), total, query),
    counts: {
      open: of(openPayoutStates),
      late: await countLatePayouts(deps.db, query.today),
      to_qualify: inState('to_qualify'),
      to_prepare: inState('to_prepare'),
      to_approve: inState('to_approve'),
      to_execute: inState('to_execute'),
      executed: inState('executed'),
      void: inState('void'),
      replaced: inState('replaced'),
    },
  };
}
