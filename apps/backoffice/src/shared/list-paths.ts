/** Addresses of lists with parameters; apart from `paths.ts`, which the sign-in page loads. */
import { type AddressChange, addressOf, noView } from '@repo/client/staff-address';
import { paths } from './paths.ts';

/** A list as the server orders it, whatever view the person opens it with: what a figure beside the link counts. */
export const withoutView = (path: string): string => addressOf(path, { view: noView });

/** The list that is shown beside a record: an address without parameters has shown it without the default view. */
export function listBehind(path: string, search: string, ofRecord: AddressChange = {}): string {
  const behind = addressOf(path, { ...ofRecord, full: null }, new URLSearchParams(search));
  return behind === path ? withoutView(path) : behind;
}

/** The lines of one account in one asset. */
export const ledgerPath = (account: string, asset: string): string =>
  addressOf(paths.accounts, { account, asset });
