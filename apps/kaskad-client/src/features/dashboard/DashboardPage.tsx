import type { OperationOutput } from '@repo/api-sdk';
import { useServices, useSession } from '@repo/auth';
import { QueryView } from '@repo/client/query-view';
import { UpcomingBanner } from '@repo/client/upcoming';
import { formatDashboardAmount, formatNumericDate } from '@repo/domain/format';
import { Card } from '@repo/ui/card';
import { type DataColumn, DataTable } from '@repo/ui/data-table';
import { EmptyState, Skeleton } from '@repo/ui/feedback';
import { Figure } from '@repo/ui/figure';
import { Stack } from '@repo/ui/layout';
import { PageHeader } from '@repo/ui/shell';
import { useQuery } from '@tanstack/react-query';
import { dashboardTexts as texts } from './dashboard.texts.ts';

type Dashboard = OperationOutput<'getKaskadDashboard'>;
type Investment = Dashboard['investments'][number];

const columns: readonly DataColumn<Investment>[] = [
  { id: 'project', header: texts.columns.project, isRowName: true, cell: ({ project }) => project },
  {
    id: 'amount',
    header: texts.columns.amount,
    align: 'end',
    cell: ({ amount, currency }) => formatDashboardAmount(amount, currency),
  },
  {
    id: 'invested_on',
    header: texts.columns.investedOn,
    align: 'end',
    cell: ({ invested_on }) => formatNumericDate(invested_on),
  },
];

/** The client's holdings in the second service. */
export function DashboardPage() {
  const { queries } = useServices();
  const { user } = useSession();
  const dashboard = useQuery(queries.query('getKaskadDashboard'));
  return (
    <>
      <PageHeader subtitle={texts.subtitle} title={texts.greeting(user?.firstname ?? '')} />
      <Stack gap={20}>
        <QueryView failedTitle={texts.failed} query={dashboard} skeleton={<DashboardSkeleton />}>
          {(data) => <Holdings dashboard={data} />}
        </QueryView>
        <UpcomingBanner>{texts.upcoming}</UpcomingBanner>
      </Stack>
    </>
  );
}

function Holdings({ dashboard }: { readonly dashboard: Dashboard }) {
  const { currency, total_invested, investments } = dashboard;
  return (
    <>
      <Card>
        <Figure
          amount={formatDashboardAmount(total_invested, currency)}
          label={texts.invested}
          note={investments.length === 0 ? texts.noInvestment : undefined}
          size="hero"
        />
      </Card>
      <Card title={texts.investments}>
        <DataTable
          columns={columns}
          empty={<EmptyState title={texts.empty}>{texts.emptyHelp}</EmptyState>}
          label={texts.list}
          rowId={(row) => row.id}
          rows={investments}
        />
      </Card>
    </>
  );
}

function DashboardSkeleton() {
  return (
    <>
      <Card>
        <Skeleton height="6.2rem" width="18rem" />
      </Card>
      <Card title={texts.investments}>
        <Skeleton height="2rem" lines={5} />
      </Card>
    </>
  );
}
