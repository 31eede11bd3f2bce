import { UpcomingCard } from '@repo/client/upcoming';
import { PageHeader } from '@repo/ui/shell';
import { appTexts } from '../../shared/app.texts.ts';
import { investmentsTexts as texts } from './investments.texts.ts';

/** Investments, announced until its server is built. */
export function InvestmentsPage() {
  return (
    <>
      <PageHeader title={appTexts.nav.investments} />
      <UpcomingCard title={texts.heading} will={texts.will} />
    </>
  );
}
