import type { OperationOutput } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { QueryView } from '@repo/client/query-view';
import { formatBookAmount, formatDecimal } from '@repo/domain/format';
import { TextLink } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { type DataColumn, DataTable } from '@repo/ui/data-table';
import { Skeleton } from '@repo/ui/feedback';
import { Stack } from '@repo/ui/layout';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../shared/paths.ts';
import { changeRequestsTexts } from './change-requests.texts.ts';

const texts = changeRequestsTexts.allotment;

type Row = OperationOutput<'getProposedAllotment'>['rows'][number];

/** What each investor gets by an allotment that awaits its second person, and what is paid back to them. */
export function ProposedAllotment({ roundId }: { readonly roundId: string }) {
  const { queries } = useServices();
  const proposed = useQuery(queries.query('getProposedAllotment', { path: { id: roundId } }));
  return (
    <Card title={texts.title}>
      <QueryView
        failedTitle={texts.failed}
        query={proposed}
        skeleton={<Skeleton height="2.2rem" lines={5} />}
      >
        {({ rows, rule, is_cut: isCut }) => (
          <Stack gap={12}>
            {isCut ? <p>{texts.cut}</p> : null}
            <DataTable
              columns={rule === 'manual' ? [...columns, reason] : columns}
              isWide
              label={texts.title}
              rowId={({ investment_id: id }) => id}
              rows={rows}
            />
          </Stack>
        )}
      </QueryView>
    </Card>
  );
}

const euros = (amount: string) => formatBookAmount(amount, 'EUR');

const columns: readonly DataColumn<Row>[] = [
  { id: 'owner', header: texts.columns.owner, isRowName: true, cell: ({ owner }) => owner },
  {
    id: 'reference',
    header: texts.columns.reference,
    cell: ({ investment_id: id, reference }) => (
      <TextLink href={paths.kaskadInvestment(id)}>{reference}</TextLink>
    ),
  },
  {
    id: 'requested',
    header: texts.columns.requested,
    align: 'end',
    onCard: 'second',
    cell: ({ requested }) => formatDecimal(requested),
  },
  {
    id: 'allotted',
    header: texts.columns.allotted,
    align: 'end',
    onCard: 'first',
    cell: ({ allotted }) => formatDecimal(allotted),
  },
  { id: 'due', header: texts.columns.due, align: 'end', cell: ({ due }) => euros(due) },
  { id: 'fee', header: texts.columns.fee, align: 'end', cell: ({ fee }) => euros(fee) },
  { id: 'back', header: texts.columns.back, align: 'end', onCard: 'second', cell: ({ back }) => euros(back) },
];

const reason: DataColumn<Row> = {
  id: 'reason',
  header: texts.columns.reason,
  onCard: 'second',
  cell: (row) => row.reason,
};
