import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form';

/** The name of a field of a form that holds a `Value`. */
export interface Bound<Values extends FieldValues, Value> {
  readonly control: Control<Values, unknown, Values>;
  readonly name: FieldPathByValue<Values, Value>;
}

/** What is left to say of a field once the form holds its value, its error and its focus. */
export type Free<Props> = Omit<
  Props,
  'value' | 'onChange' | 'onBlur' | 'error' | 'ref' | 'name' | 'defaultValue'
>;
