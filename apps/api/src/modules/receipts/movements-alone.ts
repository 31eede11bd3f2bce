// How much one person may write by hand on the accounts of the house in a day.

import { decimal } from '@repo/domain/money';
import { secondPersonParameter } from '@repo/domain/two-persons';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/client.ts';
import { parisDay } from '../../paris-time.ts';
import type { PaidAmount, SecondPersonRule } from '../change-requests/needs-second-person.ts';

const rowSchema = z.object({ asset: z.string(), amount: z.string() });

/** A fee leaves the books for good, and has a threshold of its own; what is moved between our accounts has that of payments. */
export function movementRule(nature: string): SecondPersonRule {
  const kind = nature === 'cost' ? 'cost' : 'transfer';
  return {
    threshold: kind === 'cost' ? 'COST_THRESHOLD_EUR' : secondPersonParameter,
    listAlone: ({ db, clock }, { userId }) =>
      listMovementsAlone(db, { kind, userId, day: parisDay(clock.now()) }),
  };
}

/** Those of a day (Paris) that no debit of a statement shows, that no second person approved and that are not undone. */
async function listMovementsAlone(
  db: Database,
  { kind, userId, day }: { kind: 'cost' | 'transfer'; userId: string; day: string },
): Promise<PaidAmount[]> {
  const result: unknown = await db.execute(sql`
    select posting.asset, posting.amount::text as amount
    from journal_entries entry join postings posting on posting.entry = entry.number and posting.amount > 0
    where entry.booked_by = ${userId} and entry.kind = ${kind} and entry.subject_id is null
      and (entry.booked_at at time zone 'Europe/Paris')::date = ${day}::date
      and not exists (select from statement_debits debit where debit.entry = entry.number)
      and not exists (select from journal_entries undoing where undoing.reverses = entry.number)`);
  const { rows } = z.object({ rows: z.array(rowSchema) }).parse(result);
  return rows.map(({ asset, amount }) => ({ asset, amount: decimal(amount) }));
}
