import { defineErrors } from '../../http/app-error.ts';
import { peopleTexts as texts } from './people.texts.ts';

export const peopleErrors = defineErrors({
  notFound: { status: 404, code: 'kaskad_people.not_found', message: texts.notFound },
  alreadyLocked: { status: 409, code: 'kaskad_people.already_locked', message: texts.alreadyLocked },
  notLocked: { status: 409, code: 'kaskad_people.not_locked', message: texts.notLocked },
  onlyService: { status: 409, code: 'kaskad_people.only_service', message: texts.onlyService },
  inUse: { status: 409, code: 'kaskad_people.in_use', message: texts.inUse },
  nothingToReview: { status: 409, code: 'kaskad_people.nothing_to_review', message: texts.nothingToReview },
  alreadyRequested: { status: 409, code: 'kaskad_people.already_requested', message: texts.alreadyRequested },
});
