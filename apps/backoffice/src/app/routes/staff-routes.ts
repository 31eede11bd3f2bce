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
import type { InnerPage, PanelPath } from './staff-pages.ts';

type Load = () => Promise<ComponentType>;

const screen =
  (path: StaffScreenPath): Load =>
  async () =>
    (await import('./staff-pages.ts')).staffPages[path]();

/** What opens beside a list, by its title. */
const panels: Readonly<Record<PanelPath, string>> = {
  [paths.contracts]: screenTexts.contract,
  [paths.corrections]: screenTexts.correction,
  [paths.messages]: screenTexts.thread,
  [paths.commercialMessages]: screenTexts.thread,
  [paths.commercialClients]: screenTexts.user,
  [paths.payouts]: screenTexts.payout,
  [paths.salespeople]: screenTexts.salesperson,
  [paths.register]: screenTexts.registerMovement,
  [paths.equisafeHome]: screenTexts.registerMovement,
  [paths.kaskadInvestments]: screenTexts.kaskadInvestment,
  [paths.kaskadRefunds]: screenTexts.kaskadRefund,
  [paths.kaskadUsers]: screenTexts.kaskadUser,
  [paths.grants]: screenTexts.grant,
  [paths.claims]: screenTexts.claim,
  [paths.users]: screenTexts.user,
};

const hasPanel = (path: string): path is PanelPath => Object.hasOwn(panels, path);

/** An inner page: its chunk is named with those of the screens. */
const page = (name: InnerPage, title: string, path: string): RouteObject => ({
  path,
  handle: { title },
  lazy: { Component: async () => (await import('./staff-pages.ts')).innerPages[name]() },
});

function panelOf(path: StaffScreenPath): RouteObject[] {
  if (!hasPanel(path)) return [];
  const load = async () => (await import('./staff-pages.ts')).staffPanels[path]();
  const lazy = { Component: () => loadChunk(load) };
  // A route whose chunk is missing cannot show its own failure: that of its parent is shown, beside the list.
  return [
    { ErrorBoundary: PanelFailure, children: [{ path: ':id', handle: { title: panels[path] }, lazy }] },
  ];
}

/** Opens from an email too; it is on a page of its own. */
const changeRequest = (list: string = paths.changeRequests): RouteObject =>
  page('changeRequest', screenTexts.changeRequest, `${list}/:id`);

/** Six steps are a page of their own, in both areas. */
const assistedPages = (list: string): RouteObject[] => [
  page('newAssisted', screenTexts.newAssisted, `${list}/nouvelle`),
  page('assisted', screenTexts.assisted, `${list}/:id`),
];

/** What a round and an issuer have are pages of their own. */
const fundraisingPages = (): RouteObject[] => [
  page('round', screenTexts.round, `${paths.kaskadFundraising}/levees/:id`),
  page('editRound', screenTexts.editRound, `${paths.kaskadFundraising}/levees/:id/modifier`),
  page('allotment', screenTexts.allotment, `${paths.kaskadFundraising}/levees/:id/allocation`),
  page('issuer', screenTexts.issuer, `${paths.issuers}/:id`),
  page('capTable', screenTexts.capTable, `${paths.issuers}/:id/capital`),
];

/** What an area opens beside its screens. */
const pagesOf: { readonly [Area in StaffArea]?: () => RouteObject[] } = {
  admin: () => [
    // A preview, then its results: what it is about stays in its address.
    page('bulk', screenTexts.bulk, `${paths.bulks}/:id`),
    changeRequest(),
    // A product has tabs and forms.
    page('product', screenTexts.product, `${paths.products}/:id`),
    ...assistedPages(paths.assisted),
  ],
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
    lazy: { Component: async () => (await import('./staff-pages.ts')).layouts[area]() },
    // A screen that fails leaves the navigation where it is.
    children: [
      {
        ErrorBoundary: PageFailure,
        children: [...children, ...(pagesOf[area]?.() ?? [])],
      },
    ],
  };
}
