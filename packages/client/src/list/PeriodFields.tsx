import { DatePicker } from '@repo/ui/date-field';
import type { FilterValues, periodFilters } from './define-list.ts';
import { listTexts as texts } from './list.texts.ts';
import type { AddressChange } from './list-address.ts';

export interface PeriodFieldsProps {
  readonly period: FilterValues<typeof periodFilters>;
  readonly onChange: (parameters: AddressChange) => void;
}

/** « Du » and « Au », both days included. */
export function PeriodFields({ period: { from, to }, onChange }: PeriodFieldsProps) {
  return (
    <>
      <DatePicker label={texts.from} onChange={(du) => onChange({ du })} value={from ?? null} />
      <DatePicker label={texts.to} onChange={(au) => onChange({ au })} value={to ?? null} />
    </>
  );
}
