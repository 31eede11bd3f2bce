import type { components } from '@repo/api-sdk/spec';
import { auditObjectName } from '@repo/domain/audit';
import type { Deps } from '../../deps.ts';
import { readNames } from '../audit-list/audit-list.repository.ts';
import {
  type ActionRow,
  type ActivityPlace,
  type ActivityQuery,
  type EventRow,
  listActions,
  listEvents,
} from './activity.repository.ts';

type Schemas = components['schemas'];

const pageSize = 20;
const shownMs = 90 * 86_400_000;

/** One page of both, newest first. */
export async function listStaffActivity(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  input: { type?: string | undefined; strategy?: string | undefined; after?: string | undefined },
): Promise<Schemas['StaffActivityPage']> {
  const query: ActivityQuery = {
    type: input.type,
    strategy: input.strategy,
    after: input.after === undefined ? null : placeOf(input.after),
    since: new Date(clock.now().getTime() - shownMs),
    // One more than is shown says whether there is a next page.
    limit: pageSize + 1,
  };
  const events = await listEvents(db, query);
  const actions = await listActions(db, query);
  const names = await readNames(
    db,
    actions.flatMap(({ actor_id: actor, object_id: id }) => [actor ?? '', id]),
  );
  const all = [
    ...events.map((row) => ({ rank: 0, row, item: eventItem(row) })),
    ...actions.map((row) => ({ rank: 1, row, item: actionItem(row, names) })),
  ].toSorted((a, b) => b.row.at.getTime() - a.row.at.getTime() || byText(b.row, a.row) || a.rank - b.rank);
  const items = all.slice(0, pageSize).map(({ item }) => item);
  return { items, next: all.length > pageSize ? (items.at(-1)?.id ?? null) : null };
}

/** Within a millisecond. */
function byText(a: { exact: string }, b: { exact: string }): number {
  return a.exact < b.exact ? -1 : a.exact > b.exact ? 1 : 0;
}

function placeOf(after: string): ActivityPlace {
  const [source, id = ''] = after.split(':');
  return { source: source === 'event' ? 'event' : 'action', id };
}

function eventItem(row: EventRow): Schemas['StaffActivity'] {
  return {
    id: `event:${row.id}`,
    occurred_at: row.at.toISOString(),
    event: row.type,
    action: null,
    actor: null,
    subject: row.name,
    client_id: row.user_id,
    contract_id: row.contract_id,
    product: row.product,
  };
}

function actionItem(row: ActionRow, names: ReadonlyMap<string, string>): Schemas['StaffActivity'] {
  const { object_type: type, object_id: id } = row;
  return {
    id: `action:${row.id}`,
    occurred_at: row.at.toISOString(),
    event: null,
    action: row.action,
    actor: row.actor_id === null ? null : (names.get(row.actor_id) ?? null),
    subject: names.get(id) ?? auditObjectName(type, id) ?? null,
    client_id: type === 'user' ? id : null,
    contract_id: row.contract_id,
    product: row.product,
  };
}
