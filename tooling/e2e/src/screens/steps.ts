/** How a state of a screen is reached: the mocked responses of the API, and the user's actions. */

import { expect, type Page, type Route } from '@playwright/test';
import { type OperationId, operationMetadata } from '@repo/api-sdk/spec';
import { typeAddress } from '../addresses.ts';
import { choose, tick } from '../fields.ts';

/**
 * A failure of the API: it responds 500, never responds, or cannot be reached; or it responds with the figures of a
 * portfolio and not with its series, which are fetched after them.
 */
export type Failure = 'failed' | 'pending' | 'unreachable' | 'seriesFailed' | 'seriesPending';

/** Mocked operations: a failure, or the body of the response. */
export type Mocks = { readonly [Id in OperationId]?: Failure | object };

export interface ScreenState {
  readonly title: string;
  readonly path: string;
  /** Texts that are on screen in this state. */
  readonly shows: string;
  readonly mocks?: Mocks;
  /** The actions once the page is shown. */
  readonly act?: (page: Page) => Promise<void>;
}

/** Opens a state on a signed-in page, from scratch: without the draft or the hidden balance of the state before. */
export async function openScreen(page: Page, siteUrl: string, state: ScreenState): Promise<void> {
  await clearState(page);
  await page.route(
    ({ hostname }) => hostname !== 'localhost',
    (route) => route.abort(),
  );
  // The page of the signature provider is not checked.
  await page.route('**/local/signature/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="fr"><title>Contrat</title></html>',
    }),
  );
  const ids = Object.keys(operationMetadata).filter(isOperation);
  for (const id of ids) await mockOperation(page, id, state.mocks?.[id]);
  await typeAddress(page, siteUrl + state.path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await state.act?.(page);
  await expect(page.getByText(state.shows).filter({ visible: true }).first()).toBeVisible();
}

/** Leaves the page first: a call that is held by a mock is aborted with it, and never reaches the API. */
async function clearState(page: Page): Promise<void> {
  if (page.url() !== 'about:blank') {
    await page.evaluate(() => {
      sessionStorage.clear();
      localStorage.removeItem('balance_hidden');
    });
    await typeAddress(page, 'about:blank');
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

function isOperation(id: string): id is OperationId {
  return id in operationMetadata;
}

async function mockOperation(page: Page, id: OperationId, mock: Failure | object | undefined): Promise<void> {
  if (mock === undefined) return;
  const { method, path } = operationMetadata[id];
  const address = new RegExp(`${path.replaceAll(/\{\w+\}/g, '[^/]+')}(\\?|$)`);
  await page.route(address, (route) => {
    if (route.request().method() !== method.toUpperCase()) return route.fallback();
    return typeof mock === 'string' ? failures[mock](route) : route.fulfill({ json: mock });
  });
}

const failures: Readonly<Record<Failure, (route: Route) => Promise<void>>> = {
  failed: (route) => route.fulfill({ status: 500, json: { error: '', code: 'internal' } }),
  pending: () => Promise.resolve(),
  unreachable: (route) => route.abort(),
  seriesFailed: (route) => (fetchesFiguresOnly(route) ? route.fallback() : failures.failed(route)),
  seriesPending: (route) => (fetchesFiguresOnly(route) ? route.fallback() : failures.pending(route)),
};

export function fetchesFiguresOnly(route: Route): boolean {
  return new URL(route.request().url()).searchParams.get('series') === 'none';
}

export async function press(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name, exact: true }).first().click();
}

export async function follow(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name, exact: true }).first().click();
}

export const pressing = (name: string | RegExp) => (page: Page) => press(page, name);

export const following = (name: string) => (page: Page) => follow(page, name);

/** What arrives late moves what is below it: a press may miss. */
export async function onceLoaded(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** Several actions, one after the other. */
export const doing =
  (...acts: readonly ((page: Page) => Promise<void>)[]) =>
  async (page: Page) => {
    for (const act of acts) await act(page);
  };

export const openProduct = following('Investir dans USDFY');

export const openWizard = doing(openProduct, following('Souscrire'));

export const toPayment = (asset: string) =>
  doing(openWizard, (page) => choose(page, 'Devise de paiement', asset), pressing('Étape suivante'));

export const toConfirmation = doing(
  toPayment('EURO'),
  // The button has the same name on both steps.
  (page) => page.getByText('Étape 2 sur 4').waitFor(),
  pressing('Étape suivante'),
);

export const toSigning = doing(
  toConfirmation,
  (page) => tick(page, /conditions générales de vente/),
  (page) => tick(page, /risques/),
  pressing('Signer le contrat'),
);
