import type { Guard } from '@repo/auth';
import { PageFailure } from '@repo/client/start';
import { type StaffArea, staffAreas } from '@repo/domain/access';
import { loadChunk } from '@repo/ui/lazy-part';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { screenTexts } from '../../shared/app.texts.ts';
import { paths } from '../../shared/paths.ts';
import { type StaffScreenPath, screensOf } from '../../shared/staff-screens.ts';
import { PanelFailure } from './PanelFailure.tsx';

type Load = () => Promise<ComponentType>;

const layouts: Readonly<Record<StaffArea, Load>> = {
  admin: async () => (await import('../layouts/AdminLayout.tsx')).AdminLayout,
  commercial: async () => (await import('../layouts/CommercialLayout.tsx')).CommercialLayout,
  equisafe: async () => (await import('../layouts/EquisafeLayout.tsx')).EquisafeLayout,
  kaskadAdmin: async () => (await import('../layouts/KaskadAdminLayout.tsx')).KaskadAdminLayout,
};

const screen =
  (path: StaffScreenPath): Load =>
  async () =>
    (await import('./staff-pages.ts')).staffPages[path]();

/** What opens beside a list. */
const panels: { readonly [Path in StaffScreenPath]?: { readonly title: string; readonly load: Load } } = {
  [paths.contracts]: {
    title: screenTexts.contract,
    load: async () => (await import('../../features/contracts/ContractPanel.tsx')).ContractPanel,
  },
  [paths.corrections]: {
    title: screenTexts.correction,
    load: async () => (await import('../../features/corrections/CorrectionPanel.tsx')).CorrectionPanel,
  },
  [paths.messages]: {
    title: screenTexts.thread,
    load: async () => (await import('../../features/messages/ThreadPanel.tsx')).ThreadPanel,
  },
  [paths.commercialMessages]: {
    title: screenTexts.thread,
    load: async () => (await import('../../features/messages/ThreadPanel.tsx')).OwnThreadPanel,
  },
  [paths.commercialClients]: {
    title: screenTexts.user,
    load: async () => (await import('../../features/own-clients/OwnClientPanel.tsx')).OwnClientPanel,
  },
  [paths.payouts]: {
    title: screenTexts.payout,
    load: async () => (await import('../../features/payouts/PayoutPanel.tsx')).PayoutPanel,
  },
  [paths.salespeople]: {
    title: screenTexts.salesperson,
    load: async () => (await import('../../features/advisers/AdviserPanel.tsx')).AdviserPanel,
  },
  [paths.register]: {
    title: screenTexts.registerMovement,
    load: async () => (await import('../../features/register/RegisterPanel.tsx')).RegisterPanel,
  },
  [paths.equisafeHome]: {
    title: screenTexts.registerMovement,
    load: async () => (await import('../../features/register/RegisterPanel.tsx')).EquisafePanel,
  },
  [paths.kaskadInvestments]: {
    title: screenTexts.kaskadInvestment,
    load: async () => (await import('../../features/kaskad-investments/InvestmentPanel.tsx')).InvestmentPanel,
  },
  [paths.kaskadRefunds]: {
    title: screenTexts.kaskadRefund,
    load: async () => (await import('../../features/kaskad-refunds/RefundPanel.tsx')).RefundPanel,
  },
  [paths.kaskadUsers]: {
    title: screenTexts.kaskadUser,
    load: async () => (await import('../../features/kaskad-users/KaskadUserPanel.tsx')).KaskadUserPanel,
  },
  [paths.grants]: {
    title: screenTexts.grant,
    load: async () => (await import('../../features/grants/GrantPanel.tsx')).GrantPanel,
  },
  [paths.claims]: {
    title: screenTexts.claim,
    load: async () => (await import('../../features/claims/ClaimPanel.tsx')).ClaimPanel,
  },
  [paths.users]: {
    title: screenTexts.user,
    load: async () => (await import('../../features/clients/ClientPanel.tsx')).ClientPanel,
  },
};

function panelOf(path: StaffScreenPath): RouteObject[] {
  const panel = panels[path];
  if (panel === undefined) return [];
  const lazy = { Component: () => loadChunk(panel.load) };
  // A route whose chunk is missing cannot show its own failure: that of its parent is shown, beside the list.
  return [{ ErrorBoundary: PanelFailure, children: [{ path: ':id', handle: { title: panel.title }, lazy }] }];
}

