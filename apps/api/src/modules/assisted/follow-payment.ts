import { addDays } from '@repo/domain/dates';
import type { AssistedRow } from '../../db/schema/assisted.ts';
import type { Deps } from '../../deps.ts';
import { parisDay } from '../../paris-time.ts';
import { findUserById } from '../accounts/users.repository.ts';
import { insertTask } from '../records/tasks.repository.ts';
import { assistedTexts as texts } from './assisted.texts.ts';

const followUpDays = 7;

/** A task of its author; without an assignee when they are an adviser, who has no list of tasks. */
export async function followPayment(
  { db, ids, clock }: Deps,
  { authorId, userId }: AssistedRow,
  { contractId, poNumber }: { contractId: string; poNumber: string },
): Promise<void> {
  const now = clock.now();
  const author = await findUserById(db, authorId);
  await insertTask(db, {
    id: ids.uuid(),
    subjectKind: 'contract',
    subjectId: contractId,
    userId,
    title: texts.followPayment(poNumber),
    assigneeId: author === null || author.role === 'commercial' ? null : authorId,
    openedBy: authorId,
    openedAt: now,
    dueDay: addDays(parisDay(now), followUpDays),
  });
}
