import { defineErrors } from '../../http/app-error.ts';
import { removalCauses } from '../factors/stop-removal.ts';
import { factorRemovalsTexts as texts } from './factor-removals.texts.ts';

export const factorRemovalsErrors = defineErrors({
  ownAccount: { status: 403, code: 'factor_removals.own_account', message: texts.ownAccount },
  administrator: { status: 403, code: 'factor_removals.administrator', message: texts.administrator },
  planned: { status: 409, code: 'factor_removals.planned', message: texts.planned },
  notPlanned: { status: 409, code: 'factor_removals.not_planned', message: texts.notPlanned },
  emailPlanned: { status: 409, code: 'factor_removals.email_planned', message: texts.emailPlanned },
  noFactor: { status: 409, code: 'factor_removals.no_factor', message: texts.noFactor },
  shut: { status: 409, code: 'factor_removals.shut', message: removalCauses.shut },
});
