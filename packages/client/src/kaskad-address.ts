/** The address bar of Kaskad's screens: what `address.ts` does, with their parameters declared. */
import { declareAddress } from './address.ts';
import { kaskadColumns, kaskadNames, kaskadWords } from './kaskad-address-words.ts';

declareAddress({ names: kaskadNames, words: { ...kaskadWords, sort: kaskadColumns } });

export * from './address.ts';
