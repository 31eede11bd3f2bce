import { useServices } from '@repo/auth';
import { parisToday } from '@repo/client/clock';
import { QueryView } from '@repo/client/query-view';
import { formatTime } from '@repo/domain/format';
import { Card } from '@repo/ui/card';
import { Skeleton } from '@repo/ui/feedback';
import { Stack } from '@repo/ui/layout';
import { useQuery } from '@tanstack/react-query';
import { hrefOf, labelOf, noteOf } from './home.model.ts';
import styles from './home.module.css';
import { homeTexts as texts } from './home.texts.ts';
import { TodoFigure } from './TodoFigure.tsx';

/** Colleagues work meanwhile. */
const refreshEveryMs = 60_000;

/** One tile for each kind of pending work, read in one request and again each minute, with the time of it. */
export function TodoTiles() {
  const { queries } = useServices();
  const work = useQuery({ ...queries.query('getStaffTiles'), refetchInterval: refreshEveryMs });
  const today = parisToday();
  return (
    <QueryView failedTitle={texts.todoFailed} query={work} skeleton={<TilesSkeleton />}>
      {({ tiles }) => (
        <Stack gap={12}>
          <div className={styles.tiles}>
            {tiles.map((tile) => {
              const label = labelOf(tile);
              return label === undefined ? null : (
                <TodoFigure
                  count={tile.count}
                  href={hrefOf(tile)}
                  key={tile.kind}
                  label={label}
                  note={noteOf(tile, today)}
                />
              );
            })}
          </div>
          <p className={styles.due} data-tone={work.isError ? 'negative' : 'neutral'}>
            {work.isError ? `${texts.todoFailed}. ` : ''}
            {texts.refreshed(formatTime(new Date(work.dataUpdatedAt).toISOString()))}
          </p>
        </Stack>
      )}
    </QueryView>
  );
}

function TilesSkeleton() {
  return (
    <div className={styles.tiles}>
      {Object.values(texts.tiles).map((label) => (
        <Card key={label}>
          <Skeleton height="5.5rem" />
        </Card>
      ))}
    </div>
  );
}
