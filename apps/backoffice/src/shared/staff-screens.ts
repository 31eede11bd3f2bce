/** The screens of each area of the back office, with their titles: routes, navigation and search derive from it. */
import type { Role, StaffArea } from '@repo/domain/access';
import { screenTexts } from './app.texts.ts';
import { paths } from './paths.ts';

interface ScreenOfArea {
  readonly path: string;
  readonly title: string;
  /** Not in the navigation: another screen opens it, and the search. */
  readonly isInner?: true;
  /** The entry to mark while this screen is open: the home of an area is not marked by the start of a path. */
  readonly tabOf?: string;
  /** The keys that open it from any screen of the area. */
  readonly keys?: string;
  /** Those of the area who may open it; all by default. */
  readonly roles?: readonly Role[];
}

/** In the order of the navigation (R349–R351, R362). */
export const staffScreens = {
  admin: [
    { path: paths.adminHome, title: screenTexts.dashboard },
    { path: paths.workQueue, title: screenTexts.workQueue, isInner: true, tabOf: paths.adminHome },
    { path: paths.dayControl, title: screenTexts.dayControl, isInner: true, tabOf: paths.adminHome },
    { path: paths.alerts, title: screenTexts.alerts, isInner: true, tabOf: paths.adminHome },
    { path: paths.navs, title: screenTexts.navs, keys: 'g n' },
    { path: paths.navsList, title: screenTexts.navsList, isInner: true },
    { path: paths.navEntry, title: screenTexts.navEntry, isInner: true },
    { path: paths.navsImport, title: screenTexts.navsImport, isInner: true },
    { path: paths.waitingOrders, title: screenTexts.waitingOrders, isInner: true },
    { path: paths.corrections, title: screenTexts.corrections, isInner: true },
    { path: paths.fxRates, title: screenTexts.fxRates },
    { path: paths.fxRatesImport, title: screenTexts.fxRatesImport, isInner: true },
    { path: paths.contracts, title: screenTexts.contracts, keys: 'g s' },
    { path: paths.assisted, title: screenTexts.assisted, isInner: true },
    { path: paths.payouts, title: screenTexts.payouts, isInner: true },
    { path: paths.journal, title: screenTexts.journal, isInner: true },
    { path: paths.balance, title: screenTexts.balance, isInner: true },
    { path: paths.accounts, title: screenTexts.accounts, isInner: true },
    { path: paths.register, title: screenTexts.register, isInner: true },
    { path: paths.changeRequests, title: screenTexts.changeRequests, keys: 'g v', isInner: true },
    { path: paths.messages, title: screenTexts.messages, isInner: true },
    { path: paths.tasks, title: screenTexts.tasks, isInner: true },
    { path: paths.parameters, title: screenTexts.parameters, isInner: true },
    { path: paths.audit, title: screenTexts.audit, isInner: true, roles: ['super_admin'] },
    { path: paths.jobs, title: screenTexts.jobs, isInner: true },
    { path: paths.receipts, title: screenTexts.receipts, isInner: true },
    { path: paths.statementImport, title: screenTexts.statementImport, isInner: true },
    { path: paths.users, title: screenTexts.users, keys: 'g c' },
    { path: paths.salespeople, title: screenTexts.salespeople },
    { path: paths.staffSessions, title: screenTexts.staffSessions, isInner: true },
    { path: paths.products, title: screenTexts.products },
  ],
  commercial: [
    { path: paths.commercialHome, title: screenTexts.backOffice },
    { path: paths.commercialQueue, title: screenTexts.workQueue, isInner: true, tabOf: paths.commercialHome },
    { path: paths.commercialFxRates, title: screenTexts.fxRates },
    {
      path: paths.commercialClients,
      title: screenTexts.myClients,
      keys: 'g c',
      isInner: true,
      tabOf: paths.commercialHome,
    },
    {
      path: paths.commercialMessages,
      title: screenTexts.messages,
      isInner: true,
      tabOf: paths.commercialHome,
    },
    {
      path: paths.commercialAssisted,
      title: screenTexts.assisted,
      isInner: true,
      tabOf: paths.commercialHome,
    },
    { path: paths.commercialJobs, title: screenTexts.jobs, isInner: true },
  ],
  equisafe: [
    { path: paths.equisafeHome, title: screenTexts.backOffice },
    { path: paths.equisafeQueue, title: screenTexts.workQueue, isInner: true, tabOf: paths.equisafeHome },
    { path: paths.equisafeJobs, title: screenTexts.jobs, isInner: true },
  ],
  kaskadAdmin: [
    { path: paths.kaskadHome, title: screenTexts.dashboard },
    { path: paths.kaskadUsers, title: screenTexts.kaskadUsers },
    { path: paths.kaskadUsersImport, title: screenTexts.kaskadUsersImport, isInner: true },
    { path: paths.kaskadInvestments, title: screenTexts.kaskadInvestments },
    { path: paths.kaskadRefunds, title: screenTexts.kaskadRefunds, isInner: true },
    { path: paths.grants, title: screenTexts.grants, keys: 'g p', isInner: true },
    { path: paths.newGrant, title: screenTexts.newGrant, isInner: true },
    { path: paths.grantsImport, title: screenTexts.grantsImport, isInner: true },
    { path: paths.claims, title: screenTexts.claims, keys: 'g r', isInner: true },
    { path: paths.tokenClasses, title: screenTexts.tokenClasses, isInner: true },
    { path: paths.kaskadChangeRequests, title: screenTexts.changeRequests, keys: 'g v', isInner: true },
    { path: paths.kaskadJobs, title: screenTexts.jobs, isInner: true },
    { path: paths.kaskadFundraising, title: screenTexts.kaskadFundraising, keys: 'g l' },
    { path: paths.newRound, title: screenTexts.newRound, isInner: true },
    { path: paths.issuers, title: screenTexts.issuers, isInner: true },
  ],
} as const satisfies Readonly<Record<StaffArea, readonly ScreenOfArea[]>>;

export type StaffScreenPath = (typeof staffScreens)[StaffArea][number]['path'];

/** The screens of one area. */
export function screensOf(area: StaffArea): readonly (ScreenOfArea & { readonly path: StaffScreenPath })[] {
  return staffScreens[area];
}
