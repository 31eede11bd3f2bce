import { Button } from 'react-aria-components/Button';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar';
import { Icon } from '../icons/index.ts';
import { cx } from '../internal/class-names.ts';
import styles from './date-field.module.css';

/** One month, weeks from Monday; inside a date picker, which provides its value. */
export function MonthGrid() {
  return (
    <Calendar firstDayOfWeek="mon">
      <div className={styles.head}>
        <Button className={cx(styles.turn)} slot="previous">
          <Icon name="chevron-left" />
        </Button>
        <CalendarHeading className={cx(styles.month)} />
        <Button className={cx(styles.turn)} slot="next">
          <Icon name="chevron-right" />
        </Button>
      </div>
      <CalendarGrid weekdayStyle="short">
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className={cx(styles.weekday)}>{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => <CalendarCell className={cx(styles.day)} date={date} />}
        </CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  );
}
