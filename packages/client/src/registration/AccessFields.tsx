import { passwordMinLength } from '@repo/domain/limits';
import { PasswordField, PhoneField, TextField } from '@repo/ui/fields';
import { FieldGroup } from './FieldGroup.tsx';
import styles from './registration.module.css';
import type { AccountField } from './registration.schema.ts';
import { registrationTexts as texts } from './registration.texts.ts';

/** Credentials and contact details, checks 8 to 12. */
export function AccessFields({
  field,
  isInvited,
}: {
  readonly field: AccountField;
  readonly isInvited: boolean;
}) {
  return (
    <FieldGroup title={texts.accessTitle}>
      <TextField
        {...field('email')}
        autoComplete="username"
        className={styles.wide ?? ''}
        description={isInvited ? texts.invitedEmailHelp : undefined}
        inputMode="email"
        isReadOnly={isInvited}
        label={texts.email}
        type="email"
      />
      <PasswordField
        {...field('password')}
        autoComplete="new-password"
        className={styles.wide ?? ''}
        label={texts.password}
        minimumLength={passwordMinLength}
      />
      <PasswordField
        {...field('password_confirmation')}
        autoComplete="new-password"
        className={styles.wide ?? ''}
        label={texts.passwordConfirmation}
      />
      <PhoneField
        {...field('phone')}
        className={styles.wide ?? ''}
        description={texts.phoneHelp}
        label={texts.phone}
      />
    </FieldGroup>
  );
}
