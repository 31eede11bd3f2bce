import { useSearchParams } from 'react-router';
import { type AddressChange, withAddress } from './list-address.ts';

/** What the address bar says of a list, and how a list changes it. */
export function useListAddress() {
  const [address, setAddress] = useSearchParams();
  const change = (parameters: AddressChange) => setAddress(withAddress(address, parameters));
  return { address, change };
}
