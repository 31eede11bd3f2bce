import { readAddress } from '@repo/client/staff-address';
import { useAddress } from '@repo/client/use-address';
import { AccountList } from './AccountList.tsx';
import { Ledger } from './Ledger.tsx';

/** The accounts, or the lines of the one that is in the address. */
export function AccountsPage() {
  const { address } = useAddress();
  const account = readAddress(address, 'account');
  const asset = readAddress(address, 'asset');
  if (account === null || asset === null) return <AccountList />;
  return <Ledger account={account} asset={asset} key={`${account} ${asset}`} />;
}
