import { formatDecimal } from '@repo/domain/format';
import { TextLink } from '@repo/ui/button';
import { Figure } from '@repo/ui/figure';
import type { ReactNode } from 'react';
import { homeTexts as texts } from './home.texts.ts';

interface TodoFigureProps {
  readonly label: string;
  readonly count: number;
  /** The list, filtered as it is counted. */
  readonly href: string;
  readonly open?: string | undefined;
  /** Beside the link, while there is work: the oldest or the most urgent. */
  readonly children?: ReactNode;
}

/** How much of one kind of work is pending; its list can be opened when there is none, too. */
export function TodoFigure({ label, count, href, open = texts.open, children }: TodoFigureProps) {
  return (
    <Figure
      amount={formatDecimal(String(count))}
      label={label}
      note={
        count === 0 ? (
          <TextLink href={href}>{texts.nothing}</TextLink>
        ) : (
          <>
            <TextLink href={href}>{open}</TextLink> {children}
          </>
        )
      }
      size="large"
    />
  );
}
