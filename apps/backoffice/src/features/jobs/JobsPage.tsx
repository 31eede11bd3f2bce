import { Stack } from '@repo/ui/layout';
import { PageHeader } from '@repo/ui/shell';
import { screenTexts } from '../../shared/app.texts.ts';
import { BackgroundWork } from './BackgroundWork.tsx';
import { jobsTexts as texts } from './jobs.texts.ts';
import { OwnExports } from './OwnExports.tsx';
import { PastBulks } from './PastBulks.tsx';

/** The caller’s exports, the bulk actions of all, then the background work of the installation. */
export function JobsPage() {
  return (
    <>
      <PageHeader subtitle={texts.subtitle} title={screenTexts.jobs} />
      <Stack gap={24}>
        <OwnExports />
        <PastBulks />
        <BackgroundWork />
      </Stack>
    </>
  );
}

/** Of staff who have exports alone. */
export function OwnJobsPage() {
  return (
    <>
      <PageHeader subtitle={texts.ownSubtitle} title={screenTexts.jobs} />
      <OwnExports />
    </>
  );
}
