import { parseAddress } from '@repo/domain/crypto-address';
import { parseIban } from '@repo/domain/payouts';
import type { Database } from '../../db/client.ts';
import { listOwnDetails } from '../strategies/own-details.repository.ts';

/** Whether an account, in its stored form, is one that clients pay to, or paid to. */
export async function isOurAccount(db: Database, account: string): Promise<boolean> {
  const details = await listOwnDetails(db);
  return details.some(
    ({ ribIban, cryptoInputs }) =>
      parseIban(ribIban ?? '') === account ||
      cryptoInputs.some(({ address }) =>
        [parseAddress(address, 'ethereum'), parseAddress(address, 'bitcoin')].includes(account),
      ),
  );
}
