import { useServices } from '@repo/auth';
import { FormAlert, useCheckedForm } from '@repo/client/form';
import { signInTexts, type Verdict } from '@repo/domain/validation';
import { Button } from '@repo/ui/button';
import { Form, FormActions, PasswordField } from '@repo/ui/fields';
import { profileTexts } from './profile.texts.ts';

const texts = profileTexts.twoFactor;

export interface DisableTwoFactorFormProps {
  readonly onCancel: () => void;
  /** A code must confirm. */
  readonly onChallenge: (challenge: string) => void;
  readonly onDone: () => unknown;
}

/** The password that a weaker sign-in asks for (R102). */
export function DisableTwoFactorForm({ onCancel, onChallenge, onDone }: DisableTwoFactorFormProps) {
  const { api } = useServices();
  const { field, submit, isPending, failure } = useCheckedForm({
    initial: { password: '' },
    validate: validatePassword,
    send: async ({ password }) => {
      const { token } = await api.call('disableTwoFactor', { body: { password } });
      return token === undefined ? onDone() : onChallenge(token);
    },
  });
  return (
    <Form aria-label={texts.title} isPending={isPending} onSubmit={submit}>
      <FormAlert message={failure?.message} />
      <PasswordField
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form takes the place of the button that was pressed
        autoFocus
        {...field('password')}
        autoComplete="current-password"
        label={texts.password}
      />
      <FormActions>
        <Button isDisabled={isPending} onPress={onCancel} variant="ghost">
          {texts.cancel}
        </Button>
        <Button isPending={isPending} type="submit" variant="danger">
          {texts.disable}
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
