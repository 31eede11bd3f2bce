import { formatDecimal, formatNumericDate } from '@repo/domain/format';
import type { DataColumn } from '@repo/ui/data-table';
import { sharedTexts } from '../../shared/shared.texts.ts';
import type { Preview } from './imports.model.ts';
import { outcomeTexts, importsTexts as texts } from './imports.texts.ts';

export const errorColumns: readonly DataColumn<Preview['errors'][number]>[] = [
  { id: 'line', header: texts.line, isRowName: true, cell: ({ line }) => `${texts.line} ${line}` },
  { id: 'message', header: texts.problem, cell: ({ message }) => message },
];

export const sampleColumns: readonly DataColumn<Preview['sample'][number]>[] = [
  { id: 'line', header: texts.line, isRowName: true, cell: ({ line }) => `${texts.line} ${line}` },
  { id: 'date', header: texts.date, cell: ({ date }) => formatNumericDate(date) },
  { id: 'key', header: texts.series, cell: ({ key }) => key },
  { id: 'value', header: texts.value, align: 'end', cell: ({ value }) => formatDecimal(value) },
  {
    id: 'previous',
    header: texts.previous,
    align: 'end',
    cell: ({ previous }) => (previous === null ? sharedTexts.none : formatDecimal(previous)),
  },
  { id: 'outcome', header: texts.outcome, cell: ({ outcome }) => outcomeTexts[outcome] },
];
