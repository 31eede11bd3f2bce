import { useServices } from '@repo/auth';
import { parisToday } from '@repo/client/clock';
import { QueryView } from '@repo/client/query-view';
import { formatDecimal } from '@repo/domain/format';
import { TextLink } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { Skeleton } from '@repo/ui/feedback';
import { Figure } from '@repo/ui/figure';
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
import { RatesTile } from './RatesTile.tsx';

/** One tile for each kind of pending work: its count, and a link to it. */
export function TodoTiles() {
  return (
    <div className={styles.tiles}>
      {tiles.map((tile) => (
        <TodoTile key={tile.href} tile={tile} />
      ))}
      <PayoutsTile />
      <BooksTiles />
      <RatesTile />
    </div>
  );
}

function TodoTile({ tile: { label, filters, href } }: { readonly tile: Tile }) {
  const { queries } = useServices();
  const contracts = useQuery({
    ...queries.query('countAdminContracts'),
    select: ({ counts }) => countWaiting(counts, filters) ?? 0,
  });
  return (
    <Card>
      <QueryView failedTitle={texts.todoFailed} query={contracts} skeleton={<Skeleton height="3.9rem" />}>
        {(total) => (
          <Figure
            amount={formatDecimal(String(total))}
            label={label}
            note={total === 0 ? texts.nothing : <TextLink href={href}>{texts.open}</TextLink>}
            size="large"
          />
        )}
      </QueryView>
    </Card>
  );
}

/** Money owed and not paid yet: the legal date of the most urgent, red past it. */
function PayoutsTile() {
  const { queries } = useServices();
  const [today] = useState(parisToday);
  const owed = useQuery(queries.query('listPayouts', { query: { state: 'open', page_size: 1 } }));
  return (
    <Card>
      <QueryView failedTitle={texts.payoutsFailed} query={owed} skeleton={<Skeleton height="3.9rem" />}>
        {({ total, items: [first] }) => (
          <Figure
            amount={formatDecimal(String(total))}
            label={texts.tiles.payouts}
            note={
              first === undefined ? (
                texts.nothing
              ) : (
                <>
                  <TextLink href={withoutView(paths.payouts)}>{texts.open}</TextLink>
                  {first.due_by === null ? null : (
                    <span className={styles.due} data-tone={dueTone(first.due_by, today)}>
                      {' '}
                      {texts.oldest(dueIn(first.due_by, today))}
                    </span>
                  )}
                </>
              )
            }
            size="large"
          />
        )}
      </QueryView>
    </Card>
  );
}
