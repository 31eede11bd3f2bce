import { DatePicker } from '@repo/ui/date-field';
import type { AddressChange, Period } from './list-address.ts';
import { sharedTexts as texts } from './shared.texts.ts';

export interface PeriodFieldsProps {
  readonly period: Period;
  readonly onChange: (parameters: AddressChange) => void;
}

/** « Du » and « Au », both days included. */
export function PeriodFields({ period: { from, to }, onChange }: PeriodFieldsProps) {
  return (
    <>
      <DatePicker label={texts.from} onChange={(du) => onChange({ du })} value={from} />
      <DatePicker label={texts.to} onChange={(au) => onChange({ au })} value={to} />
    </>
  );
}
