import { documentDecimals } from '@repo/domain/format';
import {
  type Account,
  compoundedBetween,
  periodsBetween,
  type StatementPeriod,
  stateAccounts,
} from '@repo/domain/portfolio';
import type { ExportSource } from './export-source.ts';
import {
  convertedAmount,
  day,
  type ExportColumn,
  type ExportTable,
  rate,
  text,
  toTable,
} from './export-table.ts';
import { statementsTexts, exportTexts as texts } from './statements.texts.ts';

interface Row {
  period: Pick<StatementPeriod, 'key' | 'from' | 'to'>;
  poNumber: string;
  product: string;
  account: Account | undefined;
  rate: number | undefined;
}

/** Month by month, each contract then all of them; the last month ends on the last day known. */
export function yieldsTable(source: ExportSource): ExportTable {
  const { whole } = source;
  const months = whole.contracts.length === 0 ? [] : periodsBetween(whole.from, whole.to, 'month');
  const currency = whole.currency;
  const line = (header: string, of: keyof Account): ExportColumn<Row> => ({
    header: texts.in(header, currency),
    cell: ({ account }) => convertedAmount(account?.[of], source.client),
  });
  const columns: ExportColumn<Row>[] = [
    { header: texts.month, cell: ({ period }) => text(period.key) },
    { header: texts.from, cell: ({ period }) => day(period.from) },
    { header: texts.to, cell: ({ period }) => day(period.to) },
    { header: texts.po, cell: ({ poNumber }) => text(poNumber) },
    { header: texts.product, cell: ({ product }) => text(product) },
    line(texts.opening, 'opening'),
    line(texts.paidIn, 'paidIn'),
    line(texts.paidOut, 'paidOut'),
    line(texts.strategyEffect, 'strategyEffect'),
    line(texts.fxEffect, 'fxEffect'),
    line(texts.executionEffect, 'executionEffect'),
    line(texts.fee, 'fees'),
    line(texts.rounding, 'rounding'),
    line(texts.yield, 'yieldGenerated'),
    line(texts.closing, 'closing'),
    { header: texts.rate, cell: (row) => rate(row.rate) },
  ];
  return toTable(
    statementsTexts.exports.yields.sheet,
    columns,
    months.flatMap((month) => monthRows(source, month)),
  );
}

function monthRows(
  { market, client, whole, rows, rates, titles }: ExportSource,
  month: StatementPeriod,
): Row[] {
  const period = { ...month, to: month.to < whole.to ? month.to : whole.to };
  const { contracts, total } = stateAccounts(market, {
    client,
    from: period.from,
    to: period.to,
    decimals: documentDecimals,
  });
  const poNumbers = new Map(rows.contracts.map(({ id, poNumber }) => [id, poNumber]));
  return [
    ...contracts.map(({ contractId, strategy, account }) => ({
      period,
      poNumber: poNumbers.get(contractId) ?? '',
      product: titles.get(strategy.key) ?? strategy.key,
      account,
      rate: compoundedBetween(rates.contracts.get(contractId) ?? [], period),
    })),
    {
      period,
      poNumber: texts.all,
      product: '',
      account: total,
      rate: compoundedBetween(rates.aggregated, period),
    },
  ];
}
