import { defineErrors } from '../../http/app-error.ts';
import { withdrawalsTexts as texts } from './withdrawals.texts.ts';

export const withdrawalsErrors = defineErrors({
  notFound: { status: 404, code: 'withdrawals.not_found', message: texts.notFound },
  notRunning: { status: 409, code: 'withdrawals.not_running', message: texts.notRunning },
  renounceable: { status: 409, code: 'withdrawals.renounceable', message: texts.renounceable('…') },
  notYetInvested: { status: 409, code: 'withdrawals.not_yet_invested', message: texts.notYetInvested },
  notValued: { status: 409, code: 'withdrawals.not_valued', message: texts.notValued },
  notCancelable: { status: 409, code: 'withdrawals.not_cancelable', message: texts.notCancelable },
});
