import { defineErrors } from '../../http/app-error.ts';
import { registerTexts as texts } from './register.texts.ts';

export const registerErrors = defineErrors({
  unpaid: { status: 409, code: 'register.unpaid', message: texts.unpaid },
  undealt: { status: 409, code: 'register.undealt', message: texts.undealt },
  entered: { status: 409, code: 'register.entered', message: texts.entered },
  notEntered: { status: 409, code: 'register.not_entered', message: texts.notEntered },
  gapOpen: { status: 409, code: 'register.gap_open', message: texts.gapOpen },
  noGap: { status: 409, code: 'register.no_gap', message: texts.noGap },
  unchanged: { status: 422, code: 'register.unchanged', message: texts.unchanged },
  tooManyHolders: { status: 422, code: 'register.too_many_holders', message: texts.tooManyHolders },
  notPdf: { status: 415, code: 'register.not_pdf', message: texts.notPdf },
});
