import { PasswordField, type PasswordFieldProps } from '@repo/ui/fields';
import { type FieldValues, useController } from 'react-hook-form';
import type { Bound, Free } from './bound.ts';

/** A password of a form. */
export function PasswordInput<Values extends FieldValues>({
  control,
  name,
  ...rest
}: Bound<Values, string> & Free<PasswordFieldProps>) {
  const { field, fieldState } = useController({ control, name });
  return <PasswordField {...rest} {...field} error={fieldState.error?.message} />;
}
