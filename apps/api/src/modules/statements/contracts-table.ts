import { contractStatusTexts } from '@repo/domain/contract-status';
import { isoDay } from '@repo/domain/dates';
import { decimal, moneyAsset, roundTo, sumOf } from '@repo/domain/money';
import { type Account, type ContractStatement, compounded } from '@repo/domain/portfolio';
import { parisDay } from '../../paris-time.ts';
import type { ClientContract, ClientPayment } from '../portfolio/portfolio.repository.ts';
import type { ExportSource } from './export-source.ts';
import {
  amount,
  convertedAmount,
  day,
  type ExportColumn,
  type ExportTable,
  rate,
  type TableCell,
  text,
  toTable,
} from './export-table.ts';
import { statementsTexts, exportTexts as texts } from './statements.texts.ts';

/** On the wire as in a file: enough to find any figure again far below the cent. */
export const UNIT_DECIMALS = 18;
export const RATE_DECIMALS = 10;

interface Row {
  contract: ClientContract;
  payment: ClientPayment | undefined;
  /** Undefined for a contract that was not paid, or not valued for want of a rate. */
  stated: ContractStatement | undefined;
}

/** Every contract that counts, paid or not, oldest first, as on the last day known. */
export function contractsTable({ rows, client, market, whole, titles, rates }: ExportSource): ExportTable {
  const { until } = market;
  const { offSince } = market.prices.fx;
  const all = rows.contracts
    .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1))
    .map(
      (contract): Row => ({
        contract,
        payment: rows.payments.find(({ contractId }) => contractId === contract.id),
        stated: whole.contracts.find(({ contractId }) => contractId === contract.id),
      }),
    );
  const own: ExportColumn<Row>[] = [
    { header: texts.po, cell: ({ contract }) => text(contract.poNumber) },
    { header: texts.product, cell: ({ contract }) => text(titles.get(contract.strategyId) ?? '') },
    { header: texts.status, cell: ({ contract }) => text(contractStatusTexts[contract.status]) },
    { header: texts.subscribed, cell: ({ contract }) => day(parisDay(contract.createdAt)) },
    { header: texts.subscribedAmount, cell: ({ contract }) => amount(decimal(contract.amount)) },
    { header: texts.currency, cell: ({ contract }) => text(contract.currency) },
    { header: texts.paidOn, cell: ({ payment }) => day(payment && isoDay(payment.valueDate)) },
    { header: texts.paid, cell: ({ payment }) => amount(payment && decimal(payment.amount)) },
    {
      header: texts.waiting,
      cell: ({ stated }) => amount(stated && sumOf(stated.waiting.map((paid) => paid.amount))),
    },
  ];
  return toTable(
    statementsTexts.exports.contracts.sheet,
    [
      ...own,
      ...valueColumns(whole.currency, client),
      {
        header: texts.rate,
        cell: ({ contract }) => {
          const daily = rates.contracts.get(contract.id) ?? [];
          return rate(daily.length === 0 ? undefined : compounded(daily));
        },
      },
      {
        header: texts.offPar,
        cell: ({ contract }) => day(offSince(moneyAsset(contract.currency), until) ?? undefined),
      },
    ],
    all,
  );
}

function valueColumns(currency: string, client: ExportSource['client']): ExportColumn<Row>[] {
  const stated =
    (cell: (contract: ContractStatement) => TableCell) =>
    (row: Row): TableCell => {
      if (row.stated !== undefined) return cell(row.stated);
      return row.payment === undefined ? null : text(statementsTexts.notComputable);
    };
  const line = (header: string, of: keyof Account): ExportColumn<Row> => ({
    header: texts.in(header, currency),
    cell: stated(({ account }) => convertedAmount(account?.[of], client)),
  });
  return [
    { header: texts.units, cell: stated(({ closing }) => amount(roundTo(closing.units, UNIT_DECIMALS))) },
    { header: texts.nav, cell: stated(({ closing: { mark } }) => amount(mark?.nav)) },
    { header: texts.navDate, cell: stated(({ closing: { mark } }) => day(mark?.navDay)) },
    {
      header: texts.fx,
      cell: stated(({ closing: { mark } }) => amount(mark && roundTo(mark.fx, RATE_DECIMALS))),
    },
    { header: texts.fxDate, cell: stated(({ closing: { mark } }) => day(mark?.fxDay)) },
    {
      header: texts.fallback,
      cell: stated(({ closing: { mark } }) =>
        mark === undefined ? null : text(mark.isFxFallback ? texts.yes : texts.no),
      ),
    },
    line(texts.paidIn, 'paidIn'),
    line(texts.paidOut, 'paidOut'),
    {
      header: texts.in(texts.value, currency),
      cell: stated(({ closing }) => convertedAmount(closing.value, client)),
    },
    line(texts.strategyEffect, 'strategyEffect'),
    line(texts.fxEffect, 'fxEffect'),
    line(texts.executionEffect, 'executionEffect'),
    line(texts.fee, 'fees'),
    line(texts.rounding, 'rounding'),
    line(texts.yield, 'yieldGenerated'),
  ];
}
