import { type CsvColumn, formatNumericDate } from '@repo/domain/format';
import type { DisplayCurrency } from '@repo/domain/money';
import type { DataColumn } from '@repo/ui/data-table';
import { Amount } from '../Amount.tsx';
import { signedAmount } from '../portfolio.model.ts';
import { Published, Units } from './cells.tsx';
import type { StretchRow } from './explained.model.ts';
import styles from './explained.module.css';
import { explainedTexts } from './explained.texts.ts';

const texts = explainedTexts.stretches;

/** Periods of constant units, with the effects of NAV and exchange rate in them. */
export const stretchColumns = (currency: DisplayCurrency): readonly DataColumn<StretchRow>[] => [
  {
    id: 'product',
    header: explainedTexts.positions.product,
    isRowName: true,
    cell: ({ product, from, to }) => (
      <span className={styles.published}>
        {product}
        <span className={styles.day}>
          {`${formatNumericDate(from.date)} – ${formatNumericDate(to.date)}`}
        </span>
      </span>
    ),
  },
  { id: 'units', header: texts.units, align: 'end', cell: ({ units }) => <Units>{units}</Units> },
  {
    id: 'nav-from',
    header: texts.navFrom,
    align: 'end',
    cell: ({ from }) => <Published date={from.nav_date} value={from.nav} />,
  },
  {
    id: 'nav-to',
    header: texts.navTo,
    align: 'end',
    cell: ({ to }) => <Published date={to.nav_date} value={to.nav} />,
  },
  {
    id: 'fx-from',
    header: texts.fxFrom,
    align: 'end',
    cell: ({ from }) => (
      <Published date={from.fx_date} isFallback={from.fx_is_fallback} value={from.fx_rate} />
    ),
  },
  {
    id: 'fx-to',
    header: texts.fxTo,
    align: 'end',
    cell: ({ to }) => <Published date={to.fx_date} isFallback={to.fx_is_fallback} value={to.fx_rate} />,
  },
  {
    id: 'strategy',
    header: texts.strategy,
    align: 'end',
    cell: ({ strategy_effect: effect }) => <Amount>{signedAmount(effect, currency)}</Amount>,
  },
  {
    id: 'fx',
    header: texts.fx,
    align: 'end',
    cell: ({ fx_effect: effect }) => <Amount>{signedAmount(effect, currency)}</Amount>,
  },
];

/** The same with every decimal and every day. */
export const stretchFile: readonly CsvColumn<StretchRow>[] = [
  { header: explainedTexts.positions.product, value: ({ product }) => product },
  { header: texts.from, value: ({ from }) => from.date },
  { header: texts.to, value: ({ to }) => to.date },
  { header: texts.units, value: ({ units }) => ({ decimal: units }) },
  { header: texts.navFrom, value: ({ from }) => ({ decimal: from.nav }) },
  { header: texts.navTo, value: ({ to }) => ({ decimal: to.nav }) },
  { header: texts.fxFrom, value: ({ from }) => ({ decimal: from.fx_rate }) },
  { header: texts.fxTo, value: ({ to }) => ({ decimal: to.fx_rate }) },
  { header: texts.strategy, value: ({ strategy_effect: effect }) => ({ decimal: effect }) },
  { header: texts.fx, value: ({ fx_effect: effect }) => ({ decimal: effect }) },
];
