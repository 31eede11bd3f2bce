import type { components } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { QueryView } from '@repo/client/query-view';
import { formatNumericDateTime } from '@repo/domain/format';
import { staffPageSizes } from '@repo/domain/limits';
import { TextLink } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { DataTable, Pagination } from '@repo/ui/data-table';
import { EmptyState, StatusBadge } from '@repo/ui/feedback';
import { Stack } from '@repo/ui/layout';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { bulkKindTexts } from '../../shared/bulk-kinds.texts.ts';
import { resultSentence } from '../../shared/bulk-result.ts';
import { paths } from '../../shared/paths.ts';
import { bulkStateTexts, bulkStateTones, jobsTexts as texts } from './jobs.texts.ts';

type Bulk = components['schemas']['Bulk'];
const [pageSize] = staffPageSizes;

const table = {
  label: texts.bulks,
  rowId: ({ id }: Bulk) => id,
  columns: [
    {
      id: 'kind',
      header: texts.bulkColumns.kind,
      isRowName: true,
      cell: ({ id, kind }: Bulk) => <TextLink href={paths.bulk(id)}>{bulkKindTexts[kind].title}</TextLink>,
    },
    { id: 'author', header: texts.bulkColumns.author, cell: ({ author }: Bulk) => author },
    {
      id: 'at',
      header: texts.bulkColumns.at,
      cell: ({ committed_at: at }: Bulk) => (at === null ? texts.none : formatNumericDateTime(at)),
    },
    {
      id: 'state',
      header: texts.bulkColumns.state,
      cell: ({ state }: Bulk) => (
        <StatusBadge labels={bulkStateTexts} look="plain" status={state} tones={bulkStateTones} />
      ),
    },
    { id: 'result', header: texts.bulkColumns.result, cell: resultSentence },
  ],
  empty: (
    <EmptyState icon="check" title={texts.noBulk}>
      {texts.noBulkHelp}
    </EmptyState>
  ),
};

/** « Actions groupées »: those that anyone confirmed, the latest first, each with its results. */
export function PastBulks() {
  const { queries } = useServices();
  const [page, setPage] = useState(1);
  const bulks = useQuery({
    ...queries.query('listBulks', { query: { page, page_size: pageSize } }),
    placeholderData: keepPreviousData,
  });
  return (
    <Card title={texts.bulks}>
      <QueryView
        failedTitle={texts.bulksFailed}
        query={bulks}
        skeleton={<DataTable {...table} rows={[]} state={{ kind: 'loading', rows: 3 }} />}
      >
        {({ items, total }) => (
          <Stack gap={12}>
            <DataTable {...table} rows={items} />
            {total <= pageSize ? null : (
              <Pagination onPageChange={setPage} page={page} pageSize={pageSize} total={total} />
            )}
          </Stack>
        )}
      </QueryView>
    </Card>
  );
}
