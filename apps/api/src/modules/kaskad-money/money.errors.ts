import type { InvestmentRefusal } from '@repo/domain/kaskad';
import { AppError, defineErrors } from '../../http/app-error.ts';
import { moneyTexts as texts } from './money.texts.ts';

export const moneyErrors = defineErrors({
  notFound: { status: 404, code: 'kaskad_money.not_found', message: texts.notFound },
  roundNotFound: { status: 404, code: 'kaskad_money.round_not_found', message: texts.roundNotFound },
  refundNotFound: { status: 404, code: 'kaskad_money.refund_not_found', message: texts.refundNotFound },
  own: { status: 403, code: 'kaskad_money.own', message: texts.own },
  changed: { status: 409, code: 'kaskad_money.changed', message: texts.changed },
  notSigned: { status: 409, code: 'kaskad_money.not_signed', message: texts.notSigned },
  alreadyPaid: { status: 409, code: 'kaskad_money.already_paid', message: texts.alreadyPaid },
  ended: { status: 409, code: 'kaskad_money.ended', message: texts.ended },
  firm: { status: 409, code: 'kaskad_money.firm', message: texts.firm },
  roundOver: { status: 409, code: 'kaskad_money.round_over', message: texts.roundOver },
  noProof: { status: 409, code: 'kaskad_money.no_proof', message: texts.noProof },
  notShort: { status: 409, code: 'kaskad_money.not_short', message: texts.notShort },
});

/** Why money of an investment is not recorded, in words. */
export function paymentRefusal(reason: InvestmentRefusal): AppError {
  if (reason === 'forbidden') return new AppError(moneyErrors.own);
  if (reason === 'roundClosed') return new AppError(moneyErrors.roundOver);
  if (reason === 'ended') return new AppError(moneyErrors.ended);
  const isBefore = reason === 'notSigned' || reason === 'inReflection' || reason === 'reserved';
  return new AppError(isBefore ? moneyErrors.notSigned : moneyErrors.alreadyPaid);
}
