import { publisherTexts as texts } from './legal.texts.ts';

/** The settings of the company. */
export interface Publisher {
  readonly name: string;
  /** Null while unset: omitted, with a warning to administrators. */
  readonly contactLine: string | null;
  /** Left out where only the brand is known. */
  readonly company?: Company;
}

/** The legal entity behind the brand; null what is unset. */
export interface Company {
  /** « RCS Paris 732 829 320 » */
  readonly register: string | null;
  readonly address: string | null;
  readonly representative: string | null;
}

/** What the law wants of the company and of its site beside its name, each from one setting. */
export const legalDetails = [
  'address',
  'registration',
  'vat',
  'authorisation',
  'director',
  'phone',
  'email',
  'host',
  'mediator',
  'dpo',
] as const;
export type LegalDetail = (typeof legalDetails)[number];

/** What is unset is absent. */
export type LegalIdentity = Readonly<Partial<Record<LegalDetail, string>>>;

/** The rows of these details; what is unset is omitted, never invented. */
export function identityRows(
  identity: LegalIdentity,
  details: readonly LegalDetail[],
): (readonly [string, string])[] {
  return details.flatMap((detail) => {
    const value = identity[detail];
    return value === undefined ? [] : [[texts.details[detail], value] as const];
  });
}

/** The publisher of the site as rows of label and value (R011, R150). Unset values are omitted. */
export function publisherRows({ name, contactLine, company }: Publisher): (readonly [string, string])[] {
  return [
    [texts.name, name],
    [texts.form, texts.formValue],
    [texts.capital, texts.capitalValue],
    ...known(texts.register, company?.register),
    ...known(texts.address, company?.address),
    ...known(texts.representative, company?.representative),
    ...known(texts.contact, contactLine),
  ];
}

function known(label: string, value: string | null | undefined): (readonly [string, string])[] {
  return value === null || value === undefined ? [] : [[label, value]];
}

/** Under the logo of a document: the entity and its capital, its register, its address. */
export function issuerLines({ name, company }: Publisher): string[] {
  return [
    texts.entity(name),
    ...[company?.register, company?.address].filter((line) => line !== null && line !== undefined),
  ];
}
