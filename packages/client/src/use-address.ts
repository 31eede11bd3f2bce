import { useCallback, useContext } from 'react';
import {
  type NavigateOptions,
  UNSAFE_DataRouterContext as RouterContext,
  useHref,
  useLocation,
  useNavigate,
  useSearchParams,
} from 'react-router';
import { type AddressChange, addressOf } from './address.ts';

/**
 * The parameters of the address, and how to change some of them; both stay the same until the address changes. A change
 * may depend on the address of that time. It leads to `path`, by default the current one.
 */
export function useAddress(path?: string) {
  const { pathname } = useLocation();
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const router = useContext(RouterContext)?.router;
  const target = path ?? pathname;
  const href = useHref(target);
  const change = useCallback(
    (
      parameters: AddressChange | ((current: URLSearchParams) => AddressChange),
      options?: NavigateOptions,
    ) => {
      if (router === undefined) throw new Error('The page has no data router.');
      // Read from the router at the time of the change: `useNavigation` would make `change` a new function for each
      // navigation, and an effect that depends on it would run again.
      const pending = router.state.navigation.location;
      const { search } = pending?.pathname === href ? pending : router.state.location;
      const current = new URLSearchParams(search);
      const changed = typeof parameters === 'function' ? parameters(current) : parameters;
      void navigate(addressOf(target, changed, current), options);
    },
    [router, navigate, target, href],
  );
  /** The link to this page with some parameters changed. */
  const hrefWith = (parameters: AddressChange) => addressOf(pathname, parameters, address);
  return { address, change, hrefWith };
}
