import { formatRegistrationNumber } from '@repo/domain/companies';
import { TextField } from '@repo/ui/fields';
import { Select } from '@repo/ui/select';
import { useState } from 'react';
import { FieldGroup } from './FieldGroup.tsx';
import { hasWrongKey } from './registration.model.ts';
import styles from './registration.module.css';
import type { AccountField } from './registration.schema.ts';
import { companyTypes, registrationTexts as texts } from './registration.texts.ts';

const options = companyTypes.map((type) => ({ value: type, label: type }));

/** The company, checks 7a to 7c. A number whose key is wrong is a warning, and refuses nothing. */
export function CompanyFields({ field }: { readonly field: AccountField }) {
  const { value, ...chosen } = field('company_type');
  const number = field('registration_number');
  // Not while its first digits are typed.
  const [left, setLeft] = useState<string | null>(null);
  const isDoubtful = left === number.value && hasWrongKey(number.value, value);
  return (
    <FieldGroup title={texts.companyTitle}>
      <TextField
        {...field('company_name')}
        autoComplete="organization"
        className={styles.wide ?? ''}
        label={texts.companyName}
      />
      <TextField
        {...number}
        isCode
        label={texts.registrationNumber}
        onBlur={() => {
          const grouped = formatRegistrationNumber(number.value);
          number.onChange(grouped);
          setLeft(grouped);
        }}
        warning={isDoubtful ? texts.wrongKey : undefined}
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
