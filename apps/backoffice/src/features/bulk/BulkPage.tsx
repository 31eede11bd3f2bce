import { invalidate } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { QueryView } from '@repo/client/query-view';
import { Breadcrumbs } from '@repo/ui/breadcrumbs';
import { Skeleton } from '@repo/ui/feedback';
import { Stack } from '@repo/ui/layout';
import { PageHeader } from '@repo/ui/shell';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useParams } from 'react-router';
import { screenTexts } from '../../shared/app.texts.ts';
import { bulkKindTexts } from '../../shared/bulk-kinds.texts.ts';
import { listBehind } from '../../shared/list-paths.ts';
import { moneyInvalidates } from '../../shared/money.queries.ts';
import { paths } from '../../shared/paths.ts';
import { BulkRows } from './BulkRows.tsx';
import { BulkState } from './BulkState.tsx';
import { refreshMs } from './bulk.model.ts';
import { bulkTexts as texts } from './bulk.texts.ts';

/** A bulk action, from its preview to its results; its URL can be opened again while it runs. */
export function BulkPage() {
  const { id = '' } = useParams();
  const { state: from } = useLocation();
  const { queries, queryClient } = useServices();
  const bulk = useQuery({
    ...queries.query('getBulk', { path: { id } }),
    refetchInterval: ({ state: { data } }) => refreshMs(data),
  });
  const { data } = bulk;
  const state = data?.state;
  // The job has ended: the rows, and the lists that it changed, are those of before.
  useEffect(() => {
    if (state === 'done' || state === 'undone')
      void invalidate(queryClient, 'listBulkRows', ...moneyInvalidates);
  }, [queryClient, state]);
  const back = listBehind(paths.contracts, typeof from === 'string' ? from : '');
  const title = data === undefined ? screenTexts.bulk : bulkKindTexts[data.kind].title;
  return (
    <>
      <PageHeader
        eyebrow={<Breadcrumbs current={title} parents={[{ label: screenTexts.contracts, href: back }]} />}
        subtitle={data === undefined ? undefined : texts.subtitle(data.total, data.author)}
        title={title}
      />
      <QueryView failedTitle={texts.failed} query={bulk} skeleton={<Skeleton height="2.2rem" lines={9} />}>
        {(loaded) => (
          <Stack gap={20}>
            <BulkState back={back} bulk={loaded} />
            <BulkRows bulk={loaded} />
          </Stack>
        )}
      </QueryView>
    </>
  );
}
