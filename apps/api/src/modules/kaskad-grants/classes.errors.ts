import { defineErrors } from '../../http/app-error.ts';
import { classesTexts as texts } from './classes.texts.ts';

export const classesErrors = defineErrors({
  notFound: { status: 404, code: 'kaskad_classes.not_found', message: texts.notFound },
  changed: { status: 409, code: 'kaskad_classes.changed', message: texts.changed },
});
