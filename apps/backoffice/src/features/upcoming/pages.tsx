import { UpcomingPage } from './UpcomingPage.tsx';
import { kaskadFundraisingTexts, kaskadUsersTexts } from './upcoming.texts.ts';

export function KaskadUsersPage() {
  return <UpcomingPage texts={kaskadUsersTexts} />;
}

export function KaskadFundraisingPage() {
  return <UpcomingPage texts={kaskadFundraisingTexts} />;
}
