// A rate put on a wrong day: withdrawn by two persons, its value kept among the revisions.
import { isIsoDay } from '@repo/domain/dates';
import { formatDecimal, formatNumericDate } from '@repo/domain/format';
import { rateFormTexts } from '@repo/domain/rates';
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
  deleteRate,
  lockMarket,
  readStoredValues,
  readValuesBefore,
} from '../market-data/market-values.repository.ts';
import { publicationTexts } from '../publication/publication.texts.ts';
import { ratesTexts as texts } from './rates.texts.ts';

export interface RateWithdrawal {
  pair: string;
  day: string;
  reason: string;
}

/** The subject of its request. */
export const rateSubject = ({ pair, day }: Pick<RateWithdrawal, 'pair' | 'day'>): string => `${pair} ${day}`;

/** Held until another person approves it; a reason is required either way. */
export async function withdrawRate(deps: Deps, actor: Actor, withdrawal: RateWithdrawal): Promise<void> {
  refuseInvalid(validateReason(withdrawal));
  const { reason } = withdrawal;
  await holdOrApply(deps, actor, {
    kind: rateWithdrawKind,
    subjectId: rateSubject(withdrawal),
    input: {},
    reason,
  });
}

export const rateWithdrawKind: ChangeKind<Record<string, never>> = {
  kind: 'fx.withdraw',
  subjectType: 'rate',
  input: z.strictObject({}),
  isAlwaysHeld: true,
  warnings: {},
  check: async (deps, { subjectId }) => {
    const { pair, day, stored, before, statements } = await readRate(deps, subjectId);
    return {
      subjectLabel: texts.subject(pair, formatNumericDate(day)),
      userId: null,
      lines: [
        {
          label: texts.rate(pair, formatNumericDate(day)),
          before: formatDecimal(stored.value),
          after:
            before === null
              ? texts.none
              : texts.fallback(formatDecimal(before.value), formatNumericDate(before.day)),
        },
        { label: publicationTexts.statements, before: null, after: String(statements) },
      ],
      fingerprint: fingerprintOf([stored, before]),
    };
  },
  apply: async (deps, { actor, subjectId, reason }) => {
    const { pair, day, stored, before } = await readRate(deps, subjectId);
    const value = { kind: 'fx' as const, series: pair, day, title: pair, before: stored.value };
    if (before !== null) await notifyCorrections(deps, [{ ...value, after: before.value }]);
    await deleteRate(deps.db, { pair, day }, deps.clock.now());
    await recordAudit(deps, {
      by: actor,
      action: 'market_data.rate_withdrawn',
      object: { type: 'rate', id: subjectId },
      after: { pair, day, rate: stored.value, detail: reason },
    });
  },
  afterApproval: prepareMarketAhead,
};

/** The published rate, what would stand for its day, and the statements that show it. Refuses one that a deal was executed at. */
async function readRate({ db }: Deps, subjectId: string) {
  await lockMarket(db);
  const [pair = '', day = ''] = subjectId.split(' ');
  const [stored] = isIsoDay(day)
    ? await readStoredValues(db, 'fx_manual', [pair], { first: day, last: day })
    : [];
  if (stored === undefined) refuseField('day', rateFormTexts.nothingToWithdraw);
  const [before = null] = await readValuesBefore(db, 'fx_manual', { series: [pair], day });
  const { deals, statements } = await countAffected(db, [{ kind: 'fx', series: pair, day }]);
  if (deals > 0) refuseField('day', rateFormTexts.isUsed(deals));
  return { pair, day, stored, before, statements };
}
