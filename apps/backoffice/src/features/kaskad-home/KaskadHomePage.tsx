import type { OperationOutput } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { parisToday } from '@repo/client/clock';
import { QueryView } from '@repo/client/query-view';
import { daysBetween, parisDay } from '@repo/domain/dates';
import { formatDecimal, formatNumericDate } from '@repo/domain/format';
import { type DataColumn, DataTable } from '@repo/ui/data-table';
import { EmptyState, Skeleton } from '@repo/ui/feedback';
import { Stack } from '@repo/ui/layout';
import { PageHeader } from '@repo/ui/shell';
import { useQuery } from '@tanstack/react-query';
import { screenTexts } from '../../shared/app.texts.ts';
import { shownUnits } from '../../shared/kaskad/units.ts';
import { withoutView } from '../../shared/list-paths.ts';
import { paths } from '../../shared/paths.ts';
import { count, demandTiles, workTiles } from './kaskad-home.model.ts';
import styles from './kaskad-home.module.css';
import { kaskadHomeTexts as texts } from './kaskad-home.texts.ts';
import { Rounds, RoundTiles } from './RoundsOverview.tsx';
import { Tile } from './Tile.tsx';

/** Colleagues work meanwhile. */
const refreshEveryMs = 60_000;

type Unlock = OperationOutput<'listUpcomingUnlocks'>['items'][number];

/** What awaits Kaskad’s administration, and the next unlocks. */
export function KaskadHomePage() {
  const { queries } = useServices();
  const claims = useQuery({
    ...queries.query('listClaims', { query: { state: 'open', page_size: 1 } }),
    refetchInterval: refreshEveryMs,
  });
  const changes = useQuery({
    ...queries.query('listChangeRequests', { query: { tab: 'to_decide', page_size: 1 } }),
    refetchInterval: refreshEveryMs,
  });
  const unlocks = useQuery(queries.query('listUpcomingUnlocks'));
  const overview = useQuery({
    ...queries.query('getKaskadAdminDashboard'),
    refetchInterval: refreshEveryMs,
  });
  const oldest = claims.data?.items[0]?.claim.requested_at;
  const today = parisToday();
  // Their failure has one message, under « Levées de fonds »: not one on each tile.
  const hasRounds = overview.data !== undefined || !overview.isError;
  return (
    <>
      <PageHeader title={screenTexts.dashboard} />
      <Stack gap={32}>
        <Stack gap={12}>
          <h2>{texts.todo}</h2>
          <div className={styles.tiles}>
            {hasRounds ? <RoundTiles query={overview} tiles={workTiles} /> : null}
            <Tile
              shown={({ counts }) => count(counts.open)}
              failed={texts.claimsFailed}
              href={paths.claims}
              label={texts.claims}
              note={
                oldest === undefined ? null : texts.oldest(daysBetween(parisDay(new Date(oldest)), today))
              }
              query={claims}
            />
            <Tile
              shown={({ total }) => count(total)}
              failed={texts.changesFailed}
              href={withoutView(paths.kaskadChangeRequests)}
              label={texts.changes}
              note={null}
              query={changes}
            />
            {hasRounds ? <RoundTiles query={overview} tiles={demandTiles} /> : null}
            <Tile
              shown={({ people }) => count(people)}
              failed={texts.unlocksFailed}
              href={paths.grants}
              label={texts.unlocks}
              note={texts.within(unlocks.data?.people ?? 0)}
              query={unlocks}
            />
          </div>
        </Stack>
        <Rounds query={overview} />
        <Stack gap={12}>
          <h2>{texts.unlocksTitle}</h2>
          <QueryView
            failedTitle={texts.unlocksFailed}
            query={unlocks}
            skeleton={<Skeleton height="2.2rem" lines={5} />}
          >
            {({ items }) => (
              <DataTable
                columns={columns}
                empty={<EmptyState title={texts.noUnlock} />}
                label={texts.unlocksTitle}
                rowId={({ day, class: unit }) => `${day} ${unit.id}`}
                rows={items}
              />
            )}
          </QueryView>
        </Stack>
      </Stack>
    </>
  );
}

const columns: readonly DataColumn<Unlock>[] = [
  { id: 'day', header: texts.columns.day, isRowName: true, cell: ({ day }) => formatNumericDate(day) },
  {
    id: 'units',
    header: texts.columns.units,
    align: 'end',
    onCard: 'first',
    cell: ({ units, class: unit }) => shownUnits(units, unit),
  },
  {
    id: 'people',
    header: texts.columns.people,
    align: 'end',
    cell: ({ people }) => formatDecimal(String(people)),
  },
];
