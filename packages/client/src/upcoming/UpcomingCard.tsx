import { Card } from '@repo/ui/card';
import { Badge } from '@repo/ui/feedback';
import { Stack } from '@repo/ui/layout';
import type { ReactNode } from 'react';
import styles from './upcoming.module.css';
import { upcomingTexts as texts } from './upcoming.texts.ts';

export interface UpcomingCardProps {
  readonly title: string;
  /** The announced features, one line each. */
  readonly will: readonly string[];
  /** The actions already available. */
  readonly action?: ReactNode;
  /** Among other cards it is as wide as they are; alone on a page, as a paragraph. */
  readonly isAmongOthers?: boolean;
}

/** A part whose server is not built yet: announces what it will show. */
export function UpcomingCard({ title, will, action, isAmongOthers = false }: UpcomingCardProps) {
  return (
    <Card className={isAmongOthers ? '' : (styles.card ?? '')}>
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
