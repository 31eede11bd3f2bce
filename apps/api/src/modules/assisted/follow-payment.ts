import { addDays } from '@repo/domain/dates';
import type { AssistedRow } from '../../db/schema/assisted.ts';
import type { Deps } from '../../deps.ts';
import { parisDay } from '../../paris-time.ts';
import { insertTask } from '../records/tasks.repository.ts';
import { assistedTexts as texts } from './assisted.texts.ts';

const followUpDays = 7;

/** A task of its author. */
export async function followPayment(
  { db, ids, clock }: Deps,
  { authorId, userId }: AssistedRow,
  { contractId, poNumber }: { contractId: string; poNumber: string },
): Promise<void> {
  const now = clock.now();
  await insertTask(db, {
    id: ids.uuid(),
    subjectKind: 'contract',
    subjectId: contractId,
    userId,
    title: texts.followPayment(poNumber),
    assigneeId: authorId,
    openedBy: authorId,
    openedAt: now,
    dueDay: addDays(parisDay(now), followUpDays),
  });
}
