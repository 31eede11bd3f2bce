import type { ApiError, OperationOutput } from '@repo/api-sdk';
import { QueryView } from '@repo/client/query-view';
import { addressOf } from '@repo/client/staff-address';
import { formatDecimal } from '@repo/domain/format';
import { registerTexts } from '@repo/domain/register';
import { TextLink } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { Skeleton } from '@repo/ui/feedback';
import { Figure } from '@repo/ui/figure';
import type { UseQueryResult } from '@tanstack/react-query';
import styles from './register.module.css';
import { registerTexts as texts } from './register.texts.ts';

type Counts = OperationOutput<'countRegisterLines'>;

export interface RegisterTilesProps {
  readonly query: UseQueryResult<Counts, ApiError>;
  readonly path: string;
}

const tiles = [
  { view: 'to_enter', label: registerTexts.view.to_enter, count: ({ to_enter }: Counts) => to_enter },
  { view: 'entered', label: texts.enteredThisMonth, count: (counts: Counts) => counts.entered_this_month },
  {
    view: 'unattested',
    label: registerTexts.view.unattested,
    count: ({ unattested }: Counts) => unattested,
  },
  { view: 'gaps', label: registerTexts.view.gaps, count: ({ gaps }: Counts) => gaps },
  { view: 'to_strike', label: registerTexts.view.to_strike, count: ({ to_strike }: Counts) => to_strike },
] as const;

/** What there is to do; each tile opens its view. */
export function RegisterTiles({ query, path }: RegisterTilesProps) {
  return (
    <QueryView
      failedTitle={texts.tilesFailed}
      query={query}
      skeleton={
        <div className={styles.tiles}>
          {tiles.map(({ view }) => (
            <Card key={view}>
              <Skeleton height="5.5rem" />
            </Card>
          ))}
        </div>
      }
    >
      {(counts) => (
        <section aria-label={texts.tiles} className={styles.tiles}>
          {tiles.map(({ view, label, count }) => (
            <Card key={view}>
              <Figure
                amount={formatDecimal(String(count(counts)))}
                label={label}
                note={
                  <TextLink href={addressOf(path, { register: view === 'to_enter' ? null : view })}>
                    {texts.see}
                  </TextLink>
                }
                size="large"
              />
            </Card>
          ))}
        </section>
      )}
    </QueryView>
  );
}
