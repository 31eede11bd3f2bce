import {
  type CsvColumn,
  formatChangePercent,
  formatNumericDate,
  formatSignedPercent,
} from '@repo/domain/format';
import { pageSizes } from '@repo/domain/limits';
import { ANNUALISED_FROM_DAYS, compounded, runningCompounded, WHOLE_YEAR_DAYS } from '@repo/domain/portfolio';
import { type DataColumn, DataTable } from '@repo/ui/data-table';
import { DefinitionList } from '@repo/ui/definition-list';
import { changesOf, computedChange } from '../change.model.ts';
import { AdditionList, ExplainedRows } from './ExplainedRows.tsx';
import { changeCauses, type ExplainProps, type RateRow, ratesOf, strategiesOf } from './explained.model.ts';
import styles from './explained.module.css';
import { explainedTexts } from './explained.texts.ts';

const texts = explainedTexts.rates;

/** The daily rates that a percentage compounds, and the client's annual money-weighted return. */
export function RateExplained(props: ExplainProps) {
  const rates = ratesOf(props);
  const running = runningCompounded(rates);
  const rows = rates.map((rate, index) => ({ ...rate, running: running[index] ?? 0 })).toReversed();
  return (
    <>
      {props.figure === 'annualised' ? (
        <DefinitionList {...recap(props, rates)} />
      ) : (
        <ChangeExplained {...props} />
      )}
      <MoneyWeighted {...props} />
      <section>
        <h3 className={styles.heading}>{texts.table}</h3>
        <DataTable
          columns={columns}
          label={texts.table}
          paging={{ pageSize: pageSizes[0], pageSizes }}
          rowId={({ date }) => date}
          rows={rows}
          tools={{ csvExport: { fileName: texts.file, columns: file } }}
        />
      </section>
    </>
  );
}

/** The change in percent with its two causes, then the gain as an addition. */
function ChangeExplained({ portfolio, product, view }: ExplainProps) {
  const { currency } = portfolio;
  const change = computedChange(changesOf(portfolio, product)?.[view.period]);
  if (change === null) {
    return <DefinitionList items={[{ term: texts.change(currency), value: explainedTexts.notComputable }]} />;
  }
  return (
    <div className={styles.sums}>
      <DefinitionList
        items={[
          { term: texts.since, value: formatNumericDate(change.since) },
          { term: texts.strategies, value: percentText(change.strategies_rate) },
          { term: texts.fx, value: percentText(change.fx_rate) },
        ]}
        total={{ term: texts.change(currency), value: formatSignedPercent(change.rate) }}
      />
      <AdditionList addition={changeCauses(change, currency)} />
    </div>
  );
}

const percentText = (rate: number | null) =>
  rate === null ? explainedTexts.notComputable : formatSignedPercent(rate);

function recap({ portfolio, product }: ExplainProps, rates: ReturnType<typeof ratesOf>) {
  const first = rates[0];
  const last = rates.at(-1);
  if (first === undefined || last === undefined) {
    return { items: [{ term: texts.compounded, value: explainedTexts.notComputable }] };
  }
  const between = texts.between(formatNumericDate(first.date), formatNumericDate(last.date));
  const days = { term: texts.days, value: `${rates.length} ${between}` };
  const whole = { term: texts.compounded, value: formatSignedPercent(compounded(rates)) };
  const { annual_rate: rate = null, rate_days: covered = 0 } = portfolio.headlines[product ?? ''] ?? {};
  return {
    items: [days, whole, { term: texts.covered, value: String(covered) }],
    total: { term: texts.annualised, value: annualText(rate, covered) },
  };
}

/** Never under 90 days; under a year with its days. */
function annualText(rate: number | null, days: number): string {
  if (rate === null) return days < ANNUALISED_FROM_DAYS ? texts.tooEarly : explainedTexts.notComputable;
  const percent = formatChangePercent(rate);
  return days < WHOLE_YEAR_DAYS ? texts.overDays(percent, days) : percent;
}

function MoneyWeighted({ portfolio: { currency }, product }: ExplainProps) {
  return (
    <ExplainedRows currency={currency}>
      {(figures) => {
        const { money_weighted_rate: rate = null, money_weighted_days: days = 0 } =
          (product === null ? figures : strategiesOf(figures, product)[0]) ?? {};
        const value = annualText(rate, days);
        return (
          <section>
            <DefinitionList items={[]} total={{ term: texts.moneyWeighted, value }} />
            <p className={styles.note}>{texts.moneyWeightedNote}</p>
          </section>
        );
      }}
    </ExplainedRows>
  );
}

const columns: readonly DataColumn<RateRow>[] = [
  { id: 'date', header: texts.date, isRowName: true, cell: ({ date }) => formatNumericDate(date) },
  {
    id: 'rate',
    header: texts.rate,
    align: 'end',
    cell: ({ performance_rate: rate }) => formatSignedPercent(rate),
  },
  { id: 'running', header: texts.running, align: 'end', cell: ({ running }) => formatSignedPercent(running) },
];

/** Rates are ratios, not money: plain numbers. */
const file: readonly CsvColumn<RateRow>[] = [
  { header: texts.date, value: ({ date }) => date },
  { header: texts.rate, value: ({ performance_rate: rate }) => rate },
  { header: texts.running, value: ({ running }) => running },
];
