import { useAtomValue } from 'jotai';
import { type SessionState, sessionAtom } from './session-store.ts';

/** The session as components follow it, under the store's `<Provider>`. */
export function useSession(): SessionState {
  return useAtomValue(sessionAtom);
}
