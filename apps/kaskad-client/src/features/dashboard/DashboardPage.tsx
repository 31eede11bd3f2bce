import type { OperationOutput } from '@repo/api-sdk';
import { useServices, useSession } from '@repo/auth';
import { BalanceToggle } from '@repo/client/balance';
import { QueryView } from '@repo/client/query-view';
import { formatLongDate } from '@repo/domain/format';
import { LinkButton } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { EmptyState, LoadingMessage, Skeleton } from '@repo/ui/feedback';
import { Figure } from '@repo/ui/figure';
import { Stack } from '@repo/ui/layout';
import { PageHeader } from '@repo/ui/shell';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../shared/paths.ts';
import { roundPollIntervalMs } from '../../shared/rounds.model.ts';
import { useAmounts } from '../../shared/use-amounts.ts';
import styles from './dashboard.module.css';
import { dashboardTexts as texts } from './dashboard.texts.ts';
import { GrantCards } from './GrantCards.tsx';
import { Activity, Opportunities, Projects } from './InvestmentCards.tsx';
import { TodoCard } from './TodoCard.tsx';

interface DashboardProps {
  readonly dashboard: OperationOutput<'getKaskadDashboard'>;
}

/** The client's investments in the second service. Its queries appear together: none pushes another down. */
export function DashboardPage() {
  const { queries } = useServices();
  const { user } = useSession();
  const dashboard = useQuery({
    ...queries.query('getKaskadDashboard'),
    refetchInterval: roundPollIntervalMs,
  });
  // Of « À faire »: whether the address is confirmed.
  const me = useQuery(queries.query('getMe'));
  const grants = useQuery(queries.query('listGrants'));
  const hasGrants = (grants.data?.items ?? []).length > 0;
  const wallets = useQuery({ ...queries.query('listWallets'), enabled: hasGrants });
  const isFirstLoad = [dashboard, grants, wallets, me].some(
    ({ isLoading, errorUpdateCount }) => isLoading && errorUpdateCount === 0,
  );
  return (
    <>
      <PageHeader
        actions={<BalanceToggle of="amounts" />}
        subtitle={texts.subtitle}
        title={texts.greeting(user?.firstname ?? '')}
      />
      <Stack gap={20}>
        {isFirstLoad ? (
          <>
            <LoadingMessage />
            <DashboardSkeleton />
          </>
        ) : (
          <>
            <QueryView failedTitle={texts.failed} query={dashboard} skeleton={<DashboardSkeleton />}>
              {(data) => <Overview dashboard={data} />}
            </QueryView>
            <div className={styles.columns}>
              <div className={styles.column}>
                {dashboard.data === undefined ? null : (
                  <TodoCard
                    grants={grants.data?.items ?? []}
                    tasks={dashboard.data.to_do}
                    wallets={wallets.data?.items ?? null}
                  />
                )}
                <GrantCards query={grants} />
              </div>
              <div className={styles.column}>
                {dashboard.data === undefined ? null : <Aside dashboard={dashboard.data} />}
              </div>
            </div>
          </>
        )}
      </Stack>
    </>
  );
}

function Overview({ dashboard }: DashboardProps) {
  // Every investment has an event.
  const hasNone = dashboard.activity.length === 0 && dashboard.projects.length === 0;
  if (!hasNone) return <Sums dashboard={dashboard} />;
  return (
    <Card>
      <EmptyState
        action={<LinkButton href={paths.openRounds}>{texts.discover}</LinkButton>}
        title={texts.empty}
      />
    </Card>
  );
}

/** Beside what there is to do, on a wide screen; after it on a phone. */
function Aside({ dashboard: { activity, opportunities, projects } }: DashboardProps) {
  return (
    <>
      {activity.length === 0 ? null : <Activity items={activity} />}
      {opportunities.length === 0 ? null : <Opportunities rounds={opportunities} />}
      {projects.length === 0 ? null : <Projects projects={projects} />}
    </>
  );
}

/** What is invested, and what it may be worth: with the day and the method of that. */
function Sums({ dashboard: { total_invested, value } }: DashboardProps) {
  const { euros, isHidden } = useAmounts();
  return (
    <Card>
      <div className={styles.sums}>
        <Figure amount={euros(total_invested)} isHidden={isHidden} label={texts.invested} size="large" />
        {value === null ? null : (
          <Figure
            amount={euros(value.amount)}
            isHidden={isHidden}
            label={texts.value}
            note={texts.valueNote(
              texts.methods[value.method],
              value.day === null ? null : formatLongDate(value.day),
            )}
            size="large"
          />
        )}
      </div>
    </Card>
  );
}

function DashboardSkeleton() {
  return (
    <>
      <Card>
        <Skeleton height="6.2rem" width="18rem" />
      </Card>
      <Card>
        <Skeleton height="2rem" lines={5} />
      </Card>
    </>
  );
}
