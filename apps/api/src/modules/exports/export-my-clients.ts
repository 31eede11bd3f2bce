import { clientTexts } from '@repo/domain/clients';
import type { CsvColumn } from '@repo/domain/format';
import { isAmong } from '../../db/is-among.ts';
import { clientCards } from '../../db/schema/client-cards.ts';
import type { Call } from '../../http/operation.ts';
import { readMyFilters, toMyClientRows } from '../adviser-home/list-my-clients.ts';
import { scopeOf } from '../clients/clients.policy.ts';
import { findClientLines, selectClientKeys } from '../clients/clients.repository.ts';
import { readValuation } from '../contracts/value-units.ts';
import { dayOf, decimalOf, wordsOf } from './cells.ts';
import { exportsTexts } from './exports.texts.ts';
import { byKey, keyedRows, type OpenExport } from './list-export.ts';

type Row = Awaited<ReturnType<typeof toMyClientRows>>[number];
const words = exportsTexts.clients;

const columns: readonly CsvColumn<Row>[] = [
  { header: words.lastname, value: ({ client }) => client.lastname },
  { header: words.firstname, value: ({ client }) => client.firstname },
  { header: words.company, value: ({ client }) => client.company_name },
  { header: words.stage, value: ({ client }) => clientTexts.stage[client.stage] },
  { header: words.block, value: ({ client }) => clientTexts.block[client.block] },
  { header: words.value, value: ({ client }) => decimalOf(client.value_eur) },
  { header: words.active, value: ({ client }) => client.active_contracts },
  { header: words.lastContact, value: ({ last_contact_at }) => dayOf(last_contact_at) },
  {
    header: words.nextStep,
    value: ({ next_task: task, next_step: step }) => task?.title ?? clientTexts.step[step],
  },
  { header: words.nextDay, value: ({ next_task: task }) => dayOf(task?.due_day ?? null) },
  { header: words.adviser, value: ({ client }) => client.adviser?.name ?? null },
  { header: words.createdAt, value: ({ client }) => dayOf(client.created_at) },
];

/** « Mes clients », with the filters and the order of the list: the scope is that of the moment when the file is written. */
export const exportMyClients: OpenExport<Partial<Call<'exportMyClients'>['query']>> = async (
  deps,
  query,
  tx,
  by,
) => {
  const scope = (await scopeOf({ ...deps, db: tx }, by)) ?? [];
  const reading = { advisers: scope, now: deps.clock.now(), valuation: await readValuation(deps) };
  const filters = readMyFilters(query, { scope, now: reading.now });
  return {
    list: 'my_clients',
    file: words.myFile,
    filters: wordsOf(
      filters.stage && words.with(words.stage, clientTexts.stage[filters.stage]),
      filters.block && words.with(words.block, clientTexts.block[filters.block]),
      query.reason && clientTexts.day[query.reason],
      filters.q,
    ),
    ...keyedRows(tx, columns, {
      keys: selectClientKeys(tx, filters),
      read: async (ids) => {
        const lines = await findClientLines(tx, isAmong(clientCards.userId, ids));
        return byKey(await toMyClientRows(tx, lines, reading), ({ id }) => id);
      },
    }),
  };
};
