/** The rules of a note and of a task, for the server and the forms. */
import { type Check, isFilled, runChecks, type Verdict } from '../validation/index.ts';
import { recordsTexts as texts } from './records.texts.ts';

interface NoteValues {
  readonly text: string;
}

interface TaskValues {
  readonly title: string;
  readonly due_day: string | null;
  readonly assignee_id: string;
}

const noteChecks: readonly Check<NoteValues, 'text'>[] = [
  { field: 'text', message: texts.noteMissing, holds: ({ text }) => isFilled(text) },
];

const taskChecks: readonly Check<TaskValues, keyof TaskValues>[] = [
  { field: 'title', message: texts.titleMissing, holds: ({ title }) => isFilled(title) },
  { field: 'assignee_id', message: texts.assigneeMissing, holds: ({ assignee_id: id }) => isFilled(id) },
];

export const validateNote = (note: NoteValues): Verdict<'text'> => runChecks(noteChecks, note);
export const validateTask = (task: TaskValues): Verdict<keyof TaskValues> => runChecks(taskChecks, task);
