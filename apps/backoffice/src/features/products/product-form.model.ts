/** The form of a product: what it shows, and the change that it makes. */
import type { components } from '@repo/api-sdk';
import { formatFeePercent, formatNumericDate, formatSignedPercent } from '@repo/domain/format';
import { PAYMENT_ASSETS, type PaymentAsset } from '@repo/domain/money';
import {
  depositNetworkTexts,
  isYieldFar,
  isYieldZero,
  type PublicationGap,
  productMinimumFields,
  publicationGaps,
  validateProductChange,
} from '@repo/domain/products';
import { validateReason } from '@repo/domain/two-persons';
import { type Failure, isFilled, readAmount, type Verdict } from '@repo/domain/validation';
import { fieldTexts, productTexts as texts, weekdayTexts } from './products.texts.ts';

type Schemas = components['schemas'];
export type Product = Schemas['Product'];
export type ProductVersion = Schemas['ProductVersion'];
export type ProductChange = Omit<Schemas['StrategyChange'], 'id' | 'version'>;
/** What a product holds now, or held in a version. */
type Content = Pick<Product, 'strategy' | 'position' | 'publication_days' | 'launch_day'>;

export type ProductField = keyof typeof fieldTexts;
export type ProductFields = Readonly<
  Record<Exclude<ProductField, 'publication_days' | 'launch_day'>, string> & {
    publication_days: readonly number[];
    launch_day: string | null;
  }
>;
export type ProductForm = ProductFields & { readonly reason: string };

/** A minimum that the form has. */
export type MinimumField = Extract<ProductField, `min_${string}`>;
/** An address that the form has. */
export type AddressField = Extract<ProductField, `crypto.${string}`>;

type DepositAsset = Exclude<PaymentAsset, 'EURO'>;
const isDeposit = (asset: PaymentAsset): asset is DepositAsset => asset !== 'EURO';
export const depositFields = PAYMENT_ASSETS.filter(isDeposit).map((asset) => ({
  asset,
  field: `crypto.${asset}` as const,
}));

const isField = (name: string): name is ProductField => Object.hasOwn(fieldTexts, name);
export const allFields: readonly ProductField[] = Object.keys(fieldTexts).filter(isField);

/** As the fields show it: an empty text for what it does not have. */
export function toFields({ strategy, position, publication_days, launch_day }: Content): ProductFields {
  const addressOf = (asset: DepositAsset) =>
    strategy.crypto?.inputs.find(({ symbol }) => symbol === asset)?.address ?? '';
  return {
    title: strategy.title,
    currency: strategy.currency,
    subtitle: strategy.subtitle ?? '',
    label: strategy.label ?? '',
    description: strategy.description ?? '',
    position: String(position),
    doc_url: strategy.doc_url ?? '',
    video_url: strategy.video_url ?? '',
    apy: strategy.apy === null ? '' : String(strategy.apy),
    publication_days,
    launch_day,
    min_buy: strategy.min_buy ?? '',
    min_euro: strategy.min_euro ?? '',
    min_btc: strategy.min_btc ?? '',
    min_eth: strategy.min_eth ?? '',
    min_usdc: strategy.min_usdc ?? '',
    min_eurc: strategy.min_eurc ?? '',
    min_wbtc: strategy.min_wbtc ?? '',
    risk_level: writtenNumber(strategy.risk_level),
    horizon_months: writtenNumber(strategy.horizon_months),
    exit_days: writtenNumber(strategy.exit_days),
    custodian: strategy.custodian ?? '',
    'rib.bank': strategy.rib?.bank ?? '',
    'rib.iban': strategy.rib?.iban ?? '',
    'rib.bic': strategy.rib?.bic ?? '',
    'crypto.BTC': addressOf('BTC'),
    'crypto.ETH': addressOf('ETH'),
    'crypto.USDC': addressOf('USDC'),
    'crypto.EURC': addressOf('EURC'),
    'crypto.WBTC': addressOf('WBTC'),
  };
}

const writtenNumber = (value: number | null | undefined): string => String(value ?? '');

