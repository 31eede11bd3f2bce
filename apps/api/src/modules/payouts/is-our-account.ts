import { parseAddress } from '@repo/domain/crypto-address';
import { parseIban } from '@repo/domain/payouts';
import { eq, or } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { kaskadIssuerAccounts } from '../../db/schema/kaskad-registers.ts';
import { listOwnDetails } from '../strategies/own-details.repository.ts';

/** Whether an account, in its stored form, is one that clients pay to, or paid to: for a product or for an issuer. */
export async function isOurAccount(db: Database, account: string): Promise<boolean> {
  if (await isOfIssuer(db, account)) return true;
  const details = await listOwnDetails(db);
  return details.some(
    ({ ribIban, cryptoInputs }) =>
      parseIban(ribIban ?? '') === account ||
      cryptoInputs.some(({ address }) =>
        [parseAddress(address, 'ethereum'), parseAddress(address, 'bitcoin')].includes(account),
      ),
  );
}

async function isOfIssuer(db: Database, account: string): Promise<boolean> {
  const { iban, bitcoinAddress, ethereumAddress } = kaskadIssuerAccounts;
  const isSame = [iban, bitcoinAddress, ethereumAddress].map((column) => eq(column, account));
  return (await db.$count(kaskadIssuerAccounts, or(...isSame))) > 0;
}
