import { publisherTexts as texts } from './legal.texts.ts';

/** The settings of the company. */
export interface Publisher {
  readonly name: string;
  /** Null while unset: omitted, with a warning to administrators. */
  readonly contactLine: string | null;
}

/** The publisher of the site as rows of label and value (R011, R150). Unset values are omitted. */
export function publisherRows({ name, contactLine }: Publisher): (readonly [string, string])[] {
  return [
    [texts.name, name],
    [texts.form, texts.formValue],
    [texts.capital, texts.capitalValue],
    ...(contactLine === null ? [] : ([[texts.contact, contactLine]] as const)),
  ];
}
