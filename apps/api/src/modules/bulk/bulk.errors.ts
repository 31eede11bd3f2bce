import { defineErrors } from '../../http/app-error.ts';
import { bulkTexts as texts } from './bulk.texts.ts';

export const bulkErrors = defineErrors({
  notFound: { status: 404, code: 'bulk.not_found', message: texts.notFound },
  unknownRow: { status: 404, code: 'bulk.unknown_row', message: texts.unknownRow },
  notAuthor: { status: 403, code: 'bulk.not_author', message: texts.notAuthor },
  empty: { status: 422, code: 'bulk.empty', message: texts.empty },
  tooMany: { status: 422, code: 'bulk.too_many', message: texts.tooMany },
  nothingToDo: { status: 422, code: 'bulk.nothing_to_do', message: texts.nothingToDo },
  expired: { status: 409, code: 'bulk.expired', message: texts.expired },
  notUndoable: { status: 409, code: 'bulk.not_undoable', message: texts.notUndoable },
});
