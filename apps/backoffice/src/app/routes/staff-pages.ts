// The component of each screen of staff, of each panel and inner page: loaded once one of them is opened, and not by the
// sign-in page, which would hold the name of each chunk.
import type { StaffArea } from '@repo/domain/access';
import type { ComponentType } from 'react';
import { paths } from '../../shared/paths.ts';
import type { StaffScreenPath } from '../../shared/staff-screens.ts';

type Load = () => Promise<ComponentType>;

const assisted = () => import('../../features/assisted/AssistedListPage.tsx');

export const staffPages: Readonly<Record<StaffScreenPath, Load>> = {
  [paths.adminHome]: async () => (await import('../../features/home/AdminHomePage.tsx')).AdminHomePage,
  [paths.navs]: async () => (await import('../../features/navs/NavsPage.tsx')).NavsPage,
  [paths.navsList]: async () => (await import('../../features/navs/NavsListPage.tsx')).NavsListPage,
  [paths.workQueue]: async () => (await import('../../features/work-queue/WorkQueuePage.tsx')).WorkQueuePage,
  [paths.alerts]: async () => (await import('../../features/alerts/AlertsPage.tsx')).AlertsPage,
  [paths.dayControl]: async () =>
    (await import('../../features/day-control/DayControlPage.tsx')).DayControlPage,
  [paths.navEntry]: async () => (await import('../../features/nav-entry/NavEntryPage.tsx')).NavEntryPage,
  [paths.navsImport]: async () => (await import('../../features/imports/pages.tsx')).NavImportPage,
  [paths.waitingOrders]: async () =>
    (await import('../../features/navs/WaitingOrdersPage.tsx')).WaitingOrdersPage,
  [paths.corrections]: async () =>
    (await import('../../features/corrections/CorrectionsPage.tsx')).CorrectionsPage,
  [paths.fxRates]: async () => (await import('../../features/fx-rates/FxRatesPage.tsx')).FxRatesPage,
  [paths.fxRatesImport]: async () => (await import('../../features/imports/pages.tsx')).FxImportPage,
  [paths.contracts]: async () => (await import('../../features/contracts/ContractsPage.tsx')).ContractsPage,
  [paths.assisted]: async () => (await assisted()).AssistedListPage,
  [paths.commercialAssisted]: async () => (await assisted()).AssistedListPage,
  [paths.payouts]: async () => (await import('../../features/payouts/PayoutsPage.tsx')).PayoutsPage,
  [paths.register]: async () => (await import('../../features/register/RegisterPage.tsx')).RegisterPage,
  [paths.journal]: async () => (await import('../../features/books/JournalPage.tsx')).JournalPage,
  [paths.balance]: async () => (await import('../../features/books/BalancePage.tsx')).BalancePage,
  [paths.accounts]: async () => (await import('../../features/books/AccountsPage.tsx')).AccountsPage,
  [paths.changeRequests]: async () =>
    (await import('../../features/change-requests/ChangeRequestsPage.tsx')).ChangeRequestsPage,
  [paths.messages]: async () => (await import('../../features/messages/MessagesPage.tsx')).MessagesPage,
  [paths.tasks]: async () => (await import('../../features/tasks/MyTasksPage.tsx')).MyTasksPage,
  [paths.parameters]: async () =>
    (await import('../../features/parameters/ParametersPage.tsx')).ParametersPage,
  [paths.audit]: async () => (await import('../../features/audit/AuditPage.tsx')).AuditPage,
  [paths.jobs]: async () => (await import('../../features/jobs/JobsPage.tsx')).JobsPage,
  [paths.receipts]: async () => (await import('../../features/receipts/ReceiptsPage.tsx')).ReceiptsPage,
  [paths.statementImport]: async () =>
    (await import('../../features/receipts/StatementImportPage.tsx')).StatementImportPage,
  [paths.users]: async () => (await import('../../features/clients/ClientsPage.tsx')).ClientsPage,
  [paths.salespeople]: async () => (await import('../../features/advisers/AdvisersPage.tsx')).AdvisersPage,
  [paths.staffSessions]: async () =>
    (await import('../../features/staff-sessions/StaffSessionsPage.tsx')).StaffSessionsPage,
  [paths.products]: async () => (await import('../../features/products/ProductsPage.tsx')).ProductsPage,
  [paths.commercialHome]: async () =>
    (await import('../../features/own-clients/AdviserHomePage.tsx')).AdviserHomePage,
  [paths.commercialQueue]: async () =>
    (await import('../../features/work-queue/WorkQueuePage.tsx')).AdviserQueuePage,
  [paths.commercialClients]: async () =>
    (await import('../../features/own-clients/OwnClientsPage.tsx')).OwnClientsPage,
  [paths.commercialFxRates]: async () =>
    (await import('../../features/fx-rates/FxRatesPage.tsx')).ReadOnlyFxRatesPage,
  [paths.commercialMessages]: async () =>
    (await import('../../features/messages/MessagesPage.tsx')).OwnMessagesPage,
  [paths.commercialJobs]: async () => (await import('../../features/jobs/JobsPage.tsx')).OwnJobsPage,
  [paths.equisafeHome]: async () =>
    (await import('../../features/register/RegisterPage.tsx')).EquisafeHomePage,
  [paths.equisafeQueue]: async () =>
    (await import('../../features/work-queue/WorkQueuePage.tsx')).KeeperQueuePage,
  [paths.equisafeJobs]: async () => (await import('../../features/jobs/JobsPage.tsx')).OwnJobsPage,
  [paths.kaskadHome]: async () =>
    (await import('../../features/kaskad-home/KaskadHomePage.tsx')).KaskadHomePage,
  [paths.kaskadUsers]: async () =>
    (await import('../../features/kaskad-users/KaskadUsersPage.tsx')).KaskadUsersPage,
  [paths.kaskadUsersImport]: async () =>
    (await import('../../features/kaskad-users/UserImportPage.tsx')).UserImportPage,
  [paths.kaskadInvestments]: async () =>
    (await import('../../features/kaskad-investments/InvestmentsPage.tsx')).InvestmentsPage,
  [paths.kaskadRefunds]: async () =>
    (await import('../../features/kaskad-refunds/RefundsPage.tsx')).RefundsPage,
  [paths.grants]: async () => (await import('../../features/grants/GrantsPage.tsx')).GrantsPage,
  [paths.newGrant]: async () => (await import('../../features/grants/NewGrantPage.tsx')).NewGrantPage,
  [paths.grantsImport]: async () =>
    (await import('../../features/grants/GrantsImportPage.tsx')).GrantsImportPage,
  [paths.claims]: async () => (await import('../../features/claims/ClaimsPage.tsx')).ClaimsPage,
  [paths.tokenClasses]: async () =>
    (await import('../../features/token-classes/TokenClassesPage.tsx')).TokenClassesPage,
  [paths.kaskadChangeRequests]: async () =>
    (await import('../../features/change-requests/ChangeRequestsPage.tsx')).KaskadChangeRequestsPage,
  [paths.kaskadJobs]: async () => (await import('../../features/jobs/JobsPage.tsx')).OwnJobsPage,
  [paths.kaskadFundraising]: async () =>
    (await import('../../features/fundraising/RoundsPage.tsx')).RoundsPage,
  [paths.newRound]: async () => (await import('../../features/fundraising/NewRoundPage.tsx')).NewRoundPage,
  [paths.issuers]: async () => (await import('../../features/fundraising/IssuersPage.tsx')).IssuersPage,
};

