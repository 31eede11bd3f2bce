import { Badge, type BadgeTone } from '@repo/ui/feedback';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './subscription.module.css';

interface StepCardProps {
  readonly title: string;
  /** On the title's line: a network. */
  readonly badge?: { readonly label: string; readonly tone: BadgeTone } | undefined;
  readonly children: ReactNode;
}

/** The frame of one step. Its title is focused when the step opens, so that a screen reader reads where the user is. */
export function StepCard({ title, badge, children }: StepCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Syncs the browser's focus with the step, which changes without a new page.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.title} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {badge === undefined ? null : <Badge tone={badge.tone}>{badge.label}</Badge>}
      </div>
      {children}
    </section>
  );
}
