import { LinkButton } from '@repo/ui/button';
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
        <div>
          <LinkButton href={paths.commercialFxRates} variant="ghost">
            {seeRatesText}
          </LinkButton>
        </div>
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
