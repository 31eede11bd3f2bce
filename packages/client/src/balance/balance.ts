/** Whether this browser hides amounts (R160, R161): a preference that is kept after the session. */
import { browserStorage } from '@repo/auth';
import { useAtom, useAtomValue } from 'jotai';
import { atomWithStorage, createJSONStorage } from 'jotai/utils';

// Opened once: opening writes a test value.
const opened = browserStorage();
const storage = createJSONStorage<boolean>(() => opened);

/** Read before the first paint, so that an amount is never shown even briefly. */
const balanceHiddenAtom = atomWithStorage('balance_hidden', false, storage, { getOnInit: true });

export function useBalanceHidden(): boolean {
  return useAtomValue(balanceHiddenAtom);
}

export function useBalanceToggle() {
  return useAtom(balanceHiddenAtom);
}
