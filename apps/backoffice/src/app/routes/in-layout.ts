import { PageFailure } from '@repo/client/start';
import type { RouteObject } from 'react-router';

/** The screens inside a layout: one that fails leaves the navigation where it is. */
export function inLayout(screens: RouteObject[]): RouteObject[] {
  return [{ ErrorBoundary: PageFailure, children: screens }];
}
