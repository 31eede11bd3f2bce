import { CheckboxField, type CheckboxFieldProps } from '@repo/ui/fields';
import { type FieldValues, useController } from 'react-hook-form';
import type { Bound, Free } from './bound.ts';

/** Something a form asks to agree to. */
export function CheckboxInput<Values extends FieldValues>({
  control,
  name,
  ...rest
}: Bound<Values, boolean> & Omit<Free<CheckboxFieldProps>, 'isSelected'>) {
  const { field, fieldState } = useController({ control, name });
  const { value, ...bound } = field;
  return <CheckboxField {...rest} {...bound} error={fieldState.error?.message} isSelected={value} />;
}
