import { feePercent, type Parameters } from '@repo/client/fee-percent';
import { formatFeePercent } from '@repo/domain/format';
import type { FooterFee } from '@repo/domain/limits';
import { appTexts as texts } from '../shared/app.texts.ts';

const sentences: Readonly<Record<FooterFee, (fee: string) => string>> = {
  FOOTER_SUBSCRIPTION_FEE: texts.fees.subscription,
  FOOTER_EXIT_FEE: texts.fees.exit,
  FOOTER_MANAGEMENT_FEE: texts.fees.management,
  FOOTER_FX_FEE: texts.fees.fx,
  FOOTER_PERFORMANCE_FEE: texts.fees.performance,
};

const order = [
  'FOOTER_SUBSCRIPTION_FEE',
  'FOOTER_EXIT_FEE',
  'FOOTER_MANAGEMENT_FEE',
  'FOOTER_FX_FEE',
  'FOOTER_PERFORMANCE_FEE',
] as const satisfies readonly FooterFee[];

/** The sentences of the footer (R138–R144). */
export function feeSentences(parameters: Parameters): string[] {
  return order.map((fee) => {
    const kind = fee === 'FOOTER_PERFORMANCE_FEE' ? 'performance' : 'other';
    return sentences[fee](formatFeePercent(feePercent(parameters, fee).toNumber(), kind));
  });
}
