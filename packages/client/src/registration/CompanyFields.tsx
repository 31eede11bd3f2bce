import { TextField } from '@repo/ui/fields';
import { Select } from '@repo/ui/select';
import { FieldGroup } from './FieldGroup.tsx';
import styles from './registration.module.css';
import type { AccountField } from './registration.schema.ts';
import { companyTypes, registrationTexts as texts } from './registration.texts.ts';

const options = companyTypes.map((type) => ({ value: type, label: type }));

/** The company, checks 7a to 7c. */
export function CompanyFields({ field }: { readonly field: AccountField }) {
  const { value, ...chosen } = field('company_type');
  return (
    <FieldGroup title={texts.companyTitle}>
      <TextField
        {...field('company_name')}
        autoComplete="organization"
        className={styles.wide ?? ''}
        label={texts.companyName}
      />
      <TextField
        {...field('registration_number')}
        inputMode="numeric"
        isCode
        label={texts.registrationNumber}
      />
      <Select
        {...chosen}
        label={texts.companyType}
        options={options}
        placeholder={texts.companyTypePlaceholder}
        value={companyTypes.find((type) => type === value) ?? null}
      />
    </FieldGroup>
  );
}
