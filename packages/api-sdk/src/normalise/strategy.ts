/** The variants of a product (R367–R369, D12). */
import { PAYMENT_ASSETS, type PaymentAsset } from '@repo/domain/money';
import type { components } from '../generated/api.ts';
import { readOptionalAmount } from './values.ts';

export type Strategy = components['schemas']['Strategy'];
type Crypto = NonNullable<Strategy['crypto']>;
type CryptoInput = components['schemas']['CryptoInput'];

interface WireInput {
  symbol?: string | null;
  blockchain?: string | null;
  address?: string | null;
}

/** The destination of crypto payments: three fields, or `{ input: {…} }`, and a list under four names. */
export interface WireCrypto extends WireInput {
  input?: WireInput | string | null;
  inputs?: (WireInput | string)[] | null;
  available_inputs?: (WireInput | string)[] | null;
  currencies?: (WireInput | string)[] | null;
  accepted_inputs?: (WireInput | string)[] | null;
}

type MinimumField = `min_${Lowercase<PaymentAsset>}` | 'min_buy';

/** A product on the wire; its minimums are at the top level or under `crypto`. */
export interface WireStrategy extends Omit<Strategy, 'crypto' | MinimumField> {
  crypto?: WireCrypto | null;
}

/** Normalises a product: one destination list, and one minimum per payment currency (`min_euro`, `min_btc`…) or null. */
export function normaliseStrategy(wire: WireStrategy): Strategy {
  return {
    ...withoutMinimumVariants(wire),
    crypto: wire.crypto === undefined || wire.crypto === null ? null : normaliseCrypto(wire.crypto),
    ...readMinimums(wire),
  };
}

/** A new payment asset does not compile without the names of its minimum. */
function readMinimums(wire: WireStrategy): Record<MinimumField, string | null> {
  return {
    min_buy: minimum(wire, ['min_buy', 'minimum_buy']),
    min_euro: minimum(wire, ['min_euro', 'minimum_euro', 'min_eur', 'minimum_eur']),
    min_btc: minimum(wire, ['min_btc', 'minimum_btc']),
    min_eth: minimum(wire, ['min_eth', 'minimum_eth']),
    min_usdc: minimum(wire, ['min_usdc', 'minimum_usdc']),
    min_eurc: minimum(wire, ['min_eurc', 'minimum_eurc']),
    min_wbtc: minimum(wire, ['min_wbtc', 'minimum_wbtc']),
  };
}

/** The amount under the first name present, at the top level, then under `crypto`. */
function minimum(wire: WireStrategy, names: string[]): string | null {
  for (const holder of [wire, wire.crypto ?? {}]) {
    for (const name of names) {
      const amount = readOptionalAmount(Reflect.get(holder, name), name);
      if (amount !== null) return amount;
    }
  }
  return null;
}

/** The product without its variant names, so that no screen depends on one. */
function withoutMinimumVariants(wire: WireStrategy): WireStrategy {
  const kept: WireStrategy = { ...wire };
  for (const name of Object.keys(kept)) {
    if (name.startsWith('minimum_')) Reflect.deleteProperty(kept, name);
  }
  Reflect.deleteProperty(kept, 'min_eur');
  return kept;
}

function normaliseCrypto(wire: WireCrypto): Crypto {
  const main = mainInput(wire);
  const list = wire.inputs ?? wire.available_inputs ?? wire.accepted_inputs ?? wire.currencies ?? [main];
  return {
    symbol: main.symbol ?? null,
    blockchain: main.blockchain ?? null,
    address: main.address ?? null,
    inputs: list.flatMap((item) => readInput(item, main)),
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
