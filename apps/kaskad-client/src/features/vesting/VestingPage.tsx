import { UpcomingCard } from '@repo/client/upcoming';
import { PageHeader } from '@repo/ui/shell';
import { appTexts } from '../../shared/app.texts.ts';
import { vestingTexts as texts } from './vesting.texts.ts';

/** Vesting, while its server is not there. */
export function VestingPage() {
  return (
    <>
      <PageHeader title={appTexts.nav.vesting} />
      <UpcomingCard title={texts.heading} will={texts.will} />
    </>
  );
}
