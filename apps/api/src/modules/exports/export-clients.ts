import { clientTexts } from '@repo/domain/clients';
import type { CsvColumn } from '@repo/domain/format';
import { isAmong } from '../../db/is-among.ts';
import { clientCards } from '../../db/schema/client-cards.ts';
import type { Call } from '../../http/operation.ts';
import { findClientLines, type ListedClients, selectClientKeys } from '../clients/clients.repository.ts';
import { readClientFilters, toClientRows } from '../clients/list-clients.ts';
import { readValuation } from '../contracts/value-units.ts';
import { dayOf, decimalOf, periodWords, personWords, wordsOf } from './cells.ts';
import { exportsTexts } from './exports.texts.ts';
import { byKey, keyedRows, type OpenExport } from './list-export.ts';

type Row = Awaited<ReturnType<typeof toClientRows>>[number];
const words = exportsTexts.clients;

const columns: readonly CsvColumn<Row>[] = [
  { header: words.lastname, value: ({ lastname }) => lastname },
  { header: words.firstname, value: ({ firstname }) => firstname },
  { header: words.company, value: ({ company_name }) => company_name },
  { header: words.kind, value: ({ kind }) => clientTexts.kind[kind] },
  { header: words.email, value: ({ email }) => email },
  { header: words.phone, value: ({ phone }) => phone },
  { header: words.identity, value: ({ identity }) => clientTexts.identity[identity] },
  { header: words.documents, value: ({ documents }) => clientTexts.documents[documents] },
  { header: words.profile, value: ({ profile }) => clientTexts.profile[profile] },
  { header: words.adviser, value: ({ adviser }) => adviser?.name ?? null },
  { header: words.value, value: ({ value_eur }) => decimalOf(value_eur) },
  { header: words.active, value: ({ active_contracts }) => active_contracts },
  { header: words.contracts, value: ({ contracts }) => contracts },
  { header: words.state, value: ({ state }) => clientTexts.state[state] },
  { header: words.signedInAt, value: ({ signed_in_at }) => dayOf(signed_in_at) },
  { header: words.createdAt, value: ({ created_at }) => dayOf(created_at) },
];

const filterWords = (filters: ListedClients, adviser: string | undefined): string[] => [
  ...wordsOf(
    filters.kind && clientTexts.kind[filters.kind],
    filters.identity && words.with(words.identity, clientTexts.identity[filters.identity]),
    filters.documents && words.with(words.documents, clientTexts.documents[filters.documents]),
    filters.profile && words.with(words.profile, clientTexts.profile[filters.profile]),
    filters.adviser && clientTexts.adviser[filters.adviser],
    filters.holding && clientTexts.holding[filters.holding],
    filters.state && words.with(words.state, clientTexts.state[filters.state]),
    adviser,
    filters.q,
  ),
  ...periodWords(filters),
];

/** « Clients », with the filters and the order of the list. */
export const exportClients: OpenExport<Partial<Call<'exportClients'>['query']>> = async (deps, query, tx) => {
  const filters = readClientFilters(query, undefined);
  const valuation = await readValuation(deps);
  return {
    list: 'clients',
    file: words.file,
    filters: filterWords(filters, await personWords(tx, query.sales, words.ofAdviser)),
    ...keyedRows(tx, columns, {
      keys: selectClientKeys(tx, filters),
      read: async (ids) => {
        const lines = await findClientLines(tx, isAmong(clientCards.userId, ids));
        return byKey(await toClientRows(tx, lines, valuation), ({ id }) => id);
      },
    }),
  };
};
