// A NAV put on a wrong day: withdrawn by two persons, its value kept among the revisions.
import { isIsoDay } from '@repo/domain/dates';
import { formatDecimal, formatNumericDate } from '@repo/domain/format';
import { navEntryTexts } from '@repo/domain/navs';
import { validateReason } from '@repo/domain/two-persons';
import { z } from 'zod';
import type { Actor, Deps } from '../../deps.ts';
import { refuseField, refuseInvalid } from '../../http/refuse-invalid.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { type ChangeKind, fingerprintOf } from '../change-requests/change-kind.ts';
import { holdOrApply } from '../change-requests/hold-or-apply.ts';
import { notifyCorrections } from '../corrections/notify-corrections.ts';
import { countAffected } from '../market-data/affected.repository.ts';
import { prepareMarketAhead } from '../market-data/load-market.ts';
import {
  deleteNav,
  lockMarket,
  readStoredValues,
  readValuesBefore,
} from '../market-data/market-values.repository.ts';
import { describeNavEffects } from '../market-data/nav-effects.ts';
import { listStrategyNames } from '../market-data/strategy-names.repository.ts';
import { publicationTexts } from '../publication/publication.texts.ts';
import { withdrawNavTexts as texts } from './nav-entry.texts.ts';

export interface PublishedNav {
  strategy_id: string;
  day: string;
}

/** The subject of its request. */
export const navSubject = ({ strategy_id: id, day }: PublishedNav): string => `${id} ${day}`;

/** Held until another person approves it; a reason is required either way. */
export async function withdrawNav(
  deps: Deps,
  actor: Actor,
  withdrawal: PublishedNav & { reason: string },
): Promise<void> {
  refuseInvalid(validateReason(withdrawal));
  const { reason } = withdrawal;
  await holdOrApply(deps, actor, {
    kind: navWithdrawKind,
    subjectId: navSubject(withdrawal),
    input: {},
    reason,
  });
}

export const navWithdrawKind: ChangeKind<Record<string, never>> = {
  kind: 'nav.withdraw',
  subjectType: 'nav',
  input: z.strictObject({}),
  isAlwaysHeld: true,
  warnings: {},
  check: async (deps, { subjectId }) => {
    const { id, title, day, stored, before, statements } = await readNav(deps, subjectId);
    const shownDay = formatNumericDate(day);
    return {
      subjectLabel: texts.subject(title, shownDay),
      userId: null,
      lines: [
        {
          label: publicationTexts.value(title, shownDay),
          before: formatDecimal(stored.value),
          after:
            before === null
              ? texts.none
              : texts.fallback(formatDecimal(before.value), formatNumericDate(before.day)),
        },
        ...(before === null ? [] : await describeNavEffects(deps.db, [[id, day, before.value]])),
        { label: publicationTexts.statements, before: null, after: String(statements) },
      ],
      fingerprint: fingerprintOf([stored, before]),
    };
  },
  apply: async (deps, { actor, subjectId, reason }) => {
    const { id, title, day, stored, before } = await readNav(deps, subjectId);
    const value = { kind: 'nav' as const, series: id, day, title, before: stored.value };
    if (before !== null) await notifyCorrections(deps, [{ ...value, after: before.value }]);
    await deleteNav(deps.db, { strategyId: id, day }, deps.clock.now());
    await recordAudit(deps, {
      by: actor,
      action: 'market_data.nav_withdrawn',
      object: { type: 'nav', id: subjectId },
      after: { strategy: title, day, value: stored.value, detail: reason },
    });
  },
  afterApproval: prepareMarketAhead,
};

/** The published NAV, what would stand for its day, and the statements that show it. Refuses one that a deal was executed at. */
async function readNav({ db }: Deps, subjectId: string) {
  await lockMarket(db);
  const [id = '', day = ''] = subjectId.split(' ');
  const [stored] = isIsoDay(day)
    ? await readStoredValues(db, 'nav_manual', [id], { first: day, last: day })
    : [];
  if (stored === undefined) refuseField('day', navEntryTexts.nothingToWithdraw);
  const [before = null] = await readValuesBefore(db, 'nav_manual', { series: [id], day });
  const { deals, statements } = await countAffected(db, [{ kind: 'nav', series: id, day }]);
  if (deals > 0) refuseField('day', navEntryTexts.isUsed(deals));
  const names = await listStrategyNames(db);
  const title = names.find((name) => name.id === id)?.title ?? id;
  return { id, title, day, stored, before, statements };
}
