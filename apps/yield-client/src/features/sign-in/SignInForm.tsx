import { type SignInResult, signIn, useServices } from '@repo/auth';
import { validateLogin } from '@repo/domain/validation';
import { Button, TextLink } from '@repo/ui/button';
import { Form } from '@repo/ui/fields';
import { paths } from '../../app/paths.ts';
import { FormAlert } from '../../shared/form/FormAlert.tsx';
import { PasswordInput } from '../../shared/form/PasswordInput.tsx';
import { TextInput } from '../../shared/form/TextInput.tsx';
import { useCheckedForm } from '../../shared/form/use-checked-form.ts';
import { signInTexts as texts } from './sign-in.texts.ts';

export interface SignInFormProps {
  readonly onResult: (result: SignInResult) => unknown;
}

export function SignInForm({ onResult }: SignInFormProps) {
  const services = useServices();
  const { control, submit, isPending, failure } = useCheckedForm({
    defaultValues: { email: '', password: '' },
    validate: validateLogin,
    send: async (values) => onResult(await signIn(services, values)),
  });
  return (
    <Form isPending={isPending} onSubmit={submit}>
      <FormAlert message={failure?.message} title={texts.failed} />
      <TextInput
        autoComplete="username"
        control={control}
        inputMode="email"
        label={texts.email}
        name="email"
        type="email"
      />
      <PasswordInput
        autoComplete="current-password"
        control={control}
        label={texts.password}
        labelAction={<TextLink href={paths.forgottenPassword}>{texts.forgotten}</TextLink>}
        name="password"
      />
      <Button isFullWidth isPending={isPending} pendingLabel={texts.submitting} size="lg" type="submit">
        {texts.submit}
      </Button>
    </Form>
  );
}
