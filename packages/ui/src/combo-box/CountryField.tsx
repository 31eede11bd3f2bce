import { type CountryCode, countries } from '@repo/domain/countries';
import { ComboBox, type ComboBoxProps } from './ComboBox.tsx';
import { comboBoxTexts } from './combo-box.texts.ts';

export interface CountryFieldProps extends Omit<ComboBoxProps<CountryCode>, 'options' | 'label'> {
  /** « Pays » unless told. */
  readonly label?: string | undefined;
}

const options = countries.map(({ code, name }) => ({ value: code, label: name }));

/** A country by its official French name; its ISO 3166-1 alpha-3 code outside (R117). */
export function CountryField({ label = comboBoxTexts.country, ...rest }: CountryFieldProps) {
  return <ComboBox {...rest} label={label} options={options} />;
}
