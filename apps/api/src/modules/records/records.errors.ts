import { defineErrors } from '../../http/app-error.ts';
import { recordsTexts as texts } from './records.texts.ts';

export const recordsErrors = defineErrors({
  recordNotFound: { status: 404, code: 'records.not_found', message: texts.recordNotFound },
  noteNotFound: { status: 404, code: 'notes.not_found', message: texts.noteNotFound },
  noteNotYours: { status: 403, code: 'notes.not_yours', message: texts.noteNotYours },
  noteChanged: { status: 409, code: 'notes.changed', message: texts.noteChanged },
  taskNotFound: { status: 404, code: 'tasks.not_found', message: texts.taskNotFound },
  taskChanged: { status: 409, code: 'tasks.changed', message: texts.taskChanged },
});
