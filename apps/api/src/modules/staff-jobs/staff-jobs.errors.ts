import { defineErrors } from '../../http/app-error.ts';
import { staffJobsTexts as texts } from './staff-jobs.texts.ts';

export const staffJobsErrors = defineErrors({
  notFound: { status: 404, code: 'jobs.not_found', message: texts.notFound },
  ended: { status: 409, code: 'jobs.ended', message: texts.ended },
  noDeadJob: { status: 409, code: 'jobs.no_dead_job', message: texts.noDeadJob },
  tooMany: { status: 409, code: 'jobs.too_many', message: texts.tooMany },
});
