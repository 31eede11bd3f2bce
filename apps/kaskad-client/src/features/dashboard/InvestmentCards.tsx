import type { OperationOutput } from '@repo/api-sdk';
import { formatLongDateTime, formatPercent } from '@repo/domain/format';
import { decimal, roundTo, sumOf, ZERO } from '@repo/domain/money';
import { TextLink } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { DefinitionList } from '@repo/ui/definition-list';
import { Stack } from '@repo/ui/layout';
import { Timeline } from '@repo/ui/timeline';
import { Deadline } from '../../shared/Deadline.tsx';
import { eventTexts } from '../../shared/events.texts.ts';
import { paths } from '../../shared/paths.ts';
import { RoundMarks } from '../../shared/RoundMarks.tsx';
import { isEventOf } from '../../shared/rounds.model.ts';
import { roundsTexts } from '../../shared/rounds.texts.ts';
import { useAmounts } from '../../shared/use-amounts.ts';
import styles from './dashboard.module.css';
import { dashboardTexts as texts } from './dashboard.texts.ts';

type Dashboard = OperationOutput<'getKaskadDashboard'>;

/** What is invested by issuer, with its share of the whole. */
export function Projects({ projects }: Pick<Dashboard, 'projects'>) {
  const { euros, percent } = useAmounts();
  const total = sumOf(projects.map(({ amount }) => decimal(amount)));
  const share = (amount: string) => (total.eq(ZERO) ? 0 : roundTo(decimal(amount).div(total), 6).toNumber());
  return (
    <Card title={texts.projects}>
      <DefinitionList
        items={projects.map(({ issuer, amount }) => ({
          term: issuer.name,
          value: texts.amountAndShare(euros(amount), percent(formatPercent(share(amount)))),
        }))}
      />
    </Card>
  );
}

export function Activity({ items }: { readonly items: Dashboard['activity'] }) {
  return (
    <Card title={texts.activity}>
      <Timeline
        items={items.map(({ at, event, investment_id, reference, round_name }) => ({
          id: `${at} ${event} ${investment_id}`,
          title: (
            <TextLink href={paths.investment(investment_id)}>
              {texts.event(isEventOf(eventTexts, event) ? eventTexts[event] : eventTexts.other, round_name)}
            </TextLink>
          ),
          detail: (
            <>
              {texts.eventInstant(formatLongDateTime(at))}
              <span className={styles.reference}>{reference}</span>
            </>
          ),
        }))}
      />
    </Card>
  );
}

export function Opportunities({ rounds }: { readonly rounds: Dashboard['opportunities'] }) {
  return (
    <Card
      actions={<TextLink href={paths.openRounds}>{texts.allRounds}</TextLink>}
      title={texts.opportunities}
    >
      <div className={styles.rounds}>
        {rounds.map((round) => {
          const name = roundsTexts.project(round.issuer.name, round.name);
          return (
            <Stack gap={12} key={round.id}>
              <h3>
                <TextLink href={paths.round(round.id)}>{name}</TextLink>
              </h3>
              <p className={styles.about}>
                {roundsTexts.deadline}{' '}
                <Deadline isRunning={round.is_taking || round.is_reserving} until={round.closes_at} />
              </p>
              <RoundMarks round={round} />
            </Stack>
          );
        })}
      </div>
    </Card>
  );
}
