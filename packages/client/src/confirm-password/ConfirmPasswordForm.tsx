import { signInTexts, type Verdict } from '@repo/domain/validation';
import { Button } from '@repo/ui/button';
import { Form, FormActions, PasswordField } from '@repo/ui/fields';
import type { ReactNode } from 'react';
import { FormAlert, useCheckedForm } from '../form/index.ts';
import { confirmPasswordTexts as texts } from './confirm-password.texts.ts';

export interface ConfirmPasswordFormProps {
  /** The action, for users who cannot see the card around the form. */
  readonly label: string;
  /** The consequences of the action. */
  readonly children?: ReactNode;
  /** The verb of the action. */
  readonly submitLabel: string;
  /** Whether the action reduces the account's security or data; true by default. */
  readonly isDangerous?: boolean | undefined;
  readonly onCancel: () => void;
  readonly onPassword: (password: string) => Promise<unknown>;
}

/** Requires the password again: an open session does not prove who is using it. */
export function ConfirmPasswordForm(props: ConfirmPasswordFormProps) {
  const { label, children, submitLabel, isDangerous = true, onCancel, onPassword } = props;
  const { field, submit, isPending, failure } = useCheckedForm({
    initial: { password: '' },
    validate: validatePassword,
    send: ({ password }) => onPassword(password),
  });
  return (
    <Form aria-label={label} isPending={isPending} onSubmit={submit}>
      {children}
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
        <Button isPending={isPending} type="submit" variant={isDangerous ? 'danger' : 'primary'}>
          {submitLabel}
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
