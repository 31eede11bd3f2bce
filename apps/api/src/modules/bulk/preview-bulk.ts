import { BULK_MAX_ROWS, BULK_PREVIEW_MINUTES, type BulkKind } from '@repo/domain/bulk';
import type { BulkRow } from '../../db/schema/bulk.ts';
import type { ContractRow } from '../../db/schema/contracts.ts';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import {
  findContracts,
  type ListedContracts,
  listFilteredContracts,
} from '../payments/admin-contracts.repository.ts';
import { findClientBlocks, findLastReminders } from '../reminders/reminders.repository.ts';
import { bulkErrors } from './bulk.errors.ts';
import { insertPlan } from './bulk.repository.ts';
import { bulkKindRules, fingerprintOf, type RowResult } from './bulk-kinds.ts';

interface BulkSelection {
  kind: BulkKind;
  /** Null for all the contracts of the list. */
  ids: readonly string[] | null;
  list: ListedContracts;
}

/** What the bulk would do to each contract. Nothing is written but the plan, which only its author can confirm. */
export async function previewBulk(deps: Deps, actor: Actor, selection: BulkSelection): Promise<string> {
  const { kind } = selection;
  const selected = await readSelection(deps, selection);
  const id = deps.ids.uuid();
  const now = deps.clock.now();
  const { check, isOncePerClient } = bulkKindRules[kind];
  const reminded = isOncePerClient ? selected.map(({ userId }) => userId) : [];
  const last = await findLastReminders(deps.db, reminded);
  const blocks = await findClientBlocks(deps.db, reminded, now);
  const planned = new Set<string>();
  const ignoredOf = (contract: ContractRow): Omit<RowResult, 'state'> | null => {
    const { userId } = contract;
    const row = { contract, remindedAt: last.get(userId)?.at ?? null, block: blocks.get(userId) ?? null };
    const ignored = check(row, actor, now);
    if (ignored === null && isOncePerClient && planned.has(userId)) return { reason: 'same_client' };
    if (ignored === null) planned.add(userId);
    return ignored;
  };
  const toRow = (contract: ContractRow, position: number): Omit<BulkRow, 'effect' | 'doneAt'> => {
    const ignored = ignoredOf(contract);
    return {
      planId: id,
      position,
      subjectId: contract.id,
      fingerprint: fingerprintOf(contract),
      state: ignored === null ? 'planned' : 'ignored',
      reason: ignored?.reason ?? null,
      reasonAt: ignored?.reasonAt ?? null,
    };
  };
  const expiresAt = new Date(now.getTime() + BULK_PREVIEW_MINUTES * 60_000);
  await deps.db.transaction((tx) =>
    insertPlan(tx, { id, kind, authorId: actor.userId, createdAt: now, expiresAt }, selected.map(toRow)),
  );
  return id;
}

async function readSelection({ db }: Deps, { ids, list }: BulkSelection): Promise<ContractRow[]> {
  if (ids === null) {
    const found = await listFilteredContracts(db, list, BULK_MAX_ROWS + 1);
    if (found.length > BULK_MAX_ROWS) throw new AppError(bulkErrors.tooMany);
    if (found.length === 0) throw new AppError(bulkErrors.empty);
    return found;
  }
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) throw new AppError(bulkErrors.empty);
  const byId = new Map((await findContracts(db, wanted)).map((contract) => [contract.id, contract]));
  const found = wanted.flatMap((id) => byId.get(id) ?? []);
  if (found.length < wanted.length) throw new AppError(bulkErrors.unknownRow);
  return found;
}
