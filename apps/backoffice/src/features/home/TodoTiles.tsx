import { useServices } from '@repo/auth';
import { parisToday } from '@repo/client/clock';
import { QueryView } from '@repo/client/query-view';
import { Card } from '@repo/ui/card';
import { Skeleton } from '@repo/ui/feedback';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dueIn, dueTone } from '../../shared/due.ts';
import { withoutView } from '../../shared/list-paths.ts';
import { paths } from '../../shared/paths.ts';
import { countWaiting } from '../../shared/waiting.ts';
import { BooksTiles } from './BooksTiles.tsx';
import { type Tile, tiles } from './home.model.ts';
import styles from './home.module.css';
import { homeTexts as texts } from './home.texts.ts';
import { NavsTile } from './NavsTile.tsx';
import { RatesTile } from './RatesTile.tsx';
import { RequestsTile } from './RequestsTile.tsx';
import { TodoFigure } from './TodoFigure.tsx';
import { todoQueries } from './todo-queries.ts';

/** One tile for each kind of pending work: its count, and a link to it. */
export function TodoTiles() {
  return (
    <div className={styles.tiles}>
      <NavsTile />
      <RequestsTile />
      <RatesTile />
      {tiles.map((tile) => (
        <TodoTile key={tile.href} tile={tile} />
      ))}
      <PayoutsTile />
      <BooksTiles />
    </div>
  );
}

function TodoTile({ tile: { label, filters, href } }: { readonly tile: Tile }) {
  const { queries } = useServices();
  const contracts = useQuery({
    ...todoQueries(queries).contracts,
    select: ({ counts }) => countWaiting(counts, filters) ?? 0,
  });
  return (
    <Card>
      <QueryView failedTitle={texts.todoFailed} query={contracts} skeleton={<Skeleton height="3.9rem" />}>
        {(total) => <TodoFigure count={total} href={href} label={label} />}
      </QueryView>
    </Card>
  );
}

/** Money owed and not paid yet: the legal date of the most urgent, red past it. */
function PayoutsTile() {
  const { queries } = useServices();
  const [today] = useState(parisToday);
  const owed = useQuery(todoQueries(queries).payouts);
  return (
    <Card>
      <QueryView failedTitle={texts.payoutsFailed} query={owed} skeleton={<Skeleton height="3.9rem" />}>
        {({ total, items: [first] }) => (
          <TodoFigure count={total} href={withoutView(paths.payouts)} label={texts.tiles.payouts}>
            {first === undefined || first.due_by === null ? null : (
              <span className={styles.due} data-tone={dueTone(first.due_by, today)}>
                {texts.oldest(dueIn(first.due_by, today))}
              </span>
            )}
          </TodoFigure>
        )}
      </QueryView>
    </Card>
  );
}
