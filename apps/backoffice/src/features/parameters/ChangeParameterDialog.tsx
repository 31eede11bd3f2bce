import { useServices } from '@repo/auth';
import { parisToday } from '@repo/client/clock';
import { FormAlert, useCheckedForm, useIdempotencyKey } from '@repo/client/form';
import { formatNumericDate } from '@repo/domain/format';
import { refusalMessageMaxLength } from '@repo/domain/limits';
import {
  earliestEffectiveDay,
  latestEffectiveDay,
  type ParameterChangeValues,
  parameterRules,
  parameterTexts,
  validateParameterChange,
} from '@repo/domain/parameters';
import { DatePicker } from '@repo/ui/date-field';
import { Dialog } from '@repo/ui/dialog';
import { Form, TextAreaField } from '@repo/ui/fields';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DialogActions } from '../../shared/DialogActions.tsx';
import { PendingChange } from '../../shared/PendingChange.tsx';
import { SecondPerson } from '../../shared/SecondPerson.tsx';
import { reasonTexts } from '../../shared/shared.texts.ts';
import { type DialogOutcome, useRecordCall } from '../../shared/use-record-call.ts';
import type { Resumed } from '../../shared/use-resumed.ts';
import { ParameterValueField } from './ParameterValueField.tsx';
import { isLooser, type Parameter, type ParameterVersion } from './parameters.model.ts';
import { parametersTexts as texts } from './parameters.texts.ts';

export interface ChangeParameterDialogProps extends Pick<DialogOutcome<Parameter>, 'onDone'> {
  readonly parameter: Parameter;
  readonly isOpen: boolean;
  readonly onCancel: () => void;
  readonly resumed: Resumed | null;
  /** The version whose value is to be in force again. */
  readonly restored: ParameterVersion | null;
}

/** Another value from a day on; the form is reset each time it opens. */
export function ChangeParameterDialog(props: ChangeParameterDialogProps) {
  const { name } = parameterTexts[props.parameter.key];
  return (
    <Dialog isOpen={props.isOpen} onClose={props.onCancel} title={texts.changeOf(name)}>
      <ChangeParameterForm {...props} />
    </Dialog>
  );
}

/** A switch has one other value; a list starts from the one in force. */
function firstValueOf({ key, value }: Parameter, restored: ParameterVersion | null): string {
  const { unit } = parameterRules[key];
  if (unit === 'switch') return value === '0' ? '1' : '0';
  if (unit === 'countries') return restored?.value ?? value;
  return restored?.value.replace('.', ',') ?? '';
}

const looserTexts: Partial<Record<string, string>> = { switch: texts.off, countries: texts.allowed };

interface ChangeForm extends ParameterChangeValues {
  readonly value: string;
}

function ChangeParameterForm({
  parameter,
  onCancel,
  resumed,
  restored,
  ...outcome
}: ChangeParameterDialogProps) {
  const { key, pending_change: pending } = parameter;
  const { unit, mayChangeToday } = parameterRules[key];
  const { api, queries } = useServices();
  const keyOf = useIdempotencyKey();
  const { send: call } = useRecordCall(outcome);
  const [today] = useState(parisToday);
  const control = useQuery(queries.query('getChangeControl')).data;
  const { values, field, submit, isPending, failure } = useCheckedForm<ChangeForm>({
    initial: {
      value: firstValueOf(parameter, restored),
      effective_day: null,
      reason:
        restored === null ? (resumed?.reason ?? '') : texts.backTo(formatNumericDate(restored.effective_day)),
      ...resumed?.typed.parameter,
    },
    validate: (change) => validateParameterChange(change, { key, today }),
    send: ({ value, effective_day, reason }) => {
      const body = { value, effective_day: effective_day ?? '', reason: reason.trim() };
      return call(api.call('changeParameter', { path: { id: key }, body, idempotencyKey: keyOf(body) }));
    },
  });
  const preview = control && {
    needs_second_person: control.has_two_person_control,
    warnings: isLooser(parameter, values.value) ? [looserTexts[unit] ?? texts.looser] : [],
    lines: [],
  };
  return (
    <Form isPending={isPending} onSubmit={submit}>
      <FormAlert message={failure?.message} />
      {pending === null ? null : <PendingChange change={pending} />}
      <SecondPerson preview={preview} />
      <ParameterValueField field={field('value')} parameterKey={key} />
      <DatePicker
        {...field('effective_day')}
        description={mayChangeToday ? texts.dayHelp.today : texts.dayHelp.tomorrow}
        label={texts.day}
        max={latestEffectiveDay(today)}
        min={earliestEffectiveDay(key, today)}
      />
      <TextAreaField {...field('reason')} label={reasonTexts.reason} maxLength={refusalMessageMaxLength} />
      <DialogActions
        isDisabled={pending !== null}
        isPending={isPending}
        onBack={onCancel}
        submit={texts.submit}
      />
    </Form>
  );
}
