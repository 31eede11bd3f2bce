import { DatePicker } from '@repo/ui/date-field';
import { TextField } from '@repo/ui/fields';
import type { Ref } from 'react';
import styles from '../../shared/kaskad/schedule/schedule-fields.module.css';
import type { TypedInstant } from './instant.model.ts';
import { instantTexts as texts } from './rounds.texts.ts';

interface InstantFieldProps {
  readonly label: string;
  readonly timeLabel: string;
  readonly value: TypedInstant;
  readonly onChange: (value: TypedInstant) => void;
  readonly error: string | undefined;
  /** Its day, which a form that is refused focuses. */
  readonly ref?: Ref<HTMLElement> | undefined;
}

/** A day and a time on the clock of Paris. */
export function InstantField({ label, timeLabel, value, onChange, error, ref }: InstantFieldProps) {
  return (
    <div className={styles.pair}>
      <DatePicker
        error={error}
        label={label}
        onChange={(day) => onChange({ ...value, day })}
        ref={ref}
        value={value.day}
      />
      <TextField
        autoComplete="off"
        description={texts.paris}
        label={timeLabel}
        maxLength={5}
        onChange={(time) => onChange({ ...value, time })}
        value={value.time}
      />
    </div>
  );
}
