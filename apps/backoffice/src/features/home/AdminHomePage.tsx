import { Banner } from '@repo/ui/feedback';
import { Stack } from '@repo/ui/layout';
import { PageHeader } from '@repo/ui/shell';
import { LatestNavs } from '../../shared/LatestNavs.tsx';
import { LatestRates } from '../../shared/LatestRates.tsx';
import { homeTexts as texts } from './home.texts.ts';
import { TodoTiles } from './TodoTiles.tsx';

/** What must be done today, then what was last published. */
export function AdminHomePage() {
  return (
    <>
      <PageHeader title={texts.title} />
      <Stack gap={32}>
        <Stack gap={12}>
          <h2>{texts.todo}</h2>
          <TodoTiles />
        </Stack>
        <Stack gap={12}>
          <h2>{texts.navs}</h2>
          <LatestNavs />
        </Stack>
        <Stack gap={12}>
          <h2>{texts.rates}</h2>
          <LatestRates />
        </Stack>
        <Banner title={texts.upcomingTitle}>{texts.upcoming}</Banner>
      </Stack>
    </>
  );
}
