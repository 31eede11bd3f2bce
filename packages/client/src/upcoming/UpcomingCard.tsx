import { Card } from '@repo/ui/card';
import { Badge } from '@repo/ui/feedback';
import { Stack } from '@repo/ui/layout';
import type { ReactNode } from 'react';
import styles from './upcoming.module.css';
import { upcomingTexts as texts } from './upcoming.texts.ts';

export interface UpcomingCardProps {
  readonly title: string;
  /** What will be there, one line each. */
  readonly will: readonly string[];
  /** What can already be done from here. */
  readonly action?: ReactNode;
}

/** A part whose server comes later: it says so, and what will be there. */
export function UpcomingCard({ title, will, action }: UpcomingCardProps) {
  return (
    <Card className={styles.card ?? ''}>
      <Stack gap={16}>
        <div>
          <Badge tone="warning">{texts.state}</Badge>
        </div>
        <h2>{title}</h2>
        <p>{texts.will}</p>
        <ul className={styles.list}>
          {will.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        {action}
      </Stack>
    </Card>
  );
}
