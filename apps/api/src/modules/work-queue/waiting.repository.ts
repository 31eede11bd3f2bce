// What waits, by kind, where it is: the one definition of each, for « Ma file » and for the tiles that count it.
import { openPayoutStates } from '@repo/domain/payouts';
import { kaskadChangeKinds } from '@repo/domain/two-persons';
import type { WorkKind } from '@repo/domain/work';
import { inArray, type SQL, sql } from 'drizzle-orm';
import { type CountedList, countsOf } from '../../db/list-counts.ts';
import { payouts } from '../../db/schema/cash.ts';
import { isOwed } from '../../db/schema/cash-lists.ts';
import { messageThreads } from '../../db/schema/messages.ts';
import { workItems } from '../../db/schema/records.ts';
import { inScope, ofClientsInScope, type Scope } from '../clients/scope.repository.ts';

/** NAVs and rates are read from calendars. */
export type StoredKind = Exclude<WorkKind, 'nav' | 'rate'>;

/** In Paris, the end of a day that a column holds. */
const endOf = (day: SQL): SQL => sql`((${day} + 1)::timestamp at time zone 'Europe/Paris')`;
const none = sql`null::timestamptz as due_at, null::uuid as assignee_id`;

const toCheck = (state: SQL): SQL => sql`
  select id, updated_at as opened_at, updated_at as sort, ${none}
  from contracts where status = 'signed' and ${state}`;

const registerLines = (condition: SQL): SQL =>
  sql`select id, since as opened_at, since as sort, ${none} from register_lines where ${condition}`;

const kaskadKinds = sql.join(
  kaskadChangeKinds.map((kind) => sql`${kind}`),
  sql`, `,
);

const queries: Readonly<Record<StoredKind, (scope: Scope, userId: string | null) => SQL>> = {
  dispute: () => sql`
    select id, placed_at as opened_at, placed_at as sort, ${none} from payout_holds where lifted_at is null`,
  // Moved to its state at `updated_at`, which nothing else writes until it leaves it.
  proof: () => toCheck(sql`payment_status = 'proved'`),
  payment: () => toCheck(sql`payment_status = 'checking'`),
  kyc: () => sql`
    select k.user_id as id, d.opened_at, d.opened_at as sort, ${none}
    from client_cards k cross join lateral (
      select coalesce(max(i.created_at), k.created_at) as opened_at from identity_documents i where i.user_id = k.user_id) d
    where k.identity = 'pending' and k.state <> 'closed'`,
  document: () => sql`
    select id, updated_at as opened_at, updated_at as sort, ${none} from company_documents where status = 'checking'`,
  payout: () => sql`
    select id, requested_at as opened_at, coalesce(due_by, 'infinity') as sort, ${endOf(sql`due_by`)} as due_at,
      null::uuid as assignee_id from ${payouts} where ${isOwed(payouts)} and kind <> 'kaskad_refund'`,
  // One's own await another person; those of Kaskad are not of this queue.
  request: (_scope, userId) => sql`
    select id, created_at as opened_at, created_at as sort, ${none} from change_requests
    where state = 'pending' and kind not in (${kaskadKinds}) and ${userId === null ? sql`true` : sql`maker_id <> ${userId}::uuid`}`,
  // It waits from the day on which it is worth its date.
  funds: () => sql`
    select id, (day::timestamp at time zone 'Europe/Paris') as opened_at, day as sort, ${none} from receipts where state = 'open'`,
  message: (scope) => sql`
    select id, since as opened_at, since as sort, ${none} from ${messageThreads}
    where state = 'waiting' and ${inScope(messageThreads.salesId, scope) ?? sql`true`}`,
  register_gap: () => registerLines(sql`gap = 'open'`),
  register_entry: () => registerLines(sql`state = 'to_enter'`),
  task: (scope) => sql`
    select id, opened_at, due_at as sort, due_at, assignee_id from ${workItems}
    where kind = 'task' and state = 'open' and ${inScope(workItems.assigneeId, scope) ?? sql`true`}
      and ${ofClientsInScope(workItems.userId, scope) ?? sql`true`}`,
};

interface CountedBy {
  list: CountedList;
  where: SQL;
}

/** The kinds that a list counts as they are written, in any scope but an adviser’s. */
const countedBy: Partial<Record<StoredKind, CountedBy>> = {
  proof: {
    list: 'contracts',
    where: sql`key ->> 'status' = 'signed' and key ->> 'payment_status' = 'proved'`,
  },
  payment: {
    list: 'contracts',
    where: sql`key ->> 'status' = 'signed' and key ->> 'payment_status' = 'checking'`,
  },
  payout: {
    list: 'payouts',
    where: sql`${inArray(sql`key ->> 'state'`, [...openPayoutStates])} and key ->> 'kind' <> 'kaskad_refund'`,
  },
  message: { list: 'message_threads', where: sql`key ->> 'state' = 'waiting'` },
  register_gap: { list: 'register_lines', where: sql`key ->> 'gap' = 'open'` },
  register_entry: { list: 'register_lines', where: sql`key ->> 'state' = 'to_enter'` },
};

/** Selects how many wait; null of what no list counts. */
export function totalOf(kind: StoredKind, scope: Scope): SQL | null {
  const counted = countedBy[kind];
  if (counted === undefined || scope !== undefined) return null;
  return sql`select coalesce(sum(count), 0) as count from (${countsOf(counted.list)}) c where ${counted.where}`;
}

/** To `userId`, or to the whole team: `id`, `opened_at`, `sort` (the order of urgency, with the id), `due_at` and `assignee_id` of what has its own. */
export const waitingOf = (kind: StoredKind, scope: Scope, userId: string | null): SQL =>
  queries[kind](scope, userId);
