import { Select } from '@repo/ui/select';
import { type Control, useController } from 'react-hook-form';
import { TextInput } from '../../shared/form/TextInput.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import styles from './registration.module.css';
import type { AccountValues } from './registration.schema.ts';
import { companyTypes, registrationTexts as texts } from './registration.texts.ts';

const options = companyTypes.map((type) => ({ value: type, label: type }));

/** The company, checks 7a to 7c. */
export function CompanyFields({
  control,
}: {
  readonly control: Control<AccountValues, unknown, AccountValues>;
}) {
  const { field, fieldState } = useController({ control, name: 'company_type' });
  const { value, ...bound } = field;
  return (
    <FieldGroup title={texts.companyTitle}>
      <TextInput
        autoComplete="organization"
        className={styles.wide ?? ''}
        control={control}
        label={texts.companyName}
        name="company_name"
      />
      <TextInput
        control={control}
        inputMode="numeric"
        isCode
        label={texts.registrationNumber}
        name="registration_number"
      />
      <Select
        {...bound}
        error={fieldState.error?.message}
        label={texts.companyType}
        options={options}
        placeholder={texts.companyTypePlaceholder}
        value={companyTypes.find((type) => type === value) ?? null}
      />
    </FieldGroup>
  );
}
