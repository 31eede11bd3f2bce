// The screens of Kaskad's administration in one chunk: each chunk of its own is named in the first script, which every sign-in loads.
export { KaskadChangeRequestsPage } from '../../features/change-requests/ChangeRequestsPage.tsx';
export { ClaimPanel } from '../../features/claims/ClaimPanel.tsx';
export { ClaimsPage } from '../../features/claims/ClaimsPage.tsx';
export { GrantPanel } from '../../features/grants/GrantPanel.tsx';
export { GrantsImportPage } from '../../features/grants/GrantsImportPage.tsx';
export { GrantsPage, KaskadInvestmentsPage } from '../../features/grants/GrantsPage.tsx';
export { NewGrantPage } from '../../features/grants/NewGrantPage.tsx';
export { KaskadHomePage } from '../../features/kaskad-home/KaskadHomePage.tsx';
export { TokenClassesPage } from '../../features/token-classes/TokenClassesPage.tsx';
