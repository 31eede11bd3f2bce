import type { components } from '@repo/api-sdk/spec';
import { dayReasons } from '@repo/domain/clients';
import type { Actor, Deps } from '../../deps.ts';
import { parisDay } from '../../paris-time.ts';
import { withLabels } from '../records/list-my-tasks.ts';
import { ownTasks } from '../records/records.policy.ts';
import { countOpenTasks, dueAtOf, listTasksFor } from '../records/tasks.repository.ts';
import { listDayFacts } from './adviser-home.repository.ts';

/** « Ma journée »: the tasks, overdue first, then what the facts say of the clients. */
export async function getMyDay(deps: Deps, actor: Actor): Promise<components['schemas']['MyDay']> {
  const owner = await ownTasks(deps, actor);
  const now = deps.clock.now();
  const dueBy = parisDay(now);
  const [tasks, counts, facts] = await Promise.all([
    listTasksFor(deps.db, owner, { state: 'open', dueBy }),
    countOpenTasks(deps.db, owner, { now, dueBy }),
    listDayFacts(deps.db, { scope: owner.assignees, endOfDay: dueAtOf(dueBy), now }),
  ]);
  const byReason = Map.groupBy(facts, ({ reason }) => reason);
  const groups = dayReasons.flatMap((reason) => {
    const items = byReason.get(reason) ?? [];
    const [first] = items;
    if (first === undefined) return [];
    return {
      reason,
      clients: first.clients,
      items: items.map(({ client_id, name, po_number, since }) => ({
        client_id,
        client: name,
        po_number,
        since: since?.toISOString() ?? null,
      })),
    };
  });
  return {
    todo: counts.open + groups.reduce((sum, { clients }) => sum + clients, 0),
    late: counts.late,
    tasks: await withLabels(deps, tasks),
    groups,
  };
}
