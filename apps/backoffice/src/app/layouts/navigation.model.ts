import type { Role, StaffArea } from '@repo/domain/access';
import type { NavItem } from '@repo/ui/shell';
import { screensOf } from '../../shared/staff-screens.ts';

export interface NavigationEntry {
  readonly href: string;
  readonly label: string;
  /** The number of pending items. */
  readonly count?: number | undefined;
  /** The keys that open it. */
  readonly keys?: string | undefined;
  /** The entry that is marked while this screen is open. */
  readonly tabOf?: string | undefined;
}

/** The navigation of an area, with the number of pending items at each path (R349–R351, R362). */
export function entriesOf(
  area: StaffArea,
  waiting: Readonly<Record<string, number | undefined>> = {},
): NavigationEntry[] {
  return screensOf(area)
    .filter(({ isInner }) => isInner !== true)
    .map(({ path, title, keys }) => ({ href: path, label: title, count: waiting[path], keys }));
}

/** The screens of an area that are not in its navigation, but in the search: those that this role may open. */
export function innerEntriesOf(area: StaffArea, role: Role): NavigationEntry[] {
  return screensOf(area)
    .filter(({ isInner, roles }) => isInner === true && (roles?.includes(role) ?? true))
    .map(({ path, title, keys, tabOf }) => ({ href: path, label: title, keys, tabOf }));
}

/**
 * Marks the entry of the current page: the longest matching path. An area's home, whose path begins those of its screens, is
 * marked on its own page and its tabs alone: not on « À valider », which is in the header.
 */
export function toNavItems(
  entries: readonly NavigationEntry[],
  pathname: string,
  inner: readonly NavigationEntry[] = [],
): NavItem[] {
  const isHome = (href: string) => entries.some((entry) => entry.href.startsWith(`${href}/`));
  const tabs = inner.filter(({ tabOf }) => tabOf !== undefined);
  const leading = [...entries, ...tabs].filter(
    ({ href }) => pathname === href || (pathname.startsWith(`${href}/`) && !isHome(href)),
  );
  const [first] = leading.toSorted((a, b) => b.href.length - a.href.length);
  const current = first?.tabOf ?? first?.href;
  return entries.map(({ href, label, count }) => ({ href, label, count, isCurrent: href === current }));
}
