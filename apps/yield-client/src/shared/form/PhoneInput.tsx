import { PhoneField, type PhoneFieldProps } from '@repo/ui/fields';
import { type FieldValues, useController } from 'react-hook-form';
import type { Bound, Free } from './bound.ts';

/** A telephone number of a form. */
export function PhoneInput<Values extends FieldValues>({
  control,
  name,
  ...rest
}: Bound<Values, string> & Free<PhoneFieldProps>) {
  const { field, fieldState } = useController({ control, name });
  return <PhoneField {...rest} {...field} error={fieldState.error?.message} />;
}
