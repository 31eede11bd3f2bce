import { DatePicker } from '@repo/ui/date-field';
import type { FilterValues, periodFilters } from './define-list.ts';
import { listTexts as texts } from './list.texts.ts';

export interface PeriodFieldsProps {
  readonly period: FilterValues<typeof periodFilters>;
  /** The day that changed; null clears it. */
  readonly onChange: (days: { readonly from?: string | null; readonly to?: string | null }) => void;
}

/** « Du » and « Au », both days included. */
export function PeriodFields({ period: { from, to }, onChange }: PeriodFieldsProps) {
  return (
    <>
      <DatePicker label={texts.from} onChange={(day) => onChange({ from: day })} value={from ?? null} />
      <DatePicker label={texts.to} onChange={(day) => onChange({ to: day })} value={to ?? null} />
    </>
  );
}
