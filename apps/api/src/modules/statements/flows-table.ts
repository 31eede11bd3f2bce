import { type IsoDay, isoDay } from '@repo/domain/dates';
import { documentDecimals } from '@repo/domain/format';
import { type Conversion, type Decimal, decimal, moneyAsset, ONE, roundTo } from '@repo/domain/money';
import type { Mark, Movement, WaitingPayment } from '@repo/domain/portfolio';
import { RATE_DECIMALS, UNIT_DECIMALS } from './contracts-table.ts';
import type { ExportSource } from './export-source.ts';
import {
  amount,
  convertedAmount,
  day,
  type ExportColumn,
  type ExportTable,
  text,
  toTable,
} from './export-table.ts';
import { leftOutMovements } from './statement-books.ts';
import { statementsTexts, exportTexts as texts } from './statements.texts.ts';

type Kind = keyof typeof statementsTexts.kinds;

interface Row {
  /** Undefined for what is not executed yet. */
  day: IsoDay | undefined;
  orderDay: IsoDay;
  poNumber: string;
  product: string;
  kind: Kind;
  /** + paid, − received. */
  amount: Decimal;
  currency: string;
  fx?: Conversion | undefined;
  converted?: Decimal | undefined;
  fee?: Decimal;
  feeConverted?: Decimal | undefined;
  units?: Decimal;
  mark?: Mark | undefined;
}

/** Every movement of money, oldest first; those that wait and those of a renounced contract have no units. */
export function flowsTable(source: ExportSource): ExportTable {
  const { currency } = source.whole;
  const { offSince } = source.market.prices.fx;
  const rows = [
    ...investedRows(source),
    ...leftOutMovements(source.rows, source.client).map((movement) => movementRow(source, movement)),
    ...waitingRows(source),
    ...renouncedRows(source),
  ].toSorted((a, b) => compareDays(a.day ?? a.orderDay, b.day ?? b.orderDay));
  const columns: ExportColumn<Row>[] = [
    { header: texts.date, cell: (row) => day(row.day) },
    { header: texts.orderDay, cell: ({ orderDay }) => day(orderDay) },
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
      cell: (row) => (row.day === undefined ? null : convertedAmount(row.converted, source.client)),
    },
    { header: texts.fee, cell: ({ fee }) => amount(fee) },
    {
      header: texts.in(texts.fee, currency),
      cell: (row) => (row.fee === undefined ? null : convertedAmount(row.feeConverted, source.client)),
    },
    { header: texts.units, cell: ({ units }) => amount(units) },
    { header: texts.nav, cell: ({ mark }) => amount(mark?.nav) },
    { header: texts.navDate, cell: ({ mark }) => day(mark?.navDay) },
    {
      header: texts.offPar,
      cell: (row) => day(offSince(moneyAsset(row.currency), row.day ?? row.orderDay) ?? undefined),
    },
  ];
  return toTable(statementsTexts.exports.flows.sheet, columns, rows);
}

const compareDays = (a: IsoDay, b: IsoDay): number => (a < b ? -1 : a > b ? 1 : 0);

function orderCells({ rows, titles }: ExportSource, order: Movement | WaitingPayment) {
  return {
    orderDay: order.orderDay,
    poNumber: rows.contracts.find(({ id }) => id === order.contractId)?.poNumber ?? '',
    product: titles.get(order.strategy) ?? order.strategy,
    currency: order.asset,
  };
}

function movementRow(source: ExportSource, movement: Movement): Row {
  return {
    ...orderCells(source, movement),
    day: movement.day,
    kind: movement.kind,
    amount: roundTo(movement.cash, UNIT_DECIMALS),
    fee: roundTo(movement.fee, UNIT_DECIMALS),
    units: roundTo(movement.units, UNIT_DECIMALS),
  };
}

function investedRows(source: ExportSource): Row[] {
  return source.whole.contracts.flatMap(({ movements }) =>
    movements.map(
      ({ movement, converted, written }): Row => ({
        ...movementRow(source, movement),
        fx: converted?.fx,
        converted: written?.cash,
        feeConverted: written?.fee,
        mark: converted?.mark,
      }),
    ),
  );
}

function waitingRows(source: ExportSource): Row[] {
  return source.whole.contracts.flatMap(({ waiting }) =>
    waiting.map(
      (payment): Row => ({
        ...orderCells(source, payment),
        day: undefined,
        kind: 'waiting',
        amount: payment.amount,
      }),
    ),
  );
}

function renouncedRows({ renounced, market, whole, titles }: ExportSource): Row[] {
  return renounced.map((flow): Row => {
    const on = isoDay(flow.day);
    const gross = decimal(flow.amount);
    const cash = flow.kind === 'payment' ? gross : gross.neg();
    const fx = market.prices.fx.convert(ONE, moneyAsset(flow.currency), whole.currency, on);
    return {
      day: on,
      orderDay: on,
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
