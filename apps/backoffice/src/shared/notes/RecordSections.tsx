import { HistorySection } from '../RecordHistory.tsx';
import { RecordNotes } from './RecordNotes.tsx';
import type { NoteSubject } from './record-notes.queries.ts';

/** The end of a panel: what colleagues wrote of the record, then all that was done to it. */
export function RecordSections(subject: NoteSubject) {
  return (
    <>
      <RecordNotes {...subject} />
      <HistorySection {...subject} />
    </>
  );
}
