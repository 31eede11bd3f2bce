import { CountryField } from '@repo/ui/combo-box';
import { TextField } from '@repo/ui/fields';
import { FieldGroup } from './FieldGroup.tsx';
import styles from './registration.module.css';
import type { AccountField } from './registration.schema.ts';
import { registrationTexts as texts } from './registration.texts.ts';

export interface PersonFieldsProps {
  readonly field: AccountField;
  readonly isCompany: boolean;
}

/** The account holder, in the order of checks 1 to 6. */
export function PersonFields({ field, isCompany }: PersonFieldsProps) {
  return (
    <FieldGroup title={isCompany ? texts.holder.company : texts.holder.individual}>
      <TextField {...field('lastname')} autoComplete="family-name" label={texts.lastname} />
      <TextField {...field('firstname')} autoComplete="given-name" label={texts.firstname} />
      <TextField
        {...field('address')}
        autoComplete="street-address"
        className={styles.wide ?? ''}
        label={texts.address}
      />
      <TextField {...field('zip_code')} autoComplete="postal-code" label={texts.zipCode} />
      <TextField {...field('city')} autoComplete="address-level2" label={texts.city} />
      <CountryField {...field('country_address')} className={styles.wide ?? ''} label={texts.country} />
    </FieldGroup>
  );
}
