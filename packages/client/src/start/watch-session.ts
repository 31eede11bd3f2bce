import type { Services } from '@repo/auth';

/**
 * Checks the session whenever the page becomes visible again: one that was ended elsewhere leads to the sign-in screen
 * at once, and not at the next request. A server that does not respond changes nothing.
 */
export function watchSession({ session, queryClient, queries }: Services): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || session.user() === null) return;
    void queryClient.fetchQuery({ ...queries.query('getMe'), staleTime: 0 }).catch(() => undefined);
  });
}
