import type { SessionStore } from '@repo/auth';

/** The part of a router that is asked to look again. */
interface Revalidating {
  revalidate(): Promise<void>;
}

/**
 * Another account, or nobody, holds the session: the guards of the routes on screen decide again. This is how signing
 * out, a session ended by the server and a sign-out in another tab all lead to the sign-in screen (R042, R046).
 */
export function followIdentity(session: SessionStore, router: Revalidating): () => void {
  return session.onIdentityChange(() => void router.revalidate());
}
