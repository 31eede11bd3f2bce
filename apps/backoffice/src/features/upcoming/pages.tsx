import { LinkButton } from '@repo/ui/button';
import { Cluster } from '@repo/ui/layout';
import { screenTexts } from '../../shared/app.texts.ts';
import { paths } from '../../shared/paths.ts';
import { UpcomingPage } from './UpcomingPage.tsx';
import {
  commercialTexts,
  kaskadFundraisingTexts,
  kaskadHomeTexts,
  kaskadInvestmentsTexts,
  kaskadUsersTexts,
  seeRatesText,
} from './upcoming.texts.ts';

/** The commercial’s home; rates can already be read. */
export function CommercialHomePage() {
  return (
    <UpcomingPage
      action={
        <Cluster gap={12}>
          <LinkButton href={paths.commercialMessages} variant="ghost">
            {screenTexts.messages}
          </LinkButton>
          <LinkButton href={paths.commercialFxRates} variant="ghost">
            {seeRatesText}
          </LinkButton>
        </Cluster>
      }
      texts={commercialTexts}
    />
  );
}

export function KaskadHomePage() {
  return <UpcomingPage texts={kaskadHomeTexts} />;
}

export function KaskadUsersPage() {
  return <UpcomingPage texts={kaskadUsersTexts} />;
}

export function KaskadInvestmentsPage() {
  return <UpcomingPage texts={kaskadInvestmentsTexts} />;
}

export function KaskadFundraisingPage() {
  return <UpcomingPage texts={kaskadFundraisingTexts} />;
}
