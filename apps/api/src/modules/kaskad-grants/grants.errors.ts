import { defineErrors } from '../../http/app-error.ts';
import { grantsTexts as texts } from '../kaskad-units/grants.texts.ts';
import { classesTexts } from './classes.texts.ts';

export const grantsErrors = defineErrors({
  notFound: { status: 404, code: 'kaskad_grants.not_found', message: texts.notFound },
  importNotFound: { status: 404, code: 'kaskad_grants.import_not_found', message: texts.importNotFound },
  changed: { status: 409, code: 'kaskad_grants.changed', message: texts.changed },
  isCanceled: { status: 409, code: 'kaskad_grants.canceled', message: texts.isCanceled },
  claimedMore: { status: 409, code: 'kaskad_grants.claimed_more', message: texts.claimedMore },
  importWrong: { status: 422, code: 'kaskad_grants.import_wrong', message: texts.importWrong },
  ownGrant: { status: 403, code: 'kaskad_grants.own_grant', message: texts.ownGrant },
});

export const classesErrors = defineErrors({
  notFound: { status: 404, code: 'kaskad_classes.not_found', message: classesTexts.notFound },
  changed: { status: 409, code: 'kaskad_classes.changed', message: classesTexts.changed },
});
