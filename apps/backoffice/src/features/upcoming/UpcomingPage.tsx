import { Card } from '@repo/ui/card';
import { Badge } from '@repo/ui/feedback';
import { Stack } from '@repo/ui/layout';
import { PageHeader } from '@repo/ui/shell';
import type { ReactNode } from 'react';
import styles from './upcoming.module.css';
import { type UpcomingTexts, upcomingTexts } from './upcoming.texts.ts';

export interface UpcomingPageProps {
  readonly texts: UpcomingTexts;
  /** What can already be done from here. */
  readonly action?: ReactNode;
}

/** A screen whose server comes later: it says so, and what will be there. */
export function UpcomingPage({ texts, action }: UpcomingPageProps) {
  return (
    <>
      <PageHeader title={texts.title} />
      <Card className={styles.card ?? ''}>
        <Stack gap={16}>
          <div>
            <Badge tone="warning">{upcomingTexts.state}</Badge>
          </div>
          <h2>{texts.heading}</h2>
          <p>{upcomingTexts.will}</p>
          <ul className={styles.list}>
            {texts.will.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          {action}
        </Stack>
      </Card>
    </>
  );
}
