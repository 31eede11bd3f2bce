/** Whether shortcuts of one key act in this browser (WCAG 2.1.4): a preference that is kept after the session. */
import { browserStorage } from '@repo/auth';
import { useAtom } from 'jotai';
import { atomWithStorage, createJSONStorage } from 'jotai/utils';

// Opened once: opening writes a test value.
const opened = browserStorage();
const storage = createJSONStorage<boolean>(() => opened);

const shortcutsOnAtom = atomWithStorage('staff_shortcuts', true, storage, { getOnInit: true });

export function useShortcutsOn() {
  return useAtom(shortcutsOnAtom);
}
