import { countryTable } from './country-table.texts.ts';

/** An ISO 3166-1 alpha-3 code of the table, as stored in profiles and documents (R117). */
export type CountryCode = (typeof countryTable)[number][0];

export interface Country {
  readonly code: CountryCode;
  readonly name: string;
}

/** Every country with its official French name, in French order: « Égypte » next to « Espagne » (R117). */
export const countries: readonly Country[] = countryTable.map(([code, name]) => ({ code, name }));

const namesByCode: ReadonlyMap<string, string> = new Map(countryTable);

/** Whether a text is the alpha-3 code of a country of the table, in upper case. */
export function isCountryCode(text: string): text is CountryCode {
  return namesByCode.has(text);
}

/** The French name of a country, or null when the code is not one. */
export function countryName(code: string): string | null {
  return namesByCode.get(code) ?? null;
}
