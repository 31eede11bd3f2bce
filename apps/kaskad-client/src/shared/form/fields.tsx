/** The fields of the design system tied to a form: value, error, focus. */
import { PasswordField, type PasswordFieldProps, TextField, type TextFieldProps } from '@repo/ui/fields';
import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form';

/** The names of the fields of a form that hold a `Value`. */
export interface Bound<Values extends FieldValues, Value> {
  readonly control: Control<Values, unknown, Values>;
  readonly name: FieldPathByValue<Values, Value>;
}

/** What a form does not decide. */
export type Free<Props> = Omit<
  Props,
  'value' | 'onChange' | 'onBlur' | 'error' | 'ref' | 'name' | 'defaultValue'
>;

export function TextInput<Values extends FieldValues>({
  control,
  name,
  ...rest
}: Bound<Values, string> & Free<TextFieldProps>) {
  const { field, fieldState } = useController({ control, name });
  return <TextField {...rest} {...field} error={fieldState.error?.message} />;
}

export function PasswordInput<Values extends FieldValues>({
  control,
  name,
  ...rest
}: Bound<Values, string> & Free<PasswordFieldProps>) {
  const { field, fieldState } = useController({ control, name });
  return <PasswordField {...rest} {...field} error={fieldState.error?.message} />;
}
