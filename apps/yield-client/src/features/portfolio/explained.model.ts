import { formatDashboardAmount } from '@repo/domain/format';
import type { DisplayCurrency } from '@repo/domain/money';
import { type Dashboard, signedAmount } from './portfolio.model.ts';
import { portfolioTexts } from './portfolio.texts.ts';

const texts = portfolioTexts.explained;

export type HeadlineFigures = Dashboard['headline'];
export type Position = Pick<Dashboard['headlines'][string], 'units' | 'nav' | 'nav_date'>;

interface Line {
  readonly term: string;
  readonly value: string;
}

/** The sum behind a yield generated: value now + all money out − all money in. */
export function explainedFigures(
  figures: HeadlineFigures,
  currency: DisplayCurrency,
): { readonly lines: readonly Line[]; readonly total: Line } {
  const write = (amount: string) => formatDashboardAmount(amount, currency);
  return {
    lines: [
      { term: texts.value, value: write(figures.current_amount) },
      { term: texts.out, value: texts.plus(write(figures.total_out)) },
      { term: texts.in, value: texts.minus(write(figures.total_in)) },
    ],
    total: { term: texts.yield, value: signedAmount(figures.yield_generated, currency) },
  };
}
