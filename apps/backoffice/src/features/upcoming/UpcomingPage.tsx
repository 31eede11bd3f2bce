import { UpcomingCard, type UpcomingCardProps } from '@repo/client/upcoming';
import { PageHeader } from '@repo/ui/shell';
import type { UpcomingTexts } from './upcoming.texts.ts';

export interface UpcomingPageProps extends Pick<UpcomingCardProps, 'action'> {
  readonly texts: UpcomingTexts;
}

/** A screen whose server is not built yet: announces what it will show. */
export function UpcomingPage({ texts: { title, heading, will }, action }: UpcomingPageProps) {
  return (
    <>
      <PageHeader title={title} />
      <UpcomingCard action={action} title={heading} will={will} />
    </>
  );
}
