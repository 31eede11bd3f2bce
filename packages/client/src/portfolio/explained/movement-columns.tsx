import { type CsvColumn, formatDashboardAmount, formatNumericDate } from '@repo/domain/format';
import type { DisplayCurrency } from '@repo/domain/money';
import type { DataColumn } from '@repo/ui/data-table';
import { Amount } from '../Amount.tsx';
import { amountText } from '../portfolio.model.ts';
import { decimalOrReason, Published, shortened, Units } from './cells.tsx';
import type { MovementRow } from './explained.model.ts';
import styles from './explained.module.css';
import { explainedTexts } from './explained.texts.ts';

const texts = explainedTexts.movements;

/** The client's payments in and out, with the rate and unit value applied to each. */
export const movementColumns = (currency: DisplayCurrency): readonly DataColumn<MovementRow>[] => [
  {
    id: 'operation',
    header: texts.operation,
    isRowName: true,
    cell: ({ date, order_date: orderDate, kind, product }) => (
      <span className={styles.published}>
        {`${texts.kinds[kind]} ${product}`}
        <span className={styles.day}>{formatNumericDate(date)}</span>
        {orderDate === date ? null : (
          <span className={styles.day}>{texts.orderOf(formatNumericDate(orderDate))}</span>
        )}
      </span>
    ),
  },
  {
    id: 'amount',
    header: texts.amount,
    align: 'end',
    cell: ({ amount, currency: paidIn }) => <Amount>{formatDashboardAmount(amount, paidIn)}</Amount>,
  },
  {
    id: 'fx',
    header: texts.fx,
    align: 'end',
    cell: ({ currency: paidIn, fx_rate: rate, fx_date: date, fx_is_fallback: isFallback }) =>
      paidIn === currency || rate === null || date === null ? (
        explainedTexts.none
      ) : (
        <Published date={date} isFallback={isFallback} value={rate} />
      ),
  },
  {
    id: 'converted',
    header: texts.converted(currency),
    align: 'end',
    cell: ({ kind, amount_converted: amount, fee_converted: fee }) => (
      <span className={styles.published}>
        {/* Wrapped, because each of its elements would be a grid row. */}
        <span>
          <Amount>{amountText(amount, currency)}</Amount>
        </span>
        <span className={styles.day}>
          {texts.feeOf[kind]} <Amount>{amountText(fee, currency)}</Amount>
        </span>
      </span>
    ),
  },
  {
    id: 'units',
    header: texts.units,
    align: 'end',
    cell: ({ units, mark }) => (
      <span className={styles.published}>
        <span>
          <Units>{units}</Units>
        </span>
        <span className={styles.day}>
          {mark === null
            ? explainedTexts.none
            : texts.atNav(shortened(mark.nav), formatNumericDate(mark.nav_date))}
        </span>
      </span>
    ),
  },
];

/** The same with every decimal and every day. */
export const movementFile = (currency: DisplayCurrency): readonly CsvColumn<MovementRow>[] => [
  { header: texts.date, value: ({ date }) => date },
  { header: texts.orderDate, value: ({ order_date: date }) => date },
  { header: explainedTexts.positions.product, value: ({ product }) => product },
  { header: texts.contract, value: ({ po_number: number }) => number },
  { header: texts.operation, value: ({ kind }) => texts.kinds[kind] },
  { header: texts.amount, value: ({ amount }) => ({ decimal: amount }) },
  { header: texts.currency, value: ({ currency: paidIn }) => paidIn },
  { header: texts.fee, value: ({ fee }) => ({ decimal: fee }) },
  { header: texts.fx, value: ({ fx_rate: rate }) => decimalOrReason(rate) },
  { header: texts.fxDate, value: ({ fx_date: date }) => date },
  { header: texts.converted(currency), value: ({ amount_converted: amount }) => decimalOrReason(amount) },
  { header: texts.feeConverted(currency), value: ({ fee_converted: fee }) => decimalOrReason(fee) },
  { header: texts.units, value: ({ units }) => ({ decimal: units }) },
  { header: texts.nav, value: ({ mark }) => (mark === null ? null : { decimal: mark.nav }) },
  { header: texts.navDate, value: ({ mark }) => mark?.nav_date ?? null },
];
