import { daysBetween } from '@repo/domain/dates';
import {
  type CsvColumn,
  formatChangePercent,
  formatNumericDate,
  formatSignedPercent,
} from '@repo/domain/format';
import { pageSizes } from '@repo/domain/limits';
import { compounded, runningCompounded } from '@repo/domain/portfolio';
import { type DataColumn, DataTable } from '@repo/ui/data-table';
import { DefinitionList } from '@repo/ui/definition-list';
import { ExplainedRows } from './ExplainedRows.tsx';
import { type ExplainProps, type RateRow, ratesOf, strategiesOf } from './explained.model.ts';
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
      <DefinitionList {...recap(props, rates)} />
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

function recap({ figure, portfolio, product }: ExplainProps, rates: ReturnType<typeof ratesOf>) {
  const first = rates[0];
  const last = rates.at(-1);
  if (first === undefined || last === undefined) {
    return { items: [{ term: texts.compounded, value: explainedTexts.notComputable }] };
  }
  const between = texts.between(formatNumericDate(first.date), formatNumericDate(last.date));
  const days = { term: texts.days, value: `${rates.length} ${between}` };
  const whole = { term: texts.compounded, value: formatSignedPercent(compounded(rates)) };
  if (figure !== 'annualised') return { items: [days], total: whole };
  const rate = portfolio.headlines[product ?? '']?.annual_rate ?? null;
  return {
    items: [days, whole, { term: texts.elapsed, value: String(daysBetween(first.date, last.date)) }],
    total: {
      term: texts.annualised,
      value: rate === null ? explainedTexts.notComputable : formatChangePercent(rate),
    },
  };
}

function MoneyWeighted({ portfolio: { currency }, product }: ExplainProps) {
  return (
    <ExplainedRows currency={currency}>
      {(figures) => {
        const { money_weighted_rate: rate } =
          product === null ? figures : (strategiesOf(figures, product)[0] ?? { money_weighted_rate: null });
        const value = rate === null ? explainedTexts.notComputable : formatChangePercent(rate);
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
