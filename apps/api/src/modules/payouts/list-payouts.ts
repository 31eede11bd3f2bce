import type { components } from '@repo/api-sdk/spec';
import type { PayoutState } from '@repo/domain/payouts';
import { openPayoutStates } from '@repo/domain/payouts';
import type { Deps } from '../../deps.ts';
import type { Call } from '../../http/operation.ts';
import { parisDay } from '../../paris-time.ts';
import { toPayoutRow } from './payouts.mapper.ts';
import { countPayouts, listPayoutViews, type PayoutQuery } from './payouts.repository.ts';

type Filters = Partial<Call<'exportPayouts'>['query']>;

/** The filters and the order as they are requested; the oldest legal date first by default. */
export function readPayoutFilters({
  sort,
  q = '',
  state,
  kind,
  asset,
  late,
}: Filters): Omit<PayoutQuery, 'today' | 'page' | 'pageSize'> {
  return { isDescending: sort === '-due_by', q: q.trim(), state, kind, asset, isLate: late === 'true' };
}

/** One page of what is owed, or was, for « Versements ». */
export async function listPayouts(
  deps: Deps,
  query: Omit<PayoutQuery, 'today'>,
): Promise<components['schemas']['PayoutPage']> {
  const today = parisDay(deps.clock.now());
  const { views, total } = await listPayoutViews(deps.db, { ...query, today });
  const { byState, late } = await countPayouts(deps.db, today);
  const of = (state: PayoutState): number => byState.get(state) ?? 0;
  return {
    items: views.map(toPayoutRow),
    total,
    page: query.page,
    page_size: query.pageSize,
    counts: {
      open: openPayoutStates.reduce((sum, state) => sum + of(state), 0),
      late,
      to_qualify: of('to_qualify'),
      to_prepare: of('to_prepare'),
      to_approve: of('to_approve'),
      to_execute: of('to_execute'),
      executed: of('executed'),
      void: of('void'),
      replaced: of('replaced'),
    },
  };
}
