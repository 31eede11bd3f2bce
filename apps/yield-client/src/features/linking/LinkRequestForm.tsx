import { requestLink, useServices } from '@repo/auth';
import { FormAlert, useCheckedForm } from '@repo/client/form';
import type { Service } from '@repo/domain/access';
import { normaliseEmail, validateLogin } from '@repo/domain/validation';
import { Button } from '@repo/ui/button';
import { Form, PasswordField, TextField } from '@repo/ui/fields';
import { linkingTexts as texts } from './linking.texts.ts';

export interface LinkRequestFormProps {
  readonly service: Service;
  /** The name of the service that the account already has. */
  readonly other: string;
  readonly onChallenge: (challenge: string) => void;
}

export function LinkRequestForm({ service, other, onChallenge }: LinkRequestFormProps) {
  const services = useServices();
  const { field, submit, isPending, failure } = useCheckedForm({
    initial: { email: '', password: '' },
    validate: validateLogin,
    send: async ({ email, password }) =>
      onChallenge(await requestLink(services, { service, email: normaliseEmail(email), password })),
  });
  return (
    <Form isPending={isPending} onSubmit={submit}>
      <FormAlert message={failure?.message} title={texts.failed} />
      <TextField
        {...field('email')}
        autoComplete="username"
        inputMode="email"
        label={texts.email(other)}
        type="email"
      />
      <PasswordField {...field('password')} autoComplete="current-password" label={texts.password(other)} />
      <Button isFullWidth isPending={isPending} pendingLabel={texts.submitting} size="lg" type="submit">
        {texts.submit}
      </Button>
    </Form>
  );
}
