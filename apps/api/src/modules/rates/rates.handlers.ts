import type { Actor, Deps } from '../../deps.ts';
import { changeHandler, handler } from '../../http/handler.ts';
import { toWirePendingChange } from '../change-requests/change-requests.mapper.ts';
import { findPendingOn } from '../change-requests/change-requests.repository.ts';
import { findTypedPlan } from '../market-data/import-plans.repository.ts';
import { prepareMarketAhead } from '../market-data/load-market.ts';
import { convertAmount } from './convert-amount.ts';
import { fetchRates } from './fetch-rates.ts';
import { getRateCalendar } from './get-rate-calendar.ts';
import { getRateSources } from './get-rate-sources.ts';
import { toWireRateFetch, toWireRateSources } from './rates.mapper.ts';
import { type ManualRate, saveManualRate } from './save-manual-rate.ts';
import { rateSubject, withdrawRate } from './withdraw-rate.ts';

export const ratesHandlers = {
  getRateCalendar: handler<'getRateCalendar'>(({ deps, query }) => getRateCalendar(deps, query.month)),
  convertAmount: handler<'convertAmount'>(({ deps, query }) => convertAmount(deps, query)),
  getRateSources: handler<'getRateSources'>(async ({ deps }) =>
    toWireRateSources(await getRateSources(deps)),
  ),
  fetchRates: handler<'fetchRates'>(async ({ deps, actor, body }) =>
    toWireRateFetch(await fetchRates(deps, { ...body, by: actor })),
  ),
  withdrawRate: changeHandler<'withdrawRate'>({
    change: async ({ deps, actor, body }) => {
      await withdrawRate(deps, actor, body);
      await prepareMarketAhead(deps);
    },
    response: async ({ deps, body }) => {
      const subject = { subjectId: rateSubject(body), now: deps.clock.now() };
      return { pending_change: toWirePendingChange(await findPendingOn(deps.db, subject)) };
    },
  }),
  saveManualRate: changeHandler<'saveManualRate'>({
    change: async ({ deps, actor, body }) => {
      await saveManualRate(deps, actor, body);
      await prepareMarketAhead(deps);
    },
    response: async ({ deps, actor, body }) => ({ pending_change: await findHeld(deps, actor, body) }),
  }),
};

async function findHeld({ db, clock }: Deps, { userId }: Actor, { pair, day, rate }: ManualRate) {
  const subjectId = await findTypedPlan(db, {
    kind: 'fx_manual',
    authorId: userId,
    values: [[pair, day, rate]],
  });
  if (subjectId === null) return null;
  return toWirePendingChange(await findPendingOn(db, { subjectId, now: clock.now() }));
}
