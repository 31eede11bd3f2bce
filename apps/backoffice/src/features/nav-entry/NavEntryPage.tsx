import { useServices } from '@repo/auth';
import { QueryView } from '@repo/client/query-view';
import { Card } from '@repo/ui/card';
import { Skeleton } from '@repo/ui/feedback';
import { PageHeader } from '@repo/ui/shell';
import { useQuery } from '@tanstack/react-query';
import { screenTexts } from '../../shared/app.texts.ts';
import { NavsTabs } from '../../shared/SectionTabs.tsx';
import { useResumed } from '../../shared/use-resumed.ts';
import { NavEntry } from './NavEntry.tsx';
import { byCell } from './nav-drafts.model.ts';
import { draftTexts, navEntryTexts as texts } from './nav-entry.texts.ts';

const skeleton = (
  <Card>
    <Skeleton height="16rem" />
  </Card>
);

/** « Saisie »: the NAVs of five days up to the one in the address, today by default; with the drafts of every administrator. */
export function NavEntryPage() {
  const { queries } = useServices();
  const { resumed, isLoading, end } = useResumed(['nav.publish', 'nav.correct']);
  const drafts = useQuery({ ...queries.query('listNavDrafts'), refetchOnMount: 'always' });
  return (
    <>
      <PageHeader subtitle={texts.subtitle} title={screenTexts.navs} />
      <NavsTabs />
      <QueryView failedTitle={draftTexts.loadFailed} query={drafts} skeleton={skeleton}>
        {(data) =>
          isLoading ? skeleton : <NavEntry onResumed={end} opened={byCell(data.drafts)} resumed={resumed} />
        }
      </QueryView>
    </>
  );
}
