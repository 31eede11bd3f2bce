import type { CheckedForm } from '@repo/client/form';
import { DatePicker } from '@repo/ui/date-field';
import { RadioGroup } from '@repo/ui/fields';
import { ScheduleFields } from '../../shared/kaskad/schedule/ScheduleFields.tsx';
import {
  type firstDay,
  type GrantChangeForm,
  type GrantChangeKind,
  scheduleOf,
} from './grant-change.model.ts';
import type { Grant } from './grants.model.ts';
import { grantChangeTexts as texts } from './grants.texts.ts';

interface GrantChangeFieldsProps {
  readonly form: CheckedForm<GrantChangeForm>;
  readonly change: GrantChangeKind;
  readonly grant: Grant;
  readonly day: ReturnType<typeof firstDay>;
}

const planOptions = (['acquisition', 'unlock'] as const).map((value) => ({
  value,
  label: texts.plans[value],
}));

/** When a change begins; of « Modifier », which plan, and its new schedule. */
export function GrantChangeFields({ form: { field, values }, change, grant, day }: GrantChangeFieldsProps) {
  const { value, onChange, error, ref } = field('schedule');
  return (
    <>
      <DatePicker {...field('from')} label={texts.from} min={day.min} />
      {change === 'changed' && grant.unlock !== null ? (
        <RadioGroup {...field('plan')} label={texts.plan} options={planOptions} />
      ) : null}
      {change === 'changed' ? (
        <ScheduleFields
          failure={error === undefined ? null : scheduleOf(change, values, grant.class.decimals)}
          legend={texts.schedule}
          onChange={onChange}
          ref={ref}
          unit={grant.class}
          value={value}
        />
      ) : null}
    </>
  );
}
