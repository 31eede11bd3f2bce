import { passwordMinLength } from '@repo/domain/limits';
import type { Control } from 'react-hook-form';
import { PasswordInput } from '../../shared/form/PasswordInput.tsx';
import { PhoneInput } from '../../shared/form/PhoneInput.tsx';
import { TextInput } from '../../shared/form/TextInput.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import styles from './registration.module.css';
import type { AccountValues } from './registration.schema.ts';
import { registrationTexts as texts } from './registration.texts.ts';

/** How one signs in and is reached, checks 8 to 12. */
export function AccessFields({
  control,
}: {
  readonly control: Control<AccountValues, unknown, AccountValues>;
}) {
  return (
    <FieldGroup title={texts.accessTitle}>
      <TextInput
        autoComplete="username"
        className={styles.wide ?? ''}
        control={control}
        inputMode="email"
        label={texts.email}
        name="email"
        type="email"
      />
      <PasswordInput
        autoComplete="new-password"
        className={styles.wide ?? ''}
        control={control}
        label={texts.password}
        minimumLength={passwordMinLength}
        name="password"
      />
      <PasswordInput
        autoComplete="new-password"
        className={styles.wide ?? ''}
        control={control}
        label={texts.passwordConfirmation}
        name="password_confirmation"
      />
      <PhoneInput
        className={styles.wide ?? ''}
        control={control}
        description={texts.phoneHelp}
        label={texts.phone}
        name="phone"
      />
    </FieldGroup>
  );
}
