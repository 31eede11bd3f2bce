import type { components } from '@repo/api-sdk/spec';
import type { Deps } from '../../deps.ts';
import { changeHandler, handler } from '../../http/handler.ts';
import { getReconciliation } from './get-reconciliation.ts';
import { recordBalance } from './record-balance.ts';
import { recordMovement } from './record-movement.ts';
import { readReversed, reverseMovement } from './reverse-movement.ts';

export const houseAccountsHandlers = {
  recordBalance: changeHandler<'recordBalance'>({
    change: ({ deps, actor, body }) => recordBalance(deps, actor, body),
    response: ({ deps, body }) => showAccount(deps, body),
  }),
  recordMovement: changeHandler<'recordMovement'>({
    change: ({ deps, actor, body }) => recordMovement(deps, actor, body),
    response: ({ deps, body }) => showAccount(deps, body),
  }),
  reverseMovement: changeHandler<'reverseMovement'>({
    change: ({ deps, actor, body }) => reverseMovement(deps, actor, body),
    response: ({ deps, body }) => readReversed(deps, body.entry),
  }),
  getReconciliation: handler<'getReconciliation'>(({ deps }) => getReconciliation(deps)),
};

async function showAccount(
  deps: Deps,
  { account, currency }: Pick<components['schemas']['RecordBalanceBody'], 'account' | 'currency'>,
): Promise<components['schemas']['ReconciledAccount']> {
  const { accounts } = await getReconciliation(deps, account);
  const shown = accounts.find((one) => one.account === account && one.currency === currency);
  if (shown === undefined) throw new Error(`${account} is no account of the house`);
  return shown;
}
