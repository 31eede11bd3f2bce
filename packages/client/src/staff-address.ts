/** The address bar of the back office: what `address.ts` does, with the parameters of staff and of Kaskad declared. */
import { type AddressColumn, declareAddress } from './kaskad-address.ts';
import { kaskadColumns } from './kaskad-address-words.ts';
import { staffColumns, staffNames, staffWords } from './staff-address-names.ts';

declareAddress({ names: staffNames, words: { ...staffWords, sort: staffColumns } });

export * from './kaskad-address.ts';

export function isAddressColumn(column: string): column is AddressColumn {
  return Object.hasOwn(staffColumns, column) || Object.hasOwn(kaskadColumns, column);
}
