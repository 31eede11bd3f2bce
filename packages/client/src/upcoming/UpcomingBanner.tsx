import { Banner } from '@repo/ui/feedback';
import { upcomingTexts as texts } from './upcoming.texts.ts';

/** Under what is already there: what will join it. */
export function UpcomingBanner({ children }: { readonly children: string }) {
  return <Banner title={texts.state}>{children}</Banner>;
}
