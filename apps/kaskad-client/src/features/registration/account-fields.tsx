/** Fields that only the account form has: kept out of the sign-in page, which opens first. */
import { isCountryCode } from '@repo/domain/countries';
import { CountryField, type CountryFieldProps } from '@repo/ui/combo-box';
import { CheckboxField, type CheckboxFieldProps, PhoneField, type PhoneFieldProps } from '@repo/ui/fields';
import { type FieldValues, useController } from 'react-hook-form';
import type { Bound, Free } from '../../shared/form/fields.tsx';

export function PhoneInput<Values extends FieldValues>({
  control,
  name,
  ...rest
}: Bound<Values, string> & Free<PhoneFieldProps>) {
  const { field, fieldState } = useController({ control, name });
  return <PhoneField {...rest} {...field} error={fieldState.error?.message} />;
}

/** Holds an alpha-3 code; the empty text before a choice is made. */
export function CountryInput<Values extends FieldValues>({
  control,
  name,
  ...rest
}: Bound<Values, string> & Free<CountryFieldProps>) {
  const { field, fieldState } = useController({ control, name });
  const { ref, value, onChange, ...bound } = field;
  const code: string = value;
  return (
    <CountryField
      {...rest}
      {...bound}
      error={fieldState.error?.message}
      onChange={(chosen) => onChange(chosen ?? '')}
      ref={ref}
      value={isCountryCode(code) ? code : null}
    />
  );
}

export function CheckboxInput<Values extends FieldValues>({
  control,
  name,
  ...rest
}: Bound<Values, boolean> & Omit<Free<CheckboxFieldProps>, 'isSelected'>) {
  const { field, fieldState } = useController({ control, name });
  const { value, ...bound } = field;
  return <CheckboxField {...rest} {...bound} error={fieldState.error?.message} isSelected={value} />;
}
