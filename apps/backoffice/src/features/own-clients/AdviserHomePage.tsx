import { useServices, useSession } from '@repo/auth';
import { QueryView } from '@repo/client/query-view';
import { Skeleton } from '@repo/ui/feedback';
import { Stack } from '@repo/ui/layout';
import { PageHeader } from '@repo/ui/shell';
import { useQuery } from '@tanstack/react-query';
import { screenTexts } from '../../shared/app.texts.ts';
import { DelegateClients } from '../../shared/delegations/DelegateClients.tsx';
import { Delegations } from '../../shared/delegations/Delegations.tsx';
import { AdviserTabs } from '../../shared/SectionTabs.tsx';
import { DayCard } from './DayCard.tsx';
import { headerLine } from './own-clients.model.ts';
import { homeTexts as texts } from './own-clients.texts.ts';
import { Pipeline } from './Pipeline.tsx';

/** The adviser’s home: what waits for them, then how far their clients came. */
export function AdviserHomePage() {
  const { queries } = useServices();
  const { user } = useSession();
  const portfolio = useQuery(queries.query('getMyPortfolio'));
  const day = useQuery(queries.query('getMyDay'));
  return (
    <>
      <PageHeader
        actions={user === null ? undefined : <DelegateClients fromId={user.id} name={null} />}
        subtitle={portfolio.data === undefined ? undefined : headerLine(portfolio.data, day.data)}
        title={screenTexts.backOffice}
      />
      <AdviserTabs />
      <Stack gap={24}>
        <Delegations />
        <DayCard query={day} />
        <Stack gap={12}>
          <h2>{texts.pipeline}</h2>
          <QueryView failedTitle={texts.failed} query={portfolio} skeleton={<Skeleton height="6rem" />}>
            {({ stages }) => <Pipeline stages={stages} />}
          </QueryView>
        </Stack>
      </Stack>
    </>
  );
}
