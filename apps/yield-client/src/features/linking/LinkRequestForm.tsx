import { requestLink, useServices } from '@repo/auth';
import type { Service } from '@repo/domain/access';
import { normaliseEmail, validateLogin } from '@repo/domain/validation';
import { Button } from '@repo/ui/button';
import { Form } from '@repo/ui/fields';
import { FormAlert } from '../../shared/form/FormAlert.tsx';
import { PasswordInput } from '../../shared/form/PasswordInput.tsx';
import { TextInput } from '../../shared/form/TextInput.tsx';
import { useCheckedForm } from '../../shared/form/use-checked-form.ts';
import { linkingTexts as texts } from './linking.texts.ts';

export interface LinkRequestFormProps {
  readonly service: Service;
  /** The name of the service that the account already has. */
  readonly other: string;
  readonly onChallenge: (challenge: string) => void;
}

export function LinkRequestForm({ service, other, onChallenge }: LinkRequestFormProps) {
  const services = useServices();
  const { control, submit, isPending, failure } = useCheckedForm({
    defaultValues: { email: '', password: '' },
    validate: validateLogin,
    send: async ({ email, password }) =>
      onChallenge(await requestLink(services, { service, email: normaliseEmail(email), password })),
  });
  return (
    <Form isPending={isPending} onSubmit={submit}>
      <FormAlert message={failure?.message} title={texts.failed} />
      <TextInput
        autoComplete="username"
        control={control}
        inputMode="email"
        label={texts.email(other)}
        name="email"
        type="email"
      />
      <PasswordInput
        autoComplete="current-password"
        control={control}
        label={texts.password(other)}
        name="password"
      />
      <Button isFullWidth isPending={isPending} pendingLabel={texts.submitting} size="lg" type="submit">
        {texts.submit}
      </Button>
    </Form>
  );
}
