import { useServices } from '@repo/auth';
import { Banner } from '@repo/ui/feedback';
import { Stack } from '@repo/ui/layout';
import { PageHeader, PillLink } from '@repo/ui/shell';
import { screenTexts } from '../../shared/app.texts.ts';
import { LatestNavs } from '../../shared/LatestNavs.tsx';
import { LatestRates } from '../../shared/LatestRates.tsx';
import { paths } from '../../shared/paths.ts';
import { HomeTabs } from '../../shared/SectionTabs.tsx';
import { sharedTexts } from '../../shared/shared.texts.ts';
import { Activity } from './activity/Activity.tsx';
import { CollectedFees } from './CollectedFees.tsx';
import { homeTexts as texts } from './home.texts.ts';
import { Indicators } from './indicators/Indicators.tsx';
import { TodoTiles } from './TodoTiles.tsx';

/** The pending work, then the latest publications. */
export function AdminHomePage() {
  const { contactLine } = useServices().config;
  return (
    <>
      <PageHeader
        actions={<PillLink href={paths.tasks}>{screenTexts.tasks}</PillLink>}
        title={screenTexts.dashboard}
      />
      <HomeTabs />
      <Stack gap={32}>
        <Stack gap={12}>
          {contactLine === null ? (
            <Banner title={texts.noContact.title} tone="warning">
              {texts.noContact.text}
            </Banner>
          ) : null}
          <h2>{texts.todo}</h2>
          <TodoTiles />
        </Stack>
        <Indicators />
        <Activity />
        <Stack gap={12}>
          <h2>{sharedTexts.latestNavs}</h2>
          <LatestNavs />
        </Stack>
        <Stack gap={12}>
          <h2>{sharedTexts.latestRates}</h2>
          <LatestRates emptyHelp={sharedTexts.noRateHelp} />
        </Stack>
        <CollectedFees />
      </Stack>
    </>
  );
}
