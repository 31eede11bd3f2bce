/** Whether this browser hides amounts (R160, R161): a preference that outlives the session. */
import { browserStorage } from '@repo/auth';
import { useAtom, useAtomValue } from 'jotai';
import { atomWithStorage, createJSONStorage } from 'jotai/utils';

// Opened once: opening it writes, to know whether it may be written.
const opened = browserStorage();
const storage = createJSONStorage<boolean>(() => opened);

/** Read before the first paint: an amount that shows for an instant has been shown. */
const balanceHiddenAtom = atomWithStorage('balance_hidden', false, storage, { getOnInit: true });

export function useBalanceHidden(): boolean {
  return useAtomValue(balanceHiddenAtom);
}

export function useBalanceToggle() {
  return useAtom(balanceHiddenAtom);
}
