import { defineErrors } from '../../http/app-error.ts';
import { profileChangesTexts as texts } from './profile-changes.texts.ts';

export const profileChangesErrors = defineErrors({
  waiting: { status: 409, code: 'profile.change_waiting', message: texts.waiting },
  notWaiting: { status: 409, code: 'profile.no_change_waiting', message: texts.notWaiting },
});
