import type { components } from '@repo/api-sdk/spec';
import type { DisplayCurrency } from '@repo/domain/money';
import { explainClient, investedDays, moneyWeightedReturn } from '@repo/domain/portfolio';
import type { Deps } from '../../deps.ts';
import { toExplainedStrategy } from './explained.mapper.ts';
import type { PortfolioOwner } from './get-dashboard.ts';
import { readValuedClient } from './read-valued-client.ts';

/** The rows behind the dashboard's figures, in the same currency and at the same day as the dashboard itself. */
export async function explainFigures(
  deps: Deps,
  owner: PortfolioOwner,
  currency: DisplayCurrency,
): Promise<components['schemas']['ExplainedFigures']> {
  const { loaded, rows, market, client } = await readValuedClient(deps, owner, currency);
  const explained = explainClient(market, client);
  const poNumbers = new Map(rows.contracts.map(({ id, poNumber }) => [id, poNumber]));
  return {
    currency: client.currency,
    until: market.until,
    money_weighted_rate: moneyWeightedReturn(explained, market.until) ?? null,
    money_weighted_days: investedDays(explained, market.until),
    strategies: loaded.publications.strategies.flatMap(({ key, title }) => {
      const strategy = explained.find(({ ledger }) => ledger.strategy.key === key);
      return strategy === undefined
        ? []
        : toExplainedStrategy(strategy, { title, until: market.until, poNumbers, fx: market.prices.fx });
    }),
  };
}
