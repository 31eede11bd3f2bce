import type { components } from '@repo/api-sdk/spec';
import { nextStepOf } from '@repo/domain/clients';
import type { Database } from '../../db/client.ts';
import type { PagePlace } from '../../db/keyset.ts';
import type { Deps } from '../../deps.ts';
import { toPage } from '../../http/list-page.ts';
import type { Call } from '../../http/operation.ts';
import { toClientRow } from '../clients/clients.mapper.ts';
import { type ClientLine, type ListedClients, sortKeys } from '../clients/clients.repository.ts';
import { listClientPage } from '../clients/list-clients.ts';
import { readWorths } from '../clients/read-worths.ts';
import type { Scope } from '../clients/scope.repository.ts';
import { readValuation, type Valuation } from '../contracts/value-units.ts';
import { toWireTask } from '../records/tasks.mapper.ts';
import { listFirstTasks } from '../records/tasks.repository.ts';
import { listLastContacts } from './adviser-home.repository.ts';

type Schemas = components['schemas'];
type Filters = Partial<Call<'exportMyClients'>['query']>;

/** The filters and the order as they are requested; newest first by default. */
export const readMyFilters = (
  { sort = '-registered_at', q = '', stage, block, reason }: Filters,
  { scope, now }: { scope: Scope; now: Date },
): ListedClients => ({
  day: reason && { reason, now },
  stage,
  block,
  q: q.trim(),
  sort: sortKeys.find((key) => sort.endsWith(key)) ?? 'registered_at',
  isDescending: sort.startsWith('-'),
  isOpen: true,
  scope,
});

/** One page of « Mes clients ». */
export async function listMyClients(
  deps: Deps,
  query: ListedClients & PagePlace,
): Promise<Schemas['MyClientPage']> {
  const { lines, total } = await listClientPage(deps.db, query);
  const reading = {
    advisers: query.scope ?? [],
    now: deps.clock.now(),
    valuation: await readValuation(deps),
  };
  return toPage(await toMyClientRows(deps.db, lines, reading), total, query);
}

interface Reading {
  advisers: readonly string[];
  now: Date;
  valuation: Valuation;
}

/** With what they hold, and what was and is to be done with them. In turn: an export reads them in its transaction. */
export async function toMyClientRows(
  db: Database,
  lines: readonly ClientLine[],
  { advisers, now, valuation }: Reading,
): Promise<Schemas['MyClientRow'][]> {
  const ids = lines.map(({ user }) => user.id);
  const worths = await readWorths(db, ids, valuation);
  const contacts = await listLastContacts(db, ids);
  const tasks = await listFirstTasks(db, ids, advisers);
  return lines.map((line) => {
    const { id } = line.user;
    const task = tasks.get(id);
    return {
      id,
      client: toClientRow(line, worths.get(id) ?? null),
      last_contact_at: contacts.get(id)?.toISOString() ?? null,
      next_step: nextStepOf(line.card),
      next_task: task === undefined ? null : shortTask(toWireTask(task, { now, label: null })),
    };
  });
}

const shortTask = ({ title, due_day, is_late }: Schemas['Task']) => ({ title, due_day, is_late });
