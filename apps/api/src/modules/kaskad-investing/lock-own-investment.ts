import type { Database } from '../../db/client.ts';
import type { Actor } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import {
  findInvestmentView,
  type InvestmentView,
  lockInvestment,
} from '../kaskad-investments/investments.repository.ts';
import { lockRound } from '../kaskad-rounds/rounds.repository.ts';
import { investingErrors } from './investing.errors.ts';
import { findOwnInvestment } from './read-investments.ts';

/** With its round, held until the transaction ends; the account is held before. A version that is not the last one is 409. */
export async function lockOwnInvestment(
  tx: Database,
  { userId }: Pick<Actor, 'userId'>,
  { id, version }: { id: string; version?: number },
): Promise<InvestmentView> {
  const view = await lockInvestmentView(tx, (await findOwnInvestment(tx, userId, id)).investment.id);
  if (!view) throw new AppError(investingErrors.notFound);
  if (version !== undefined && version !== view.investment.version)
    throw new AppError(investingErrors.changed);
  return view;
}

/** The same of any person, for what a provider or a job reports. */
export async function lockInvestmentView(tx: Database, id: string): Promise<InvestmentView | undefined> {
  const found = await findInvestmentView(tx, id);
  if (!found) return undefined;
  await lockRound(tx, found.round.id);
  await lockInvestment(tx, id);
  return findInvestmentView(tx, id);
}
