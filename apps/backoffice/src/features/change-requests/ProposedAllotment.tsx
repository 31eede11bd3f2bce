import type { OperationOutput } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { QueryView } from '@repo/client/query-view';
import { formatBookAmount, formatDecimal } from '@repo/domain/format';
import { staffPageSizes } from '@repo/domain/limits';
import { TextLink } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { type DataColumn, DataTable, Pagination } from '@repo/ui/data-table';
import { Skeleton } from '@repo/ui/feedback';
import { Stack } from '@repo/ui/layout';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '../../shared/paths.ts';
import { changeRequestsTexts } from './change-requests.texts.ts';

const texts = changeRequestsTexts.allotment;

type Row = OperationOutput<'getProposedAllotment'>['items'][number];
const [firstSize] = staffPageSizes;

/** What each investor gets by an allotment that awaits its second person, and what is paid back to them. */
export function ProposedAllotment({ roundId }: { readonly roundId: string }) {
  const { queries } = useServices();
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState<number>(firstSize);
  const proposed = useQuery({
    ...queries.query('getProposedAllotment', {
      path: { id: roundId },
      query: { page, page_size: pageSize },
    }),
    placeholderData: keepPreviousData,
  });
  return (
    <Card title={texts.title}>
      <QueryView
        failedTitle={texts.failed}
        query={proposed}
        skeleton={<Skeleton height="2.2rem" lines={5} />}
      >
        {({ items, rule, total }) => (
          <Stack gap={12}>
            <DataTable
              columns={rule === 'manual' ? [...columns, reason] : columns}
              isWide
              label={texts.title}
              rowId={({ investment_id: id }) => id}
              rows={items}
            />
            {total <= firstSize ? null : (
              <Pagination
                onPageChange={setPage}
                onPageSizeChange={(size) => {
                  setPageSize(size);
                  setPage(1);
                }}
                page={page}
                pageSize={pageSize}
                pageSizes={staffPageSizes}
                total={total}
              />
            )}
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
