import { bigint, foreignKey, index, numeric, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { unitMovements } from './books.ts';
import { users } from './identity.ts';

/**
 * What was decided of a deal that was executed at a NAV or a quote corrected since; it holds for the corrections before it. Amounts
 * are those of `settlementEntry`, zero for what was left.
 */
export const dealDecisions = pgTable(
  'deal_decisions',
  {
    id: uuid('id').primaryKey(),
    strategyId: text('strategy_id').notNull(),
    /** Its number in the register of the strategy. */
    movement: bigint('movement', { mode: 'number' }).notNull(),
    decision: text('decision', { enum: ['left', 'settled'] }).notNull(),
    reason: text('reason').notNull(),
    reference: numeric('reference').notNull().default('0'),
    cash: numeric('cash').notNull().default('0'),
    exitFee: numeric('exit_fee').notNull().default('0'),
    owed: numeric('owed').notNull().default('0'),
    decidedBy: uuid('decided_by')
      .notNull()
      .references(() => users.id),
    decidedAt: timestamp('decided_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    foreignKey({
      name: 'deal_decisions_movement_fk',
      columns: [t.strategyId, t.movement],
      foreignColumns: [unitMovements.strategyId, unitMovements.number],
    }),
    index('deal_decisions_movement_idx').on(t.strategyId, t.movement, t.decidedAt),
  ],
);
