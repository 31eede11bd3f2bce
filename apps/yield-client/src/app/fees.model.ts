import type { Answer } from '@repo/api-sdk';
import { formatFeePercent } from '@repo/domain/format';
import { type FooterFee, footerFeeDefaults } from '@repo/domain/limits';
import { appTexts as texts } from './app.texts.ts';

export type Parameters = Answer<'listParameters'>['parameters'];

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

/** The footer's sentences (R138–R144); until the server answers, and for what it leaves out, the fallbacks. */
export function feeSentences(parameters: Parameters): string[] {
  return order.map((fee) => {
    const kind = fee === 'FOOTER_PERFORMANCE_FEE' ? 'performance' : 'other';
    return sentences[fee](formatFeePercent(percentOf(parameters, fee), kind));
  });
}

/** A fee is a rate in percent, not an amount: a double is exact enough. */
function percentOf(parameters: Parameters, fee: FooterFee): number {
  const text = parameters.find(({ key }) => key === fee)?.value.trim() ?? '';
  const value = text === '' ? Number.NaN : Number(text.replace(',', '.'));
  return Number.isFinite(value) ? value : footerFeeDefaults[fee];
}
