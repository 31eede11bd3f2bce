import type { FieldBinding } from '@repo/client/form';
import { countryName } from '@repo/domain/countries';
import {
  formatParameter,
  type ParameterKey,
  parameterRules,
  readCountries,
  writeCountries,
} from '@repo/domain/parameters';
import { AmountField } from '@repo/ui/amount-field';
import { Button } from '@repo/ui/button';
import { CountryField } from '@repo/ui/combo-box';
import { RadioGroup } from '@repo/ui/fields';
import { Cluster, Stack } from '@repo/ui/layout';
import { useRef, useState } from 'react';
import { countriesTexts, parametersTexts as texts, unitTexts } from './parameters.texts.ts';

export interface ParameterValueFieldProps {
  readonly parameterKey: ParameterKey;
  readonly field: FieldBinding<string>;
}

/** The new value, as its unit is entered. */
export function ParameterValueField({ parameterKey: key, field }: ParameterValueFieldProps) {
  const rule = parameterRules[key];
  if (rule.unit === 'countries') return <CountriesField {...field} />;
  if (rule.unit === 'switch')
    return (
      <RadioGroup
        {...field}
        label={texts.value}
        options={['1', '0'].map((value) => ({ value, label: formatParameter(key, value) }))}
        orientation="horizontal"
      />
    );
  const written = (bound: number) => formatParameter(key, String(bound));
  return (
    <AmountField
      {...field}
      currency={unitTexts[rule.unit]}
      description={texts.bounds(written(rule.least), written(rule.most))}
      label={texts.value}
    />
  );
}

/** A list of countries: one is chosen to be added, each may be taken out. */
function CountriesField({ value, onChange, ref, ...field }: FieldBinding<string>) {
  const [added, setAdded] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const codes = readCountries(value);
  const add = (code: string) => {
    if (code === '') return;
    setAdded(added + 1);
    onChange(writeCountries([...codes, code]));
  };
  /** Its button goes with it: the focus moves to a neighbour, or to the field after the last one. */
  const remove = (code: string, button: Element) => {
    const item = button.closest('li');
    const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
    (neighbour?.querySelector('button') ?? input.current)?.focus();
    onChange(writeCountries(codes.filter((one) => one !== code)));
  };
  return (
    <Stack gap={8}>
      <CountryField
        {...field}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the field takes the place of the one that a country was chosen in
        autoFocus={added > 0}
        description={codes.length === 0 ? countriesTexts.none : undefined}
        // A chosen country goes to the list: the field is a new one, empty and focused, whose focus opens nothing.
        key={added}
        label={countriesTexts.add}
        menuTrigger="input"
        onChange={add}
        ref={(control) => {
          input.current = control;
          ref(control);
        }}
        value=""
      />
      {codes.length === 0 ? null : (
        <ul aria-label={countriesTexts.list}>
          {codes.map((code) => (
            <li key={code}>
              <Cluster gap={8} justify="between">
                <span>{countryName(code)}</span>
                <Button
                  aria-label={countriesTexts.removeOf(countryName(code) ?? code)}
                  onPress={({ target }) => remove(code, target)}
                  size="sm"
                  variant="quiet"
                >
                  {countriesTexts.remove}
                </Button>
              </Cluster>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}
