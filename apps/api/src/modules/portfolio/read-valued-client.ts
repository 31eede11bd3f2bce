import type { DisplayCurrency } from '@repo/domain/money';
import type { Market } from '@repo/domain/portfolio';
import type { Deps } from '../../deps.ts';
import { type LoadedMarket, loadMarket } from '../market-data/load-market.ts';
import type { ClientRows, ValuedBooks } from './client-books.ts';
import type { PortfolioOwner } from './get-dashboard.ts';
import {
  readClientContracts,
  readClientPayments,
  readClientWithdrawals,
  readDataVersions,
} from './portfolio.repository.ts';
import { valuedClient } from './value-portfolio.ts';

interface ReadClient {
  loaded: LoadedMarket;
  rows: ClientRows;
  market: Market;
  client: ValuedBooks;
}

/** A client's rows and what they are valued from, in the same currency and at the same day as the dashboard. */
export async function readValuedClient(
  deps: Deps,
  owner: PortfolioOwner,
  currency: DisplayCurrency,
): Promise<ReadClient> {
  const versions = owner.versions ?? (await readDataVersions(deps.db, owner.userId));
  const [loaded, contracts, payments, withdrawals] = await Promise.all([
    loadMarket(deps.db, versions.market),
    readClientContracts(deps.db, owner.userId),
    readClientPayments(deps.db, owner.userId),
    readClientWithdrawals(deps.db, owner.userId),
  ]);
  const rows = { contracts, payments, withdrawals };
  return { loaded, rows, ...valuedClient(loaded, rows, currency) };
}
