// Contracts as responses: the client's list, the result of an action, the staff's detail.
import type { components } from '@repo/api-sdk/spec';
import { type DisplayCurrency, fxBook } from '@repo/domain/money';
import { navBook, type Prices } from '@repo/domain/portfolio';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { parisNow, readCutOffHour } from '../books/read-order-day.ts';
import { readTolerance } from '../books/read-tolerance.ts';
import { signFileUrl } from '../documents/sign-file-url.ts';
import { loadMarket } from '../market-data/load-market.ts';
import { readMarketVersion } from '../market-data/market.repository.ts';
import { contractsErrors } from './contracts.errors.ts';
import { type ContractDisplay, toWireContract } from './contracts.mapper.ts';
import { type ContractView, listContractViews } from './contracts.repository.ts';

type WireContract = components['schemas']['Contract'];

/** The currency amounts are also shown in when the caller names none. */
export const defaultCurrency: DisplayCurrency = 'EUR';

/** The market as last published; cached until its version changes. */
export async function readPrices(deps: Deps): Promise<Prices> {
  const { market } = await loadMarket(deps.db, await readMarketVersion(deps.db));
  return market?.prices ?? { navs: navBook([]), fx: fxBook([]) };
}

/** One contract after an action; the caller has checked the permission. */
export async function showContract(deps: Deps, id: string): Promise<WireContract> {
  const [contract] = await showViews(deps, await listContractViews(deps.db, { id }), defaultCurrency);
  if (!contract) throw new AppError(contractsErrors.notFound);
  return contract;
}

export async function showViews(
  deps: Deps,
  views: readonly ContractView[],
  currency: DisplayCurrency,
): Promise<WireContract[]> {
  if (views.length === 0) return [];
  const display = await readDisplay(deps, currency);
  return views.map((view) => toWireContract(view, display));
}

export async function readDisplay(deps: Deps, currency: DisplayCurrency): Promise<ContractDisplay> {
  const [prices, cutOffHour, tolerancePercent] = await Promise.all([
    readPrices(deps),
    readCutOffHour(deps),
    readTolerance(deps),
  ]);
  const { day: today, hour } = parisNow(deps);
  const linkTo = (fileId: string) => signFileUrl(deps, fileId);
  return { currency, prices, today, hour, cutOffHour, tolerancePercent, linkTo };
}
