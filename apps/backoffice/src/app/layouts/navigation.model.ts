import type { NavItem } from '@repo/ui/shell';
import { screenTexts } from '../../shared/app.texts.ts';
import { paths } from '../../shared/paths.ts';

export interface NavigationEntry {
  readonly href: string;
  readonly label: string;
  /** What waits there. */
  readonly count?: number | undefined;
}

/** The administrator’s navigation, in the order of R349. */
export function adminEntries(waiting: { readonly proofs: number | undefined }): NavigationEntry[] {
  return [
    { href: paths.adminHome, label: screenTexts.dashboard },
    { href: paths.navs, label: screenTexts.navs },
    { href: paths.fxRates, label: screenTexts.fxRates },
    { href: paths.contracts, label: screenTexts.contracts, count: waiting.proofs },
    { href: paths.users, label: screenTexts.users },
    { href: paths.salespeople, label: screenTexts.salespeople },
    { href: paths.products, label: screenTexts.products },
  ];
}

/** What an administrator opens from another screen: the search leads there at once. */
export const adminScreens: readonly NavigationEntry[] = [
  { href: paths.navsImport, label: screenTexts.navsImport },
  { href: paths.fxRatesImport, label: screenTexts.fxRatesImport },
];

/** R350. */
export const commercialEntries: readonly NavigationEntry[] = [
  { href: paths.commercialHome, label: screenTexts.backOffice },
  { href: paths.commercialFxRates, label: screenTexts.fxRates },
];

/** R351. */
export const equisafeEntries: readonly NavigationEntry[] = [
  { href: paths.equisafeHome, label: screenTexts.backOffice },
];

/** R362. */
export const kaskadAdminEntries: readonly NavigationEntry[] = [
  { href: paths.kaskadHome, label: screenTexts.dashboard },
  { href: paths.kaskadUsers, label: screenTexts.kaskadUsers },
  { href: paths.kaskadInvestments, label: screenTexts.kaskadInvestments },
  { href: paths.kaskadFundraising, label: screenTexts.kaskadFundraising },
];

/** Marks the entry of the page shown: the longest address that leads to it, so that a home does not claim its siblings. */
export function toNavItems(entries: readonly NavigationEntry[], pathname: string): NavItem[] {
  const leading = entries.filter(({ href }) => pathname === href || pathname.startsWith(`${href}/`));
  const current = leading.toSorted((a, b) => b.href.length - a.href.length)[0]?.href;
  return entries.map((entry) => ({ ...entry, isCurrent: entry.href === current }));
}
