import type { OperationOutput } from '@repo/api-sdk';
import { useServices, useSession } from '@repo/auth';
import { BalanceToggle, useBalanceHidden } from '@repo/client/balance';
import { QueryView } from '@repo/client/query-view';
import { UpcomingBanner } from '@repo/client/upcoming';
import { formatDashboardAmount, formatNumericDate, hiddenAmount } from '@repo/domain/format';
import { TextLink } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { type DataColumn, DataTable } from '@repo/ui/data-table';
import { EmptyState, Skeleton } from '@repo/ui/feedback';
import { Figure } from '@repo/ui/figure';
import { Stack } from '@repo/ui/layout';
import { PageHeader } from '@repo/ui/shell';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../shared/paths.ts';
import { dashboardTexts as texts } from './dashboard.texts.ts';
import { GrantCards } from './GrantCards.tsx';

type Dashboard = OperationOutput<'getKaskadDashboard'>;
type Investment = Dashboard['investments'][number];

const columns: readonly DataColumn<Investment>[] = [
  { id: 'project', header: texts.columns.project, isRowName: true, cell: ({ project }) => project },
  {
    id: 'amount',
    header: texts.columns.amount,
    align: 'end',
    cell: (investment) => <InvestedAmount {...investment} />,
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
      <PageHeader
        actions={<BalanceToggle of="amounts" />}
        subtitle={texts.subtitle}
        title={texts.greeting(user?.firstname ?? '')}
      />
      <Stack gap={20}>
        <GrantCards />
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
  const isHidden = useBalanceHidden();
  return (
    <>
      <Card>
        <Figure
          amount={formatDashboardAmount(total_invested, currency)}
          isHidden={isHidden}
          label={texts.invested}
          note={investments.length === 0 ? texts.noInvestment : undefined}
          size="hero"
        />
      </Card>
      <Card title={texts.investments}>
        <DataTable
          columns={columns}
          empty={
            <EmptyState
              action={<TextLink href={paths.investments}>{texts.toInvestments}</TextLink>}
              title={texts.empty}
            >
              {texts.emptyHelp}
            </EmptyState>
          }
          label={texts.list}
          rowId={(row) => row.id}
          rows={investments}
        />
      </Card>
    </>
  );
}

function InvestedAmount({ amount, currency }: Pick<Investment, 'amount' | 'currency'>) {
  return useBalanceHidden() ? hiddenAmount() : formatDashboardAmount(amount, currency);
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
