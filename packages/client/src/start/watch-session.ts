import type { Services } from '@repo/auth';

/**
 * Asks after the session whenever the page is looked at again: one that was ended elsewhere leads to the sign-in screen
 * at once, and not at the first thing done. A server that doesn't answer says nothing of it.
 */
export function watchSession({ session, queryClient, queries }: Services): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || session.user() === null) return;
    void queryClient.fetchQuery({ ...queries.query('getMe'), staleTime: 0 }).catch(() => undefined);
  });
}
