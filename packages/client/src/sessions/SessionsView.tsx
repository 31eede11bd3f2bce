import { useServices } from '@repo/auth';
import { Skeleton } from '@repo/ui/feedback';
import { Stack } from '@repo/ui/layout';
import { useQuery } from '@tanstack/react-query';
import { QueryView } from '../query-view/QueryView.tsx';
import { SessionList } from './SessionList.tsx';
import styles from './sessions.module.css';
import { sessionsTexts as texts } from './sessions.texts.ts';

/** The list of sessions, and the button that signs the other devices out. */
export function SessionsView() {
  const { queries } = useServices();
  const list = useQuery(queries.query('listSessions'));
  return (
    <Stack>
      <p className={styles.about}>{texts.about}</p>
      <QueryView failedTitle={texts.failed} query={list} skeleton={<Skeleton height="3.5rem" lines={2} />}>
        {({ sessions }) => <SessionList readAt={list.dataUpdatedAt} sessions={sessions} />}
      </QueryView>
    </Stack>
  );
}
