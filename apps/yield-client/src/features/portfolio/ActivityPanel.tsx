import { type ActivityEntry, activityEntries } from '@repo/client/activity';
import {
  type DashboardEvent,
  type Failed,
  type PortfolioState,
  portfolioTexts,
} from '@repo/client/portfolio';
import { Button } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { ErrorState, Skeleton } from '@repo/ui/feedback';
import { Timeline } from '@repo/ui/timeline';
import { useMemo, useState } from 'react';
import styles from './activity.module.css';

const texts = portfolioTexts.activity;

/** The number of events shown at first. */
const RECENT_COUNT = 6;

/** « Activité récente » (R183–R197). A failed load of the dashboard is reported here, and only here (R184). */
export function ActivityPanel({ state }: { readonly state: PortfolioState }) {
  if (state.kind === 'ready') return <Activity events={state.figures.events} />;
  return (
    <Card title={texts.title}>{state.kind === 'loading' ? <Loading /> : <Failure state={state} />}</Card>
  );
}

function Activity({ events }: { readonly events: readonly DashboardEvent[] }) {
  const [isComplete, setComplete] = useState(false);
  const entries = useMemo(() => activityEntries(events), [events]);
  const shown = isComplete ? entries : entries.slice(0, RECENT_COUNT);
  return (
    <Card
      actions={
        entries.length > RECENT_COUNT ? (
          <Button
            aria-expanded={isComplete}
            onPress={() => setComplete(!isComplete)}
            size="sm"
            variant="quiet"
          >
            {isComplete ? texts.showRecent : texts.showAll(entries.length)}
          </Button>
        ) : undefined
      }
      className={styles.card}
      title={texts.title}
    >
      {entries.length === 0 ? (
        <p className={styles.state}>{texts.empty}</p>
      ) : (
        <Timeline items={shown.map((entry) => ({ ...entry, detail: <Detail entry={entry} /> }))} />
      )}
    </Card>
  );
}

function Detail({ entry: { subtitle, moment } }: { readonly entry: ActivityEntry }) {
  return (
    <>
      {subtitle === null ? null : <span className={styles.subtitle}>{subtitle}</span>}
      {moment}
    </>
  );
}

function Loading() {
  return (
    <div className={styles.loading}>
      <output className={styles.state}>{texts.loading}</output>
      {Array.from({ length: RECENT_COUNT }, (_, index) => (
        <Skeleton height="0.9rem" key={index} lines={2} width="80%" />
      ))}
    </div>
  );
}

function Failure({ state }: { readonly state: Failed }) {
  const { error, isRetrying, onRetry } = state;
  return (
    <ErrorState
      isRetrying={isRetrying}
      onRetry={onRetry}
      reference={error.requestId ?? undefined}
      title={error.message || texts.failed}
    >
      {portfolioTexts.failed.safe}
    </ErrorState>
  );
}
