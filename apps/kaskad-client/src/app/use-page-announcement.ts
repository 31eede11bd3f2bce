import { useServices } from '@repo/auth';
import { useEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router';
import { appTexts } from './app.texts.ts';

/** The title that a route gives its screen, `handle: { title }`. */
function titleOf(handle: unknown): string | null {
  const isScreen = typeof handle === 'object' && handle !== null && 'title' in handle;
  return isScreen && typeof handle.title === 'string' ? handle.title : null;
}

/** Names the tab, and takes the focus to the new screen’s title: what a full page load would do. */
export function usePageAnnouncement(): void {
  const title = useMatches()
    .map(({ handle }) => titleOf(handle))
    .findLast((found) => found !== null);
  const { kaskad: brand } = useServices().config.brand;
  const { pathname } = useLocation();
  const announced = useRef(pathname);
  // Syncs the document: its title, and where the focus is.
  useEffect(() => {
    document.title = title === undefined || title === null ? brand : appTexts.pageTitle(title, brand);
    if (announced.current === pathname) return;
    announced.current = pathname;
    document.querySelector('h1')?.focus({ preventScroll: true });
  }, [title, brand, pathname]);
}
