import { useServices } from '@repo/auth';
import { Offered } from '@repo/client/offered';
import { QueryView } from '@repo/client/query-view';
import { Card } from '@repo/ui/card';
import { EmptyState, Skeleton } from '@repo/ui/feedback';
import { Stack } from '@repo/ui/layout';
import { useQuery } from '@tanstack/react-query';
import { isCurrent, type RoundCard as Round, roundPollIntervalMs } from '../../shared/rounds.model.ts';
import { CodeCard } from './CodeCard.tsx';
import styles from './investments.module.css';
import { investmentsTexts } from './investments.texts.ts';
import { RoundSummary } from './RoundSummary.tsx';

const texts = investmentsTexts.rounds;

/** The rounds that are open, those that are past, and the field of an invitation code. */
export function RoundsList() {
  const { queries } = useServices();
  const rounds = useQuery({ ...queries.query('listRounds'), refetchInterval: roundPollIntervalMs });
  return (
    <Stack gap={20}>
      <QueryView failedTitle={texts.failed} query={rounds} skeleton={<RoundsSkeleton />}>
        {({ items }) => <Rounds items={items} />}
      </QueryView>
      <Offered operation="useRoundCode">
        <CodeCard />
      </Offered>
    </Stack>
  );
}

function Rounds({ items }: { readonly items: readonly Round[] }) {
  const current = items.filter(isCurrent);
  const past = items.filter((round) => !isCurrent(round));
  return (
    <>
      {current.length === 0 ? (
        <Card>
          <EmptyState icon="calendar" title={texts.empty}>
            {texts.emptyHelp}
          </EmptyState>
        </Card>
      ) : (
        <div className={styles.rounds}>
          {current.map((round) => (
            <RoundSummary key={round.id} round={round} />
          ))}
        </div>
      )}
      {past.length === 0 ? null : (
        <section aria-label={texts.past}>
          <Stack gap={16}>
            <h2>{texts.past}</h2>
            <div className={styles.rounds}>
              {past.map((round) => (
                <RoundSummary key={round.id} round={round} />
              ))}
            </div>
          </Stack>
        </section>
      )}
    </>
  );
}

function RoundsSkeleton() {
  return (
    <div className={styles.rounds}>
      <Card>
        <Skeleton height="22rem" />
      </Card>
      <Card>
        <Skeleton height="22rem" />
      </Card>
    </div>
  );
}
