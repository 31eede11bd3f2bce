import { type IsoDay, isoDay } from '@repo/domain/dates';
import { documentDecimals } from '@repo/domain/format';
import { type Conversion, type Decimal, decimal, ONE, parCurrency, roundTo } from '@repo/domain/money';
import type { Mark } from '@repo/domain/portfolio';
import { RATE_DECIMALS, UNIT_DECIMALS } from './contracts-table.ts';
import type { ExportSource } from './export-source.ts';
import { amount, day, type ExportColumn, type ExportTable, text, toTable } from './export-table.ts';
import { statementsTexts, exportTexts as texts } from './statements.texts.ts';

type Kind = keyof typeof statementsTexts.kinds;

interface Row {
  day: IsoDay;
  poNumber: string;
  product: string;
  kind: Kind;
  /** + paid, − received. */
  amount: Decimal;
  currency: string;
  fx: Conversion | undefined;
  converted: Decimal | undefined;
  fee: Decimal | undefined;
  feeConverted: Decimal | undefined;
  units: Decimal | undefined;
  mark: Mark | undefined;
}

/** Every movement of money, oldest first; those of a renounced contract have no units. */
export function flowsTable(source: ExportSource): ExportTable {
  const { currency } = source.whole;
  const rows = [...investedRows(source), ...leftOutRows(source), ...renouncedRows(source)].toSorted((a, b) =>
    a.day < b.day ? -1 : a.day > b.day ? 1 : 0,
  );
  const columns: ExportColumn<Row>[] = [
    { header: texts.date, cell: (row) => day(row.day) },
    { header: texts.po, cell: ({ poNumber }) => text(poNumber) },
    { header: texts.product, cell: ({ product }) => text(product) },
    { header: texts.kind, cell: ({ kind }) => text(statementsTexts.kinds[kind]) },
    { header: texts.amount, cell: (row) => amount(row.amount) },
    { header: texts.currency, cell: (row) => text(row.currency) },
    { header: texts.fx, cell: ({ fx }) => amount(fx && roundTo(fx.amount, RATE_DECIMALS)) },
    { header: texts.fxDate, cell: ({ fx }) => day(fx?.quoteDay) },
    {
      header: texts.fallback,
      cell: ({ fx }) => (fx === undefined ? null : text(fx.isFallback ? texts.yes : texts.no)),
    },
    {
      header: texts.in(texts.amount, currency),
      cell: ({ converted }) =>
        converted === undefined ? text(statementsTexts.notComputable) : amount(converted),
    },
    { header: texts.fee, cell: ({ fee }) => amount(fee) },
    { header: texts.in(texts.fee, currency), cell: ({ feeConverted }) => amount(feeConverted) },
    { header: texts.units, cell: ({ units }) => amount(units) },
    { header: texts.nav, cell: ({ mark }) => amount(mark?.nav) },
    { header: texts.navDate, cell: ({ mark }) => day(mark?.navDay) },
  ];
  return toTable(statementsTexts.exports.flows.sheet, columns, rows);
}

function investedRows({ whole, rows, titles }: ExportSource): Row[] {
  const poNumbers = new Map(rows.contracts.map(({ id, poNumber }) => [id, poNumber]));
  return whole.contracts.flatMap(({ contractId, strategy, movements }) =>
    movements.map(
      ({ movement, fx, cashWritten, feeWritten, mark }): Row => ({
        day: movement.flow.day,
        poNumber: poNumbers.get(contractId) ?? '',
        product: titles.get(strategy.key) ?? strategy.key,
        kind: movement.flow.kind,
        amount: roundTo(movement.cash, UNIT_DECIMALS),
        currency: movement.flow.kind === 'payment' ? movement.flow.asset : movement.currency,
        fx,
        converted: cashWritten,
        fee: roundTo(movement.fee, UNIT_DECIMALS),
        feeConverted: feeWritten,
        units: roundTo(movement.units, UNIT_DECIMALS),
        mark,
      }),
    ),
  );
}

const unvalued = { fee: undefined, feeConverted: undefined, units: undefined, mark: undefined } as const;

/** Paid, and not valued for want of a rate. */
function leftOutRows({ client, rows, titles }: ExportSource): Row[] {
  const valued = new Set(client.flows.map(({ contractId }) => contractId));
  return rows.payments.flatMap((payment): Row[] => {
    const contract = rows.contracts.find(({ id }) => id === payment.contractId);
    if (contract === undefined || valued.has(payment.contractId)) return [];
    return [
      {
        ...unvalued,
        day: isoDay(payment.valueDate),
        poNumber: contract.poNumber,
        product: titles.get(contract.strategyId) ?? '',
        kind: 'payment',
        amount: decimal(payment.amount),
        currency: payment.currency,
        fx: undefined,
        converted: undefined,
      },
    ];
  });
}

function renouncedRows({ renounced, market, whole, titles }: ExportSource): Row[] {
  return renounced.map((flow): Row => {
    const on = isoDay(flow.day);
    const gross = decimal(flow.amount);
    const cash = flow.kind === 'payment' ? gross : gross.neg();
    const fx = market.prices.fx.convert(ONE, parCurrency(flow.currency), whole.currency, on);
    return {
      ...unvalued,
      day: on,
      poNumber: flow.poNumber,
      product: titles.get(flow.strategyId) ?? '',
      kind: flow.kind,
      amount: cash,
      currency: flow.currency,
      fx,
      converted: fx && roundTo(cash.times(fx.amount), documentDecimals(whole.currency)),
    };
  });
}
