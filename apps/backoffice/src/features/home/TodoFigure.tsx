import { formatDecimal } from '@repo/domain/format';
import { TextLink } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { Figure } from '@repo/ui/figure';
import type { TileNote } from './home.model.ts';
import styles from './home.module.css';
import { homeTexts as texts } from './home.texts.ts';

interface TodoFigureProps {
  readonly label: string;
  readonly count: number;
  /** The list, filtered as it is counted; null where there is none yet. */
  readonly href: string | null;
  readonly note: TileNote | null;
}

/** How much of one kind of work is pending; its list can be opened when there is none, too. */
export function TodoFigure({ label, count, href, note }: TodoFigureProps) {
  const words = count === 0 ? texts.nothing : texts.open;
  return (
    <Card>
      <Figure
        amount={formatDecimal(String(count))}
        label={label}
        note={
          <>
            {href !== null ? <TextLink href={href}>{words}</TextLink> : count === 0 ? words : null}{' '}
            {count === 0 || note === null ? null : (
              <span className={styles.due} data-tone={note.tone}>
                {note.text}
              </span>
            )}
          </>
        }
        size="large"
      />
    </Card>
  );
}
