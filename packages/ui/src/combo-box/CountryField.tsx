import { useMemo } from 'react';
import { ComboBox, type ComboBoxProps } from './ComboBox.tsx';
import { comboBoxTexts } from './combo-box.texts.ts';

/** A country as the domain lists it: ISO 3166 alpha-3 code and official French name. */
export interface Country {
  readonly alpha3: string;
  readonly name: string;
}

export interface CountryFieldProps
  extends Omit<ComboBoxProps<string>, 'options' | 'label' | 'value' | 'onChange'> {
  readonly countries: readonly Country[];
  readonly label?: string | undefined;
  /** Alpha-3, « FRA ». */
  readonly value: string | null;
  readonly onChange: (alpha3: string | null) => void;
}

/** A country, by its official French name. */
export function CountryField({ countries, label = comboBoxTexts.country, ...rest }: CountryFieldProps) {
  const options = useMemo(
    () => countries.map(({ alpha3, name }) => ({ value: alpha3, label: name })),
    [countries],
  );
  return <ComboBox {...rest} label={label} options={options} />;
}