/** Opens from an email too; it is on a page of its own. */
const changeRequest = (list: string = paths.changeRequests): RouteObject => ({
  path: `${list}/:id`,
  handle: { title: screenTexts.changeRequest },
  lazy: {
    Component: async () =>
      (await import('../../features/change-requests/ChangeRequestPage.tsx')).ChangeRequestPage,
  },
});

/** A preview, then its results: what it is about stays in its address. */
const bulk = (): RouteObject => ({
  path: `${paths.bulks}/:id`,
  handle: { title: screenTexts.bulk },
  lazy: { Component: async () => (await import('../../features/bulk/BulkPage.tsx')).BulkPage },
});

/** A product has tabs and forms: a page of its own. */
const product = (): RouteObject => ({
  path: `${paths.products}/:id`,
  handle: { title: screenTexts.product },
  lazy: { Component: async () => (await import('../../features/products/ProductPage.tsx')).ProductPage },
});

/** Six steps are a page of their own, in both areas. */
const assistedPages = (list: string): RouteObject[] => [
  {
    path: `${list}/nouvelle`,
    handle: { title: screenTexts.newAssisted },
    lazy: {
      Component: async () => (await import('../../features/assisted/NewAssistedPage.tsx')).NewAssistedPage,
    },
  },
  {
    path: `${list}/:id`,
    handle: { title: screenTexts.assisted },
    lazy: {
      Component: async () => (await import('../../features/assisted/AssistedPage.tsx')).AssistedPage,
    },
  },
];

/** What a round and an issuer have are pages of their own. */
const fundraisingPages = (): RouteObject[] => [
  {
    path: `${paths.kaskadFundraising}/levees/:id`,
    handle: { title: screenTexts.round },
    lazy: { Component: async () => (await import('../../features/fundraising/RoundPage.tsx')).RoundPage },
  },
  {
    path: `${paths.kaskadFundraising}/levees/:id/modifier`,
    handle: { title: screenTexts.editRound },
    lazy: {
      Component: async () => (await import('../../features/fundraising/EditRoundPage.tsx')).EditRoundPage,
    },
  },
  {
    path: `${paths.kaskadFundraising}/levees/:id/allocation`,
    handle: { title: screenTexts.allotment },
    lazy: {
      Component: async () => (await import('../../features/fundraising/AllotmentPage.tsx')).AllotmentPage,
    },
  },
  {
    path: `${paths.issuers}/:id`,
    handle: { title: screenTexts.issuer },
    lazy: { Component: async () => (await import('../../features/fundraising/IssuerPage.tsx')).IssuerPage },
  },
  {
    path: `${paths.issuers}/:id/capital`,
    handle: { title: screenTexts.capTable },
    lazy: {
      Component: async () => (await import('../../features/fundraising/CapTablePage.tsx')).CapTablePage,
    },
  },
];

/** What an area opens beside its screens. */
const pagesOf: { readonly [Area in StaffArea]?: () => RouteObject[] } = {
  admin: () => [bulk(), changeRequest(), product(), ...assistedPages(paths.assisted)],
  commercial: () => assistedPages(paths.commercialAssisted),
  kaskadAdmin: () => [changeRequest(paths.kaskadChangeRequests), ...fundraisingPages()],
};

/** The routes of an area, behind its guard (R033–R036, R338–R347, R361). Made anew for each router, which writes in them. */
export function staffRoutes(guard: Guard, area: StaffArea): RouteObject {
  const children = screensOf(area).map(
    ({ path, title, roles }): RouteObject => ({
      path,
      ...(roles && { middleware: [guard.require({ auth: 'signed-in', roles })] }),
      handle: { title },
      lazy: { Component: screen(path) },
      children: panelOf(path),
    }),
  );
  return {
    middleware: [guard.require(staffAreas[area].requirement)],
    lazy: { Component: layouts[area] },
    // A screen that fails leaves the navigation where it is.
    children: [
      {
        ErrorBoundary: PageFailure,
        children: [...children, ...(pagesOf[area]?.() ?? [])],
      },
    ],
  };
}
