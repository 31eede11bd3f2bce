import { UpcomingPage } from './UpcomingPage.tsx';
import {
  kaskadFundraisingTexts,
  kaskadHomeTexts,
  kaskadInvestmentsTexts,
  kaskadUsersTexts,
} from './upcoming.texts.ts';

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
