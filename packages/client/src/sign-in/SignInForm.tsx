import { type SecondStep, signIn, useServices } from '@repo/auth';
import { validateLogin } from '@repo/domain/validation';
import { Button, TextLink } from '@repo/ui/button';
import { Form, PasswordField, TextField } from '@repo/ui/fields';
import { FormAlert, useCheckedForm } from '../form/index.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { signInTexts as texts } from './sign-in.texts.ts';

export interface SignInFormProps {
  /** The page that requests a password reset. */
  readonly forgottenHref: string;
  /** Called when the account has a second factor. */
  readonly onSecondStep: (step: SecondStep) => void;
}

/** E-mail and password (R048–R054). The guard redirects the signed-in user. */
export function SignInForm({ forgottenHref, onSecondStep }: SignInFormProps) {
  const services = useServices();
  const { field, submit, isPending, failure } = useCheckedForm({
    initial: { email: '', password: '' },
    validate: validateLogin,
    send: async (values) => {
      const result = await signIn(services, values);
      if (result.kind === 'two-factor') onSecondStep(result);
      else if (result.kind === 'elsewhere') window.location.assign(services.config.backofficeUrl);
      else finishSignIn(services, result.user);
    },
  });
  return (
    <Form isPending={isPending} onSubmit={submit}>
      <FormAlert message={failure?.message} title={texts.failed} />
      <TextField
        {...field('email')}
        autoComplete="username"
        inputMode="email"
        label={texts.email}
        type="email"
      />
      <PasswordField
        {...field('password')}
        autoComplete="current-password"
        label={texts.password}
        labelAction={<TextLink href={forgottenHref}>{texts.forgotten}</TextLink>}
      />
      <Button isFullWidth isPending={isPending} pendingLabel={texts.submitting} size="lg" type="submit">
        {texts.submit}
      </Button>
    </Form>
  );
}