export const layouts: Readonly<Record<StaffArea, Load>> = {
  admin: async () => (await import('../layouts/AdminLayout.tsx')).AdminLayout,
  commercial: async () => (await import('../layouts/CommercialLayout.tsx')).CommercialLayout,
  equisafe: async () => (await import('../layouts/EquisafeLayout.tsx')).EquisafeLayout,
  kaskadAdmin: async () => (await import('../layouts/KaskadAdminLayout.tsx')).KaskadAdminLayout,
};

/** What opens beside a list. */
export const staffPanels = {
  [paths.contracts]: async () => (await import('../../features/contracts/ContractPanel.tsx')).ContractPanel,
  [paths.corrections]: async () =>
    (await import('../../features/corrections/CorrectionPanel.tsx')).CorrectionPanel,
  [paths.messages]: async () => (await import('../../features/messages/ThreadPanel.tsx')).ThreadPanel,
  [paths.commercialMessages]: async () =>
    (await import('../../features/messages/ThreadPanel.tsx')).OwnThreadPanel,
  [paths.commercialClients]: async () =>
    (await import('../../features/own-clients/OwnClientPanel.tsx')).OwnClientPanel,
  [paths.payouts]: async () => (await import('../../features/payouts/PayoutPanel.tsx')).PayoutPanel,
  [paths.salespeople]: async () => (await import('../../features/advisers/AdviserPanel.tsx')).AdviserPanel,
  [paths.register]: async () => (await import('../../features/register/RegisterPanel.tsx')).RegisterPanel,
  [paths.equisafeHome]: async () => (await import('../../features/register/RegisterPanel.tsx')).EquisafePanel,
  [paths.kaskadInvestments]: async () =>
    (await import('../../features/kaskad-investments/InvestmentPanel.tsx')).InvestmentPanel,
  [paths.kaskadRefunds]: async () =>
    (await import('../../features/kaskad-refunds/RefundPanel.tsx')).RefundPanel,
  [paths.kaskadUsers]: async () =>
    (await import('../../features/kaskad-users/KaskadUserPanel.tsx')).KaskadUserPanel,
  [paths.grants]: async () => (await import('../../features/grants/GrantPanel.tsx')).GrantPanel,
  [paths.claims]: async () => (await import('../../features/claims/ClaimPanel.tsx')).ClaimPanel,
  [paths.users]: async () => (await import('../../features/clients/ClientPanel.tsx')).ClientPanel,
} satisfies { readonly [Path in StaffScreenPath]?: Load };
export type PanelPath = keyof typeof staffPanels;

/** Pages that a screen opens. */
export const innerPages = {
  bulk: async () => (await import('../../features/bulk/BulkPage.tsx')).BulkPage,
  changeRequest: async () =>
    (await import('../../features/change-requests/ChangeRequestPage.tsx')).ChangeRequestPage,
  product: async () => (await import('../../features/products/ProductPage.tsx')).ProductPage,
  newAssisted: async () => (await import('../../features/assisted/NewAssistedPage.tsx')).NewAssistedPage,
  assisted: async () => (await import('../../features/assisted/AssistedPage.tsx')).AssistedPage,
  round: async () => (await import('../../features/fundraising/RoundPage.tsx')).RoundPage,
  editRound: async () => (await import('../../features/fundraising/EditRoundPage.tsx')).EditRoundPage,
  allotment: async () => (await import('../../features/fundraising/AllotmentPage.tsx')).AllotmentPage,
  issuer: async () => (await import('../../features/fundraising/IssuerPage.tsx')).IssuerPage,
  capTable: async () => (await import('../../features/fundraising/CapTablePage.tsx')).CapTablePage,
} satisfies Readonly<Record<string, Load>>;
export type InnerPage = keyof typeof innerPages;
