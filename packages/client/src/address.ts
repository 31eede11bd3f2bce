/**
 * The address bar: the French of its parameters and of their words, from and to the names in code. Every site loads this
 * module, so it holds the parameters of the main site alone: those of Kaskad are declared by `kaskad-address.ts`, those of
 * the back office by `staff-address.ts`.
 */
import type { Period } from '@repo/domain/portfolio';
import type { kaskadColumns, kaskadNames, kaskadWords } from './kaskad-address-words.ts';
import type { staffColumns, staffNames, staffWords } from './staff-address-names.ts';

/** The parameters, from the name in code to the one in the address. */
export const siteNames = {
  amount: 'montant',
  chain: 'suivi',
  code: 'code',
  contract: 'contrat',
  currency: 'devise',
  page: 'page',
  pageSize: 'lignes',
  pay: 'payer',
  period: 'periode',
  product: 'produit',
  proof: 'preuve',
  statement: 'releve',
  step: 'etape',
  thread: 'echange',
} as const;

/** In the place of the id of a saved view: none. A list whose address is empty opens the person’s default view. */
export const noView = 'aucune';

export type AddressName = keyof typeof siteNames | keyof typeof kaskadNames | keyof typeof staffNames;

export type AddressColumn = keyof typeof kaskadColumns | keyof typeof staffColumns;

/** `-date` for descending by `date`. */
export type SortKey = AddressColumn | `-${AddressColumn}`;

const periods: Readonly<Record<Period, string>> = {
  daily: '7-jours',
  weekly: '10-semaines',
  monthly_short: '30-jours',
  monthly: '12-mois',
};

/** The screens of a subscription: its steps by number, then its end. */
const screens = {
  amount: '1',
  payment: '2',
  confirmation: '3',
  signing: '4',
  result: 'resultat',
  // Those of staff, who prepare one for a client.
  client: 'client',
  product: 'produit',
  origin: 'provenance',
  compliance: 'conformite',
  send: 'envoi',
  summary: 'recapitulatif',
} as const;

/** The parameters whose values are words; those of the others are codes, days, numbers or free text. */
const siteWords = { period: periods, step: screens } as const;

type Dictionary = Readonly<Record<string, string>>;
type AllWords = typeof siteWords & typeof kaskadWords & typeof staffWords;

const names = new Map<string, string>(Object.entries(siteNames));
const words = new Map<string, Dictionary>(Object.entries(siteWords));

/** Adds parameters of the address, and the words of some; a parameter that has words gets more of them. */
export function declareAddress(more: {
  readonly names: Dictionary;
  readonly words: Readonly<Record<string, Dictionary>>;
}): void {
  for (const [name, text] of Object.entries(more.names)) names.set(name, text);
  for (const [name, some] of Object.entries(more.words)) words.set(name, { ...words.get(name), ...some });
}

/** How the address calls a parameter; throws when its module is not loaded. */
export function addressName(name: AddressName): string {
  const text = names.get(name);
  if (text === undefined) throw new Error(`The parameter ${name} of the address is not declared.`);
  return text;
}

/** What one text of a parameter stands for in code; null when it is not one of the parameter's words. */
function decode(name: AddressName, text: string): string | null {
  const known = words.get(name);
  if (known === undefined) return text;
  const sign = name === 'sort' && text.startsWith('-') ? '-' : '';
  const found = Object.entries(known).find(([, word]) => sign + word === text);
  return found === undefined ? null : sign + found[0];
}

function encode(name: AddressName, text: string): string {
  const known = words.get(name);
  if (known === undefined) return text;
  return text.startsWith('-') ? `-${known[text.slice(1)] ?? ''}` : (known[text] ?? '');
}

/** What a parameter holds, as code calls it; null when it is absent or unknown. */
export function readAddress(address: URLSearchParams, name: AddressName): string | null {
  const text = address.get(addressName(name));
  return text === null ? null : decode(name, text);
}

/** What a parameter of several words holds: `masquer=client,montant`. */
export function readAddressList(address: URLSearchParams, name: AddressName): string[] {
  const texts = address.getAll(addressName(name)).flatMap((text) => text.split(','));
  return texts.flatMap((text) => decode(name, text) ?? []);
}

/** What a parameter may be set to: one of its words, as code names them, where it has any. */
export type AddressValue<Name extends AddressName> = Name extends 'sort'
  ? SortKey
  : Name extends keyof AllWords
    ? keyof AllWords[Name]
    : string | number;

/** Parameters of the address to set; an empty one is removed. */
export type AddressChange = {
  readonly [Name in AddressName]?: AddressValue<Name> | readonly AddressValue<Name>[] | '' | null | undefined;
};

function isAddressName(name: string): name is AddressName {
  return names.has(name);
}

/** The address with some parameters changed: empty ones and the first page are removed, the others stay. */
export function withAddress(address: URLSearchParams, change: AddressChange): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const [name, value] of Object.entries(change)) {
    if (!isAddressName(name)) continue;
    const values = name === 'page' && value === 1 ? [] : [value ?? ''].flat();
    const text = values.map((one) => encode(name, String(one))).join(',');
    if (text === '') next.delete(addressName(name));
    else next.set(addressName(name), text);
  }
  return next;
}

/** A path with these parameters, and those of the address that it keeps. */
export function addressOf(path: string, change: AddressChange, kept = new URLSearchParams()): string {
  const search = withAddress(kept, change).toString();
  return search === '' ? path : `${path}?${search}`;
}
