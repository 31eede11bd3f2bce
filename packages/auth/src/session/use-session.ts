import { useAtomValue } from 'jotai';
import { type SessionState, sessionAtom } from './session-store.ts';

/** The current session; needs the `<Provider>` of the store. */
export function useSession(): SessionState {
  return useAtomValue(sessionAtom);
}
