import { TabLinks } from '@repo/ui/tab-links';
import { useLocation } from 'react-router';
import { screenTexts } from './app.texts.ts';
import { paths } from './paths.ts';
import { sharedTexts } from './shared.texts.ts';

interface SectionScreen {
  readonly href: string;
  readonly label: string;
}

const homeTabs: readonly SectionScreen[] = [
  { href: paths.adminHome, label: sharedTexts.homeToday },
  { href: paths.workQueue, label: screenTexts.workQueue },
  { href: paths.dayControl, label: screenTexts.dayControl },
  { href: paths.alerts, label: screenTexts.alerts },
];

const adviserTabs: readonly SectionScreen[] = [
  { href: paths.commercialHome, label: sharedTexts.myDay },
  { href: paths.commercialQueue, label: screenTexts.workQueue },
  { href: paths.commercialClients, label: screenTexts.myClients },
  { href: paths.commercialAssisted, label: screenTexts.assisted },
  { href: paths.commercialMessages, label: screenTexts.messages },
];

const keeperTabs: readonly SectionScreen[] = [
  { href: paths.equisafeHome, label: sharedTexts.register },
  { href: paths.equisafeQueue, label: screenTexts.workQueue },
];

const contractsTabs: readonly SectionScreen[] = [
  { href: paths.contracts, label: sharedTexts.contractsList },
  { href: paths.assisted, label: screenTexts.assisted },
  { href: paths.receipts, label: screenTexts.receipts },
  { href: paths.payouts, label: screenTexts.payouts },
  { href: paths.register, label: sharedTexts.register },
  { href: paths.journal, label: screenTexts.journal },
  { href: paths.balance, label: screenTexts.balance },
  { href: paths.accounts, label: screenTexts.accounts },
];

const investmentsTabs: readonly SectionScreen[] = [
  { href: paths.kaskadInvestments, label: sharedTexts.contractsList },
  { href: paths.kaskadRefunds, label: screenTexts.kaskadRefunds },
  { href: paths.grants, label: screenTexts.grants },
  { href: paths.newGrant, label: screenTexts.newGrant },
  { href: paths.grantsImport, label: sharedTexts.grantsImport },
  { href: paths.claims, label: screenTexts.claims },
  { href: paths.tokenClasses, label: screenTexts.tokenClasses },
];

const fundraisingTabs: readonly SectionScreen[] = [
  { href: paths.kaskadFundraising, label: sharedTexts.rounds },
  { href: paths.newRound, label: screenTexts.newRound },
  { href: paths.issuers, label: screenTexts.issuers },
];

const navsTabs: readonly SectionScreen[] = [
  { href: paths.navs, label: sharedTexts.navsCalendar },
  { href: paths.navEntry, label: sharedTexts.navEntry },
  { href: paths.navsList, label: sharedTexts.navsList },
  { href: paths.waitingOrders, label: screenTexts.waitingOrders },
  { href: paths.corrections, label: screenTexts.corrections },
];

const salespeopleTabs: readonly SectionScreen[] = [
  { href: paths.salespeople, label: screenTexts.salespeople },
  { href: paths.staffSessions, label: screenTexts.staffSessions },
];

/** The screens of « Dashboard ». */
export function HomeTabs() {
  return <SectionTabs label={screenTexts.dashboard} screens={homeTabs} />;
}

/** The screens of an adviser’s « Back-office ». */
export function AdviserTabs() {
  return <SectionTabs label={screenTexts.backOffice} screens={adviserTabs} />;
}

/** The screens of the register keeper’s « Back-office ». */
export function KeeperTabs() {
  return <SectionTabs label={screenTexts.backOffice} screens={keeperTabs} />;
}

/** The screens of « Souscriptions ». */
export function ContractsTabs() {
  return <SectionTabs label={screenTexts.contracts} screens={contractsTabs} />;
}

/** The screens of « Investissements », of Kaskad. */
export function InvestmentsTabs() {
  return <SectionTabs label={screenTexts.kaskadInvestments} screens={investmentsTabs} />;
}

/** The screens of « Levée de fonds », of Kaskad. */
export function FundraisingTabs() {
  return <SectionTabs label={screenTexts.kaskadFundraising} screens={fundraisingTabs} />;
}

/** The screens of « NAVs ». */
export function NavsTabs() {
  return <SectionTabs label={screenTexts.navs} screens={navsTabs} />;
}

/** The screens of « Commerciaux ». */
export function SalespeopleTabs() {
  return <SectionTabs label={screenTexts.salespeople} screens={salespeopleTabs} />;
}

/** The screen with the longest matching path: an open contract is in the list, an open payout among the payouts. */
function SectionTabs({
  label,
  screens,
}: {
  readonly label: string;
  readonly screens: readonly SectionScreen[];
}) {
  const { pathname } = useLocation();
  const leading = screens.filter(({ href }) => pathname === href || pathname.startsWith(`${href}/`));
  const current = leading.toSorted((a, b) => b.href.length - a.href.length)[0];
  return <TabLinks label={label} items={screens.map((item) => ({ ...item, isCurrent: item === current }))} />;
}
