// What the lists of investments are ordered and filtered by: the expressions of their indexes, and the indexes.
import type { InvestmentState } from '@repo/domain/kaskad';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { type AnyPgColumn, index } from 'drizzle-orm/pg-core';

/** The views of the staff's list that are sets of states: each state is in one. */
export const statesOfView = {
  under_period: ['reflection', 'withdrawable'],
  to_allot: ['firm'],
  to_issue: ['allotted', 'partly_allotted'],
  waiting: ['submitted', 'signed', 'paid'],
  reserved: ['reserved'],
  issued: ['issued', 'transferred'],
  ended: ['withdrawn', 'expired', 'refunded', 'not_allotted'],
} as const satisfies Record<string, readonly InvestmentState[]>;

/** As `statesOfView`: a test compares them. */
const branches = (state: SQLWrapper) => [
  sql`when ${state} in ('reflection', 'withdrawable') then 'under_period'`,
  sql`when ${state} in ('firm') then 'to_allot'`,
  sql`when ${state} in ('allotted', 'partly_allotted') then 'to_issue'`,
  sql`when ${state} in ('submitted', 'signed', 'paid') then 'waiting'`,
  sql`when ${state} in ('reserved') then 'reserved'`,
  sql`when ${state} in ('issued', 'transferred') then 'issued'`,
  sql`when ${state} in ('withdrawn', 'expired', 'refunded', 'not_allotted') then 'ended'`,
];

/** The view that a state is in; written out, as the expression of an index. */
export const viewOfState = (state: SQLWrapper): SQL => sql`(case ${sql.join(branches(state), sql` `)} end)`;

/** « KSK-2026 »; written out, as the expression of an index. */
export const yearOfReference = (reference: SQLWrapper): SQL => sql`left(${reference}, 8)`;

type InvestmentColumns = Record<
  | 'id'
  | 'reference'
  | 'userId'
  | 'roundId'
  | 'state'
  | 'units'
  | 'allottedUnits'
  | 'reflectionUntil'
  | 'withdrawalUntil'
  | 'proofFiledAt'
  | 'proofRefusedReason'
  | 'received'
  | 'createdAt',
  AnyPgColumn
>;

export const investmentIndexes = (t: InvestmentColumns) => [
  index('kaskad_investments_user_idx').on(t.userId, t.createdAt, t.id),
  // What a search of owners reads of each.
  index('kaskad_investments_owner_idx').on(t.userId, t.state, t.roundId, t.createdAt, t.id),
  index('kaskad_investments_list_idx').on(t.createdAt, t.id),
  index('kaskad_investments_state_idx').on(t.state, t.createdAt, t.id),
  index('kaskad_investments_round_idx').on(t.roundId, t.state),
  index('kaskad_investments_round_list_idx').on(t.roundId, t.createdAt, t.id),
  index('kaskad_investments_view_idx').on(viewOfState(t.state), t.createdAt, t.id),
  index('kaskad_investments_round_view_idx').on(t.roundId, viewOfState(t.state), t.createdAt, t.id),
  // What is under a period is found without its rows: `sumRounds` reads these indexes alone.
  index('kaskad_investments_reflection_idx')
    .on(t.roundId, t.reflectionUntil, t.state, t.units, t.allottedUnits)
    .where(sql`${t.state} in ('submitted', 'reflection') and ${t.reflectionUntil} is not null`),
  index('kaskad_investments_withdrawal_idx')
    .on(t.roundId, t.withdrawalUntil, t.state, t.units, t.allottedUnits)
    .where(sql`${t.state} in ('signed', 'paid', 'withdrawable') and ${t.withdrawalUntil} is not null`),
  // « À vérifier »: a proof is to be read, or money is short.
  index('kaskad_investments_to_check_idx')
    .on(t.createdAt, t.id)
    .where(
      sql`${t.state} = 'signed' and (${t.proofFiledAt} is not null and ${t.proofRefusedReason} is null or ${t.received} > 0)`,
    ),
  index('kaskad_investments_year_idx').on(yearOfReference(t.reference), t.createdAt, t.id),
];
