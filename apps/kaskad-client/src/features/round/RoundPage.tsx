import { useServices } from '@repo/auth';
import { BalanceToggle } from '@repo/client/balance';
import { QueryView } from '@repo/client/query-view';
import { TextLink } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { Skeleton } from '@repo/ui/feedback';
import { Columns, Stack } from '@repo/ui/layout';
import { PageHeader } from '@repo/ui/shell';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { appTexts } from '../../shared/app.texts.ts';
import { paths } from '../../shared/paths.ts';
import { type RoundDetail, roundPollIntervalMs } from '../../shared/rounds.model.ts';
import { roundsTexts } from '../../shared/rounds.texts.ts';
import { MyDemands } from './MyDemands.tsx';
import { MyRound } from './MyRound.tsx';
import { Questions } from './Questions.tsx';
import { Presentation, RoundDocuments, RoundUpdates } from './RoundCards.tsx';
import { RoundBadge, RoundProgress } from './RoundProgress.tsx';
import { roundTexts as texts } from './round.texts.ts';

/** A round: how far it is, what it is, and what the client may do in it. */
export function RoundPage() {
  const { queries } = useServices();
  const { id = '' } = useParams();
  const detail = useQuery({
    ...queries.query('getRound', { path: { id } }),
    refetchInterval: roundPollIntervalMs,
  });
  const round = detail.data?.round;
  return (
    <>
      <PageHeader
        actions={
          // With the title, whose lines place them.
          round === undefined ? undefined : (
            <>
              <RoundBadge round={round} />
              <BalanceToggle of="amounts" />
            </>
          )
        }
        eyebrow={<TextLink href={paths.openRounds}>{appTexts.nav.investments}</TextLink>}
        subtitle={round === undefined ? undefined : roundsTexts.instrument[round.instrument]}
        title={round === undefined ? appTexts.nav.round : roundsTexts.project(round.issuer.name, round.name)}
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
        {(data) => <Detail detail={data} />}
      </QueryView>
    </>
  );
}

function Detail({ detail }: { readonly detail: RoundDetail }) {
  return (
    // Two rows of columns: in one column, « Investir » follows the progress rather than the questions.
    <Stack gap={20}>
      <Columns aside={<MyRound detail={detail} />} asideLabel={texts.mine}>
        <RoundProgress detail={detail} />
        <MyDemands roundId={detail.round.id} />
      </Columns>
      <Columns aside={<RoundUpdates updates={detail.updates} />} asideLabel={texts.updates}>
        <Presentation text={detail.text} />
        <RoundDocuments detail={detail} />
        <Questions detail={detail} />
      </Columns>
    </Stack>
  );
}
