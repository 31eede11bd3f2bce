import type { ApiError, components } from '@repo/api-sdk';
import { formatDocumentAmount } from '@repo/domain/format';
import type { TableTotals } from '@repo/ui/data-table';
import type { UseQueryResult } from '@tanstack/react-query';
import { sharedTexts as texts } from './shared.texts.ts';

type ListTotal = components['schemas']['ListTotal'];

/** The line under a list: what all its rows add up to in EUR, whatever page is shown. */
export function toTotals({
  data,
  error,
}: Pick<UseQueryResult<ListTotal, ApiError>, 'data' | 'error'>): TableTotals | undefined {
  if (data === undefined) return error === null ? undefined : { label: texts.totalFailed };
  const { total_eur: total, unconverted } = data;
  if (total === null) return { label: texts.totalTooLong };
  return {
    label: texts.total(formatDocumentAmount(total, 'EUR')),
    ...(unconverted.length > 0 && { note: texts.unconverted(unconverted.length, unconverted.join(', ')) }),
  };
}
