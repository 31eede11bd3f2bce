import { useEffect } from 'react';
import { useMatches } from 'react-router';

/** Names the browser’s tab after the title a route gives its screen, `handle: { title }`, else after the application. */
export function useScreenTitle(appName: string): void {
  const title = useMatches()
    .map(({ handle }) => titleOf(handle))
    .findLast((found) => found !== null);
  // Syncs the document.
  useEffect(() => {
    document.title = title === undefined || title === null ? appName : `${title} · ${appName}`;
  }, [title, appName]);
}

function titleOf(handle: unknown): string | null {
  const isScreen = typeof handle === 'object' && handle !== null && 'title' in handle;
  return isScreen && typeof handle.title === 'string' ? handle.title : null;
}