/** How a field reads in a comparison; empty for nothing. */
export function showField(field: ProductField, values: ProductFields): string {
  if (field === 'publication_days') {
    return values.publication_days.map((day) => weekdayTexts[day - 1]).join(', ');
  }
  if (field === 'launch_day') {
    return values.launch_day === null ? '' : formatNumericDate(values.launch_day);
  }
  const text = values[field].trim();
  if (field === 'currency') return text.toUpperCase();
  return field === 'rib.iban' || field === 'rib.bic' ? text.replaceAll(/\s/g, '').toUpperCase() : text;
}

/** The same, with the unit of what is typed without one. */
export function shownField(field: ProductField, values: ProductFields): string {
  const text = showField(field, values);
  const rate = field === 'apy' ? readAmount(text)?.toNumber() : undefined;
  return rate === undefined ? text : formatFeePercent(rate);
}

/** The fields that differ, in the order of the form. */
export function changedFields(values: ProductFields, from: ProductFields): readonly ProductField[] {
  return allFields.filter((field) => showField(field, values) !== showField(field, from));
}

/** One's own values where they differ from what one opened, on what the product is now. */
export function keepTyped(
  values: ProductFields,
  { opened, now }: { readonly opened: ProductFields; readonly now: ProductFields },
): ProductFields {
  const typed = changedFields(values, opened).map((field) => [field, values[field]]);
  return Object.assign({ ...now }, Object.fromEntries(typed));
}

/** Whole numbers, or nothing. */
const factFields = ['risk_level', 'horizon_months', 'exit_days'] as const;

const plainFields = [
  'title',
  'currency',
  'subtitle',
  'label',
  'description',
  'position',
  'doc_url',
  'video_url',
  'apy',
  'custodian',
  ...factFields,
  ...productMinimumFields,
] as const;

/** What a change says, over what the product is now: `changeOf` the other way. */
export function typedOver(now: ProductFields, change: ProductChange): ProductFields {
  const { rib, crypto } = change;
  const plain = plainFields.flatMap((field) =>
    change[field] === undefined ? [] : [[field, String(change[field] ?? '')]],
  );
  const addresses = depositFields.map(({ asset, field }) => [
    field,
    crypto?.inputs.find(({ symbol }) => symbol === asset)?.address ?? '',
  ]);
  return {
    ...Object.assign({ ...now }, Object.fromEntries(plain)),
    ...(crypto !== undefined && Object.fromEntries(addresses)),
    ...(rib !== undefined && {
      'rib.bank': rib?.bank ?? '',
      'rib.iban': rib?.iban ?? '',
      'rib.bic': rib?.bic ?? '',
    }),
    ...(change.publication_days !== undefined && { publication_days: change.publication_days }),
    ...(change.launch_day !== undefined && { launch_day: change.launch_day }),
  };
}

/** The change from a product to what is typed: only the fields that differ. */
export function changeOf(values: ProductFields, from: Content): ProductChange {
  const changed = new Set<string>(changedFields(values, toFields(from)));
  const has = (prefix: string) => [...changed].some((field) => field.startsWith(prefix));
  const words = ['subtitle', 'label', 'description', 'doc_url', 'video_url', 'custodian'] as const;
  const nullable = [...words, ...productMinimumFields].filter((field) => changed.has(field));
  const facts = factFields.filter((field) => changed.has(field));
  return {
    ...Object.fromEntries(nullable.map((field) => [field, values[field].trim() || null])),
    ...Object.fromEntries(facts.map((field) => [field, numberOrNull(values[field])])),
    ...(changed.has('title') && { title: values.title.trim() }),
    ...(isReferenceCurrency(values.currency) && changed.has('currency') && { currency: values.currency }),
    ...(changed.has('launch_day') && { launch_day: values.launch_day }),
    ...(changed.has('position') && { position: Number(values.position) }),
    ...(changed.has('apy') && { apy: Number(values.apy) }),
    ...(changed.has('publication_days') && { publication_days: [...values.publication_days] }),
    ...(has('rib.') && { rib: ribOf(values) }),
    ...(has('crypto.') && { crypto: cryptoOf(values, from) }),
  };
}

const numberOrNull = (text: string): number | null => (text.trim() === '' ? null : Number(text));

export const referenceCurrencies = ['usd', 'eur', 'btc', 'eth'] as const;
export type ReferenceCurrency = (typeof referenceCurrencies)[number];

function isReferenceCurrency(currency: string): currency is ReferenceCurrency {
  return referenceCurrencies.some((one) => one === currency);
}

