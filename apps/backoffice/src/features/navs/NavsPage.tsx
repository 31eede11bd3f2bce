import { LinkButton } from '@repo/ui/button';
import { Stack } from '@repo/ui/layout';
import { PageHeader } from '@repo/ui/shell';
import { screenTexts } from '../../shared/app.texts.ts';
import { LatestNavs } from '../../shared/LatestNavs.tsx';
import { PendingImports } from '../../shared/PendingImports.tsx';
import { paths } from '../../shared/paths.ts';
import { RequiredCorrections } from '../../shared/RequiredCorrections.tsx';
import { NavsTabs } from '../../shared/SectionTabs.tsx';
import { NavsList } from './NavsList.tsx';
import { navsTexts as texts } from './navs.texts.ts';

/** The latest NAV of each strategy, then the list of all NAVs. */
export function NavsPage() {
  return (
    <>
      <PageHeader
        actions={<LinkButton href={paths.navsImport}>{texts.import}</LinkButton>}
        subtitle={texts.subtitle}
        title={screenTexts.navs}
      />
      <NavsTabs />
      <Stack gap={24}>
        <PendingImports publishes="navs" />
        <RequiredCorrections />
        <LatestNavs />
        <NavsList />
      </Stack>
    </>
  );
}
