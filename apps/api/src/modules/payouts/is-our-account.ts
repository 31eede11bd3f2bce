import { parseAddress } from '@repo/domain/crypto-address';
import { parseIban } from '@repo/domain/payouts';
import type { Database } from '../../db/client.ts';
import { listAllStrategies } from '../strategies/strategies.repository.ts';

/** Whether an account, in its stored form, is one that clients pay to. */
export async function isOurAccount(db: Database, account: string): Promise<boolean> {
  const strategies = await listAllStrategies(db);
  return strategies.some(
    ({ ribIban, cryptoInputs }) =>
      parseIban(ribIban ?? '') === account ||
      cryptoInputs.some(({ address }) =>
        [parseAddress(address, 'ethereum'), parseAddress(address, 'bitcoin')].includes(account),
      ),
  );
}
