import { Banner } from '@repo/ui/feedback';
import { upcomingTexts as texts } from './upcoming.texts.ts';

/** Announces upcoming parts under those that exist. */
export function UpcomingBanner({ children }: { readonly children: string }) {
  return <Banner title={texts.state}>{children}</Banner>;
}
