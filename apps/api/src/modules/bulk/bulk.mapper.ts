import type { components } from '@repo/api-sdk/spec';
import { type BulkRowState, bulkRowStates, bulkState, bulkUndo } from '@repo/domain/bulk';
import { paymentAssetOf } from '@repo/domain/limits';
import { decimal } from '@repo/domain/money';
import type { BulkPlanRow } from '../../db/schema/bulk.ts';
import type { UserRow } from '../../db/schema/identity.ts';
import { clientName } from '../accounts/client-name.ts';
import { amountText } from '../contracts/contracts.mapper.ts';
import type { BulkRowView, ResultCount } from './bulk.repository.ts';

type Schemas = components['schemas'];

interface PlanToShow {
  plan: BulkPlanRow;
  author: UserRow;
  results: readonly ResultCount[];
}

/** `now`: what is left of its time is in seconds, so that no clock of a browser counts. */
export function toBulk(
  { plan, author, results }: PlanToShow,
  { userId, now }: { userId: string; now: Date },
): Schemas['Bulk'] {
  const countOf = (wanted: BulkRowState) =>
    results.filter(({ state }) => state === wanted).reduce((sum, { count }) => sum + count, 0);
  const undo = bulkUndo(plan.kind, plan, now);
  return {
    id: plan.id,
    kind: plan.kind,
    state: bulkState(plan, now),
    author: `${author.firstname} ${author.lastname}`,
    is_mine: plan.authorId === userId,
    total: results.reduce((sum, { count }) => sum + count, 0),
    counts: toCounts(countOf),
    reasons: results.flatMap(({ state, reason, count }) =>
      reason === null ? [] : [{ state, reason, count }],
    ),
    created_at: plan.createdAt.toISOString(),
    committed_at: plan.committedAt?.toISOString() ?? null,
    finished_at: plan.finishedAt?.toISOString() ?? null,
    undo: undo && { action: undo.action, seconds_left: undo.until && secondsUntil(undo.until, now) },
  };
}

function toCounts(countOf: (state: BulkRowState) => number): Schemas['BulkCounts'] {
  const [planned, ignored, done, failed, undone, kept] = bulkRowStates;
  return {
    planned: countOf(planned),
    ignored: countOf(ignored),
    done: countOf(done),
    failed: countOf(failed),
    undone: countOf(undone),
    kept: countOf(kept),
  };
}

const secondsUntil = (until: Date, now: Date) => Math.ceil((until.getTime() - now.getTime()) / 1000);

export function toBulkRow({ row, contract, client, product }: BulkRowView): Schemas['BulkRow'] {
  const currency = paymentAssetOf(contract.currency);
  return {
    id: contract.id,
    po_number: contract.poNumber,
    client: clientName(client),
    product,
    currency,
    amount: amountText(decimal(contract.amount), currency),
    state: row.state,
    reason: row.reason,
    reason_at: row.reasonAt?.toISOString() ?? null,
    done_at: row.doneAt?.toISOString() ?? null,
  };
}
