import { useServices } from '@repo/auth';
import { passwordMinLength } from '@repo/domain/limits';
import { validateResetPassword } from '@repo/domain/validation';
import { Button } from '@repo/ui/button';
import { Form } from '@repo/ui/fields';
import { toast } from '@repo/ui/toast';
import { useNavigate } from 'react-router';
import { paths } from '../../app/paths.ts';
import { FormAlert } from '../../shared/form/FormAlert.tsx';
import { PasswordInput } from '../../shared/form/PasswordInput.tsx';
import { useCheckedForm } from '../../shared/form/use-checked-form.ts';
import { passwordsTexts } from './passwords.texts.ts';

const texts = passwordsTexts.reset;

export function ResetPasswordForm({ token }: { readonly token: string }) {
  const { api } = useServices();
  const navigate = useNavigate();
  const { control, submit, isPending, failure } = useCheckedForm({
    defaultValues: { password: '', password_confirmation: '' },
    validate: validateResetPassword,
    send: async ({ password }) => {
      await api.call('resetPassword', { body: { password, token } });
      toast.success(texts.done);
      await navigate(paths.login);
    },
  });
  return (
    <Form isPending={isPending} onSubmit={submit}>
      <FormAlert message={failure?.message} title={texts.failed} />
      <PasswordInput
        autoComplete="new-password"
        control={control}
        label={texts.password}
        minimumLength={passwordMinLength}
        name="password"
      />
      <PasswordInput
        autoComplete="new-password"
        control={control}
        label={texts.confirmation}
        name="password_confirmation"
      />
      <Button isFullWidth isPending={isPending} pendingLabel={texts.submitting} size="lg" type="submit">
        {texts.submit}
      </Button>
    </Form>
  );
}
