/** The fields of the design system tied to a form: value, error, focus. */
import { isCountryCode } from '@repo/domain/countries';
import { CountryField, type CountryFieldProps } from '@repo/ui/combo-box';
import {
  CheckboxField,
  type CheckboxFieldProps,
  PasswordField,
  type PasswordFieldProps,
  PhoneField,
  type PhoneFieldProps,
  TextField,
  type TextFieldProps,
} from '@repo/ui/fields';
import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form';

/** The names of the fields of a form that hold a `Value`. */
export interface Bound<Values extends FieldValues, Value> {
  readonly control: Control<Values, unknown, Values>;
  readonly name: FieldPathByValue<Values, Value>;
}

type Free<Props> = Omit<Props, 'value' | 'onChange' | 'onBlur' | 'error' | 'ref' | 'name' | 'defaultValue'>;

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
