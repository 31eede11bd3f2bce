import { useServices } from '@repo/auth';
import { defineList, ServerList, useListAddress } from '@repo/client/list';
import { Card } from '@repo/ui/card';
import type { DataColumn } from '@repo/ui/data-table';
import { Stack } from '@repo/ui/layout';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { paths } from '../../shared/paths.ts';
import { allottedTexts as texts } from './allotment.texts.ts';
import { type AllottedRow, toAllottedRow } from './allotted-rows.model.ts';
import { type StaffRound, shownUnits } from './rounds.model.ts';

const list = defineList({ sorts: ['-created_at'], filters: {}, isPagedByRow: true });

const columns: readonly DataColumn<AllottedRow>[] = [
  { id: 'owner', header: texts.columns.owner, isRowName: true, cell: ({ owner }) => owner },
  {
    id: 'reference',
    header: texts.columns.reference,
    cell: ({ reference }) => <span className="nowrap">{reference}</span>,
  },
  {
    id: 'requested',
    header: texts.columns.requested,
    align: 'end',
    onCard: 'second',
    cell: ({ requested }) => shownUnits(requested),
  },
  {
    id: 'allotted',
    header: texts.columns.allotted,
    align: 'end',
    onCard: 'first',
    cell: ({ allotted }) => shownUnits(allotted),
  },
  {
    id: 'factor',
    header: texts.columns.factor,
    align: 'end',
    cell: ({ factor }) => <span className="nowrap">{factor}</span>,
  },
  { id: 'rule', header: texts.columns.rule, cell: ({ rule }) => rule },
  { id: 'notice', header: texts.columns.notice, onCard: 'second', cell: ({ notice }) => notice },
];

/** What each investor got by the published allotment, and the notice sent to them. */
export function AllottedRows({ round }: { readonly round: StaffRound }) {
  const { queries } = useServices();
  const { address, change } = useListAddress();
  const state = list.read(address);
  const { sort: _newestFirst, ...page } = list.toQuery(state);
  const rows = useQuery({
    ...queries.query('listIssuedInvestments', {
      query: { ...page, round: round.round.id, allotted: 'true' },
    }),
    placeholderData: keepPreviousData,
    select: (found) => ({ ...found, items: found.items.map((row) => toAllottedRow(row, round)) }),
  });
  return (
    <Card title={texts.title}>
      <Stack gap={8}>
        <ServerList
          columns={columns}
          empty={{ title: texts.empty, help: texts.emptyHelp }}
          failedTitle={texts.failed}
          isWide
          label={texts.title}
          list={list}
          onChange={change}
          query={rows}
          rowAction={{ kind: 'link', href: ({ id }) => paths.kaskadInvestment(id) }}
          state={state}
        />
      </Stack>
    </Card>
  );
}
