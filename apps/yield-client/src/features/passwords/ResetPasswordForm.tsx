import { useServices } from '@repo/auth';
import { FormAlert, useCheckedForm } from '@repo/client/form';
import { passwordMinLength } from '@repo/domain/limits';
import { validateResetPassword } from '@repo/domain/validation';
import { Button } from '@repo/ui/button';
import { Form, PasswordField } from '@repo/ui/fields';
import { toast } from '@repo/ui/toast';
import { useNavigate } from 'react-router';
import { paths } from '../../shared/paths.ts';
import { passwordsTexts } from './passwords.texts.ts';

const texts = passwordsTexts.reset;

export function ResetPasswordForm({ token }: { readonly token: string }) {
  const { api } = useServices();
  const navigate = useNavigate();
  const { field, submit, isPending, failure } = useCheckedForm({
    initial: { password: '', password_confirmation: '' },
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
      <PasswordField
        {...field('password')}
        autoComplete="new-password"
        label={texts.password}
        minimumLength={passwordMinLength}
      />
      <PasswordField
        {...field('password_confirmation')}
        autoComplete="new-password"
        label={texts.confirmation}
      />
      <Button isFullWidth isPending={isPending} pendingLabel={texts.submitting} size="lg" type="submit">
        {texts.submit}
      </Button>
    </Form>
  );
}
