import { formatDashboardAmount, formatNumericDate, formatSignedPercent } from '@repo/domain/format';
import { DefinitionList } from '@repo/ui/definition-list';
import { Amount } from '../Amount.tsx';
import { signedAmount } from '../portfolio.model.ts';
import type { ExplainProps } from './explained.model.ts';
import { explainedTexts } from './explained.texts.ts';

const texts = explainedTexts.daily;

/** One day of the last observed rate, on the value before it. */
export function DailyExplained({ portfolio, product }: ExplainProps) {
  const title = product ?? '';
  const headline = portfolio.headlines[title];
  const last = portfolio.products[title]?.rates.at(-1);
  const estimate = headline?.estimated_daily_yield ?? null;
  const before = headline?.value_before_last_rate ?? null;
  if (headline === undefined || last === undefined || estimate === null || before === null) {
    return (
      <DefinitionList items={[]} total={{ term: texts.estimate, value: explainedTexts.notComputable }} />
    );
  }
  const { currency } = portfolio;
  return (
    <DefinitionList
      items={[
        {
          term: texts.rate(formatNumericDate(last.date)),
          value: formatSignedPercent(last.performance_rate),
        },
        { term: texts.days, value: String(headline.last_rate_days) },
        { term: texts.before, value: <Amount>{formatDashboardAmount(before, currency)}</Amount> },
      ]}
      total={{ term: texts.estimate, value: <Amount>{signedAmount(estimate, currency)}</Amount> }}
    />
  );
}
