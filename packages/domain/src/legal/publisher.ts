import { publisherTexts as texts } from './legal.texts.ts';

/** What the settings say of the company. */
export interface Publisher {
  readonly name: string;
  /** Null while it is not set: it is left out, and an administrator is told. */
  readonly contactLine: string | null;
}

/** Who publishes the site, as label and value (R011, R150). What is not known of the company is not invented. */
export function publisherRows({ name, contactLine }: Publisher): (readonly [string, string])[] {
  return [
    [texts.name, name],
    [texts.form, texts.formValue],
    [texts.capital, texts.capitalValue],
    ...(contactLine === null ? [] : ([[texts.contact, contactLine]] as const)),
  ];
}
