import { useServices } from '@repo/auth';
import { BalanceToggle } from '@repo/client/balance';
import { QueryView } from '@repo/client/query-view';
import { kaskadTexts } from '@repo/domain/kaskad';
import { TextLink } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { Skeleton, StatusBadge } from '@repo/ui/feedback';
import { PageHeader } from '@repo/ui/shell';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { appTexts } from '../../shared/app.texts.ts';
import { paths } from '../../shared/paths.ts';
import { investmentTones } from '../../shared/round-status.ts';
import { roundPollIntervalMs } from '../../shared/rounds.model.ts';
import { InvestmentView } from './InvestmentView.tsx';
import { investmentTexts as texts } from './investment.texts.ts';

/** One investment: its state, what comes next, and all that happened. */
export function InvestmentPage() {
  const { queries } = useServices();
  const { id = '' } = useParams();
  const detail = useQuery({
    ...queries.query('getInvestment', { path: { id } }),
    refetchInterval: roundPollIntervalMs,
  });
  const shown = detail.data?.investment;
  return (
    <>
      <PageHeader
        actions={
          shown === undefined ? undefined : (
            <>
              <StatusBadge labels={kaskadTexts.investment} status={shown.state} tones={investmentTones} />
              <BalanceToggle of="amounts" />
            </>
          )
        }
        eyebrow={<TextLink href={paths.investments}>{appTexts.nav.investments}</TextLink>}
        title={shown?.reference ?? appTexts.nav.investment}
      />
      <QueryView
        failedTitle={texts.failed}
        query={detail}
        skeleton={
          <Card>
            <Skeleton height="2.4rem" lines={8} />
          </Card>
        }
      >
        {(data) => <InvestmentView detail={data} key={data.investment.id} />}
      </QueryView>
    </>
  );
}
