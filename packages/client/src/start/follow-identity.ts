import type { SessionStore } from '@repo/auth';

/** The part of a router that runs its loaders again. */
interface Revalidating {
  revalidate(): Promise<void>;
}

/**
 * When the session's account changes, the guards of the current routes run again. This is how signing out, a session
 * ended by the server and a sign-out in another tab all lead to the sign-in screen (R042, R046).
 */
export function followIdentity(session: SessionStore, router: Revalidating): () => void {
  return session.onIdentityChange(() => void router.revalidate());
}
