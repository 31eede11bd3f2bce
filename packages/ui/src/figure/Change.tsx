import type { ReactNode } from 'react';
import { cx } from '../internal/class-names.ts';
import { VisuallyHidden } from '../layout/index.ts';
import { figureTexts } from '../parts.texts.ts';
import styles from './figure.module.css';

export type Direction = 'up' | 'down' | 'flat';

export interface ChangeProps {
  /** Already formatted and signed: « +4,2 % ». */
  readonly text: ReactNode;
  readonly direction: Direction;
}

const words: Readonly<Record<Direction, string | null>> = {
  up: figureTexts.rise,
  down: figureTexts.fall,
  flat: null,
};

/** A gain or a loss: sign, arrow, colour, and a word for screen readers. */
export function Change({ text, direction }: ChangeProps) {
  const word = words[direction];
  return (
    <span className={cx(styles.change, styles[direction])}>
      {direction === 'flat' ? null : (
        <svg aria-hidden="true" height="8" viewBox="0 0 10 8" width="10">
          <path d={direction === 'up' ? 'M5 0l5 8H0z' : 'M5 8 0 0h10z'} fill="currentColor" />
        </svg>
      )}
      {text}
      {word === null ? null : <VisuallyHidden> {word}</VisuallyHidden>}
    </span>
  );
}
