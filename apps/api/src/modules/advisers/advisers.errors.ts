import { defineErrors } from '../../http/app-error.ts';
import { advisersTexts as texts } from './advisers.texts.ts';

export const advisersErrors = defineErrors({
  notUndoable: { status: 409, code: 'advisers.not_undoable', message: texts.notUndoable },
});
