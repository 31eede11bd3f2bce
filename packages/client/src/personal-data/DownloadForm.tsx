import { useServices } from '@repo/auth';
import { signInTexts, type Verdict } from '@repo/domain/validation';
import { Button } from '@repo/ui/button';
import { Form, FormActions, PasswordField } from '@repo/ui/fields';
import { saveFile } from '@repo/ui/save-file';
import { toast } from '@repo/ui/toast';
import { FormAlert, useCheckedForm } from '../form/index.ts';
import { personalDataTexts as texts } from './personal-data.texts.ts';

export type Format = keyof typeof texts.downloads;

export interface DownloadFormProps {
  readonly format: Format;
  readonly onClose: () => void;
}

/** The password that a session left open does not know. */
export function DownloadForm({ format, onClose }: DownloadFormProps) {
  const { api } = useServices();
  const { field, submit, isPending, failure } = useCheckedForm({
    initial: { password: '' },
    validate: validatePassword,
    send: async ({ password }) => {
      const { name, content } = await api.download('exportPersonalData', { body: { password, format } });
      saveFile(name, content);
      toast.success(texts.done);
      onClose();
    },
  });
  return (
    <Form aria-label={texts.downloads[format]} isPending={isPending} onSubmit={submit}>
      <FormAlert message={failure?.message} />
      <PasswordField
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form takes the place of the button that was pressed
        autoFocus
        {...field('password')}
        autoComplete="current-password"
        label={texts.password}
      />
      <FormActions>
        <Button isDisabled={isPending} onPress={onClose} variant="ghost">
          {texts.cancel}
        </Button>
        <Button isPending={isPending} pendingLabel={texts.confirming} type="submit">
          {texts.confirm}
        </Button>
      </FormActions>
    </Form>
  );
}

function validatePassword({ password }: { readonly password: string }): Verdict<'password'> {
  if (password !== '') return { failures: [], first: null };
  const missing = { field: 'password', message: signInTexts.passwordRequired } as const;
  return { failures: [missing], first: missing };
}
