import { countries, isCountryCode } from '@repo/domain/countries';
import { comboBoxTexts } from '../parts.texts.ts';
import { ComboBox, type ComboBoxProps } from './ComboBox.tsx';

export interface CountryFieldProps
  extends Omit<ComboBoxProps<string>, 'options' | 'label' | 'value' | 'onChange'> {
  /** « Pays » by default. */
  readonly label?: string | undefined;
  /** An ISO 3166-1 alpha-3 code; the empty string before a selection. */
  readonly value: string;
  readonly onChange: (code: string) => void;
}

const options = countries.map(({ code, name }) => ({ value: code, label: name }));

/** A country by its official French name; its value is the alpha-3 code (R117). */
export function CountryField({ label, value, onChange, ...rest }: CountryFieldProps) {
  return (
    <ComboBox
      {...rest}
      label={label ?? comboBoxTexts.country}
      onChange={(code) => onChange(code ?? '')}
      options={options}
      value={isCountryCode(value) ? value : null}
    />
  );
}
