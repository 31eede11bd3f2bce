import { TextField } from '@repo/ui/fields';
import { Select } from '@repo/ui/select';
import { columnsTexts as texts } from './columns.texts.ts';

export interface ColumnField<Field extends string> {
  readonly field: Field;
  readonly label: string;
  readonly need: 'optional' | 'required';
  /** Several columns may make it: their names are typed, separated by commas. */
  readonly isList?: boolean;
}

interface ColumnFieldsProps<Field extends string> {
  readonly fields: readonly ColumnField<Field>[];
  /** Of the file; empty where they could not be read, and the names are typed. */
  readonly headers: readonly string[];
  readonly values: Readonly<Record<Field, string>>;
  readonly onChange: (field: Field, name: string) => void;
}

/** `Select` needs a value, and no column has this name. */
const noColumn = '*';

/** Which column of a file holds what, by the names in its header. */
export function ColumnFields<Field extends string>(props: ColumnFieldsProps<Field>) {
  const { fields, headers, values, onChange } = props;
  return fields.map(({ field, label, need, isList = false }) => {
    const value = values[field];
    const isOptional = need === 'optional';
    if (headers.length === 0 || isList) {
      return (
        <TextField
          isOptional={isOptional}
          key={field}
          label={label}
          maxLength={100}
          onChange={(name) => onChange(field, name)}
          value={value}
          {...(headers.length === 0 ? {} : { description: texts.among(headers.join(', ')) })}
        />
      );
    }
    return (
      <Select
        isOptional={isOptional}
        key={field}
        label={label}
        onChange={(name) => onChange(field, name === noColumn ? '' : name)}
        options={optionsOf({ headers, value, isOptional })}
        value={value === '' ? (isOptional ? noColumn : null) : value}
      />
    );
  });
}

interface Choice {
  readonly headers: readonly string[];
  readonly value: string;
  readonly isOptional: boolean;
}

/** A name that is remembered and not in this file is shown as such. */
function optionsOf({ headers, value, isOptional }: Choice) {
  const isAbsent = value !== '' && !headers.includes(value);
  return [
    ...(isOptional ? [{ value: noColumn, label: texts.none }] : []),
    ...[...new Set(headers)].map((name) => ({ value: name, label: name })),
    ...(isAbsent ? [{ value, label: texts.absent(value) }] : []),
  ];
}
