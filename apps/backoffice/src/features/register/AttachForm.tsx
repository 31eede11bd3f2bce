import { useServices } from '@repo/auth';
import { FormAlert, useCheckedForm } from '@repo/client/form';
import { runChecks } from '@repo/domain/validation';
import { Form } from '@repo/ui/fields';
import { DialogActions } from '../../shared/DialogActions.tsx';
import { OneFile } from '../../shared/OneFile.tsx';
import { formTexts as texts } from './register.texts.ts';
import { type RegisterFormProps, useRegisterCall } from './use-register-call.ts';

interface Attached {
  readonly file: File | null;
}

/** « Joindre une attestation »: one PDF. */
export function AttachForm(props: RegisterFormProps) {
  const { api } = useServices();
  const send = useRegisterCall(props);
  const { field, submit, isPending, failure } = useCheckedForm<Attached>({
    initial: { file: null },
    validate: (typed) =>
      runChecks([{ field: 'file', message: texts.noFile, holds: ({ file }) => file !== null }], typed),
    send: async ({ file }) => {
      if (file === null) return;
      const path = { id: props.data.line.id };
      await send(api.call('attachRegisterAttestation', { path, body: { file } }), texts.attached);
    },
  });
  return (
    <Form isPending={isPending} onSubmit={submit}>
      <p>{texts.attachIntro}</p>
      <FormAlert message={failure?.message} />
      <OneFile {...field('file')} label={texts.attestation} />
      <DialogActions isPending={isPending} onBack={props.onClose} submit={texts.attach} />
    </Form>
  );
}
