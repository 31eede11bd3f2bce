import type { components } from '@repo/api-sdk/spec';
import type { Database } from '../../db/client.ts';
import { findLastReminders } from './reminders.repository.ts';

/** Of a client, whatever its contract; null of one who never received any. */
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
