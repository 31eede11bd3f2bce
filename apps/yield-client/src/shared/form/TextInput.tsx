import { TextField, type TextFieldProps } from '@repo/ui/fields';
import { type FieldValues, useController } from 'react-hook-form';
import type { Bound, Free } from './bound.ts';

/** A line of text of a form. */
export function TextInput<Values extends FieldValues>({
  control,
  name,
  ...rest
}: Bound<Values, string> & Free<TextFieldProps>) {
  const { field, fieldState } = useController({ control, name });
  return <TextField {...rest} {...field} error={fieldState.error?.message} />;
}
