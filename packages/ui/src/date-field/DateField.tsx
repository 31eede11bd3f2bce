import { parseDate } from '@internationalized/date';
import { Button } from 'react-aria-components/Button';
import { DateInput, DatePicker, DateSegment } from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { Popover } from 'react-aria-components/Popover';
import { FieldFoot, FieldHead, type FieldWords } from '../fields/FieldFrame.tsx';
import fieldStyles from '../fields/field.module.css';
import { Icon } from '../icons/index.ts';
import { cx } from '../internal/class-names.ts';
import listStyles from '../select/select.module.css';
import styles from './date-field.module.css';
import { dateFieldTexts } from './date-field.texts.ts';
import { MonthGrid } from './MonthGrid.tsx';

export interface DateFieldProps extends FieldWords {
  /** `2026-03-03`; `null` when empty or not complete. */
  readonly value: string | null;
  readonly onChange: (day: string | null) => void;
  readonly onBlur?: (() => void) | undefined;
  /** First and last day that can be chosen, `2026-03-03`. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly name?: string | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly className?: string | undefined;
}

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

function toDate(day: string | null | undefined) {
  return day !== null && day !== undefined && dayPattern.test(day) ? parseDate(day) : null;
}

/** A day, typed as jj/mm/aaaa or chosen on a calendar; always an ISO day outside. */
export function DateField(props: DateFieldProps) {
  const { value, onChange, onBlur, min, max, name, isDisabled = false, className, ...words } = props;
  const first = toDate(min);
  const last = toDate(max);
  return (
    <DatePicker
      className={cx(fieldStyles.field, className)}
      isDisabled={isDisabled}
      isInvalid={words.error !== undefined}
      onChange={(date) => onChange(date?.toString() ?? null)}
      shouldForceLeadingZeros
      validationBehavior="aria"
      value={toDate(value)}
      {...(first ? { minValue: first } : {})}
      {...(last ? { maxValue: last } : {})}
      {...(name === undefined ? {} : { name })}
      {...(onBlur ? { onBlur } : {})}
    >
      <FieldHead {...words} />
      <Group className={cx(fieldStyles.box)}>
        <DateInput className={cx(fieldStyles.segments, styles.segments)}>
          {(segment) => <DateSegment className={cx(styles.segment)} segment={segment} />}
        </DateInput>
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
    </DatePicker>
  );
}
