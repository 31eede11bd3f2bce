import { useServices } from '@repo/auth';
import { parisToday } from '@repo/client/clock';
import { FormAlert, useCheckedForm, useIdempotencyKey } from '@repo/client/form';
import { isoDay } from '@repo/domain/dates';
import { type RectificationValues, validateRectification } from '@repo/domain/register';
import { DatePicker } from '@repo/ui/date-field';
import { Form, TextAreaField, TextField } from '@repo/ui/fields';
import { useState } from 'react';
import { DialogActions } from '../../shared/DialogActions.tsx';
import { recordTexts, formTexts as texts } from './register.texts.ts';
import { type RegisterFormProps, useRegisterCall } from './use-register-call.ts';

/** An entry that replaces the date and the reference of the last one. */
export function RectifyForm(props: RegisterFormProps) {
  const { line, first_day: firstDay, entries } = props.data;
  const { api } = useServices();
  const keyOf = useIdempotencyKey();
  const send = useRegisterCall(props);
  const [today] = useState(parisToday);
  const last = entries.at(-1);
  const { field, submit, isPending, failure } = useCheckedForm<RectificationValues>({
    initial: { operation_day: last?.operation_day ?? null, reference: last?.reference ?? '', reason: '' },
    validate: (values) => validateRectification(values, { from: isoDay(firstDay ?? today), today }),
    send: ({ operation_day, reference, reason }) => {
      const body = { operation_day, reference: reference.trim(), reason: reason.trim() };
      const path = { id: line.id };
      return send(
        api.call('rectifyRegisterEntry', { path, body, idempotencyKey: keyOf([path, body]) }),
        texts.rectified,
      );
    },
  });
  return (
    <Form isPending={isPending} onSubmit={submit}>
      <p>{texts.rectifyIntro}</p>
      <FormAlert message={failure?.message} />
      <DatePicker {...field('operation_day')} label={texts.operationDay} max={today} />
      <TextField {...field('reference')} label={texts.reference} maxLength={60} />
      <TextAreaField {...field('reason')} label={texts.reason} maxLength={500} />
      <DialogActions isPending={isPending} onBack={props.onClose} submit={recordTexts.actions.rectify} />
    </Form>
  );
}
