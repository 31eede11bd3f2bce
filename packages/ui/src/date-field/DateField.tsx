import { DateField as AriaDateField } from 'react-aria-components/DateField';
import { FieldFoot, FieldHead } from '../fields/FieldFrame.tsx';
import fieldStyles from '../fields/field.module.css';
import { cx } from '../internal/class-names.ts';
import { DaySegments } from './DaySegments.tsx';
import type { DayFieldProps } from './date-field.props.ts';
import { toCalendarDate } from './day.ts';

export type DateFieldProps = DayFieldProps;

/**
 * A date known by heart, typed as jj/mm/aaaa: a birth. For a day near today, see `DatePicker`. The value is an ISO day.
 *
 * States: default, empty, focused, disabled, read-only, invalid. Pattern: ARIA APG « Spinbutton », one for each
 * segment.
 */
export function DateField(props: DateFieldProps) {
  const { value, onChange, onBlur, min, max, name, isDisabled, isReadOnly, className, ref, ...words } = props;
  const first = toCalendarDate(min);
  const last = toCalendarDate(max);
  return (
    <AriaDateField
      className={cx(fieldStyles.field, className)}
      isDisabled={isDisabled ?? false}
      isInvalid={words.error !== undefined}
      isReadOnly={isReadOnly ?? false}
      onChange={(date) => onChange(date?.toString() ?? null)}
      shouldForceLeadingZeros
      validationBehavior="aria"
      value={toCalendarDate(value)}
      {...(first ? { minValue: first } : {})}
      {...(last ? { maxValue: last } : {})}
      {...(name === undefined ? {} : { name })}
      {...(onBlur ? { onBlur } : {})}
    >
      <FieldHead {...words} />
      <span className={fieldStyles.box}>
        <DaySegments inputRef={ref} />
      </span>
      <FieldFoot error={words.error} success={words.success} />
    </AriaDateField>
  );
}
