import { UpcomingCard } from '@repo/client/upcoming';
import { PageHeader } from '@repo/ui/shell';
import type { UpcomingTexts } from './upcoming.texts.ts';

export interface UpcomingPageProps {
  readonly texts: UpcomingTexts;
}

/** A screen whose server is not built yet: announces what it will show. */
export function UpcomingPage({ texts: { title, heading, will } }: UpcomingPageProps) {
  return (
    <>
      <PageHeader title={title} />
      <UpcomingCard title={heading} will={will} />
    </>
  );
}
