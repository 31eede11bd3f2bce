import { defineErrors } from '../../http/app-error.ts';
import { remindersTexts as texts } from './reminders.texts.ts';

export const remindersErrors = defineErrors({
  alreadyReminded: { status: 409, code: 'reminders.already_reminded', message: texts.alreadyReminded },
});
