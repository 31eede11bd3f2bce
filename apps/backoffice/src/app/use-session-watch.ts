import { useSession } from '@repo/auth';
import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';

/**
 * Asks the guard again when the session changes hands: signed in, signed out, refused by the server, or changed in
 * another tab. The guard then leads where this account belongs.
 */
export function useSessionWatch(): void {
  const userId = useSession().user?.id ?? null;
  const { revalidate } = useRevalidator();
  const guarded = useRef(userId);
  // Syncs the router with the session, which lives in the browser’s storage.
  useEffect(() => {
    if (guarded.current === userId) return;
    guarded.current = userId;
    void revalidate();
  }, [userId, revalidate]);
}
