import { invalidate } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { toast } from '@repo/ui/toast';
import { useCallback, useEffect, useRef } from 'react';
import { useSending } from '../sending/use-sending.ts';
import { EndOthers } from './EndOthers.tsx';
import { SessionRow } from './SessionRow.tsx';
import { inReadingOrder, type Session } from './sessions.model.ts';
import styles from './sessions.module.css';
import { sessionsTexts as texts } from './sessions.texts.ts';

interface SessionListProps {
  readonly sessions: readonly Session[];
  /** In milliseconds; « il y a 5 minutes » is relative to it. */
  readonly readAt: number;
}

/** One row per device. A button is removed with its row: the list gets the focus, which would be lost. */
export function SessionList({ sessions, readAt }: SessionListProps) {
  const { queries, queryClient } = useServices();
  const list = useRef<HTMLUListElement>(null);
  const shownCount = useRef(sessions.length);
  const takeFocus = useCallback(() => list.current?.focus(), []);
  // Syncs the browser's focus: it was on the button of the removed device.
  useEffect(() => {
    if (sessions.length < shownCount.current && document.activeElement === document.body) takeFocus();
    shownCount.current = sessions.length;
  }, [sessions.length, takeFocus]);
  const ending = useSending({
    ...queries.mutation('revokeSession', { invalidates: [] }),
    onSuccess: async (_answer, { path: { id } }) => {
      const ended = sessions.find((session) => session.id === id);
      if (ended) toast.success(texts.ended(ended.device));
      await invalidate(queryClient, 'listSessions');
    },
    onError: (error) => toast.error(error.message),
  });
  const endingId = ending.isPending ? ending.variables.path.id : null;
  const now = new Date(readAt);
  const hasOthers = sessions.some((session) => !session.is_current);
  return (
    <>
      <ul aria-label={texts.title} className={styles.list} ref={list} tabIndex={-1}>
        {inReadingOrder(sessions).map((session) => (
          <SessionRow
            key={session.id}
            now={now}
            onEnd={() => ending.send({ path: { id: session.id } })}
            session={session}
            state={endingId === null ? 'rest' : endingId === session.id ? 'ending' : 'waiting'}
          />
        ))}
      </ul>
      {hasOthers ? null : <p className={styles.about}>{texts.alone}</p>}
      <EndOthers isOffered={hasOthers} onEnded={takeFocus} />
    </>
  );
}
