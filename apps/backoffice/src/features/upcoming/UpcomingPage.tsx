import { UpcomingCard, type UpcomingCardProps } from '@repo/client/upcoming';
import { PageHeader } from '@repo/ui/shell';
import type { UpcomingTexts } from './upcoming.texts.ts';

export interface UpcomingPageProps extends Pick<UpcomingCardProps, 'action'> {
  readonly texts: UpcomingTexts;
}

/** A screen whose server comes later: it says so, and what will be there. */
export function UpcomingPage({ texts: { title, heading, will }, action }: UpcomingPageProps) {
  return (
    <>
      <PageHeader title={title} />
      <UpcomingCard action={action} title={heading} will={will} />
    </>
  );
}
