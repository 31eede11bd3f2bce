import { scheduleShapes, scheduleStepTexts } from '@repo/domain/kaskad';
import { AmountField } from '@repo/ui/amount-field';
import { DatePicker } from '@repo/ui/date-field';
import { RadioGroup, TextField } from '@repo/ui/fields';
import { Select } from '@repo/ui/select';
import type { Ref } from 'react';
import type { UnitClass } from '../units.ts';
import { scheduleFieldTexts as texts } from './schedule.texts.ts';
import styles from './schedule-fields.module.css';
import {
  hasField,
  type ScheduleFailure,
  type ScheduleField,
  type ScheduleForm,
  stepValues,
} from './schedule-form.model.ts';
import { TrancheFields } from './TrancheFields.tsx';

export interface ScheduleFieldsProps {
  readonly legend: string;
  readonly help?: string | undefined;
  readonly value: ScheduleForm;
  readonly onChange: (value: ScheduleForm) => void;
  /** Shown at its field. */
  readonly failure: ScheduleFailure | null;
  readonly unit: UnitClass;
  /** Its first field, which a form that is refused focuses. */
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

const shapeOptions = scheduleShapes.map((value) => ({ value, label: texts.shapes[value] }));
const stepOptions = stepValues.map((value) => ({ value, label: scheduleStepTexts[value] }));
const anchorOptions = (['day', 'tge'] as const).map((value) => ({ value, label: texts.anchors[value] }));

/** What a schedule of each shape is typed with. */
export function ScheduleFields(props: ScheduleFieldsProps) {
  const { legend, help, value, onChange, failure, unit, ref } = props;
  const set = (changed: Partial<ScheduleForm>) => onChange({ ...value, ...changed });
  const has = (field: keyof ScheduleForm) => hasField(value.shape, field);
  const errorAt = (field: ScheduleField) => (failure?.field === field ? failure.message : undefined);
  const months = (field: 'months' | 'cliffMonths' | 'startMonths', label: string) => (
    <TextField
      error={errorAt(field)}
      inputMode="numeric"
      label={label}
      maxLength={3}
      onChange={(typed) => set({ [field]: typed })}
      value={value[field]}
    />
  );
  return (
    <fieldset className={styles.fields}>
      <legend>{legend}</legend>
      {help === undefined ? null : <p className={styles.help}>{help}</p>}
      <div className={styles.pair}>
        <Select
          label={texts.shape}
          onChange={(shape) => set({ shape })}
          options={shapeOptions}
          ref={ref}
          value={value.shape}
        />
        <RadioGroup
          label={texts.anchor}
          onChange={(anchor) => set({ anchor })}
          options={anchorOptions}
          value={value.anchor}
        />
        {value.anchor === 'day' ? (
          <DatePicker
            error={errorAt('start')}
            label={texts.start}
            onChange={(start) => set({ start })}
            value={value.start}
          />
        ) : (
          months('startMonths', texts.startMonths)
        )}
        {has('initialPercent') ? (
          <AmountField
            currency={texts.percent}
            error={errorAt('initialPercent')}
            label={texts.initialPercent}
            onChange={(initialPercent) => set({ initialPercent })}
            value={value.initialPercent}
          />
        ) : null}
        {has('months') ? months('months', value.shape === 'single' ? texts.monthsLater : texts.months) : null}
        {has('step') ? (
          <Select
            label={texts.step}
            onChange={(step) => set({ step })}
            options={stepOptions}
            value={value.step}
          />
        ) : null}
        {has('cliffMonths') ? months('cliffMonths', texts.cliffMonths) : null}
      </div>
      {has('weights') ? (
        <TextField
          description={texts.weightsHelp}
          error={errorAt('weights')}
          label={texts.weights}
          onChange={(weights) => set({ weights })}
          value={value.weights}
        />
      ) : null}
      {has('tranches') ? (
        <TrancheFields
          error={errorAt('tranches')}
          isDated={value.anchor === 'day'}
          onChange={(tranches) => set({ tranches })}
          unit={unit}
          value={value.tranches}
        />
      ) : null}
    </fieldset>
  );
}
