import { formatPhoneInput } from '@repo/domain/format';
import { TextField, type TextFieldProps } from './TextField.tsx';

export type PhoneFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'maxLength' | 'prefix' | 'suffix'>;

/** A French phone number, grouped « 06-12-34-56-78 » while typing; pasted numbers are formatted too (R073). */
export function PhoneField({ value, defaultValue, onChange, ...rest }: PhoneFieldProps) {
  return (
    <TextField
      autoComplete="tel"
      {...rest}
      {...(value === undefined ? {} : { value: formatPhoneInput(value) })}
      {...(defaultValue === undefined ? {} : { defaultValue: formatPhoneInput(defaultValue) })}
      inputMode="tel"
      onChange={(typed) => onChange?.(formatPhoneInput(typed))}
      type="tel"
    />
  );
}
