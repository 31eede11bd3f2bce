import { useServices } from '@repo/auth';
import { FormAlert, useCheckedForm, useIdempotencyKey } from '@repo/client/form';
import { type GapField, gapFields, validateGap, registerTexts as words } from '@repo/domain/register';
import { Form, TextAreaField, TextField } from '@repo/ui/fields';
import { Select } from '@repo/ui/select';
import { DialogActions } from '../../shared/DialogActions.tsx';
import { formTexts as texts } from './register.texts.ts';
import { type RegisterFormProps, useRegisterCall } from './use-register-call.ts';

interface GapForm {
  readonly field: GapField | null;
  readonly expected: string;
  readonly comment: string;
}

/** « Signaler un écart »: what is wrong, what it should be. */
export function ReportGapForm(props: RegisterFormProps) {
  const { api } = useServices();
  const keyOf = useIdempotencyKey();
  const send = useRegisterCall(props);
  const { field, submit, isPending, failure } = useCheckedForm<GapForm>({
    initial: { field: null, expected: '', comment: '' },
    validate: validateGap,
    send: ({ expected, comment, ...chosen }) => {
      const body = { ...chosen, expected: expected.trim(), comment: comment.trim() };
      const path = { id: props.data.line.id };
      return send(
        api.call('reportRegisterGap', { path, body, idempotencyKey: keyOf([path, body]) }),
        texts.reported,
      );
    },
  });
  return (
    <Form isPending={isPending} onSubmit={submit}>
      <p>{texts.reportIntro}</p>
      <FormAlert message={failure?.message} />
      <Select
        {...field('field')}
        label={texts.field}
        options={gapFields.map((value) => ({ value, label: words.field[value] }))}
      />
      <TextField {...field('expected')} label={texts.expected} maxLength={200} />
      <TextAreaField {...field('comment')} label={texts.comment} maxLength={500} />
      <DialogActions isPending={isPending} onBack={props.onClose} submit={texts.report} />
    </Form>
  );
}
