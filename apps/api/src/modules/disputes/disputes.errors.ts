import { defineErrors } from '../../http/app-error.ts';
import { disputesTexts as texts } from './disputes.texts.ts';

export const disputesErrors = defineErrors({
  linkOver: { status: 422, code: 'identity.dispute_link_over', message: texts.linkOver },
});
