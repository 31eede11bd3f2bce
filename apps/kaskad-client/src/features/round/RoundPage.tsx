import { useServices } from '@repo/auth';
import { BalanceToggle } from '@repo/client/balance';
import { QueryView } from '@repo/client/query-view';
import { kaskadTexts } from '@repo/domain/kaskad';
import { TextLink } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { DefinitionList } from '@repo/ui/definition-list';
import { Skeleton, StatusBadge } from '@repo/ui/feedback';
import { Columns, Stack } from '@repo/ui/layout';
import { PageHeader } from '@repo/ui/shell';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { appTexts } from '../../shared/app.texts.ts';
import { paths } from '../../shared/paths.ts';
import { RoundMarks } from '../../shared/RoundMarks.tsx';
import { roundTones } from '../../shared/round-status.ts';
import { type RoundDetail, roundPollIntervalMs, wholeUnits } from '../../shared/rounds.model.ts';
import { roundsTexts } from '../../shared/rounds.texts.ts';
import { useAmounts } from '../../shared/use-amounts.ts';
import { useRoundLines } from '../../shared/use-round-lines.tsx';
import { MyRound } from './MyRound.tsx';
import { Questions } from './Questions.tsx';
import { Presentation, RoundDocuments, RoundUpdates } from './RoundCards.tsx';
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
        actions={<BalanceToggle of="amounts" />}
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
    <Columns
      aside={
        <>
          <MyRound detail={detail} />
          <RoundUpdates updates={detail.updates} />
        </>
      }
    >
      <Progress detail={detail} />
      <Presentation text={detail.text} />
      <RoundDocuments detail={detail} />
      <Questions detail={detail} />
    </Columns>
  );
}

function Progress({ detail: { round, fee_percent } }: { readonly detail: RoundDetail }) {
  const { units } = useAmounts();
  const lines = useRoundLines(round);
  const count = (text: string) => units(wholeUnits(text), round.instrument);
  return (
    <Card
      actions={<StatusBadge labels={kaskadTexts.round} status={round.status} tones={roundTones} />}
      title={texts.progress}
    >
      <Stack gap={16}>
        <RoundMarks hasGoals round={round} />
        <DefinitionList
          items={[
            ...lines,
            {
              term: texts.ticket,
              value: texts.tickets(count(round.least), round.most === null ? null : count(round.most)),
            },
            { term: texts.rule, value: kaskadTexts.rule[round.rule] },
            { term: texts.fee, value: texts.percent(fee_percent.replace('.', ',')) },
          ]}
        />
      </Stack>
    </Card>
  );
}
