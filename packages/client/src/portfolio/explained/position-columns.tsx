import type { CsvColumn } from '@repo/domain/format';
import type { DisplayCurrency } from '@repo/domain/money';
import type { DataColumn } from '@repo/ui/data-table';
import { Amount } from '../Amount.tsx';
import { amountText } from '../portfolio.model.ts';
import { decimalOrReason, Published, Units } from './cells.tsx';
import type { ExplainedStrategy } from './explained.model.ts';
import { explainedTexts } from './explained.texts.ts';

const texts = explainedTexts.positions;

/** Units × NAV × rate = value, one row per product. */
export const positionColumns = (currency: DisplayCurrency): readonly DataColumn<ExplainedStrategy>[] => [
  { id: 'product', header: texts.product, isRowName: true, cell: ({ title }) => title },
  { id: 'units', header: texts.units, align: 'end', cell: ({ units }) => <Units>{units}</Units> },
  {
    id: 'nav',
    header: texts.nav,
    align: 'end',
    cell: ({ position }) =>
      position === null ? explainedTexts.none : <Published date={position.nav_date} value={position.nav} />,
  },
  {
    id: 'fx',
    header: texts.fx,
    align: 'end',
    cell: ({ position, reference_currency: reference }) =>
      position === null || reference === currency ? (
        explainedTexts.none
      ) : (
        <Published date={position.fx_date} isFallback={position.fx_is_fallback} value={position.fx_rate} />
      ),
  },
  {
    id: 'value',
    header: texts.value,
    align: 'end',
    cell: ({ current_amount: amount }) => <Amount>{amountText(amount, currency)}</Amount>,
  },
];

/** The same with every decimal and every day: enough to compute the value again. */
export const positionFile: readonly CsvColumn<ExplainedStrategy>[] = [
  { header: texts.product, value: ({ title }) => title },
  { header: texts.units, value: ({ units }) => ({ decimal: units }) },
  { header: texts.nav, value: ({ position }) => (position === null ? null : { decimal: position.nav }) },
  { header: texts.navDate, value: ({ position }) => position?.nav_date ?? null },
  { header: texts.fx, value: ({ position }) => (position === null ? null : { decimal: position.fx_rate }) },
  { header: texts.fxDate, value: ({ position }) => position?.fx_date ?? null },
  { header: texts.value, value: ({ current_amount: amount }) => decimalOrReason(amount) },
];
