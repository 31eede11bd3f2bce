import type { Ref } from 'react';
import { DateInput, DateSegment } from 'react-aria-components/DateField';
import fieldStyles from '../fields/field.module.css';
import { cx } from '../internal/class-names.ts';
import styles from './date-field.module.css';

/** French dates begin with the day: the first segment, and the one that a form focuses. */
const firstTyped = 'day';

/** jj, mm, aaaa: each typed or stepped with the arrows; inside a date field or picker. */
export function DaySegments({ inputRef }: { readonly inputRef: Ref<HTMLElement> | undefined }) {
  return (
    <DateInput className={cx(fieldStyles.segments, styles.segments)}>
      {(segment) => (
        <DateSegment
          className={cx(styles.segment)}
          segment={segment}
          {...(segment.type === firstTyped && inputRef ? { ref: inputRef } : {})}
        />
      )}
    </DateInput>
  );
}
