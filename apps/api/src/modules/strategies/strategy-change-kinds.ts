// The two kinds of change of what a product holds that wait for a second person.
import type { StrategyRow } from '../../db/schema/strategies.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { type ChangeCall, type ChangeKind, fingerprintOf } from '../change-requests/change-kind.ts';
import { changeRequestsErrors } from '../change-requests/change-requests.errors.ts';
import {
  describeStrategy,
  linesOf,
  paymentFieldsOf,
  type StrategyFields,
  termFieldsOf,
} from './describe-strategy.ts';
import {
  announceNewDetails,
  assertNonePlanned,
  changesPayment,
  paymentContentOf,
  planPaymentDetails,
} from './payment-details.ts';
import { readObservedRate, yieldWarnings } from './product-effects.ts';
import { strategiesErrors } from './strategies.errors.ts';
import { toWireStrategy } from './strategies.mapper.ts';
import { assertChangeable } from './strategies.policy.ts';
import { requireLocked, saveStrategy } from './strategies.repository.ts';
import { strategiesTexts } from './strategies.texts.ts';
import { changedRow, type StrategyChange, strategyChangeSchema } from './strategy-change.ts';
import { addStrategyVersion, contentOf } from './strategy-versions.repository.ts';

type StrategyControl = 'strategy.payment_details' | 'strategy.terms';

/** Which control a change is under, by what it would really change; null for what is only shown, and for what no client sees. */
export function controlOf(before: StrategyRow, change: StrategyChange): StrategyControl | null {
  if (before.status === 'draft') return null;
  const after = changedRow(before, change);
  if (differ(paymentFieldsOf(before), paymentFieldsOf(after))) return 'strategy.payment_details';
  return differ(termFieldsOf(before), termFieldsOf(after)) ? 'strategy.terms' : null;
}

function differ(before: StrategyFields, after: StrategyFields): boolean {
  return linesOf(before, after).length > 0;
}

interface LockedChange {
  before: StrategyRow;
  change: StrategyChange;
}

/** In a transaction that holds the product. */
export async function applyStrategyChange(
  deps: Deps,
  { actor, reason, request }: Pick<ChangeCall<StrategyChange>, 'actor' | 'reason' | 'request'>,
  { before, change }: LockedChange,
): Promise<void> {
  const wanted = changedRow(before, change);
  const now = deps.clock.now();
  const newDetails = changesPayment(before, wanted);
  // A product that could not be paid yet has nothing to protect.
  const isPlanned = newDetails && request !== undefined && paymentFieldsOf(before).size > 0;
  if (isPlanned) await planPaymentDetails(deps, { after: wanted, reason, request, checkerId: actor.userId });
  const changed = {
    ...wanted,
    ...(isPlanned ? paymentContentOf(before) : newDetails && { paymentDetailsSince: now }),
    version: before.version + 1,
    updatedAt: now,
  };
  if (isPlanned && linesOf(describeStrategy(before), describeStrategy(changed)).length === 0) return;
  const after = await saveStrategy(deps.db, before.id, changed);
  if (!after) throw new AppError(strategiesErrors.notFound);
  await addStrategyVersion(deps.db, before, {
    strategyId: after.id,
    version: after.version,
    content: contentOf(after),
    reason,
    enteredBy: request?.makerId ?? actor.userId,
    publishedBy: request === undefined ? null : actor.userId,
    changeRequestId: request?.id ?? null,
    createdAt: now,
  });
  await recordAudit(deps, {
    by: actor,
    action: 'strategy.updated',
    object: { type: 'strategy', id: before.id },
    before: { ...toWireStrategy(before), status: before.status },
    after: { ...toWireStrategy(after), status: after.status },
  });
  if (newDetails && !isPlanned) await announceNewDetails(deps, after);
}

/** A form that was opened on an older version would overwrite what it never showed. */
export function assertSameVersion({ version }: StrategyRow, change: StrategyChange): void {
  if (change.version !== undefined && change.version !== version) {
    throw new AppError(strategiesErrors.changed);
  }
}

function strategyChangeKind(kind: StrategyControl): ChangeKind<StrategyChange> {
  return {
    kind,
    subjectType: 'strategy',
    input: strategyChangeSchema,
    // By its warning: without two-person control the call needs no reason.
    isAlwaysHeld: false,
    warnings: {
      [kind]: strategiesTexts.warnings[kind],
      yieldZero: strategiesTexts.state.yieldZero,
      yieldFar: strategiesTexts.state.yieldFar,
    },
    typed: (change) => ({ product: change }),
    check: async (deps, { subjectId, input: change, request }) => {
      const before = await requireLocked(deps.db, subjectId);
      // At the approval the fingerprint decides.
      if (request === undefined) assertSameVersion(before, change);
      if (controlOf(before, change) !== kind) throw new AppError(changeRequestsErrors.stale);
      const after = changedRow(before, change);
      if (changesPayment(before, after)) await assertNonePlanned(deps, subjectId);
      await assertChangeable(deps.db, before, after);
      const ofYield =
        before.apy === after.apy ? [] : yieldWarnings(after.apy, await readObservedRate(deps.db, before.id));
      const lines = linesOf(describeStrategy(before), describeStrategy(after));
      // The lines hold all that it changes: what others change meanwhile does not matter.
      const subjectLabel = before.title;
      const warnings = [kind, ...ofYield];
      return { subjectLabel, userId: null, lines, fingerprint: fingerprintOf(lines), warnings };
    },
    apply: async (deps, call) =>
      applyStrategyChange(deps, call, {
        before: await requireLocked(deps.db, call.subjectId),
        change: call.input,
      }),
  };
}

export const strategyChangeKinds = {
  'strategy.payment_details': strategyChangeKind('strategy.payment_details'),
  'strategy.terms': strategyChangeKind('strategy.terms'),
} as const;
