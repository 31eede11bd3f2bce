import { defineErrors } from '../../http/app-error.ts';
import { parameterChangesTexts } from './parameter-changes.texts.ts';

export const parameterChangesErrors = defineErrors({
  notFound: { status: 404, code: 'parameters.not_found', message: parameterChangesTexts.notFound },
});
