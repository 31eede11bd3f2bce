import { useCallback } from 'react';
import { type NavigateOptions, useLocation, useSearchParams } from 'react-router';
import { type AddressChange, addressOf, withAddress } from './address.ts';

/** The parameters of the address, and how to change some of them; both stay the same until the address changes. */
export function useAddress() {
  const { pathname } = useLocation();
  const [address, setAddress] = useSearchParams();
  const change = useCallback(
    (parameters: AddressChange, options?: NavigateOptions) =>
      setAddress((current) => withAddress(current, parameters), options),
    [setAddress],
  );
  /** The link to this page with some parameters changed. */
  const hrefWith = (parameters: AddressChange) => addressOf(pathname, parameters, address);
  return { address, change, hrefWith };
}
