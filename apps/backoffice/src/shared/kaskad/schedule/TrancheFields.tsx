import { AmountField } from '@repo/ui/amount-field';
import { Button, IconButton } from '@repo/ui/button';
import { DatePicker } from '@repo/ui/date-field';
import { Banner } from '@repo/ui/feedback';
import { TextField } from '@repo/ui/fields';
import type { UnitClass } from '../units.ts';
import { scheduleFieldTexts as texts } from './schedule.texts.ts';
import styles from './schedule-fields.module.css';
import { emptyTranche, type TrancheForm } from './schedule-form.model.ts';

interface TrancheFieldsProps {
  readonly value: readonly TrancheForm[];
  readonly onChange: (value: readonly TrancheForm[]) => void;
  /** By days; else by months after a start that is the TGE. */
  readonly isDated: boolean;
  readonly error: string | undefined;
  readonly unit: UnitClass;
}

/** Tranches that are typed one by one. */
export function TrancheFields({ value, onChange, isDated, error, unit }: TrancheFieldsProps) {
  const set = (key: number, changed: Partial<TrancheForm>) =>
    onChange(value.map((row) => (row.key === key ? { ...row, ...changed } : row)));
  const nextKey = Math.max(0, ...value.map(({ key }) => key)) + 1;
  return (
    <div className={styles.tranches}>
      {error === undefined ? null : (
        <Banner isLive tone="error">
          {error}
        </Banner>
      )}
      {value.map(({ key, day, months, units }, index) => (
        <div className={styles.tranche} key={key}>
          {isDated ? (
            <DatePicker
              label={texts.trancheDay(index + 1)}
              onChange={(next) => set(key, { day: next })}
              value={day}
            />
          ) : (
            <TextField
              inputMode="numeric"
              label={texts.trancheMonths(index + 1)}
              maxLength={3}
              onChange={(next) => set(key, { months: next })}
              value={months}
            />
          )}
          <AmountField
            currency={unit.symbol}
            label={texts.trancheUnits(index + 1)}
            onChange={(next) => set(key, { units: next })}
            value={units}
          />
          <IconButton
            icon="close"
            isDisabled={value.length === 1}
            label={texts.removeTranche(index + 1)}
            onPress={() => onChange(value.filter((row) => row.key !== key))}
            size="sm"
            variant="quiet"
          />
        </div>
      ))}
      <div>
        <Button onPress={() => onChange([...value, emptyTranche(nextKey)])} size="sm" variant="ghost">
          {texts.addTranche}
        </Button>
      </div>
    </div>
  );
}
