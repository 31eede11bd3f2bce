import { defineErrors } from '../../http/app-error.ts';
import { workQueueTexts as texts } from './work-queue.texts.ts';

export const workQueueErrors = defineErrors({
  notFound: { status: 404, code: 'work.not_found', message: texts.notFound },
  changed: { status: 409, code: 'work.changed', message: texts.changed },
});
