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
function CountriesField({ value, onChange, ...field }: FieldBinding<string>) {
  const codes = readCountries(value);
  return (
    <Stack gap={8}>
      <CountryField
        {...field}
        description={codes.length === 0 ? countriesTexts.none : undefined}
        // A chosen country goes to the list, and the field is empty again.
        key={value}
        label={countriesTexts.add}
        onChange={(code) => onChange(writeCountries([...codes, code].filter((one) => one !== '')))}
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
                  onPress={() => onChange(writeCountries(codes.filter((one) => one !== code)))}
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
