import { CountryField } from '@repo/ui/combo-box';
import { TextField } from '@repo/ui/fields';
import { AddressField } from '../address-field/AddressField.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import styles from './registration.module.css';
import type { AccountField, AccountValues } from './registration.schema.ts';
import { registrationTexts as texts } from './registration.texts.ts';

export interface PersonFieldsProps {
  readonly field: AccountField;
  readonly isCompany: boolean;
  /** The three fields of an address that was chosen. */
  readonly onAddress: (address: Pick<AccountValues, 'address' | 'zip_code' | 'city'>) => void;
}

/** The account holder, in the order of checks 1 to 6. */
export function PersonFields({ field, isCompany, onAddress }: PersonFieldsProps) {
  return (
    <FieldGroup title={isCompany ? texts.holder.company : texts.holder.individual}>
      <TextField {...field('lastname')} autoComplete="family-name" label={texts.lastname} />
      <TextField {...field('firstname')} autoComplete="given-name" label={texts.firstname} />
      <AddressField
        {...field('address')}
        className={styles.wide ?? ''}
        country={field('country_address').value}
        label={texts.address}
        onChoose={onAddress}
      />
      <TextField {...field('zip_code')} autoComplete="postal-code" label={texts.zipCode} />
      <TextField {...field('city')} autoComplete="address-level2" label={texts.city} />
      <CountryField
        {...field('country_address')}
        autoComplete="country-name"
        className={styles.wide ?? ''}
        label={texts.country}
      />
    </FieldGroup>
  );
}
