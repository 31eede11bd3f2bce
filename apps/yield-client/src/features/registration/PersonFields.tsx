import type { Control } from 'react-hook-form';
import { CountryInput } from '../../shared/form/CountryInput.tsx';
import { TextInput } from '../../shared/form/TextInput.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import styles from './registration.module.css';
import type { AccountValues } from './registration.schema.ts';
import { registrationTexts as texts } from './registration.texts.ts';

export interface PersonFieldsProps {
  readonly control: Control<AccountValues, unknown, AccountValues>;
  readonly isCompany: boolean;
}

/** Who holds the account, in the order of checks 1 to 6. */
export function PersonFields({ control, isCompany }: PersonFieldsProps) {
  return (
    <FieldGroup title={isCompany ? texts.holder.company : texts.holder.individual}>
      <TextInput autoComplete="family-name" control={control} label={texts.lastname} name="lastname" />
      <TextInput autoComplete="given-name" control={control} label={texts.firstname} name="firstname" />
      <TextInput
        autoComplete="street-address"
        className={styles.wide ?? ''}
        control={control}
        label={texts.address}
        name="address"
      />
      <TextInput autoComplete="postal-code" control={control} label={texts.zipCode} name="zip_code" />
      <TextInput autoComplete="address-level2" control={control} label={texts.city} name="city" />
      <CountryInput
        className={styles.wide ?? ''}
        control={control}
        label={texts.country}
        name="country_address"
      />
    </FieldGroup>
  );
}
