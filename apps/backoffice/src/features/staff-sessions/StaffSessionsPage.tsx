import { useServices } from '@repo/auth';
import { QueryView } from '@repo/client/query-view';
import { Skeleton } from '@repo/ui/feedback';
import { Stack } from '@repo/ui/layout';
import { PageHeader } from '@repo/ui/shell';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { screenTexts } from '../../shared/app.texts.ts';
import { SalespeopleTabs } from '../../shared/SectionTabs.tsx';
import { type Ending, EndSessions } from './EndSessions.tsx';
import { PersonCard } from './PersonCard.tsx';
import { StaffFactors } from './StaffFactors.tsx';
import { staffSessionsTexts as texts } from './staff-sessions.texts.ts';

/** Every member of staff who is signed in, with their devices; one or all of a person’s are ended with a reason. */
export function StaffSessionsPage() {
  const { queries } = useServices();
  const [ending, setEnding] = useState<Ending | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const sessions = useQuery(queries.query('listStaffSessions'));
  return (
    <>
      <PageHeader subtitle={texts.subtitle} title={screenTexts.staffSessions} />
      <SalespeopleTabs />
      <Stack gap={16}>
        <QueryView
          failedTitle={texts.failed}
          query={sessions}
          skeleton={<Skeleton height="6rem" lines={3} />}
        >
          {({ people }) => (
            <section aria-label={texts.list} ref={list} tabIndex={-1}>
              <Stack gap={16}>
                {people.map((person) => (
                  <PersonCard
                    key={person.id}
                    onEnd={setEnding}
                    person={person}
                    readAt={sessions.dataUpdatedAt}
                  />
                ))}
              </Stack>
            </section>
          )}
        </QueryView>
        <StaffFactors />
      </Stack>
      {ending === null ? null : (
        <EndSessions
          ending={ending}
          onClose={() => setEnding(null)}
          // The button is removed with its device.
          onEnded={() => list.current?.focus()}
        />
      )}
    </>
  );
}
