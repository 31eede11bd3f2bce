import type { components } from '@repo/api-sdk';
import type { CheckedForm } from '@repo/client/form';
import { AmountField } from '@repo/ui/amount-field';
import { DatePicker } from '@repo/ui/date-field';
import { CheckboxField, TextField } from '@repo/ui/fields';
import { Select } from '@repo/ui/select';
import { classKindTexts, originTexts } from '../../shared/kaskad/kaskad.texts.ts';
import { ScheduleFields } from '../../shared/kaskad/schedule/ScheduleFields.tsx';
import styles from '../../shared/kaskad/schedule/schedule-fields.module.css';
import { scheduleFailure } from '../../shared/kaskad/schedule/schedule-form.model.ts';
import { newGrantTexts as texts } from './grants.texts.ts';
import { type GrantForm, grantOrigins, scheduleContext } from './new-grant.model.ts';

interface NewGrantFieldsProps {
  readonly form: CheckedForm<GrantForm>;
  readonly units: readonly components['schemas']['Class'][];
}

const originOptions = grantOrigins.map((value) => ({ value, label: originTexts[value] }));

/** Who gets what, then when it is acquired and unlocked. */
export function NewGrantFields({ form, units }: NewGrantFieldsProps) {
  const { field, values } = form;
  const { unit, context } = scheduleContext(values, units);
  const schedule = (name: 'acquisition' | 'unlock') => {
    const { value, onChange, error, ref } = field(name);
    return {
      value,
      onChange,
      ref,
      failure: error === undefined ? null : scheduleFailure(value, context),
      unit,
    };
  };
  return (
    <>
      <div className={styles.pair}>
        <TextField
          {...field('email')}
          autoComplete="off"
          description={texts.ownerHelp}
          label={texts.owner}
          maxLength={254}
          type="email"
        />
        <Select {...field('origin')} label={texts.origin} options={originOptions} />
        <DatePicker {...field('granted_on')} label={texts.grantedOn} />
        <Select
          {...field('class_id')}
          label={texts.tokenClass}
          options={units.map(({ id, symbol, name, kind }) => ({
            value: id,
            label: texts.classOption(symbol, name, classKindTexts[kind]),
          }))}
          value={values.class_id === '' ? null : values.class_id}
        />
        <AmountField {...field('total')} currency={unit.symbol} label={texts.total} />
      </div>
      <ScheduleFields {...schedule('acquisition')} help={texts.acquisitionHelp} legend={texts.acquisition} />
      <CheckboxField
        description={texts.unlockHelp}
        isSelected={values.hasUnlock}
        onChange={field('hasUnlock').onChange}
      >
        {texts.hasUnlock}
      </CheckboxField>
      {values.hasUnlock ? <ScheduleFields {...schedule('unlock')} legend={texts.unlock} /> : null}
    </>
  );
}
