// Signatures of the day's control: append-only; what is in force is the newest signature of a day and its countersignature.
import type { DayCheck } from '@repo/domain/day-control';
import { date, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './identity.ts';

/** The points of each check that was open when the day was signed. */
export type OpenPoints = { readonly [Check in DayCheck]?: readonly string[] };

export const daySignatures = pgTable(
  'day_signatures',
  {
    id: uuid('id').primaryKey(),
    day: date('day', { mode: 'string' }).notNull(),
    act: text('act', { enum: ['sign', 'countersign'] }).notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull(),
    comment: text('comment'),
    openPoints: jsonb('open_points').$type<OpenPoints>().notNull(),
  },
  (t) => [index('day_signatures_day_idx').on(t.day, t.at)],
);

export type DaySignatureRow = typeof daySignatures.$inferSelect;
