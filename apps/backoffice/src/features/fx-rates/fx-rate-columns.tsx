import type { components } from '@repo/api-sdk';
import {
  formatDecimal,
  formatNumericDate,
  formatNumericDateTime,
  formatSignedPercent,
} from '@repo/domain/format';
import { valueSourceTexts } from '@repo/domain/rates';
import type { DataColumn } from '@repo/ui/data-table';
import { Badge } from '@repo/ui/feedback';
import { HistoryButton } from '../../shared/HistoryButton.tsx';
import { sharedTexts } from '../../shared/shared.texts.ts';
import { inverseOf, pairOf } from './fx-rates.model.ts';
import { fxRatesTexts as texts } from './fx-rates.texts.ts';

type Rate = components['schemas']['FxRate'];

export const fxRateColumns: readonly DataColumn<Rate>[] = [
  {
    id: 'date',
    header: texts.columns.date,
    isRowName: true,
    cell: ({ date }) => formatNumericDate(date),
  },
  { id: 'pair', header: texts.columns.pair, cell: pairOf },
  {
    id: 'rate',
    header: texts.columns.rate,
    align: 'end',
    cell: ({ rate }) => formatDecimal(rate),
  },
  { id: 'inverse', header: texts.columns.inverse, align: 'end', cell: inverseOf },
  {
    id: 'change',
    header: texts.columns.change,
    align: 'end',
    cell: ({ change }) => (change === null ? sharedTexts.none : formatSignedPercent(change)),
  },
  {
    id: 'source',
    header: texts.columns.source,
    cell: ({ is_fallback, source }) =>
      is_fallback ? (
        <Badge look="plain" tone="warning">
          {valueSourceTexts.fallback}
        </Badge>
      ) : (
        valueSourceTexts[source]
      ),
  },
  {
    id: 'quote_day',
    header: texts.columns.quoteDay,
    cell: ({ quote_day }) => formatNumericDate(quote_day),
  },
  {
    id: 'version',
    header: texts.columns.status,
    cell: ({ version }) => (version > 1 ? texts.corrected(version) : texts.published),
  },
  {
    id: 'entered_by',
    header: sharedTexts.enteredBy,
    cell: ({ entered_by }) => entered_by ?? sharedTexts.none,
  },
  {
    id: 'approved_by',
    header: sharedTexts.approvedBy,
    cell: ({ approved_by }) => approved_by ?? sharedTexts.none,
  },
  {
    id: 'updated_at',
    header: texts.columns.updatedAt,
    align: 'end',
    cell: ({ updated_at }) => formatNumericDateTime(updated_at),
  },
];

/** For administrators. */
export const rateHistoryColumn: DataColumn<Rate> = {
  id: 'actions',
  header: texts.columns.actions,
  align: 'end',
  cell: (rate) => (
    <HistoryButton
      id={`${pairOf(rate)} ${rate.quote_day}`}
      isNarrow
      kind="rate"
      name={texts.nameOf(pairOf(rate), formatNumericDate(rate.quote_day))}
    />
  ),
};
