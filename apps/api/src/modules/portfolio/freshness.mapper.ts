import type { components } from '@repo/api-sdk/spec';
import type { IsoDay } from '@repo/domain/dates';
import { isQuoteLate, type Market, type Portfolio } from '@repo/domain/portfolio';
import type { NamedStrategy } from '../market-data/load-market.ts';

type Schemas = components['schemas'];

interface FreshnessParts {
  portfolio: Portfolio;
  market: Market;
  strategies: readonly NamedStrategy[];
  today: IsoDay;
}

/** Which published days the figures rest on. */
export function toWireFreshness({
  portfolio,
  market,
  strategies,
  today,
}: FreshnessParts): Schemas['Freshness'] {
  const held = strategies.filter(({ key }) =>
    portfolio.strategies.some((candidate) => candidate.strategy === key),
  );
  const navDays = held.flatMap(({ key }) => market.prices.navs.lastUpTo(key, market.until)?.day ?? []);
  const currencies = new Set([...held.map((strategy) => strategy.referenceCurrency), portfolio.currency]);
  return {
    nav_date: navDays.toSorted().at(-1) ?? null,
    fx_dates: [...currencies].flatMap((currency) => {
      if (currency === 'EUR') return [];
      const worth = market.prices.fx.eurValue(currency, market.until);
      if (worth === undefined) return [];
      const isCrypto = currency === 'BTC' || currency === 'ETH';
      const pair = isCrypto ? `${currency}/EUR` : `EUR/${currency}`;
      return [
        {
          pair,
          date: worth.quoteDay,
          is_fallback: worth.isFallback,
          is_late: isQuoteLate(currency, worth.quoteDay, today),
        },
      ];
    }),
  };
}
