import { useServices } from '@repo/auth';
import { QueryView } from '@repo/client/query-view';
import { Skeleton } from '@repo/ui/feedback';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PanelSection } from '../PanelSection.tsx';
import { NewNote } from './NewNote.tsx';
import { NewTask } from './NewTask.tsx';
import { NoteItem } from './NoteItem.tsx';
import styles from './record-notes.module.css';
import type { NoteSubject } from './record-notes.queries.ts';
import { recordNotesTexts as texts } from './record-notes.texts.ts';
import { TaskItem } from './TaskItem.tsx';

/** « Notes et tâches » of a record: what colleagues should know, and what is to be done. */
export function RecordNotes(subject: NoteSubject) {
  const { queries } = useServices();
  const all = useQuery(queries.query('getRecordNotes', { query: subject }));
  // Each form that was sent is followed by an empty one.
  const [sent, setSent] = useState(0);
  return (
    <PanelSection title={texts.title}>
      <p className={styles.muted}>{texts.internal}</p>
      <QueryView failedTitle={texts.failed} query={all} skeleton={<Skeleton height="2rem" lines={3} />}>
        {({ notes, tasks, assignees }) => (
          <>
            {notes.length + tasks.length === 0 ? <p className={styles.muted}>{texts.none}</p> : null}
            {tasks.length === 0 ? null : (
              <ul aria-label={texts.tasks} className={styles.list}>
                {tasks.map((task) => (
                  <TaskItem key={task.id} task={task} />
                ))}
              </ul>
            )}
            <NewTask assignees={assignees} subject={subject} />
            {notes.length === 0 ? null : (
              <ul aria-label={texts.notes} className={styles.list}>
                {notes.map((note) => (
                  <NoteItem key={note.id} note={note} />
                ))}
              </ul>
            )}
            <NewNote key={sent} onDone={() => setSent(sent + 1)} subject={subject} />
          </>
        )}
      </QueryView>
    </PanelSection>
  );
}
