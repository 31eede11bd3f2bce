import type { ApiError } from '@repo/api-sdk';
import { QueryView } from '@repo/client/query-view';
import { addressOf } from '@repo/client/staff-address';
import { formatLongDateTime, formatNumericDateTime } from '@repo/domain/format';
import { TextLink } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { BarChart } from '@repo/ui/charts';
import { type DataColumn, DataTable } from '@repo/ui/data-table';
import { EmptyState, Skeleton } from '@repo/ui/feedback';
import { Columns, Stack } from '@repo/ui/layout';
import { Timeline } from '@repo/ui/timeline';
import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { investmentEventTexts } from '../../shared/kaskad/kaskad.texts.ts';
import { paths } from '../../shared/paths.ts';
import { commitmentBars, commitmentSentence, type Overview, type RoundTileOf } from './kaskad-home.model.ts';
import styles from './kaskad-home.module.css';
import { kaskadHomeTexts as texts } from './kaskad-home.texts.ts';
import { Tile } from './Tile.tsx';

interface OverviewProps {
  readonly query: UseQueryResult<Overview, ApiError>;
}

/** Where each figure is listed. */
const hrefs: Readonly<Record<RoundTileOf['id'], string>> = {
  rounds: addressOf(paths.kaskadFundraising, { roundView: 'running' }),
  firm: addressOf(paths.kaskadInvestments, { investment: 'to_allot' }),
  under_period: addressOf(paths.kaskadInvestments, { investment: 'under_period' }),
  waiting: addressOf(paths.kaskadInvestments, { investment: 'waiting' }),
  reserved: addressOf(paths.kaskadInvestments, { investment: 'reserved' }),
  proofs: addressOf(paths.kaskadInvestments, { investment: 'to_check' }),
  refunds: addressOf(paths.kaskadRefunds, { refund: 'to_execute' }),
  identities: addressOf(paths.kaskadUsers, { isVerified: 'unverified' }),
  to_allot: addressOf(paths.kaskadFundraising, { roundView: 'closing' }),
  // Of the round of the oldest question, where there is one.
  questions: addressOf(paths.kaskadFundraising, { roundView: 'running' }),
};

function hrefOf(id: RoundTileOf['id'], overview: Overview | undefined): string {
  const roundId = id === 'questions' ? (overview?.open_questions.round_id ?? null) : null;
  return roundId === null ? hrefs[id] : paths.round(roundId);
}

interface RoundTilesProps extends OverviewProps {
  readonly tiles: readonly RoundTileOf[];
}

/** Figures of the rounds under way. */
export function RoundTiles({ query, tiles }: RoundTilesProps) {
  return tiles.map(({ id, label, note, shown }) => (
    <Tile
      failed={texts.overviewFailed}
      href={hrefOf(id, query.data)}
      key={id}
      label={label}
      note={note}
      query={query}
      shown={shown}
    />
  ));
}

const unit = { kind: 'amount', currency: 'EUR' } as const;

/** Commitments a day, the next openings and closings, and what happened. */
export function Rounds({ query }: OverviewProps) {
  return (
    <Stack gap={12}>
      <h2>{texts.roundsTitle}</h2>
      <QueryView
        failedTitle={texts.overviewFailed}
        query={query}
        skeleton={<Skeleton height="2.2rem" lines={8} />}
      >
        {(overview) => (
          <Columns aside={<Activity activity={overview.activity} />}>
            <Commitments commitments={overview.commitments} />
            <Calendar calendar={overview.calendar} />
          </Columns>
        )}
      </QueryView>
    </Stack>
  );
}

function Commitments({ commitments }: Pick<Overview, 'commitments'>) {
  const data = useMemo(() => commitmentBars(commitments), [commitments]);
  const sentence = commitmentSentence(commitments);
  return (
    <Card>
      <BarChart
        data={data}
        emptyText={texts.noCommitment}
        headingLevel={3}
        legend={null}
        title={texts.commitments}
        unit={unit}
      />
      {sentence === null ? null : <p className={styles.note}>{sentence}</p>}
    </Card>
  );
}

type CalendarEntry = Overview['calendar'][number];

const calendarColumns: readonly DataColumn<CalendarEntry>[] = [
  {
    id: 'at',
    header: texts.calendarColumns.at,
    onCard: 'first',
    cell: ({ at }) => <time dateTime={at}>{formatNumericDateTime(at)}</time>,
  },
  {
    id: 'event',
    header: texts.calendarColumns.event,
    onCard: 'second',
    cell: ({ event }) => texts.calendarEvents[event],
  },
  { id: 'name', header: texts.calendarColumns.name, isRowName: true, cell: ({ name }) => name },
];

function Calendar({ calendar }: Pick<Overview, 'calendar'>) {
  return (
    <section>
      <Stack gap={12}>
        <h3>{texts.calendar}</h3>
        <DataTable
          columns={calendarColumns}
          empty={<EmptyState title={texts.noCalendar} />}
          label={texts.calendar}
          rowId={({ round_id: id, event }) => `${id} ${event}`}
          rows={calendar}
        />
      </Stack>
    </section>
  );
}

/** Beside the chart and the calendar: no longer than they are. */
const mostShown = 10;

function Activity({ activity }: Pick<Overview, 'activity'>) {
  return (
    <section>
      <Stack gap={12}>
        <h3>{texts.activity}</h3>
        {activity.length === 0 ? (
          <p className={styles.note}>{texts.noActivity}</p>
        ) : (
          <Timeline
            items={activity
              .slice(0, mostShown)
              .map(({ at, event, reference, investment_id: id, round_name: round }) => ({
                id: `${id} ${at} ${event}`,
                title: (
                  <>
                    {investmentEventTexts[event] ?? event}{' '}
                    <TextLink href={paths.kaskadInvestment(id)}>{reference}</TextLink>
                  </>
                ),
                detail: `${round} · ${formatLongDateTime(at)}`,
              }))}
          />
        )}
      </Stack>
    </section>
  );
}
