import { useServices } from '@repo/auth';
import { parisToday } from '@repo/client/clock';
import { FormAlert, useCheckedForm, useIdempotencyKey } from '@repo/client/form';
import { isoDay } from '@repo/domain/dates';
import { formatDecimal } from '@repo/domain/format';
import { type EntryValues, validateEntry } from '@repo/domain/register';
import { AmountField } from '@repo/ui/amount-field';
import { DatePicker } from '@repo/ui/date-field';
import { Form, TextField } from '@repo/ui/fields';
import { useState } from 'react';
import { DialogActions } from '../../shared/DialogActions.tsx';
import { signedLike } from './register.model.ts';
import { recordTexts, formTexts as texts } from './register.texts.ts';
import { type RegisterFormProps, useRegisterCall } from './use-register-call.ts';

/** « Enregistrer l'inscription »: the date, the reference at Equisafe, and the quantity, typed to be compared. */
export function EnterForm(props: RegisterFormProps) {
  const { line, first_day: firstDay, proposed_day: proposed } = props.data;
  const { api } = useServices();
  const keyOf = useIdempotencyKey();
  const send = useRegisterCall(props);
  const [today] = useState(parisToday);
  const { field, submit, isPending, failure } = useCheckedForm<EntryValues>({
    initial: { operation_day: proposed, reference: '', units: '' },
    validate: (values) =>
      validateEntry(
        { ...values, units: signedLike(values.units, line.units) },
        { from: isoDay(firstDay ?? today), today, units: line.units ?? '0' },
      ),
    send: ({ operation_day, reference, units }) => {
      const body = { operation_day, reference: reference.trim(), units: signedLike(units, line.units) };
      const path = { id: line.id };
      return send(
        api.call('enterRegisterMovement', { path, body, idempotencyKey: keyOf([path, body]) }),
        texts.entered,
      );
    },
  });
  return (
    <Form isPending={isPending} onSubmit={submit}>
      <p>{texts.enterIntro(formatDecimal(line.units ?? '0'))}</p>
      <FormAlert message={failure?.message} />
      <DatePicker {...field('operation_day')} label={texts.operationDay} max={today} />
      <TextField {...field('reference')} label={texts.reference} maxLength={60} />
      <AmountField
        {...field('units')}
        currency={texts.parts}
        description={texts.unitsHelp}
        label={texts.units}
      />
      <DialogActions isPending={isPending} onBack={props.onClose} submit={recordTexts.actions.enter} />
    </Form>
  );
}
