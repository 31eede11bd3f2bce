import { changeHandler, handler } from '../../http/handler.ts';
import { toWirePendingChange } from '../change-requests/change-requests.mapper.ts';
import { findPendingOn } from '../change-requests/change-requests.repository.ts';
import { findTypedPlan } from '../market-data/import-plans.repository.ts';
import { prepareMarketAhead } from '../market-data/load-market.ts';
import { describeNavEffects } from '../market-data/nav-effects.ts';
import { checkNavs } from './check-navs.ts';
import { previewNavWithdrawal } from './preview-nav-withdrawal.ts';
import { submitNavs } from './submit-navs.ts';
import { navSubject, withdrawNav } from './withdraw-nav.ts';

export const navEntryHandlers = {
  checkNavs: handler<'checkNavs'>(async ({ deps, body }) => {
    const { cells, values, created, changed, affected, requestId } = await checkNavs(deps, body.cells);
    const effects = await describeNavEffects(deps.db, values);
    return { cells, created, changed, ...affected, effects, request_id: requestId };
  }),
  previewNavWithdrawal: handler<'previewNavWithdrawal'>(({ deps, actor, query }) =>
    previewNavWithdrawal(deps, actor, query),
  ),
  withdrawNav: changeHandler<'withdrawNav'>({
    change: async ({ deps, actor, body }) => {
      await withdrawNav(deps, actor, body);
      await prepareMarketAhead(deps);
    },
    response: async ({ deps, body }) => {
      const subject = { subjectId: navSubject(body), now: deps.clock.now() };
      return { pending_change: toWirePendingChange(await findPendingOn(deps.db, subject)) };
    },
  }),
  submitNavs: changeHandler<'submitNavs'>({
    change: async ({ deps, actor, body }) => {
      await submitNavs(deps, actor, body);
      await prepareMarketAhead(deps);
    },
    response: async ({ deps, actor, body }) => {
      // Once they are published the same cells change nothing.
      const { values } = await checkNavs(deps, body.cells);
      const subjectId = await findTypedPlan(deps.db, { kind: 'nav_manual', authorId: actor.userId, values });
      if (subjectId === null) return { pending_change: null };
      const pending = await findPendingOn(deps.db, { subjectId, now: deps.clock.now() });
      return { pending_change: toWirePendingChange(pending) };
    },
  }),
};
