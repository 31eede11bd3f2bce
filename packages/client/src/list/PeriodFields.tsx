import { DatePicker } from '@repo/ui/date-field';
import type { AddressChange } from '../address.ts';
import type { FilterValues, periodFilters } from './define-list.ts';
import { listTexts as texts } from './list.texts.ts';

export interface PeriodFieldsProps {
  readonly period: FilterValues<typeof periodFilters>;
  readonly onChange: (parameters: AddressChange) => void;
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