function ribOf(values: ProductFields): NonNullable<ProductChange['rib']> | null {
  const text = (field: 'rib.bank' | 'rib.iban' | 'rib.bic') => showField(field, values) || null;
  const rib = { bank: text('rib.bank'), iban: text('rib.iban'), bic: text('rib.bic') };
  return Object.values(rib).some((value) => value !== null) ? rib : null;
}

/** An address that is there keeps the name of its network. */
function cryptoOf(values: ProductFields, { strategy }: Content): NonNullable<ProductChange['crypto']> | null {
  const inputs = depositFields.flatMap(({ asset, field }) => {
    const address = values[field].trim();
    const known = strategy.crypto?.inputs.find(({ symbol }) => symbol === asset)?.blockchain;
    return address === ''
      ? []
      : [{ symbol: asset, blockchain: known ?? depositNetworkTexts[asset], address }];
  });
  return inputs.length === 0 ? null : { inputs };
}

export const isPayment = (field: string) => field.startsWith('rib.') || field.startsWith('crypto.');
const terms: ReadonlySet<string> = new Set([
  'apy',
  'publication_days',
  'launch_day',
  'custodian',
  ...factFields,
]);
const isTerm = (field: string) => terms.has(field) || field.startsWith('min_');

/** The control that a field is under; null for what is only shown. */
export function controlOf(field: ProductField): Product['pending_changes'][number]['kind'] | null {
  if (isPayment(field)) return 'strategy.payment_details';
  return isTerm(field) ? 'strategy.terms' : null;
}

/** The rules of the domain on what would change, and a reason where a second person reads it. */
export function validateProduct(
  values: ProductForm,
  { from, hasControl }: { readonly from: Content; readonly hasControl: boolean },
): Verdict<keyof ProductForm> {
  const changed = changedFields(values, toFields(from));
  const isHeld = hasControl && changed.some((field) => controlOf(field) !== null);
  const failures: Failure<keyof ProductForm>[] = [
    ...numberFailures(values),
    ...validateProductChange(changeOf(values, from)).failures.flatMap(ofForm),
    ...(isHeld ? validateReason(values).failures : []),
  ];
  return { failures, first: failures[0] ?? null };
}

/** No field of the form takes an address of euros. */
function ofForm({ field, message }: Failure<string>): Failure<ProductField>[] {
  return isField(field) ? [{ field, message }] : [];
}

function numberFailures({ apy, position }: ProductForm): Failure<ProductField>[] {
  const rate = readAmount(apy);
  const isRate = rate !== null && rate.gte(-100) && rate.lte(1000);
  return [
    ...(isRate ? [] : [{ field: 'apy', message: texts.apyNumber } as const]),
    ...(/^\d{1,4}$/.test(position.trim())
      ? []
      : [{ field: 'position', message: texts.positionNumber } as const]),
  ];
}

/** A warning when the estimate is zero, or far from what was observed; null otherwise. */
export function apyWarning(apy: string, observed: number | null): string | null {
  const rate = readAmount(apy)?.toNumber();
  if (rate === undefined) return null;
  if (isYieldZero(rate)) return texts.apyZero;
  return observed === null || !isYieldFar(rate, observed)
    ? null
    : texts.apyFar(formatSignedPercent(observed));
}

/** What the stored draft lacks to be published. */
export function gapsOf({ strategy, launch_day, publication_days }: Product): readonly PublicationGap[] {
  return publicationGaps({ ...strategy, launch_day, publication_days });
}

/** The product as clients would see it. */
export function previewOf(values: ProductFields, { strategy }: Product): Product['strategy'] {
  return {
    ...strategy,
    title: values.title.trim(),
    subtitle: values.subtitle.trim() || null,
    label: values.label.trim() || null,
    description: values.description.trim() || null,
    apy: readAmount(values.apy)?.toNumber() ?? null,
    doc_url: isFilled(values.doc_url) ? values.doc_url.trim() : null,
    video_url: isFilled(values.video_url) ? values.video_url.trim() : null,
    risk_level: readAmount(values.risk_level)?.toNumber() ?? null,
    horizon_months: readAmount(values.horizon_months)?.toNumber() ?? null,
  };
}

/** « 9,5 % » in the list; nothing without an estimate. */
export const apyText = (apy: number | null): string | null => (apy === null ? null : formatFeePercent(apy));
