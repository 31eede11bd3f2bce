import { Button } from 'react-aria-components/Button';
import { DatePicker as AriaDatePicker } from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { Popover } from 'react-aria-components/Popover';
import { FieldFoot, FieldHead } from '../fields/FieldFrame.tsx';
import fieldStyles from '../fields/field.module.css';
import { Icon } from '../icons/index.ts';
import { cx } from '../internal/class-names.ts';
import { dateFieldTexts } from '../parts.texts.ts';
import listStyles from '../select/select.module.css';
import { DaySegments } from './DaySegments.tsx';
import styles from './date-field.module.css';
import type { DayFieldProps } from './date-field.props.ts';
import { toCalendarDate } from './day.ts';
import { MonthGrid } from './MonthGrid.tsx';

export type DatePickerProps = DayFieldProps;

/**
 * A day, typed as jj/mm/aaaa or selected on a calendar whose weeks start on Monday; the value is an ISO day.
 *
 * States: default, empty, focused, disabled, read-only, invalid, bounded, open. Pattern: ARIA APG « Date Picker Dialog
 * ».
 */
export function DatePicker(props: DatePickerProps) {
  const { value, onChange, onBlur, min, max, name, isDisabled, isReadOnly, className, ref, ...words } = props;
  const first = toCalendarDate(min);
  const last = toCalendarDate(max);
  return (
    <AriaDatePicker
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
      <Group className={cx(fieldStyles.box)}>
        <DaySegments inputRef={ref} />
        <Button aria-label={dateFieldTexts.open} className={cx(styles.open)}>
          <Icon name="calendar" />
        </Button>
      </Group>
      <FieldFoot error={words.error} success={words.success} />
      <Popover className={cx(listStyles.popover, listStyles.fitted)} offset={6}>
        <Dialog aria-label={words.label} className={cx(styles.dialog)}>
          <MonthGrid />
        </Dialog>
      </Popover>
    </AriaDatePicker>
  );
}
