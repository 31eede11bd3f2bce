import { useServices } from '@repo/auth';
import { FormAlert, useCheckedForm, useIdempotencyKey } from '@repo/client/form';
import { isFilled, runChecks } from '@repo/domain/validation';
import { Form, TextAreaField } from '@repo/ui/fields';
import { DialogActions } from '../../shared/DialogActions.tsx';
import { formTexts as texts } from './register.texts.ts';
import { type RegisterFormProps, useRegisterCall } from './use-register-call.ts';

/** What an administrator did about a discrepancy. */
export function AnswerGapForm(props: RegisterFormProps) {
  const { api } = useServices();
  const keyOf = useIdempotencyKey();
  const send = useRegisterCall(props);
  const { field, submit, isPending, failure } = useCheckedForm({
    initial: { answer: '' },
    validate: (values) =>
      runChecks(
        [{ field: 'answer', message: texts.noAnswer, holds: ({ answer }) => isFilled(answer) }],
        values,
      ),
    send: ({ answer }) => {
      const body = { answer: answer.trim() };
      const path = { id: props.data.line.id };
      return send(
        api.call('answerRegisterGap', { path, body, idempotencyKey: keyOf([path, body]) }),
        texts.answered,
      );
    },
  });
  return (
    <Form isPending={isPending} onSubmit={submit}>
      <p>{texts.answerIntro}</p>
      <FormAlert message={failure?.message} />
      <TextAreaField {...field('answer')} label={texts.answerLabel} maxLength={500} />
      <DialogActions isPending={isPending} onBack={props.onClose} submit={texts.answer} />
    </Form>
  );
}
