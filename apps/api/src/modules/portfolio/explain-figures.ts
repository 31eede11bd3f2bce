import type { components } from '@repo/api-sdk/contract';
import type { DisplayCurrency } from '@repo/domain/money';
import { explainClient, moneyWeightedReturn } from '@repo/domain/portfolio';
import type { Actor, Deps } from '../../deps.ts';
import { loadMarket } from '../market-data/load-market.ts';
import { toExplainedStrategy } from './explained.mapper.ts';
import {
  readClientContracts,
  readClientPayments,
  readClientWithdrawals,
  readDataVersions,
} from './portfolio.repository.ts';
import { valuedClient } from './value-portfolio.ts';

/** The rows behind the dashboard's figures, in the same currency and at the same day as the dashboard's own answer. */
export async function explainFigures(
  deps: Deps,
  actor: Actor,
  currency: DisplayCurrency,
): Promise<components['schemas']['ExplainedFigures']> {
  const versions = actor.versions ?? (await readDataVersions(deps.db, actor.userId));
  const [loaded, contracts, payments, withdrawals] = await Promise.all([
    loadMarket(deps.db, versions.market),
    readClientContracts(deps.db, actor.userId),
    readClientPayments(deps.db, actor.userId),
    readClientWithdrawals(deps.db, actor.userId),
  ]);
  const { market, client } = valuedClient(loaded, { contracts, payments, withdrawals }, currency);
  const explained = explainClient(market, client);
  const poNumbers = new Map(contracts.map(({ id, poNumber }) => [id, poNumber]));
  return {
    currency: client.currency,
    until: market.until,
    money_weighted_rate: moneyWeightedReturn(explained, market.until) ?? null,
    strategies: loaded.publications.strategies.flatMap(({ key, title }) => {
      const strategy = explained.find(({ ledger }) => ledger.strategy.key === key);
      return strategy === undefined
        ? []
        : toExplainedStrategy(strategy, { title, until: market.until, poNumbers });
    }),
  };
}
