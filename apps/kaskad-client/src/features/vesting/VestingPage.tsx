import { UpcomingCard } from '@repo/client/upcoming';
import { PageHeader } from '@repo/ui/shell';
import { appTexts } from '../../shared/app.texts.ts';
import { vestingTexts as texts } from './vesting.texts.ts';

/** Vesting, announced until its server is built. */
export function VestingPage() {
  return (
    <>
      <PageHeader title={appTexts.nav.vesting} />
      <UpcomingCard title={texts.heading} will={texts.will} />
    </>
  );
}
