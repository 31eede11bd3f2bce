// The two kinds of change of a product that wait for a second person.
import type { StrategyRow } from '../../db/schema/strategies.ts';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { type ChangeKind, type ChangeLine, fingerprintOf } from '../change-requests/change-kind.ts';
import { changeRequestsErrors } from '../change-requests/change-requests.errors.ts';
import { describeStrategy, paymentFieldsOf, type StrategyFields, termFieldsOf } from './describe-strategy.ts';
import { strategiesErrors } from './strategies.errors.ts';
import { toWireStrategy } from './strategies.mapper.ts';
import { lockStrategy, saveStrategy } from './strategies.repository.ts';
import { strategiesTexts } from './strategies.texts.ts';
import { changedRow, type StrategyChange, strategyChangeSchema } from './strategy-change.ts';

type StrategyControl = 'strategy.payment_details' | 'strategy.terms';

/** Which control a change is under, by what it would really change; null for what is only shown. */
export function controlOf(before: StrategyRow, change: StrategyChange): StrategyControl | null {
  const after = changedRow(before, change);
  if (differ(paymentFieldsOf(before), paymentFieldsOf(after))) return 'strategy.payment_details';
  return differ(termFieldsOf(before), termFieldsOf(after)) ? 'strategy.terms' : null;
}

function differ(before: StrategyFields, after: StrategyFields): boolean {
  return linesOf(before, after).length > 0;
}

function linesOf(before: StrategyFields, after: StrategyFields): ChangeLine[] {
  const labels = [...new Set([...before.keys(), ...after.keys()])];
  return labels
    .map((label) => ({ label, before: before.get(label) ?? null, after: after.get(label) ?? null }))
    .filter((line) => line.before !== line.after);
}

interface LockedChange {
  before: StrategyRow;
  change: StrategyChange;
}

/** In a transaction that holds the product. */
export async function applyStrategyChange(
  deps: Deps,
  actor: Actor,
  { before, change }: LockedChange,
): Promise<void> {
  const changes = { ...changedRow(before, change), updatedAt: deps.clock.now() };
  const after = await saveStrategy(deps.db, before.id, changes);
  if (!after) throw new AppError(strategiesErrors.notFound);
  await recordAudit(deps, {
    by: actor,
    action: 'strategy.updated',
    object: { type: 'strategy', id: before.id },
    before: { ...toWireStrategy(before) },
    after: { ...toWireStrategy(after) },
  });
}

async function lock(deps: Deps, id: string): Promise<StrategyRow> {
  const row = await lockStrategy(deps.db, id);
  if (!row) throw new AppError(strategiesErrors.notFound);
  return row;
}

function strategyChangeKind(kind: StrategyControl): ChangeKind<StrategyChange> {
  return {
    kind,
    subjectType: 'strategy',
    input: strategyChangeSchema,
    // By its warning: without two-person control the call needs no reason.
    isAlwaysHeld: false,
    needsFreshCode: kind === 'strategy.payment_details',
    warnings: { [kind]: strategiesTexts.warnings[kind] },
    check: async (deps, { subjectId, input: change }) => {
      const before = await lock(deps, subjectId);
      if (controlOf(before, change) !== kind) throw new AppError(changeRequestsErrors.stale);
      const after = changedRow(before, change);
      const lines = linesOf(describeStrategy(before), describeStrategy(after));
      // The lines hold all that it changes: what others change meanwhile does not matter.
      const subjectLabel = before.title;
      return { subjectLabel, userId: null, lines, fingerprint: fingerprintOf(lines), warnings: [kind] };
    },
    apply: async (deps, { actor, subjectId, input: change }) =>
      applyStrategyChange(deps, actor, { before: await lock(deps, subjectId), change }),
  };
}

export const strategyChangeKinds = {
  'strategy.payment_details': strategyChangeKind('strategy.payment_details'),
  'strategy.terms': strategyChangeKind('strategy.terms'),
} as const;
