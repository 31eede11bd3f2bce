// What staff type about a product is where clients send their money: the same checks in the API and on the screen.
import { networkOfAsset, parseAddress } from '../crypto-address/index.ts';
import { maximumAmounts, toPaymentAsset } from '../limits/index.ts';
import { parseBic, parseIban } from '../payouts/index.ts';
import { type Failure, isFilled, readAmount, type Verdict } from '../validation/index.ts';
import { type ProductMinimumField, productMinimumFields } from './minimum-fields.ts';
import { depositNetworkTexts, productTexts as texts } from './products.texts.ts';

interface DepositAddress {
  readonly symbol: keyof typeof networkOfAsset | 'EURO';
  readonly blockchain: string;
  readonly address: string;
}

export const productTitleMaxLength = 40;

/** The fields of a change that have rules; one that is absent is left as it is. */
export interface ProductContent extends Readonly<Partial<Record<ProductMinimumField, string | null>>> {
  readonly title?: string;
  readonly doc_url?: string | null;
  readonly video_url?: string | null;
  readonly rib?: {
    readonly bank?: string | null;
    readonly iban: string | null;
    readonly bic: string | null;
  } | null;
  readonly crypto?: { readonly inputs: readonly DepositAddress[] } | null;
  readonly publication_days?: readonly number[];
  readonly risk_level?: number | null;
  readonly horizon_months?: number | null;
  readonly exit_days?: number | null;
}
type FactField = 'risk_level' | 'horizon_months' | 'exit_days';
type ProductField =
  | 'title'
  | 'rib.iban'
  | 'rib.bic'
  | `crypto.${DepositAddress['symbol']}`
  | 'doc_url'
  | 'video_url'
  | 'publication_days'
  | FactField
  | ProductMinimumField;

/** Every fault of a change, at the field that has it. */
export function validateProductChange(change: ProductContent): Verdict<ProductField> {
  const failures = [
    ...titleFailures(change),
    ...ribFailures(change),
    ...depositFailures(change),
    ...linkFailures(change),
    ...factFailures(change),
    ...productMinimumFields.flatMap((field) => minimumFailures(field, change[field])),
    ...(change.publication_days?.length === 0
      ? [{ field: 'publication_days', message: texts.publicationDays } as const]
      : []),
  ];
  return { failures, first: failures[0] ?? null };
}

/** Whether clients can pay for a product: valid bank details, or an address that can receive its currency. */
export function hasValidMeansOfPayment({ rib, crypto }: Pick<ProductContent, 'rib' | 'crypto'>): boolean {
  const isTransferOpen = isFilled(rib?.iban) && ribFailures({ rib: rib ?? null }).length === 0;
  return isTransferOpen || (crypto?.inputs ?? []).some((input) => depositFault(input) === null);
}

/** A NAV names its product by its title, in files too: one line of text. */
function titleFailures({ title }: ProductContent): Failure<ProductField>[] {
  if (title === undefined) return [];
  if (!isFilled(title)) return [{ field: 'title', message: texts.title }];
  return /[\r\n;]/.test(title) || title.trim().length > productTitleMaxLength
    ? [{ field: 'title', message: texts.titleForm }]
    : [];
}

/** Banks overseas and on the islands have an IBAN of the mainland, and a BIC of their own territory. */
const territories: Readonly<Record<string, readonly string[]>> = {
  FR: ['BL', 'GF', 'GP', 'MF', 'MQ', 'NC', 'PF', 'PM', 'RE', 'TF', 'WF', 'YT'],
  GB: ['GG', 'IM', 'JE'],
};

function ribFailures({ rib }: ProductContent): Failure<ProductField>[] {
  const iban = isFilled(rib?.iban) ? parseIban(rib?.iban ?? '') : undefined;
  const bic = isFilled(rib?.bic) ? parseBic(rib?.bic ?? '') : undefined;
  const failures: Failure<ProductField>[] = [];
  if (iban === null) failures.push({ field: 'rib.iban', message: texts.iban });
  if (bic === null) failures.push({ field: 'rib.bic', message: texts.bic });
  if (iban && bic && !isOfCountry(bic.slice(4, 6), iban.slice(0, 2))) {
    failures.push({ field: 'rib.bic', message: texts.bicCountry });
  }
  return failures;
}

function isOfCountry(country: string, ofIban: string): boolean {
  return country === ofIban || (territories[ofIban] ?? []).includes(country);
}

function depositFailures({ crypto }: ProductContent): Failure<ProductField>[] {
  const inputs = crypto?.inputs ?? [];
  return inputs.flatMap((input, index) => {
    const isRepeated = inputs.findIndex(({ symbol }) => symbol === input.symbol) !== index;
    const message = isRepeated ? texts.duplicateSymbol : depositFault(input);
    return message === null ? [] : [{ field: `crypto.${input.symbol}` as const, message }];
  });
}

/** Why an address can receive nothing in this currency; null when it can. */
function depositFault({ symbol, blockchain, address }: DepositAddress): string | null {
  if (symbol === 'EURO') return texts.euroAddress;
  const network = networkOfAsset[symbol];
  if (!blockchain.toLowerCase().includes(network)) return texts.network(symbol, depositNetworkTexts[symbol]);
  return parseAddress(address, network) === null ? texts.address : null;
}

function linkFailures(change: ProductContent): Failure<ProductField>[] {
  const fields = ['doc_url', 'video_url'] as const;
  return fields
    .filter((field) => isFilled(change[field]) && !isHttpsUrl(change[field] ?? ''))
    .map((field) => ({ field, message: texts.url }));
}

/** What each may be, bounds included. */
const factBounds = { risk_level: [1, 7], horizon_months: [1, 360], exit_days: [0, 90] } as const;
const factFields = ['risk_level', 'horizon_months', 'exit_days'] as const satisfies readonly FactField[];

function factFailures(change: ProductContent): Failure<ProductField>[] {
  return factFields.flatMap((field) => {
    const value = change[field] ?? null;
    const [least, most] = factBounds[field];
    if (value === null || (Number.isInteger(value) && value >= least && value <= most)) return [];
    return [{ field, message: texts.facts[field] }];
  });
}

function isHttpsUrl(text: string): boolean {
  return URL.canParse(text) && new URL(text).protocol === 'https:';
}

/** Above what may be subscribed, a minimum would close the product. `min_buy` is in the product's own currency. */
function minimumFailures(
  field: ProductMinimumField,
  value: string | null | undefined,
): Failure<ProductField>[] {
  if (value === undefined || value === null) return [];
  const minimum = readAmount(value);
  if (minimum === null || !minimum.gt(0)) return [{ field, message: texts.minimum }];
  const asset = toPaymentAsset(field.slice('min_'.length)) ?? 'EURO';
  return minimum.gt(maximumAmounts[asset]) ? [{ field, message: texts.minimumTooLarge }] : [];
}
