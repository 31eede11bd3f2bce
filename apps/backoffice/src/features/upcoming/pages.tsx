import { UpcomingPage } from './UpcomingPage.tsx';
import { kaskadFundraisingTexts } from './upcoming.texts.ts';

export function KaskadFundraisingPage() {
  return <UpcomingPage texts={kaskadFundraisingTexts} />;
}
