import type { components } from '@repo/api-sdk';
import { formatPercent, formatSubscriptionAmount } from '@repo/domain/format';
import { formatHorizon } from '@repo/domain/products';
import { offerOf } from '../offer/offer.ts';
import { productCardTexts as texts } from './product-card.texts.ts';

export type Strategy = components['schemas']['Strategy'];

/** « 9,5 % » from the percentage in the response; null when it is not published. */
export function annualYield(strategy: Pick<Strategy, 'apy'>): string | null {
  return strategy.apy === null ? null : formatPercent(strategy.apy / 100);
}

/** What products are compared by on their cards; what is not stated is left out. */
export function cardFacts(strategy: Strategy): { readonly term: string; readonly value: string }[] {
  const offer = offerOf(strategy);
  const [asset] = offer.assets;
  const { risk_level: risk, horizon_months: horizon } = strategy;
  return [
    ...(asset === undefined
      ? []
      : [{ term: texts.minimum, value: formatSubscriptionAmount(offer.minimum(asset), asset) }]),
    ...(typeof risk === 'number' ? [{ term: texts.risk, value: texts.riskOf(risk) }] : []),
    ...(typeof horizon === 'number' ? [{ term: texts.horizon, value: formatHorizon(horizon) }] : []),
  ];
}
