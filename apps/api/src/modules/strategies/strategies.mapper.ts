// Row ↔ contract (2§3 "Strategy / product").
import type { components } from '@repo/api-sdk/spec';
import { type PaymentDetails, toPaymentAsset } from '@repo/domain/limits';
import { type ProductMinimumField, productOfferOf } from '@repo/domain/products';
import type { StrategyContent, StrategyRow } from '../../db/schema/strategies.ts';

type WireStrategy = components['schemas']['Strategy'];
type WireCurrency = WireStrategy['currency'];

/** What a NAV can be in. */
const referenceCurrencies = { usd: 'USD', eur: 'EUR', btc: 'BTC', eth: 'ETH' } as const;

export function referenceCurrencyOf(currency: components['schemas']['ReferenceCurrency']): string {
  return referenceCurrencies[currency];
}

const wireCurrencies: Record<string, WireCurrency> = {
  USD: 'usd',
  EUR: 'eur',
  BTC: 'btc',
  ETH: 'eth',
  CHF: 'chf',
};

export function minimumsOf(
  row: Pick<StrategyContent, 'minimums'>,
): Record<ProductMinimumField, string | null> {
  const of = (field: ProductMinimumField): string | null => row.minimums[field] ?? null;
  return {
    min_buy: of('min_buy'),
    min_euro: of('min_euro'),
    min_btc: of('min_btc'),
    min_eth: of('min_eth'),
    min_usdc: of('min_usdc'),
    min_eurc: of('min_eurc'),
    min_wbtc: of('min_wbtc'),
  };
}

/** What `@repo/domain/limits` reads to find which currencies a product can be paid with. */
export function paymentDetailsOf(row: StrategyRow): PaymentDetails {
  return { rib: ribOf(row), cryptoSymbols: row.cryptoInputs.map(({ symbol }) => symbol) };
}

export function ribOf(
  row: Pick<StrategyContent, 'ribBank' | 'ribIban' | 'ribBic'>,
): { bank: string | null; iban: string | null; bic: string | null } | null {
  const rib = { bank: row.ribBank, iban: row.ribIban, bic: row.ribBic };
  return rib.bank === null && rib.iban === null && rib.bic === null ? null : rib;
}

export function toWireStrategy(row: StrategyRow): WireStrategy {
  const inputs = row.cryptoInputs.flatMap(({ symbol, blockchain, address }) => {
    const asset = toPaymentAsset(symbol);
    return asset === null ? [] : [{ symbol: asset, blockchain, address }];
  });
  const [first] = inputs;
  return {
    id: row.id,
    title: row.title,
    subtitle: row.subtitle,
    label: row.label,
    description: row.description,
    currency: wireCurrencies[row.referenceCurrency] ?? 'eur',
    offer: productOfferOf(row.status) ?? 'closed',
    // A ratio shown to one decimal, never part of an amount.
    apy: Number(row.apy),
    doc_url: row.docUrl,
    video_url: row.videoUrl,
    rib: ribOf(row),
    crypto: first
      ? { symbol: first.symbol, blockchain: first.blockchain, address: first.address, inputs }
      : null,
    payment_details_since: (row.paymentDetailsSince ?? row.createdAt).toISOString(),
    payment_details_checked_at: row.paymentDetailsCheckedAt?.toISOString() ?? null,
    ...minimumsOf(row),
    risk_level: row.riskLevel,
    horizon_months: row.horizonMonths,
    exit_days: row.exitDays,
    custodian: row.custodian,
  };
}
