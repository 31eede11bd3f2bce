import type { components } from '@repo/api-sdk/spec';
import { formatLongDateTime } from '@repo/domain/format';
import type { Database } from '../../db/client.ts';
import { AppError } from '../../http/app-error.ts';
import { remindersErrors } from './reminders.errors.ts';
import { findLastReminders, type LastReminder } from './reminders.repository.ts';
import { remindersTexts as texts } from './reminders.texts.ts';

/** Of a client, whatever it was about; null of one who never received any. */
export async function readLastReminder(
  db: Database,
  userId: string,
): Promise<components['schemas']['LastReminder']> {
  const last = (await findLastReminders(db, [userId])).get(userId);
  if (last === undefined) return null;
  const { at, by, poNumber } = last;
  const name = by === null ? null : `${by.firstname} ${by.lastname}`;
  return { at: at.toISOString(), by: name, po_number: poNumber };
}

/** « Déjà relancé le … par … ». */
export function alreadyReminded({ at, by }: LastReminder): AppError {
  const instant = formatLongDateTime(at.toISOString());
  const message =
    by === null ? texts.remindedAlone(instant) : texts.remindedBy(instant, `${by.firstname} ${by.lastname}`);
  return new AppError(remindersErrors.alreadyReminded, { message });
}
