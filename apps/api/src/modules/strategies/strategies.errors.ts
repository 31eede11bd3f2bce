import { defineErrors } from '../../http/app-error.ts';
import { strategiesTexts } from './strategies.texts.ts';

export const strategiesErrors = defineErrors({
  notFound: { status: 404, code: 'strategies.not_found', message: strategiesTexts.notFound },
  changed: { status: 409, code: 'strategies.changed', message: strategiesTexts.changed },
  nothingPlanned: {
    status: 409,
    code: 'strategies.nothing_planned',
    message: strategiesTexts.nothingPlanned,
  },
  detailsPlanned: {
    status: 409,
    code: 'strategies.details_planned',
    message: strategiesTexts.detailsPlanned,
  },
});
