import { LinkButton } from '@repo/ui/button';
import { PageHeader } from '@repo/ui/shell';
import { screenTexts } from '../../shared/app.texts.ts';
import { paths } from '../../shared/paths.ts';
import { NavsTabs } from '../../shared/SectionTabs.tsx';
import { NavAttestation } from './NavAttestation.tsx';
import { navsTexts as texts } from './navs.texts.ts';

/** The title and the tabs of the calendar and of the list. */
export function NavsHead() {
  return (
    <>
      <PageHeader
        actions={
          <>
            <NavAttestation />
            <LinkButton href={paths.navsImport}>{texts.import}</LinkButton>
          </>
        }
        subtitle={texts.subtitle}
        title={screenTexts.navs}
      />
      <NavsTabs />
    </>
  );
}
