import type { ReactNode } from 'react';
import type { BadgeTone } from '../feedback/index.ts';
import { cx } from '../internal/class-names.ts';
import { VisuallyHidden } from '../layout/index.ts';
import { timelineTexts } from '../parts.texts.ts';
import styles from './timeline.module.css';

export interface TimelineItem {
  readonly id: string;
  readonly title: ReactNode;
  /** Under the title; in a chain, at the end of its line. */
  readonly detail?: ReactNode;
  readonly tone?: BadgeTone | undefined;
  /** For a chain of steps: done, current, upcoming; `today` is the line between what happened and what is expected. */
  readonly state?: 'done' | 'today' | 'current' | 'todo' | undefined;
}

export interface TimelineProps {
  readonly items: readonly TimelineItem[];
  /** `chain`: one line a step, for the states of a contract. */
  readonly look?: 'events' | 'chain' | undefined;
}

/** Events, newest first; or the steps of a process. */
export function Timeline({ items, look = 'events' }: TimelineProps) {
  return (
    <ol className={cx(styles.timeline, styles[look])}>
      {items.map(({ id, title, detail, tone = 'accent', state }) => (
        <li
          aria-current={state === 'current' ? 'step' : undefined}
          className={styles.item}
          data-state={state}
          data-tone={tone}
          key={id}
        >
          <span className={styles.title}>
            {title}
            {state === 'done' ? <VisuallyHidden> {timelineTexts.done}</VisuallyHidden> : null}
          </span>
          {detail === undefined ? null : <span className={styles.detail}>{detail}</span>}
        </li>
      ))}
    </ol>
  );
}
