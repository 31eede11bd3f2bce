import type { ApiError } from '@repo/api-sdk';
import { QueryView } from '@repo/client/query-view';
import { TextLink } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { Skeleton } from '@repo/ui/feedback';
import { Figure } from '@repo/ui/figure';
import type { UseQueryResult } from '@tanstack/react-query';
import styles from './kaskad-home.module.css';
import { kaskadHomeTexts as texts } from './kaskad-home.texts.ts';

interface TileProps<Data> {
  readonly query: UseQueryResult<Data, ApiError>;
  /** A count in words, or an amount. */
  readonly shown: (data: Data) => string;
  readonly failed: string;
  readonly label: string;
  readonly href: string;
  readonly note: string | null;
}

/** How much of one kind of work is pending, with its list. */
export function Tile<Data>({ query, shown, failed, label, href, note }: TileProps<Data>) {
  return (
    <Card>
      <QueryView failedTitle={failed} query={query} skeleton={<Skeleton height="5.5rem" />}>
        {(data) => (
          <Figure
            amount={shown(data)}
            label={label}
            note={
              <>
                <TextLink aria-label={texts.openOf(label)} href={href}>
                  {texts.open}
                </TextLink>
                {note === null ? null : <span className={styles.note}>{note}</span>}
              </>
            }
            size="large"
          />
        )}
      </QueryView>
    </Card>
  );
}
