import type { components } from '@repo/api-sdk/spec';
import type { PayoutState } from '@repo/domain/payouts';
import { openPayoutStates, payoutStates } from '@repo/domain/payouts';
import { countRows, type PagePlace } from '../../db/keyset.ts';
import type { Deps } from '../../deps.ts';
import { toPage } from '../../http/list-page.ts';
import type { Call } from '../../http/operation.ts';
import { parisDay } from '../../paris-time.ts';
import {
  countLatePayouts,
  countPayouts,
  listPayoutViews,
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
  asset,
  late,
}: Filters): Omit<PayoutQuery, 'today' | keyof PagePlace> {
  return { isDescending: sort === '-due_by', q: q.trim(), state, kind, asset, isLate: late === 'true' };
}

/** One page of what is owed, or was, for « Versements ». */
export async function listPayouts(
  deps: Deps,
  request: Omit<PayoutQuery, 'today'>,
): Promise<components['schemas']['PayoutPage']> {
  const query = { ...request, today: parisDay(deps.clock.now()) };
  const views = await listPayoutViews(deps.db, query);
  const counts = await countPayouts(deps.db);
  const { state, kind, asset, isLate, q } = query;
  const of = (wanted: readonly PayoutState[], among = counts) =>
    among.filter((row) => wanted.includes(row.state)).reduce((sum, row) => sum + row.count, 0);
  const ofKind = counts.filter((row) => kind === undefined || row.kind === kind);
  const states = state === undefined ? payoutStates : state === 'open' ? openPayoutStates : [state];
  const counted = await countRows(deps.db, {
    place: query,
    shown: views.length,
    countAll: asset === undefined && !isLate && q === '' ? async () => of(states, ofKind) : undefined,
    found: selectFound(deps.db, query),
  });
  const inState = (wanted: PayoutState) => of([wanted]);
  return {
    ...toPage(views.map(toPayoutRow), counted, query),
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
