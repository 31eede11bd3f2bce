import { signIn, useServices } from '@repo/auth';
import { validateLogin } from '@repo/domain/validation';
import { Button, TextLink } from '@repo/ui/button';
import { Form } from '@repo/ui/fields';
import { toast } from '@repo/ui/toast';
import { paths, siteUrl } from '../../app/paths.ts';
import { FormAlert } from '../../shared/form/FormAlert.tsx';
import { PasswordInput, TextInput } from '../../shared/form/fields.tsx';
import { useCheckedForm } from '../../shared/form/use-checked-form.ts';
import styles from './sign-in.module.css';
import { signInTexts as texts } from './sign-in.texts.ts';

export interface SignInFormProps {
  /** The account has a second factor: this token goes with the code. */
  readonly onChallenge: (challenge: string) => void;
}

/** E-mail and password, and the ways in for who has none here yet. */
export function SignInForm({ onChallenge }: SignInFormProps) {
  const services = useServices();
  const { config } = services;
  const { control, submit, isPending, failure } = useCheckedForm({
    defaultValues: { email: '', password: '' },
    validate: validateLogin,
    send: async (values) => {
      const result = await signIn(services, values);
      if (result.kind === 'two-factor') onChallenge(result.challenge);
      else toast.success(texts.done);
    },
  });
  return (
    <>
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
          labelAction={<TextLink href={siteUrl(config, 'forgottenPassword')}>{texts.forgotten}</TextLink>}
          name="password"
        />
        <Button isFullWidth isPending={isPending} pendingLabel={texts.submitting} size="lg" type="submit">
          {texts.submit}
        </Button>
      </Form>
      <div className={styles.links}>
        <p>
          {texts.noAccount} <TextLink href={paths.register}>{texts.register}</TextLink>
        </p>
        <p>
          {texts.otherService(config.brand.yield)}{' '}
          <TextLink href={siteUrl(config, 'activateKaskad')}>{texts.activate(config.brand.kaskad)}</TextLink>
        </p>
      </div>
    </>
  );
}
