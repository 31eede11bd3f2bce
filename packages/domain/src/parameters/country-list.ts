// A parameter that is a list of countries: alpha-3 codes in alphabetical order, a space between two.
import { countryName, isCountryCode } from '../countries/index.ts';

export function readCountries(value: string): readonly string[] {
  return value.split(' ').filter((code) => code !== '');
}

/** Each once, in order, however they were typed. */
export function writeCountries(codes: readonly string[]): string {
  return [...new Set(codes)].toSorted().join(' ');
}

/** Whether it is such a list, of known countries; the empty one is. */
export function isCountryList(value: string): boolean {
  const codes = readCountries(value);
  return codes.every(isCountryCode) && writeCountries(codes) === value;
}

/** French names, in the order of the codes; null for none. */
export function countryNames(value: string): string | null {
  const names = readCountries(value).map((code) => countryName(code) ?? code);
  return names.length === 0 ? null : names.join(', ');
}
