import { useServices } from '@repo/auth';
import { BalanceToggle } from '@repo/client/balance';
import { QueryView } from '@repo/client/query-view';
import { kaskadTexts } from '@repo/domain/kaskad';
import { TextLink } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { Skeleton, StatusBadge } from '@repo/ui/feedback';
import { Cluster, Columns, Stack } from '@repo/ui/layout';
import { PageHeader } from '@repo/ui/shell';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { appTexts } from '../../shared/app.texts.ts';
import { paths } from '../../shared/paths.ts';
import { investmentTones } from '../../shared/round-status.ts';
import {
  dueShown,
  type InvestmentDetail,
  roundPollIntervalMs,
  unitsShown,
} from '../../shared/rounds.model.ts';
import { roundsTexts } from '../../shared/rounds.texts.ts';
import { useAmounts } from '../../shared/use-amounts.ts';
import { WithdrawButton } from '../../shared/WithdrawButton.tsx';
import { Documents, Events, Money, Result, Updates } from './InvestmentCards.tsx';
import { investmentTexts as texts } from './investment.texts.ts';
import { NextStep } from './NextStep.tsx';

/** One investment: its state, what comes next, and all that happened. */
export function InvestmentPage() {
  const { queries } = useServices();
  const { id = '' } = useParams();
  const detail = useQuery({
    ...queries.query('getInvestment', { path: { id } }),
    refetchInterval: roundPollIntervalMs,
  });
  return (
    <>
      <PageHeader
        actions={<BalanceToggle of="amounts" />}
        eyebrow={<TextLink href={paths.investments}>{appTexts.nav.investments}</TextLink>}
        title={detail.data?.investment.reference ?? appTexts.nav.investment}
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
        {(data) => <Detail detail={data} key={data.investment.id} />}
      </QueryView>
    </>
  );
}

function Detail({ detail }: { readonly detail: InvestmentDetail }) {
  const { investment } = detail;
  const { round, state } = investment;
  const { units, euros } = useAmounts();
  return (
    <Stack gap={20}>
      <Cluster justify="between">
        <Cluster gap={12}>
          <strong>{roundsTexts.project(round.issuer.name, round.name)}</strong>
          <span>
            {texts.subtitle(units(unitsShown(investment), round.instrument), euros(dueShown(investment)))}
          </span>
          <StatusBadge labels={kaskadTexts.investment} status={state} tones={investmentTones} />
        </Cluster>
        <Cluster gap={12}>
          <TextLink href={paths.round(round.id)}>{texts.round}</TextLink>
          {investment.can_withdraw ? <WithdrawButton investment={investment} /> : null}
        </Cluster>
      </Cluster>
      <Columns
        aside={
          <>
            <Events detail={detail} />
            <Updates updates={detail.updates} />
          </>
        }
      >
        <NextStep detail={detail} />
        <Result detail={detail} />
        <Money detail={detail} />
        <Documents detail={detail} />
      </Columns>
    </Stack>
  );
}
