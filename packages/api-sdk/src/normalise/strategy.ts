/** The variants of a product (R367–R369, D12). */
import { type Decimal, decimal, PAYMENT_ASSETS, type PaymentAsset } from '@repo/domain/money';
import type { components } from '../generated/api.ts';
import { readOptionalAmount } from './amounts.ts';
import { firstList, firstOf, idFor, optionalText, readId, readNumber } from './values.ts';

export type Strategy = components['schemas']['Strategy'];
type Crypto = NonNullable<Strategy['crypto']>;
type CryptoInput = components['schemas']['CryptoInput'];

interface WireInput {
  symbol?: string | null;
  blockchain?: string | null;
  address?: string | null;
}

type WireInputs = (WireInput | string)[] | null;

/** The destination of crypto payments: three fields, or `{ input: {…} }`, and a list under four names. */
export interface WireCrypto extends WireInput {
  input?: WireInput | string | null;
  inputs?: WireInputs;
  available_inputs?: WireInputs;
  currencies?: WireInputs;
  accepted_inputs?: WireInputs;
}

type MinimumField = `min_${Lowercase<PaymentAsset>}` | 'min_buy';

/** A product on the wire: only its id and a name are certain; its minimums are at the top level or under `crypto`. */
export type WireStrategy = {
  [Field in Exclude<keyof Strategy, 'id' | 'crypto' | 'currency' | 'apy' | 'rib' | MinimumField>]?:
    | Strategy[Field]
    | null;
} & {
  id?: string | number | null;
  currency?: string | null;
  apy?: string | number | null;
  rib?: { bank?: string | null; iban?: string | null; bic?: string | null } | null;
  crypto?: WireCrypto | null;
};

/** Normalises a product: one destination list, and one minimum per payment currency (`min_euro`, `min_btc`…) or null. */
export function normaliseStrategy(wire: WireStrategy): Strategy {
  const title = firstOf('title', optionalText(wire.title), optionalText(wire.label));
  const apy = readNumber(wire.apy);
  return {
    ...withoutMinimumVariants(wire),
    id: readId(wire.id) ?? idFor(title),
    title,
    subtitle: optionalText(wire.subtitle),
    label: optionalText(wire.label),
    description: optionalText(wire.description),
    currency: currencyOf(wire, title),
    offer: wire.offer ?? 'open',
    apy: Number.isFinite(apy) ? apy : null,
    doc_url: optionalText(wire.doc_url),
    video_url: optionalText(wire.video_url),
    rib: wire.rib
      ? {
          bank: optionalText(wire.rib.bank),
          iban: optionalText(wire.rib.iban),
          bic: optionalText(wire.rib.bic),
        }
      : null,
    crypto: wire.crypto ? normaliseCrypto(wire.crypto) : null,
    payment_details_since: wire.payment_details_since ?? null,
    payment_details_checked_at: wire.payment_details_checked_at ?? null,
    ...readMinimums(wire),
  };
}

const CURRENCIES: Readonly<Record<Strategy['currency'], true>> = {
  usdc: true,
  usd: true,
  euro: true,
  eur: true,
  btc: true,
  eth: true,
  chf: true,
};

/** In any letter case; where it is missing, the one that the title begins with (R199), else the euro. */
function currencyOf({ currency }: WireStrategy, title: string): Strategy['currency'] {
  const named = [currency?.toLowerCase(), title.slice(0, 3).toLowerCase()].find(isCurrency);
  return named ?? 'eur';
}

function isCurrency(name: string | undefined): name is Strategy['currency'] {
  return name !== undefined && Object.hasOwn(CURRENCIES, name);
}

/** A new payment asset does not compile without the names of its minimum. */
function readMinimums(wire: WireStrategy): Record<MinimumField, string | null> {
  return {
    min_buy: minimum(wire, ['min_buy', 'minimum_buy']),
    min_euro: minimum(wire, ['min_euro', 'minimum_euro', 'min_eur', 'minimum_eur']),
    min_btc: minimum(wire, ['min_btc', 'minimum_btc']),
    min_eth: minimum(wire, ['min_eth', 'minimum_eth']),
    min_usdc: minimum(wire, ['min_usdc', 'minimum_usdc', 'min_usd', 'minimum_usd']),
    min_eurc: minimum(wire, ['min_eurc', 'minimum_eurc']),
    min_wbtc: minimum(wire, ['min_wbtc', 'minimum_wbtc']),
  };
}

/** The largest amount under any of its names, at the top level and under `crypto`: none is under what the product declares. */
function minimum(wire: WireStrategy, names: string[]): string | null {
  let largest: { value: Decimal; text: string } | null = null;
  for (const holder of [wire, wire.crypto ?? {}]) {
    for (const name of names) {
      const text = readOptionalAmount(Reflect.get(holder, name), name);
      if (text === null) continue;
      const value = decimal(text);
      if (largest === null || value.gt(largest.value)) largest = { value, text };
    }
  }
  return largest?.text ?? null;
}

/** The product without its variant names, so that no screen depends on one. */
function withoutMinimumVariants(wire: WireStrategy): Omit<WireStrategy, MinimumField> {
  const kept: WireStrategy = { ...wire };
  for (const name of Object.keys(kept)) {
    if (name.startsWith('minimum_')) Reflect.deleteProperty(kept, name);
  }
  for (const name of ['min_eur', 'min_usd']) Reflect.deleteProperty(kept, name);
  return kept;
}

function normaliseCrypto(wire: WireCrypto): Crypto {
  const main = mainInput(wire);
  // Hosts send empty lists beside the full one; without any, the destination itself is the only one.
  const named = [wire.inputs, wire.available_inputs, wire.accepted_inputs, wire.currencies, [main]];
  const complete = named.map((list) => firstList(list).flatMap((item) => readInput(item, main)));
  return {
    symbol: optionalText(main.symbol),
    blockchain: optionalText(main.blockchain),
    address: optionalText(main.address),
    inputs: [...firstList(...complete)],
  };
}

function mainInput(wire: WireCrypto): WireInput {
  const { input } = wire;
  if (typeof input === 'object' && input !== null) return input;
  return { ...wire, symbol: wire.symbol ?? input ?? null };
}

/**
 * Only complete destinations are returned: money sent to a guessed address is lost. Of a list of symbols, only the one
 * with a known address is returned.
 */
function readInput(item: WireInput | string, main: WireInput): CryptoInput[] {
  const named = typeof item === 'string' ? { ...main, symbol: item } : item;
  if (typeof item === 'string' && item.toUpperCase() !== main.symbol?.toUpperCase()) return [];
  const symbol = PAYMENT_ASSETS.find((asset) => asset === named.symbol?.toUpperCase());
  const { blockchain, address } = named;
  if (symbol === undefined || typeof address !== 'string' || address === '') return [];
  return [{ symbol, blockchain: blockchain ?? '', address }];
}
