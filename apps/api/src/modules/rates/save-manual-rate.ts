import { isIsoDay } from '@repo/domain/dates';
import { isRatePair, validateManualRate, valueSourceTexts } from '@repo/domain/rates';
import type { PlannedValue } from '../../db/schema/market-data.ts';
import type { Actor, Deps } from '../../deps.ts';
import { refuseInvalid } from '../../http/refuse-invalid.ts';
import { parisDay } from '../../paris-time.ts';
import { alreadyPending, holdOrApply } from '../change-requests/hold-or-apply.ts';
import { fingerprintOf } from '../market-data/import-plan.ts';
import { insertPlan } from '../market-data/import-plans.repository.ts';
import { toWireSource } from '../market-data/market-data.mapper.ts';
import { lockMarket, readStoredValues } from '../market-data/market-values.repository.ts';
import { hasTwoPersonControl } from '../parameters/has-two-person-control.ts';
import { controlOf, importChangeKinds } from '../publication/import-change-kinds.ts';
import { publicationTexts } from '../publication/publication.texts.ts';
import { listRateCalendar } from './rate-calendar.repository.ts';

export interface ManualRate {
  pair: string;
  day: string;
  rate: string;
  reason: string;
}

/** A rate that was typed: a plan of one value, published or held as a file of rates is. */
export async function saveManualRate(deps: Deps, actor: Actor, typed: ManualRate): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const inTx = { ...deps, db: tx };
    await lockMarket(tx);
    const { requestId, ...published } = await readDay(inTx, typed);
    refuseInvalid(
      validateManualRate(typed, {
        today: parisDay(deps.clock.now()),
        published: published.rate === null ? null : { source: published.source, rate: published.rate },
        isHeld: await hasTwoPersonControl(inTx),
      }),
    );
    if (requestId !== null) throw alreadyPending(requestId);
    const plan = await planOf(inTx, actor, typed);
    await holdOrApply(inTx, actor, {
      kind: importChangeKinds[controlOf(plan)],
      subjectId: plan.id,
      input: {},
      reason: typed.reason,
    });
  });
}

/** What the day has, and the request that already holds a value of it; nothing of a pair or a day that does not exist. */
async function readDay({ db, clock }: Deps, { pair, day }: ManualRate) {
  const none = { rate: null, source: '', requestId: null };
  if (!isRatePair(pair) || !isIsoDay(day)) return none;
  const [row] = await listRateCalendar(db, [pair], { first: day, last: day, now: clock.now() });
  if (row === undefined) return none;
  const isPublished = row.quote_day === row.day && row.source !== null;
  return {
    rate: isPublished ? row.rate : null,
    source: isPublished && row.source !== null ? valueSourceTexts[toWireSource(row.source)] : '',
    requestId: row.request_id,
  };
}

async function planOf({ db, ids, clock }: Deps, { userId }: Actor, { pair, day, rate }: ManualRate) {
  const stored = await readStoredValues(db, 'fx_manual', [pair], { first: day, last: day });
  const isNew = stored.length === 0;
  const value: PlannedValue = [pair, day, rate];
  const plan = {
    id: ids.uuid(),
    authorId: userId,
    kind: 'fx_manual' as const,
    fileName: publicationTexts.typed,
    counts: { created: isNew ? 1 : 0, changed: isNew ? 0 : 1, unchanged: 0, skipped: 0 },
    errorCount: 0,
    values: [value],
    firstDay: day,
    lastDay: day,
    fingerprint: fingerprintOf(stored),
    createdAt: clock.now(),
  };
  await insertPlan(db, plan);
  return plan;
}
