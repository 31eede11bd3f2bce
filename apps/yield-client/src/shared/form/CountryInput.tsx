import { isCountryCode } from '@repo/domain/countries';
import { CountryField, type CountryFieldProps } from '@repo/ui/combo-box';
import { type FieldValues, useController } from 'react-hook-form';
import type { Bound, Free } from './bound.ts';

/** A country of a form: an alpha-3 code, the empty text before a choice. Apart, since its list weighs as much as a page. */
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
