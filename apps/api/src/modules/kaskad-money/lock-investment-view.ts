import type { Database } from '../../db/client.ts';
import type { Actor } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { lockUser } from '../accounts/users.repository.ts';
import {
  findInvestmentView,
  type InvestmentView,
  lockInvestment,
} from '../kaskad-investments/investments.repository.ts';
import { lockRound } from '../kaskad-rounds/rounds.repository.ts';
import { moneyErrors } from './money.errors.ts';

/** For staff: found, not their own, and of the version that was read. Its account and its round are held with it. */
export async function lockForStaff(
  tx: Database,
  actor: Actor,
  { id, version }: { id: string; version: number },
): Promise<InvestmentView> {
  const view = await lockView(tx, await findInvestmentView(tx, id));
  if (view.owner.id === actor.userId) throw new AppError(moneyErrors.own);
  if (view.investment.version !== version) throw new AppError(moneyErrors.changed);
  return view;
}

/** For its owner; another's is not found. */
export async function lockOwn(
  tx: Database,
  actor: Actor,
  { id, version }: { id: string; version?: number },
): Promise<InvestmentView> {
  const found = await findInvestmentView(tx, id);
  const view = await lockView(tx, found?.owner.id === actor.userId ? found : undefined);
  if (version !== undefined && view.investment.version !== version) throw new AppError(moneyErrors.changed);
  return view;
}

/** Holds the account, the round and the investment, in this order; returns it as it is once it is held. */
export async function lockView(tx: Database, found: InvestmentView | undefined): Promise<InvestmentView> {
  if (found === undefined) throw new AppError(moneyErrors.notFound);
  await lockUser(tx, found.owner.id);
  await lockRound(tx, found.round.id);
  await lockInvestment(tx, found.investment.id);
  const view = await findInvestmentView(tx, found.investment.id);
  if (view === undefined) throw new AppError(moneyErrors.notFound);
  return view;
}
