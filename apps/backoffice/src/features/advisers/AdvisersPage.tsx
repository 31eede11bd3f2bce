import { useServices } from '@repo/auth';
import { useOffered } from '@repo/client/offered';
import { QueryView } from '@repo/client/query-view';
import { Button } from '@repo/ui/button';
import { DataTable } from '@repo/ui/data-table';
import { Banner, EmptyState } from '@repo/ui/feedback';
import { Cluster, Stack } from '@repo/ui/layout';
import { PageHeader } from '@repo/ui/shell';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router';
import { AssignmentUndo } from '../../shared/AssignmentUndo.tsx';
import { screenTexts } from '../../shared/app.texts.ts';
import { ExportFile } from '../../shared/ExportFile.tsx';
import { ListWithPanel } from '../../shared/ListWithPanel.tsx';
import { paths } from '../../shared/paths.ts';
import { SalespeopleTabs } from '../../shared/SectionTabs.tsx';
import { adviserColumns } from './adviser-columns.tsx';
import { type AdviserLine, lineOf } from './advisers.model.ts';
import { advisersTexts as texts } from './advisers.texts.ts';
import { InviteAdviser } from './InviteAdviser.tsx';

/** Every adviser; one opens beside the list. The figures come after the names: they read every contract. */
export function AdvisersPage() {
  const { queries } = useServices();
  const { search } = useLocation();
  const { id: openId = null } = useParams();
  const advisers = useQuery(queries.query('listAdviserAccounts'));
  const hasFigures = useOffered('getAdviserFigures');
  const figures = useQuery(queries.query('getAdviserFigures'));
  const table = {
    label: texts.list,
    columns: adviserColumns({ isNarrow: openId !== null, isComputing: figures.isPending }),
    isWide: openId === null,
    rowId: ({ adviser }: AdviserLine) => adviser.id,
  };
  return (
    <>
      <PageHeader
        actions={
          <Cluster gap={12}>
            <ExportFile
              download={(api, format) => api.download('exportAdvisers', { query: { format } })}
              list="advisers"
            />
            <InviteAdviser />
          </Cluster>
        }
        subtitle={texts.subtitle}
        title={screenTexts.salespeople}
      />
      <SalespeopleTabs />
      <Stack gap={16}>
        <AssignmentUndo />
        <ListWithPanel>
          {figures.isError && hasFigures ? (
            <Banner
              action={
                <Button onPress={() => void figures.refetch()} size="sm" variant="ghost">
                  {texts.retry}
                </Button>
              }
              isLive
              title={texts.figuresFailed}
              tone="warning"
            >
              {figures.error.message}
            </Banner>
          ) : null}
          <QueryView
            failedTitle={texts.failed}
            query={advisers}
            skeleton={<DataTable {...table} rows={[]} state={{ kind: 'loading', rows: 4 }} />}
          >
            {({ items }) => (
              <DataTable
                {...table}
                empty={<EmptyState title={texts.empty}>{texts.emptyHelp}</EmptyState>}
                rowAction={{
                  kind: 'link',
                  href: ({ adviser }: AdviserLine) => paths.salesperson(adviser.id, search),
                  openId,
                }}
                rows={items.map((adviser) => lineOf(adviser, figures.data?.items))}
              />
            )}
          </QueryView>
        </ListWithPanel>
      </Stack>
    </>
  );
}
